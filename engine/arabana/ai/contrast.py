"""What a better turn of Arabana-Ikibiti has and another turn lacks: reasons for reviews, puzzles.

Only what lies on the map after both turns, the hands, and what is drawn are compared. The reason is
the first one found that is true of the better turn and not of the other.
"""

from engine.arabana.ai.plan import Planner
from engine.arabana.control import ships
from engine.arabana.map import DEGREE, ISLANDS, NEAR
from engine.arabana.moves import DRAW, DRAW_STACK
from engine.arabana.rules import Arabana
from engine.arabana.state import LOST
from engine.const import const
from engine.game import HIDDEN

# Reasons as in explain.py.
_BEATS = const(0)
_WINS = const(1)
_WINS_FELLS = const(2)
_WINS_FREES = const(3)
_TAKES_OVER = const(4)
_FREES = const(5)
_DEFENDS = const(6)
_BARS = const(7)
_NEARS = const(8)
_HELPS = const(12)
_LACKS = const(16)
_FIRM = const(17)
_FELLS = const(18)
_OPEN = const(20)
_SECRET = const(21)
# Reasons of this file.
_KEEPS = const(22)  # how many cards more than after the other turn are in the hand
_LATER = const(23)  # nothing of all this: it pays off only with the cards to come

_PAIR = const(2)  # two cards of an island can do all that one card or a pair can
_WEIGHTS = const((30, 16, 9, 12))  # of a Planner, as `hard` has them


def reason(seen, seat, better, other):
    """Return what the better of two turns has that the other lacks; a generator.

    A tuple: 0, a code above and its islands, cards or numbers. better, other: turns without
    CONFIRM. seen: the observation before them; it stays as it is.
    """
    best = _after(seen, better)
    end = _after(seen, other)
    if end.stage() == LOST:  # it wins
        return 0, _LATER
    if best.stage() == LOST:
        return 0, _BEATS
    planner = Planner(_WEIGHTS)
    yield
    found = _won(seen, best, end, seat)
    # Plans do not foresee lost ships; and after the last plays nobody takes anything.
    is_over = seen.is_second_to_play_last()
    if not (found or is_over or are_ships(seen) or are_ships(best) or are_ships(end)):
        found = yield from _kept(planner, seen, best, end, seat)
    if not found:
        found = _nearer(best, end, seat, 1, 1)[:2]
    if found:
        return (0,) + found
    card = drawn(seen, better[-1])
    yours = drawn(seen, other[-1])
    root = planner.read(best, seat)
    if card not in (HIDDEN, yours):
        bits = helped(planner, root, card) & ~end.islands(seat)
        yield
        if bits and yours != HIDDEN:
            bits &= ~helped(planner, planner.read(end, seat), yours)
        found = []
        if bits:
            planner.expand(root, found)
        for node in found:  # without the card, one may win an island instead of more
            bits &= ~_held(planner.best(node), 3)
            yield
        if bits:
            return 0, _HELPS, card, lowest(bits)
    found = _nearer(best, end, seat, 2, 9) or _nearer(best, end, seat, -9, 0)[:2]
    n = best.supply(1 - seat)
    if not found and n > max(seen.supply(1 - seat), end.supply(1 - seat)):
        found = _FELLS, n - seen.supply(1 - seat)
    n = len(best.hand(seat)) - len(end.hand(seat))
    if not found and n > 0:
        found = _KEEPS, n
    if not found and card != HIDDEN:
        n = fits(planner, root, card)
        if n > (fits(planner, planner.read(end, seat), yours) if yours != HIDDEN else 0):
            found = _OPEN, card, n
    if not found and better[-1] == DRAW_STACK != other[-1]:
        found = (_SECRET,)
    return (0,) + (found or (_LATER,))


def _after(seen, turn):
    """Return a second game, after what a turn plays and lays off."""
    after = Arabana()
    after.state[:] = seen.state
    for move in turn:
        if move < DRAW and after.stage() != LOST:
            after.apply(move)
    return after


