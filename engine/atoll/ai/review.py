"""Reviews one seat's game of Atoll: what was luck, and what its turns lost."""

from engine import rng
from engine.ai import PENDING
from engine.atoll.ai.levels import Hard
from engine.atoll.rules import Atoll
from engine.atoll.state import CONFIRM, HAND, SURE
from engine.game import OVER

# Of what is unseen, to see what a turn is worth: two of three or four players, one of more, for
# whose turns a handheld takes longer. From one to the next a difference varies less, too.
DEALS = 8
# Rows (first number of turns left in the game, what is real of a difference and its error: see
# odds.real). They were measured; see DESIGN.md.
ERRORS = (
    (1, 16, 126, 3),
    (3, 18, 105, 3),
    (7, 16, 65, 3),
    (11, 15, 63, 3),
    (15, 15, 53, 3),
)


def is_clear(lost, error):
    """Return True if a difference is more than noise, see odds.py."""
    from engine.ai import odds

    return odds.is_clear(lost, error)


def review(game, moves, seat, known=()):
    """Yield PENDING often, and a row for each complete turn of a seat.

    A turn is worth the chance of winning after the reveal, the mean over what may be unseen, if the
    others choose as `hard`; see worths(). What comes between two turns of the seat, by the cards
    and by the others, is what was brought. Rows, in per mille but for the places and moves:

    where the turn begins in the moves, and where it ends, with CONFIRM;
    what was brought since the turn before, or since the deal;
    what the turn lost, and the standard error of that; less than 0 if it is better than the turn of
    `hard`;
    what is to be expected after it;
    the turn of `hard`, without CONFIRM; [] if it is about the same.

    If the game is over, a last row begins and ends behind the moves: it lost nothing, and has what
    was brought since the last turn. game: an Atoll reset to the deal, which plays the moves. moves:
    with CONFIRM. known: the rows of the first turns, if they are; the others follow.
    """
    seen = Atoll()
    level = Hard(game, bytearray(4))
    first = known[-1][1] if known else 0
    for move in moves[:first]:
        game.apply(move)
        yield PENDING
    game.observe(seat, seen.state)
    expected = known[-1][5] if known else _chance(seen, seat)
    for k in range(first, len(moves)):
        if game.stage() != SURE:
            game.apply(moves[k])
            continue
        if game.player() == seat:
            game.observe(seat, seen.state)
            own = list(moves[first:k])
            seen.anticipate(seat)
            for row in _judge(level, seen, seat, own, k):
                if row == PENDING:
                    yield PENDING
            lost, error, now, better = row
            yield (first, k + 1, now + lost - expected, lost, error, now, better)
            expected = now
        game.apply(CONFIRM)
        first = k + 1
        yield PENDING
    if game.player() == OVER and not (known and known[-1][0] == known[-1][1]):
        now = _chance(game, seat)
        yield (first, first, now - expected, 0, 1, now, [])


def _judge(level, seen, seat, own, number):
    """Yield PENDING often, at last the end of a row.

    number: of the turn in the game. What is drawn at random depends on nothing else.
    """
    before = bytes(seen.state)
    best = []
    for _ in _choose(level, seen, best):
        yield PENDING
    seen.state[:] = before
    for found in _compare(level, seen, seat, number, [own] if own == best else [own, best]):
        if found == PENDING:
            yield PENDING
    lost, error, now = found
    yield lost, error, now, best if lost else []


def compare(seen, seat, number, turns):
    """Yield PENDING often, at last (lost, its error) as review() has them.

    That is what the first of two turns lost against the second. turns: moves without CONFIRM. seen:
    the observation before them, when it is the seat's turn; it stays as it is. number: of the
    CONFIRM in the moves of the game.
    """
    for found in _compare(Hard(seen, bytearray(4)), seen, seat, number, turns):
        if found == PENDING:
            yield PENDING
    yield found[:2]


def _compare(level, seen, seat, number, turns):
    """Yield PENDING often, at last (lost, its error, what the first turn is worth)."""
    rng.seed(level.r, number)
    for found in worths(level, seen, seat, turns):
        if found == PENDING:
            yield PENDING
    now = found[0]
    lost, error = found[-1] - now, 1
    if len(turns) > 1:
        from engine.ai import odds

        left = HAND * (seen.rounds() - seen.round()) - seen.turn()
        row = [row for row in ERRORS if row[0] <= left][-1]
        lost, error = odds.lost(now, found[1], row[1:])
    yield lost, error, now


def why(level, seen, seat, _):
    """Yield PENDING often, at last the reason (explain.py) for the turn of `hard`.

    level: a Hard. seen: the observation before it. It does not depend on luck, so the place of its
    CONFIRM in the moves, as in other games, does not matter.
    """
    from engine.atoll.ai import explain

    before = bytes(seen.state)
    seen.anticipate(seat)
    best = []
    for _ in _choose(level, seen, best):
        yield PENDING
    seen.state[:] = before
    seen.anticipate(seat)
    yield from explain.reason(level, seen, seat, best)


def worths(level, seen, seat, turns):
    """Yield PENDING often, at last what each turn of a seat is worth, per mille.

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
                for _ in _choose(level, table, choices[p]):
                    yield PENDING
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
            yield PENDING
            sums[k] += _chance(table, seat)
            yield PENDING
    yield [(n + len(deals) // 2) // len(deals) for n in sums]


def _chance(game, seat):
    """Return a seat's chance of winning per mille, by a module that is loaded when it is needed."""
    from engine.atoll.ai.chance import chance

    return chance(game, seat)[0]


def _choose(level, seen, out):
    """Append to out the turn of `hard` for the seat to move; a generator that yields often."""
    while seen.stage() != SURE:
        for move in level.think(seen, seen.player()):
            if move == PENDING:
                yield
        out.append(move)
        seen.apply(move)
