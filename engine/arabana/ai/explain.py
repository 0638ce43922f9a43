"""Why the hard level plays a turn of Arabana-Ikibiti: the one reason that decided, or none.

A reason is a tuple: a code, and the islands, cards or numbers that it tells of. What decided is
found as the level found it: the turn, the opponent's reply and the turn after it, from the hands
that it looked at, against the same without the turn; where that makes no difference, what the turn
brings at once. What is told of the island that makes most of it is then looked up in the position.
"""

from engine.ai import PENDING
from engine.arabana.ai.levels import SCORED, moves_in
from engine.arabana.control import ships
from engine.arabana.map import DEGREE, ISLANDS, NEAR
from engine.arabana.moves import CONFIRM, DISCARD, DRAW, DRAW_STACK, PASS
from engine.arabana.rules import Arabana
from engine.arabana.state import LOST
from engine.const import const

LEVEL = "hard"  # whose turn it tells of

# The reasons of plays,
_BEATS = const(0)  # the opponent has no bridge left (A14)
_WINS = const(1)  # island
_WINS_FELLS = const(2)  # island; how many bridges fall at it
_WINS_FREES = const(3)  # island; an island that the opponent loses by the same turn
_TAKES_OVER = const(4)  # island, the opponent's before
_FREES = const(5)  # island that the opponent loses
_DEFENDS = const(6)  # own island: one card or pair would have taken it away, and none would now
_BARS = const(7)  # island: one card or pair would have won it for the opponent, and none would now
_NEARS = const(8)  # island: one place short of it now
_AHEAD = const(9)  # better after the reply than no turn
# and of what ends a turn.
_ONLY = const(10)  # no other card can be drawn
_IDLE = const(11)  # nothing can be played any more
_HELPS = const(12)  # card drawn; an island that it would help to win at once
_LIKES = const(13)  # card drawn: worth most in the next turn
_UNSEEN = const(14)  # a card of the stack is worth more in the next turn than the open ones
_SPARES = const(15)  # card laid off: missed least

_LEAST = const(10)  # tenths; less of a difference is none: an island is worth 30
_PAIR = const(2)  # two cards of an island do all that one card or a pair can do there


def is_over(game):
    """Tell whether nothing is left of the turn but to confirm it."""
    out = game.moves_buffer()
    return game.legal(out) == 1 and out[0] == CONFIRM


def reason(level, seen, seat, turn):
    """Yield PENDING often, at last the reason for `turn`, () for none.

    turn: all moves but CONFIRM that the level (levels.Hard) has just chosen from `seen` on.
    """
    root = level.look(seen, seat)
    if turn[0] >= DISCARD:
        yield _of_end(level, seen, root, turn[0])
        return
    after = Arabana()
    after.state[:] = seen.state
    for move in turn:
        if move < DISCARD and after.stage() != LOST:
            after.apply(move)
    if after.stage() == LOST:
        yield (_BEATS,)
        return
    planner = level.planner
    sums = [0] * (ISLANDS + 1)  # by island, what the look ahead brought, and the value of all
    now = [0] * ISLANDS  # by island, what the turn alone brings
    for game, sign in ((after, 1), (seen, -1)):
        node = planner.read(game, seat)
        _add(now, node, sign, planner.control, planner.short)
        for hand in level.dealt:
            choice = [0, node]
            line = yield from level.outlook(choice, hand)
            _add_line(sums, level, line, choice[0], sign)
    least = _LEAST * max(1, len(level.dealt))
    for worth, enough in ((sums, least), (now, _LEAST)):
        for i in _ranked(worth):
            if worth[i] < enough:
                break
            found = _claim(planner, seen, after, seat, i)
            yield PENDING
            if found:
                yield found
                return
    yield (_AHEAD,) if sums[ISLANDS] >= least else ()


def _add_line(sums, level, line, value, sign):
    """Add what each island is worth at the end of the line looked at, and its value."""
    planner = level.planner
    node, reply, back = line
    _add(sums, back, sign, planner.control, planner.short)
    if 1 <= level.left <= 3 and not level.is_final:
        scored = (node, planner.across(reply, 0), back)[level.left - 1]
        _add(sums, scored, sign, SCORED, 0)
    sums[ISLANDS] += sign * value


