"""Explains a turn of level `hard` in Arabana-Ikibiti: what it does, and if others are as good.

A reason is a tuple: how many other turns are about as good (0 none, 1 one or two, 2 many), a code,
and its islands, cards or numbers. It compares, on the hands that the level used, the value after
the turn, the reply and the next turn with the value without the turn, island by island; if they are
equal, it uses the gains of the turn itself. The island with the largest difference is then looked
up in the position to find what happened to it. If nothing happened to such an island, the reason is
what else the turn does.
"""

from engine.arabana.ai.contrast import (
    are_ships,
    drawn,
    explain_win,
    fits,
    helped,
    lowest,
    threatened,
)
from engine.arabana.ai.levels import SCORED, moves_in
from engine.arabana.map import ISLANDS
from engine.arabana.moves import CONFIRM, DISCARD, DRAW, DRAW_STACK, PASS
from engine.arabana.rules import Arabana
from engine.arabana.state import LOST
from engine.const import const
from engine.game import HIDDEN

LEVEL = "hard"  # the policy whose turns it explains

# Reasons for plays:
_BEATS = const(0)  # the opponent has no bridge left (A14)
_WINS = const(1)  # island
_WINS_FELLS = const(2)  # island; how many bridges are removed from it
_WINS_FREES = const(3)  # island; an island that the opponent loses by the same turn
_TAKES_OVER = const(4)  # island that was the opponent's
_FREES = const(5)  # island that the opponent loses
_DEFENDS = const(6)  # own island that one card or pair could have taken away, and now cannot
_BARS = const(7)  # island that the opponent could have won with one card or pair, and now cannot
_NEARS = const(8)  # island: one place short of control now
_AHEAD = const(9)  # the position after the reply is better than without the turn
# Reasons for what ends a turn:
_ONLY = const(10)  # no other card can be drawn
_IDLE = const(11)  # nothing can be played
_HELPS = const(12)  # card drawn; an island that it helps to win in the next turn
_LIKES = const(13)  # card drawn: the best for the next turn
_UNSEEN = const(14)  # the stack: better for the next turn than the face-up cards
_SPARES = const(15)  # card discarded: the one missed least
# What else plays do, and draws that are no better than others:
_LACKS = const(16)  # island; how many places short of control it is now, fewer than before
_FIRM = const(17)  # own island that gets a bridge or ship
_FELLS = const(18)  # how many of the opponent's bridges are removed
_ENOUGH = const(19)  # no play is better than none
_OPEN = const(20)  # card drawn; in how many places it can lay a bridge now
_SECRET = const(21)  # the stack: the opponent does not see the card

_LEAST = const(10)  # in tenths; a smaller difference is no reason: an island is 30
_MANY = const(3)  # so many other turns are many


def is_over(game):
    """Return True if CONFIRM is the only move left of the turn."""
    out = game.moves_buffer()
    return game.legal(out) == 1 and out[0] == CONFIRM


def reason(level, seen, seat, turn):
    """Return the reason for a turn, with others only if it has none; a generator.

    turn: its moves without CONFIRM, just chosen by level, a levels.Hard. seen: the observation
    before them.
    """
    root = level.begin_turn(seen, seat)
    if turn[0] >= DISCARD:
        return _explain_end(level, seen, root, turn[0])
    after = Arabana()
    after.state[:] = seen.state
    for move in turn:
        if move < DISCARD and after.stage() != LOST:
            after.apply(move)
    if after.stage() == LOST:
        return 0, _BEATS
    planner = level.planner
    sums = [0] * (ISLANDS + 1)  # by island, the gain by the lookahead; last, the gain of the value
    now = [0] * ISLANDS  # by island, the gain by the turn alone
    for game, sign in ((after, 1), (seen, -1)):
        node = planner.read(game, seat)
        _add(now, node, sign, planner.control, planner.short)
        for hand in level.dealt:
            choice = [0, node]
            line = yield from level.look_ahead(choice, hand)
            _add_line(sums, level, line, choice[0], sign)
    least = _LEAST * max(1, len(level.dealt))
    others = (_how_many(level.ends or [0], least),)
    for gains, enough in ((sums, least), (now, _LEAST)):
        for i in _ranked(gains):
            if gains[i] < enough:
                break
            found = _claim(planner, seen, after, seat, i)
            yield
            if found:
                return others + found
    for i in _ranked(now):
        found = _claim(None, seen, after, seat, i)
        if found:
            return others + found
    return others + ((_AHEAD,) if sums[ISLANDS] >= least else _effect(seen, after, seat))


