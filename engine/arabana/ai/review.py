"""Reviews one seat's game of Arabana-Ikibiti: what was luck, and what its turns lost."""

from engine import rng
from engine.ai import judgement
from engine.arabana.ai.chance import chance
from engine.arabana.ai.levels import Hard
from engine.arabana.ai.measured import ERRORS
from engine.arabana.moves import CONFIRM, DISCARD, DRAW, DRAW_STACK, PASS
from engine.arabana.rules import Arabana
from engine.arabana.state import BEFORE, LAST, LOST, NO_CARD
from engine.game import HIDDEN, OVER

DEALS = 24  # of what is unseen, to see what a turn is worth
REPLIES = 2  # turns that are played after it, before chance() is asked


def turn(game, moves, seat, last):
    """Return the row of the next complete turn of a seat; a generator.

    A turn is worth the chance of winning two turns later, the mean over what may be unseen; see
    worths(). What comes between two turns of the seat, by the cards and by the opponent, is what
    was brought. A row, in per mille but for the places and moves:

    where the turn begins in the moves, and where it ends, with CONFIRM;
    what was brought since the turn before, or since the first turn of the game;
    what the turn lost, and the standard error of that; less than 0 if it is better than the turn of
    `hard`;
    what is to be expected after it;
    the turn of `hard`, without CONFIRM; [] if it is about the same.

    If the game is over, a last row begins and ends behind the moves: it lost nothing, and has what
    """
    seen = Arabana()
    first, expected = (last[1], last[5]) if last else (0, -1)
    for move in moves[:first]:
        game.apply(move)
        yield
    for k in range(first, len(moves)):
        if moves[k] != CONFIRM:
            continue
        game.observe(seat, seen.state)
        own = list(moves[first:k])
        if seen.stage() != BEFORE:
            if expected < 0:
                expected = chance(seen, seat)[0]
            if seen.player() == seat:
                level = Hard(game, bytearray(4))
                lost, error, now, better = yield from _judge(level, seen, seat, own, k)
                return first, k + 1, now + lost - expected, lost, error, now, better
        for move in own:
            game.apply(move)
        game.apply(CONFIRM)
        first = k + 1
        yield
    if game.player() != OVER or (last and last[0] == last[1]):
        return ()
    now = chance(game, seat)[0]
    return first, first, now - expected, 0, 1, now, []


def _judge(level, seen, seat, own, number):
    """Return the end of a row; a generator.

    number: of the turn in the game. What is drawn at random depends on nothing else.
    """
    before = bytes(seen.state)
    rng.seed(level.r, number)
    best = yield from _choose(level, seen, seat, number)
    for move in best:
        seen.apply(move)
    after = bytes(seen.state)
    seen.state[:] = before
    for move in own:
        seen.apply(move)
    is_same = after == seen.state
    seen.state[:] = before
    turns = [own] if is_same else [own, best]
    lost, error, now = yield from _compare(level, seen, seat, number, turns)
    return lost, error, now, best if lost else []


def compare(seen, seat, number, turns):
    """Return (lost, its error) as turn() has them; a generator.

    That is what the first of two turns lost against the second. turns: moves without CONFIRM. seen:
    the observation before them; it stays as it is. number: of the CONFIRM in the moves of the game.
    """
    found = yield from _compare(Hard(seen, bytearray(4)), seen, seat, number, turns)
    return found[:2]


def _compare(level, seen, seat, number, turns):
    """Return (lost, its error, what the first turn is worth); a generator."""
    before = bytes(seen.state)
    for move in turns[0]:
        seen.apply(move)
    is_last = seen.is_second_to_play_last()
    seen.state[:] = before
    rng.seed(level.r, number)
    found = yield from worths(level, seen, seat, turns)
    now = found[0]
    lost, error = found[-1] - now, 1
    if len(turns) > 1 and not is_last:
        row = judgement.row_of(ERRORS, seen.round())
        lost, error = judgement.lost(now, found[1], *row)
    return lost, error, now


def why(level, seen, seat, number):
    """Return the reason (explain.py) for the turn of `hard`; a generator.

    level: a Hard. seen: the observation before it. number: the place of its CONFIRM in the moves.
    """
    from engine.arabana.ai import explain

    best = yield from _choose(level, seen, seat, number)
    return (yield from explain.reason(level, seen, seat, best))


def _choose(level, seen, seat, number):
    """Return the turn of `hard`; a generator. seen stays."""
    out = []
    rng.seed(level.r, number)
    before = bytes(seen.state)
    while seen.choice() == HIDDEN and seen.stage() != LOST:
        move = yield from level.think(seen, seat)
        out.append(move)
        seen.apply(move)
    seen.state[:] = before
    return out


def worths(level, seen, seat, turns):
    """Return what each turn of a seat is worth, per mille; a generator.

    That is the mean, over deals of what the seat does not see, of its chance after the opponent's
    next turn and its own, both as a Planner plays. turns: moves without CONFIRM. seen: the
    observation before them; it stays as it is. level: a Hard, whose generator deals.
    """
    dealt = Arabana()
    table = Arabana()
    sums = [0] * len(turns)
    for _ in range(DEALS):
        dealt.state[:] = seen.state
        dealt.determinize(seat, level.r)
        for k in range(len(turns)):
            table.state[:] = dealt.state
            for move in turns[k]:
                table.apply(move)
            table.apply(CONFIRM)
            for _ in range(REPLIES):
                if table.player() != OVER:
                    _play(level, table)
                yield
            sums[k] += chance(table, seat)[0]
    return [(n + DEALS // 2) // DEALS for n in sums]


def _play(level, table):
    """Play a turn: the plays that a Planner finds, then a card of the stack if there is one."""
    p = table.player()
    root = level.begin_turn(table, p)
    node = level.planner.best(root)
    plays = []
    while node is not root:
        plays.insert(0, node[9])
        node = node[8]
    for move in plays:
        if table.stage() == LOST or not table.is_legal(move):
            break
        table.apply(move)
    if table.stage() == LAST:
        table.apply(PASS)
    elif table.stage() != LOST:
        hand = table.hand(p)
        if len(hand) >= table.hand_limit(p):
            table.apply(DISCARD + hand[0])
        if table.stack_count():
            table.apply(DRAW_STACK)
        else:
            slots = [slot for slot in range(3) if table.face_up(slot) != NO_CARD]
            table.apply(DRAW + slots[0])
    table.apply(CONFIRM)