def _won(seen, best, end, seat):
    """Return the reason for an island that only the better turn wins or frees, () without one."""
    freed = seen.islands(1 - seat) & ~best.islands(1 - seat)
    won = best.islands(seat) & ~(seen.islands(seat) | end.islands(seat))
    found = [explain_win(seen, best, seat, i, freed) for i in range(ISLANDS) if won >> i & 1]
    if found:
        return max(found)
    freed &= end.islands(1 - seat)
    return (_FREES, lowest(freed)) if freed else ()


def explain_win(seen, after, seat, i, freed):
    """Return the reason for winning island i. freed: the set of islands that the opponent loses."""
    if freed >> i & 1:
        return _TAKES_OVER, i
    if freed:
        return _WINS_FREES, i, lowest(freed)
    n = 0
    for j in range(6 * i, 6 * i + DEGREE[i]):
        k = NEAR[j]
        n += seen.owner(k) == 1 - seat and after.owner(k) != 1 - seat
    return (_WINS_FELLS, i, n) if n else (_WINS, i)


def _kept(planner, seen, best, end, seat):
    """Return the reason for an island that the opponent could take, and after the better turn
    cannot, but still after the other; () without one. A generator.
    """
    bits = threatened(planner, seen, seat)
    yield
    if bits:
        bits &= ~threatened(planner, best, seat)
        yield
    if bits:
        bits &= threatened(planner, end, seat) | seen.islands(seat) & ~end.islands(seat)
    mine = seen.islands(seat)
    own = bits & mine & best.islands(seat)
    if own:
        return _DEFENDS, lowest(own)
    bits &= ~(mine | best.islands(seat) | best.islands(1 - seat) | end.islands(seat))
    return (_BARS, lowest(bits)) if bits else ()


def threatened(planner, game, seat):
    """Return the set of islands that one card or pair could win for the opponent, or free of the
    seat's control. Valid only without ships.
    """
    mine = planner.read(game, seat)
    own = game.islands(seat)
    bits = 0
    for card in range(ISLANDS):
        found = []
        planner.expand(planner.across(mine, _PAIR << 2 * card), found)
        for one in found:
            bits |= _held(one, 3) | own & ~_held(one, 5)
    return bits & ~game.islands(1 - seat)


def _held(node, at):
    """Return the set of islands of a node's own side, at 3, or the other, at 5."""
    bits = 0
    for i in range(ISLANDS):
        if node[at + i // 6] >> 4 * (i % 6) & 8:
            bits |= 1 << i
    return bits


def _nearer(best, end, seat, least, most):
    """Return (code, island, how many places more give control) of an island that needs from least
    to most of them, and more after the other turn; () without one. Of several, the fewest.
    """
    found = ()
    for i in range(ISLANDS):
        n = best.majority(i) - best.filled(seat, i)
        if not least <= n <= most or best.islands(1 - seat) >> i & 1:
            continue
        if n < end.majority(i) - end.filled(seat, i) and not (found and found[2] <= n):
            found = _NEARS if n == 1 else _LACKS if n > 0 else _FIRM, i, n
    return found


def are_ships(game):
    """Return nonzero if any ship is at sea."""
    return ships(game.state, 0) | ships(game.state, 1)


def drawn(seen, move):
    """Return the card that a move draws; HIDDEN if it draws none, or from the stack."""
    return seen.face_up(move - DRAW) if DRAW <= move < DRAW_STACK else HIDDEN


def helped(planner, root, card):
    """Return the set of islands that the best plays win with one card more, and not without.

    Empty if they win the game.
    """
    without = planner.best(root)
    best = planner.best(planner.node(root[1:7], root[7] + (1 << 2 * card)))
    if not best[2]:
        return 0
    return _held(best, 3) & ~(_held(without, 3) | _held(root, 3))


def fits(planner, root, card):
    """Return in how many places a card can lay a bridge."""
    found = []
    planner.expand(planner.node(root[1:7], 1 << 2 * card), found)
    return len(found)


def lowest(bits):
    """Return the number of the lowest bit set."""
    i = 0
    while not bits >> i & 1:
        i += 1
    return i
