"""Reviews one seat's game of Atoll: what was luck, and what its turns lost."""

from engine import rng
from engine.ai import judgement
from engine.atoll.ai.levels import Hard
from engine.atoll.ai.measured import ERRORS
from engine.atoll.rules import Atoll
from engine.atoll.state import CONFIRM, HAND, SURE
from engine.game import OVER

# Of what is unseen, to see what a turn is worth: two of three or four players, one of more, for
# whose turns a handheld takes longer. From one to the next a difference varies less, too.
DEALS = 8


def turn(game, moves, seat, last):
    """Return the row of the next complete turn of a seat; a generator.

    A turn is worth the chance of winning after the reveal, the mean over what may be unseen, if the
    others choose as `hard`; see worths(). What comes between two turns of the seat, by the cards
    and by the others, is what was brought. A row, in per mille but for the places and moves:

    where the turn begins in the moves, and where it ends, with CONFIRM;
    what was brought since the turn before, or since the deal;
    what the turn lost, and the standard error of that; less than 0 if it is better than the turn of
    `hard`;
    what is to be expected after it;
    the turn of `hard`, without CONFIRM; [] if it is about the same.

    If the game is over, a last row begins and ends behind the moves: it lost nothing, and has what
    was brought since the last turn. Behind it, and behind the last turn of a running game, ().
    game: an Atoll reset to the deal, which plays the moves. moves: with CONFIRM. last: the row of
    the turn before, () before the first.
    """
    seen = Atoll()
    first = last[1] if last else 0
    for move in moves[:first]:
        game.apply(move)
        yield
    game.observe(seat, seen.state)
    expected = last[5] if last else _chance(seen, seat)
    for k in range(first, len(moves)):
        if game.stage() != SURE:
            game.apply(moves[k])
            continue
        if game.player() == seat:
            game.observe(seat, seen.state)
            own = list(moves[first:k])
            seen.anticipate(seat)
            level = Hard(game, bytearray(4))
            lost, error, now, better = yield from _judge(level, seen, seat, own, k)
            return first, k + 1, now + lost - expected, lost, error, now, better
        game.apply(CONFIRM)
        first = k + 1
        yield
    if game.player() != OVER or (last and last[0] == last[1]):
        return ()
    now = _chance(game, seat)
    return first, first, now - expected, 0, 1, now, []


def _judge(level, seen, seat, own, number):
    """Return the end of a row; a generator.

    number: of the turn in the game. What is drawn at random depends on nothing else.
    """
    before = bytes(seen.state)
    best = yield from _choose(level, seen)
    seen.state[:] = before
    turns = [own] if own == best else [own, best]
    lost, error, now = yield from _compare(level, seen, seat, number, turns)
    return lost, error, now, best if lost else []


def compare(seen, seat, number, turns):
    """Return (lost, its error) as turn() has them; a generator.

    That is what the first of two turns lost against the second. turns: moves without CONFIRM. seen:
    the observation before them, when it is the seat's turn; it stays as it is. number: of the
    CONFIRM in the moves of the game.
    """
    found = yield from _compare(Hard(seen, bytearray(4)), seen, seat, number, turns)
    return found[:2]


def _compare(level, seen, seat, number, turns):
    """Return (lost, its error, what the first turn is worth); a generator."""
    rng.seed(level.r, number)
    found = yield from worths(level, seen, seat, turns)
    now = found[0]
    lost, error = found[-1] - now, 1
    if len(turns) > 1:
        left = HAND * (seen.rounds() - seen.round()) - seen.turn()
        lost, error = judgement.lost(now, found[1], *judgement.row_of(ERRORS, left))
    return lost, error, now


def why(level, seen, seat, _):
    """Return the reason (explain.py) for the turn of `hard`; a generator.

    level: a Hard. seen: the observation before it. It does not depend on luck, so the place of its
    CONFIRM in the moves, as in other games, does not matter.
    """
    from engine.atoll.ai import explain

    before = bytes(seen.state)
    seen.anticipate(seat)
    best = yield from _choose(level, seen)
    seen.state[:] = before
    seen.anticipate(seat)
    return (yield from explain.reason(level, seen, seat, best))


def worths(level, seen, seat, turns):
    """Return what each turn of a seat is worth, per mille; a generator.

    That is the mean, over deals of what the seat does not see, of its chance when all turns are
    revealed, those of the others as `hard` chooses. turns: moves without CONFIRM. seen: the
    observation before them, when it is the seat's turn; it stays as it is. level: a Hard, whose
    generator deals.
    """
    dealt = Atoll()
    table = Atoll()
    deals = []  # (state, what each seat chooses)
    for _ in range(DEALS // seen.players()):
        dealt.state[:] = seen.state
        dealt.determinize(seat, level.r)
        choices = []
        for p in range(seen.players()):
            choices.append([])
            if p != seat:
                dealt.observe(p, table.state)
                table.anticipate(p)
                choices[p] = yield from _choose(level, table)
        deals.append((bytes(dealt.state), choices))
    # Not in turns, for what chooses and what knows chances have no room side by side.
    sums = [0] * len(turns)
    for state, choices in deals:
        for k in range(len(turns)):
            choices[seat] = turns[k]
            table.state[:] = state
            table.anticipate(0)
            for turn in choices:
                for move in turn:
                    table.apply(move)
                table.apply(CONFIRM)
            yield
            sums[k] += _chance(table, seat)
            yield
    return [(n + len(deals) // 2) // len(deals) for n in sums]


def _chance(game, seat):
    """Return a seat's chance of winning per mille, by a module that is loaded when it is needed."""
    from engine.atoll.ai.chance import chance

    return chance(game, seat)[0]


def _choose(level, seen):
    """Return the turn of `hard` for the seat to move; a generator."""
    out = []
    while seen.stage() != SURE:
        move = yield from level.think(seen, seen.player())
        out.append(move)
        seen.apply(move)
    return out
