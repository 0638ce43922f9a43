"""Reviews a solo game of Hashi: what the cards brought, and what the turns lost."""

from engine.ai import PENDING
from engine.hashi.ai import learned, worth
from engine.hashi.ai.master import Master
from engine.hashi.rules import CONFIRM
from engine.hashi.state import ROUNDS

is_clear = worth.is_clear


def review(game, moves, seat=0, known=()):
    """Yield PENDING often, and a row for each complete turn of a solo game, the start first.

    What is to be expected is the end if a master plays on: the mean, over all cards that may come,
    of the best answer's value (worth.appraise). So what a card brought is exact for these values.
    Rows, in hundredths of a point but for the places and moves:

    where the turn begins in the moves, and where it ends, with CONFIRM;
    what the card brought;
    what the turn lost, and the standard error of that; less than 0 if it is better than the best
    one found;
    what is to be expected after it;
    the best turn found, without CONFIRM; b"" if that comes to the same board.

    None, and nothing more, if there are no tables. game: a Hashi reset to the deal, which plays the
    moves. moves: with CONFIRM. known: the rows of the first turns, if they are; the others follow.
    """
    seen = type(game)()
    policy = Master(game, bytearray(4))
    first = 0
    rows = [[0], [0]]
    came = 0  # the place of the card that came among those that could
    for k in range(len(moves)):
        if moves[k] != CONFIRM:
            continue
        game.observe(0, seen.state)
        r = seen.round()
        plans = [bytes(list(moves[first:k]))]  # a Session has them in an array of words
        if r >= len(known):
            luck = rows[0][came] - worth.mean(rows[0]) if r else 0
            for _ in _best(policy, seen):
                yield PENDING
            plans.append(bytes(policy.plan))
        if r >= len(known) - 1:  # what the card after it brings takes the last one that is known
            policy.open(seen.side())
            for rows in _appraise(policy, seen, plans):
                if rows == PENDING:
                    yield PENDING
            if not rows:
                yield None
                return
        for move in moves[first : k + 1]:
            game.apply(move)
        if r < ROUNDS:
            card = game.card()
            came = sum([not seen.is_played(other) for other in range(card)])
        if r >= len(known):
            lost, error = worth.real(worth.mean(rows[1]) - worth.mean(rows[0]), seen.side(), r)
            yield (first, k + 1, luck, lost, error, worth.mean(rows[0]), plans[1] if lost else b"")
        first = k + 1


def compare(seen, seat, number, turns):
    """Yield PENDING often, at last (lost, its error) as review() has them; None without tables.

    That is what the first of two turns lost against the second. turns: moves without CONFIRM. seen:
    the observation before them; it stays as it is. number: of no use here.
    """
    policy = Master(seen, bytearray(4))
    policy.open(seen.side())
    for rows in _appraise(policy, seen, turns):
        if rows == PENDING:
            yield PENDING
    if not rows:
        yield None
        return
    yield worth.real(worth.mean(rows[1]) - worth.mean(rows[0]), seen.side(), seen.round())


def _best(policy, seen):
    """Leave the best turn found in policy.plan; a generator that yields often."""
    policy.open(seen.side())
    policy.plan = []
    if not policy.known:
        return
    if seen.round():
        for _ in policy.find(seen, 0):
            yield
    else:
        policy.plan = [policy.known[learned.BEST]]


def _appraise(policy, seen, plans):
    """Yield PENDING often, at last what worth.appraise does; after the last round the points."""
    if seen.round() < ROUNDS or not policy.known:
        yield from worth.appraise(policy, seen, 0, plans)
        return
    before = bytes(seen.state)
    rows = []
    for moves in plans:
        for move in moves:
            seen.apply(move)
        seen.apply(CONFIRM)
        rows.append([100 * seen.score(0)])
        seen.state[:] = before
    yield rows