def _add(sums, node, sign, control, short):
    for i in range(ISLANDS):
        sums[i] += sign * _worth(node, i, control, short)


def _worth(node, i, control, short):
    """Return what island i is worth to a node's side: controlled, or one place short of it."""
    half = i // 6
    shift = 4 * i - 24 * half
    own = node[3 + half] >> shift & 15
    theirs = node[5 + half] >> shift & 15
    worth = control if own > 7 else short if own == 7 else 0
    return worth - (control if theirs > 7 else short if theirs == 7 else 0)


def _ranked(worth):
    """Return the islands, that of most worth first."""
    order = []
    for i in range(ISLANDS):
        order.append(i - (worth[i] << 4))
    order.sort()
    return [n & 15 for n in order]


def _claim(planner, seen, after, seat, i):
    """Return what the turn does about island i, as a reason; () if there is nothing to tell."""
    bit = 1 << i
    own = seen.islands(seat) & bit
    theirs = seen.islands(1 - seat)
    freed = theirs & ~after.islands(1 - seat)
    if after.islands(seat) & bit:
        if not own:
            return _won(seen, after, seat, i, freed)
    elif freed & bit:
        won = after.islands(seat) & ~seen.islands(seat)
        return (_WINS_FREES, _lowest(won), i) if won else (_FREES, i)
    elif own or after.islands(1 - seat) & bit:
        return ()
    is_calm = not _are_ships(seen) and not _are_ships(after)  # plans do not see ships go down
    if is_calm and _takes(planner, seen, seat, i) and not _takes(planner, after, seat, i):
        return _DEFENDS if own else _BARS, i
    if not own and _is_short(after, seat, i) and not _is_short(seen, seat, i):
        return _NEARS, i
    return ()


def _won(seen, after, seat, i, freed):
    """Return how island i is won: freed are those that the opponent loses."""
    if freed >> i & 1:
        return _TAKES_OVER, i
    if freed:
        return _WINS_FREES, i, _lowest(freed)
    n = 0
    for j in range(6 * i, 6 * i + DEGREE[i]):
        k = NEAR[j]
        n += seen.owner(k) == 1 - seat and after.owner(k) != 1 - seat
    return (_WINS_FELLS, i, n) if n else (_WINS, i)


def _lowest(bits):
    i = 0
    while not bits >> i & 1:
        i += 1
    return i


def _takes(planner, game, seat, i):
    """Tell whether one card or pair could win island i for the opponent, or end the seat's control.

    Where no ship is.
    """
    mine = planner.read(game, seat)
    is_own = _worth(mine, i, 1, 0) > 0
    for card in range(ISLANDS):
        found = []
        planner.expand(planner.across(mine, _PAIR << 2 * card), found)
        for one in found:
            now = _worth(one, i, 1, 0)
            if now > 0 or (is_own and not now):
                return True
    return False


def _are_ships(game):
    return ships(game.state, 0) | ships(game.state, 1)


def _is_short(game, p, i):
    """Tell whether seat p lacks one place of island i."""
    return game.filled(p, i) + 1 == game.majority(i)


def _of_end(level, seen, root, move):
    """Return the reason for what ends a turn: a draw, a card laid off, PASS."""
    options = moves_in(seen, DISCARD, CONFIRM)
    if move == PASS:
        return () if moves_in(seen, 0, DISCARD) else (_IDLE,)
    if len(options) < 2:
        return (_ONLY,)
    values = level.values
    at = options.index(move)
    for j in range(len(options)):
        if j != at and values[j] + _LEAST * level.looks > values[at]:
            return ()
    if move < DRAW:
        return _SPARES, move - DISCARD
    if move == DRAW_STACK:
        return (_UNSEEN,)
    return _of_drawing(level.planner, root, seen.face_up(move - DRAW))


def _of_drawing(planner, root, card):
    """Return an island that a card helps to win, if there is one."""
    without = planner.best(root)
    best = planner.best(planner.node(root[1:7], root[7] + (1 << 2 * card)))
    for i in range(ISLANDS):
        if _worth(best, i, 1, 0) > max(0, _worth(without, i, 1, 0), _worth(root, i, 1, 0)):
            return _HELPS, card, i
    return _LIKES, card
