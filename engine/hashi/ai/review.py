"""Reviews a solo game of Hashi: what the cards brought, and what the turns lost."""

from engine.hashi.ai import learned, worth
from engine.hashi.ai.master import Master
from engine.hashi.rules import CONFIRM


def turn(game, moves, seat, last, half=()):
    """Return the row of the next complete turn of a solo game, the start first; a generator.

    The expected end is the one if a master plays on: the mean, over all cards that may come, of the
    best answer's value (worth.appraise). What a card brought is therefore exact for these values. A
    row, in hundredths of a point but for the indexes and moves:

    the index of the turn's first move, and the index behind its last one, CONFIRM;
    what the card brought;
    what the turn lost, and the standard error of that; negative if the turn is better than the best
    one found;
    the expected end after the turn;
    the best turn found, without CONFIRM; b"" if that comes to the same board.

    Returns () behind the last turn, None if there are no tables. game: a Hashi reset to the deal,
    which plays the moves. moves: with CONFIRM. last: the row of the turn before, () before the
    first.
    """
    seen = type(game)()
    policy = Master(game, bytearray(4))
    first = luck = 0
    if last:
        first = last[1]
        _play(game, moves, 0, last[0])
        game.observe(0, seen.state)
        _play(game, moves, last[0], first)
    end = first
    while end < len(moves) and moves[end] != CONFIRM:
        end += 1
    if end == len(moves):
        return ()
    if last:
        policy.open(seen.side())
        plans = (_plan(moves, last[0], first - 1),)
        rows = yield from worth.appraise(policy, seen, 0, plans, bytes((game.card(),)))
        if not rows:
            return None
        luck = rows[0][0] - last[5]
    game.observe(0, seen.state)
    found = yield from _judged(policy, seen, _plan(moves, first, end))
    if not found:
        return None
    lost, error, now, better = found
    return first, end + 1, luck, lost, error, now, better


def judge(seen, seat, number, own, half=()):
    """Return (lost, its error, the expected end after it, the better turn) of a turn, as turn() has
    them, None without tables; a generator.

    own: the turn, without CONFIRM. seen: the observation before it; it stays as it is. seat,
    number, half: not used here.
    """
    policy = Master(seen, bytearray(4))
    return (yield from _judged(policy, seen, bytes(own)))


def _judged(policy, seen, own):
    """Return what judge() does; a generator."""
    yield from _best(policy, seen)
    better = bytes(policy.plan)
    rows = yield from worth.appraise(policy, seen, 0, (own, better))
    if not rows:
        return None
    now = worth.mean(rows[0])
    lost, error = worth.real(worth.mean(rows[1]) - now, seen.side(), seen.round())
    return lost, error, now, better if lost else b""


def _play(game, moves, first, end):
    for move in moves[first:end]:
        game.apply(move)


def _plan(moves, first, end):
    """Return moves as bytes; a Session has them in an array of words."""
    return bytes(list(moves[first:end]))


def compare(seen, seat, number, turns, half=()):
    """Return (lost, its error) as turn() has them, None without tables; a generator.

    It is what the first of two turns lost against the second. turns: moves without CONFIRM. seen:
    the observation before them; it stays as it is. seat, number: not used here.
    """
    policy = Master(seen, bytearray(4))
    policy.open(seen.side())
    return (yield from worth.compare_turns(policy, seen, 0, turns))


def _best(policy, seen):
    """Leave the best turn found in policy.plan; a generator."""
    policy.open(seen.side())
    policy.plan = []
    if not policy.known:
        return
    if seen.round():
        yield from policy.find(seen, 0)
    else:
        policy.plan = [policy.known[learned.BEST]]
