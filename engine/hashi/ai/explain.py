"""Why a master makes a turn: the one thing about it that its own worth of boards bears out.

The ends that the round can have are found as the master finds them, only more, and told apart by
what can be said of them. A thing is the reason if every end without it is worth clearly less; of
several such, the first below. Where there is none, that is said.
"""

from engine.ai import PENDING
from engine.const import const
from engine.hashi.ai.values import FINISHED, SIZE
from engine.hashi.boards import ISLANDS
from engine.hashi.rules import SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import (
    BOARDS,
    CATEGORIES,
    NUMBER,
    ROUNDS,
    SETTLE,
    SIX,
    START,
    STRIDE,
)

LEVEL = "master"  # whose turn it tells of

# What stands out, and the numbers that go with it. 0, 1, 2: red, blue, six are entered, points.
_FINISHES = const(3)  # islands, their points
# 4, 5: a number on a red, a blue flag. 6, 7: a first bridge to one. 8: islands finished and joined.
_NEARS = const(9)  # islands that need one bridge more and can have it
_SPARES = const(10)  # a number: what brings more points now leaves it where it is never finished
_FITS = const(11)  # bridges needed, the number, bridges its lines take, cards left with 2, 3
_NO_NUMBER = const(12)  # the number: written anywhere it promises less
_NO_BRIDGES = const(13)  # drawn anywhere they promise less
_EQUAL = const(14)  # many ends are worth about the same
_ALIKE = const(15)  # another one is
_SMALL = const(16)  # none is, and no one thing stands out
_BEST = const(17)  # the start that brought most
_WORST = const(18)  # the start that brought least: the neighbour gets it
_NO_POINTS = const(19)  # the last card brings none
_UNKNOWN = const(20)  # there are no tables: greedy has played

_PART = const(2)  # clearly less is half a point and more
_MANY = const(3)  # ends that are not clearly worth less are many


class End:
    """A board after the round, and what can be said of it. value: None for the board's own."""

    def __init__(self, values, board, entered, value):
        values.load(board, entered)
        self.value = values.worth() if value is None else value
        self.board = board
        self.points = values.points + 2 * values.done
        self.room = bytes(values.room)
        self.missing = bytes([c - 6 if 6 < c < FINISHED else 0 for c in values.code])
        near = sum([self.missing[i] == 1 <= self.room[i] for i in range(ISLANDS)])
        group = 0 if values.entered >> SIX & 1 else values.largest_group(board)
        marks = [values.entered >> k & 1 for k in range(CATEGORIES)] + [values.done]
        for mask in (15, 255):
            for k in range(SIX):
                isles = values.blue if k else values.red
                is_over = values.entered >> k & 1 or [i for i in isles if self.is_vain(i)]
                marks.append(0 if is_over else sum([board[i] & mask > 0 for i in isles]))
        self.marks = bytes(marks + [group if group > 1 else 0, near])

    def is_vain(self, i):
        """Tell whether island i has a number that it can never be finished with."""
        return self.room[i] < self.missing[i]


def is_over(game):
    """Tell whether nothing is left of the turn but to confirm it."""
    return game.phase() == SETTLE


def reason(policy, seen, seat, moves):
    """Yield PENDING often, at last the reason: what stands out, and the numbers that go with it.

    policy: the Master that chose the moves; seen: the observation before them.
    """
    if seen.phase() == START:
        yield (_BEST,) if seen.players() == 1 else (_WORST,)
        return
    r = seen.round()
    base = BOARDS + STRIDE * seat
    first = bytearray(seen.state[base : base + SIZE])
    number = seen.card_number() if seen.phase() == NUMBER else 0
    left = seen.left()
    entered = sum([1 << k for k in range(CATEGORIES) if seen.points(seat, k)])
    unseen = bytearray([card for card in range(18) if not seen.is_played(card)])
    policy.must_draw = not number and not seen.is_legal(SKIP_BRIDGES)
    if not policy.known or not policy.take(seen, seat, r, unseen):
        yield (_UNKNOWN,)
        return
    for move in moves:
        seen.apply(move)
    values = policy.values
    before = End(values, first, entered, 0)
    end = End(values, bytearray(seen.state[base : base + SIZE]), entered, None)
    ends = policy.ends = []
    if r < ROUNDS:
        for _ in policy._find_ends(first, number, left, entered, (6, 2, 8, 24)):
            yield PENDING
    least = end.value - values.unit // _PART
    marks = [what for what in range(_NEARS + 1) if end.marks[what] > before.marks[what]]
    near = 0  # other ends that are not clearly worth less; these may not have what is the reason
    is_drawn = is_free = False  # one of them has bridges, where there are none, another place
    best = end
    beside = None  # the best that has the number elsewhere
    place = moves[0]
    for value, board in ends:
        yield PENDING
        if board == end.board:
            continue
        other = End(values, board, entered, value)
        if other.points > best.points:
            best = other
        aside = place < ISLANDS and not board[place] & 15
        if aside and not beside:
            beside = other
        if value > least:
            near += 1
            marks = [what for what in marks if other.marks[what] >= end.marks[what]]
            is_drawn = is_drawn or board[ISLANDS:] != end.board[ISLANDS:]
            is_free = is_free or aside or _which(other, end) >= 0
    found = None
    if marks:
        found = _told(marks[0], values.due, before, end)
    elif r == ROUNDS:
        found = (_NO_POINTS,)
    if not found and best.value <= least:
        found = _fear(best, end)
    if not found and number and not is_free:
        if place == SKIP_NUMBER:
            found = (_NO_NUMBER, number)
        elif beside and _fits(end, place, beside):
            cards = sum([card % 3 > 0 for card in unseen])
            found = _FITS, end.missing[place], number, end.room[place], cards
    if not found and SKIP_BRIDGES in moves and not is_drawn:
        found = (_NO_BRIDGES,)
    yield found or ((_EQUAL if near >= _MANY else _ALIKE if near else _SMALL),)


def _told(what, due, before, end):
    """Return the reason that is merit number what of an end."""
    if what < _FINISHES:
        return what, due[what]
    n = end.marks[what]
    if what == _FINISHES:
        n -= before.marks[what]
    return what, n, 2 * n


def _fear(best, end):
    """Return the reason that the end with most points now would spoil a number; None if not."""
    for i in range(ISLANDS):
        number = end.board[i] & 15
        if number and best.is_vain(i) and not end.is_vain(i):
            return _SPARES, number
    return None


def _fits(end, place, beside):
    """Tell whether a number has more to spare at its place than where a beside has it."""
    spare = end.room[place] - end.missing[place]
    if not end.missing[place] or spare < 0:
        return False
    i = _which(beside, end)
    return i < 0 or beside.room[i] - beside.missing[i] < spare


def _which(other, end):
    """Return the island that another end has written on, -1 if it is none of its own."""
    for i in range(ISLANDS):
        if other.board[i] & 15 > end.board[i] & 15:
            return i
    return -1