def _add_line(sums, level, line, value, sign):
    """Add sign times the value of each island at the end of a line, and the line's value."""
    planner = level.planner
    node, reply, back = line
    _add(sums, back, sign, planner.control, planner.short)
    if 1 <= level.left <= 3 and not level.is_final:
        scored = (node, planner.across(reply, 0), back)[level.left - 1]
        _add(sums, scored, sign, SCORED, 0)
    sums[ISLANDS] += sign * value


def _add(sums, node, sign, control, short):
    """Add sign times the value of each island in a node."""
    for i in range(ISLANDS):
        sums[i] += sign * _value(node, i, control, short)


def _value(node, i, control, short):
    """Return the value of island i for a node's own side: controlled, or one place short."""
    half = i // 6
    shift = 4 * i - 24 * half
    own = node[3 + half] >> shift & 15
    theirs = node[5 + half] >> shift & 15
    value = control if own > 7 else short if own == 7 else 0
    return value - (control if theirs > 7 else short if theirs == 7 else 0)


def _ranked(values):
    """Return the islands by value, highest first."""
    order = []
    for i in range(ISLANDS):
        order.append(i - (values[i] << 4))
    order.sort()
    return [n & 15 for n in order]


def _claim(planner, seen, after, seat, i):
    """Return the reason for what the turn does to island i; () if it does nothing.

    planner: None to leave out the reason that the opponent can no longer take the island.
    """
    bit = 1 << i
    own = seen.islands(seat) & bit
    theirs = seen.islands(1 - seat)
    freed = theirs & ~after.islands(1 - seat)
    if after.islands(seat) & bit:
        if not own:
            return explain_win(seen, after, seat, i, freed)
    elif freed & bit:
        won = after.islands(seat) & ~seen.islands(seat)
        return (_WINS_FREES, lowest(won), i) if won else (_FREES, i)
    elif own or after.islands(1 - seat) & bit:
        return ()
    # Plans do not foresee lost ships.
    is_calm = planner and not are_ships(seen) and not are_ships(after)
    if is_calm and bit & threatened(planner, seen, seat) & ~threatened(planner, after, seat):
        return _DEFENDS if own else _BARS, i
    if not own and _is_short(after, seat, i) and not _is_short(seen, seat, i):
        return _NEARS, i
    return ()


def _effect(seen, after, seat):
    """Return the reason for what plays do that win, free and nearly win nothing; () if nothing."""
    best = ()
    for i in range(ISLANDS):
        is_theirs = after.islands(1 - seat) >> i & 1
        if after.filled(seat, i) > seen.filled(seat, i) and not is_theirs:
            n = after.majority(i) - after.filled(seat, i)
            before = seen.majority(i) - seen.filled(seat, i)  # a ship can leave it as it was
            if 0 < n < before and (not best or n < best[2]):
                best = _LACKS, i, n
            elif n <= 0 and not best:
                best = _FIRM, i, 0
    if best:
        return best[: 3 if best[0] == _LACKS else 2]
    n = after.supply(1 - seat) - seen.supply(1 - seat)
    return (_FELLS, n) if n > 0 else ()


def _is_short(game, p, i):
    """Return True if seat p is one place short of controlling island i."""
    return game.filled(p, i) + 1 == game.majority(i)


def _explain_end(level, seen, root, move):
    """Return the reason for a move that ends a turn: draw, discard, PASS."""
    options = moves_in(seen, DISCARD, CONFIRM)
    if move == PASS:
        return 0, _ENOUGH if moves_in(seen, 0, DISCARD) else _IDLE
    if len(options) < 2:
        return 0, _ONLY
    at = options.index(move)
    card = drawn(seen, move)
    others = 0
    for moves, values, looks in level.draws:
        if moves == options:
            rest = [values[at]]
            for j in range(len(options)):
                if j != at and (card == HIDDEN or drawn(seen, options[j]) != card):
                    rest.append(values[j])  # drawing an equal card is no other turn
            others = _how_many(rest, _LEAST * looks)
    if move < DRAW:
        return others, _SPARES, move - DISCARD
    if move == DRAW_STACK:
        return others, _SECRET if others else _UNSEEN
    return (others,) + _explain_draw(level.planner, root, card, others)


def _how_many(values, least):
    """Return how many values are not lower than the first by least: 0, 1 for one or two, or 2."""
    n = -1
    for value in values:
        n += value + least > values[0]
    return 2 if n >= _MANY else 1 if n > 0 else 0


def _explain_draw(planner, root, card, others):
    """Return the reason for drawing a card: an island that it helps to win, or its value."""
    bits = helped(planner, root, card)
    if bits:
        return _HELPS, card, lowest(bits)
    n = fits(planner, root, card) if others else 0
    if n:
        return _OPEN, card, n
    return _LIKES, card
