"""Explains a turn of `master`: says what it does, and how many others are about as good.

It finds more ends of the round than Master does, and compares their features by Master's own
values. A feature decided if every end without it has a clearly lower value. Points come first,
then what decided, then what else the turn does; of several features, the first in the list below.
"""

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

LEVEL = "master"  # the policy whose turns it explains

# Reasons and their numbers. 0, 1, 2: red, blue, six is entered; its points.
_FINISHES = const(3)  # islands finished, their points
# 4, 5: a number on a red or blue flag. 6, 7: a first bridge to one.
_NEARS = const(8)  # islands that lack one bridge and have room for it
_SPARES = const(9)  # a number that the end with most points now makes impossible to finish
_FITS = const(10)  # bridges needed, the number, bridges its lines take, unseen cards with 2 or 3
_NO_NUMBER = const(11)  # the number: writing it anywhere is worth less
_NO_BRIDGES = const(12)  # drawing them anywhere is worth less
_SMALL = const(13)  # no feature stands out
_BEST = const(14)  # the start with the best results
_WORST = const(15)  # the start with the worst results: the neighbour gets it
_NO_POINTS = const(16)  # the last card brings no points
_UNKNOWN = const(17)  # there are no tables: `hard` chose the turn
_NEARER = const(18)  # islands with a number that get bridges, and need more
_NO_ROOM = const(19)  # the number, which can never be finished where it is written

_PART = const(2)  # clearly lower is lower by a point / _PART or more
_MANY = const(3)  # so many ends that are not clearly lower are many


class End:
    """A board after the round and its features. value: its value, None to compute it.

    prizes: the points of each category now. marks: counts by reason, 0 to _NEARS. room: by island,
    bridges that its lines take. missing: by island, bridges that its number lacks. points: points
    of the round and of all finished islands.
    """

    def __init__(self, values, board, entered, prizes, value):
        values.load(board, entered)
        self.value = values.value() if value is None else value
        self.board = board
        self.points = 2 * values.done
        for k in range(CATEGORIES):
            self.points += prizes[k] * (values.entered >> k & 1)
        self.room = bytes(values.room)
        self.missing = bytes([c - 6 if 6 < c < FINISHED else 0 for c in values.code])
        near = sum([self.missing[i] == 1 <= self.room[i] for i in range(ISLANDS)])
        marks = [values.entered >> k & 1 for k in range(CATEGORIES)] + [values.done]
        for mask in (15, 255):
            for k in range(SIX):
                isles = values.blue if k else values.red
                is_over = values.entered >> k & 1 or [i for i in isles if self.is_lost(i)]
                marks.append(0 if is_over else sum([board[i] & mask > 0 for i in isles]))
        self.marks = bytes(marks + [near])

    def is_lost(self, i):
        """Return True if island i has a number and can never be finished."""
        return self.room[i] < self.missing[i]


def is_over(game):
    """Return True if CONFIRM is the only move left of the turn."""
    return game.phase() == SETTLE


def reason(policy, seen, seat, moves):
    """Return the reason: a tuple of others, a code above and its numbers; a generator.

    others: how many other turns are about as good, 1 one or two, 2 many; 0 for none, or if the
    reason decided the choice. policy: the Master that chose moves, the turn without CONFIRM. seen:
    the observation before them; it is changed.
    """
    if seen.phase() == START:
        return 0, _BEST if seen.players() == 1 else _WORST
    r = seen.round()
    base = BOARDS + STRIDE * seat
    first = bytearray(seen.state[base : base + SIZE])
    number = seen.card_number() if seen.phase() == NUMBER else 0
    left = seen.left()
    entered = sum([1 << k for k in range(CATEGORIES) if seen.points(seat, k)])
    prizes = [seen.worth(seat, k) for k in range(CATEGORIES)]
    unseen = bytearray([card for card in range(18) if not seen.is_played(card)])
    policy.must_draw = not number and not seen.is_legal(SKIP_BRIDGES)
    if not policy.known or not policy.load_table(seen, seat, r, unseen):
        return 0, _UNKNOWN
    for move in moves:
        seen.apply(move)
    values = policy.values
    before = End(values, first, entered, prizes, 0)
    end = End(values, bytearray(seen.state[base : base + SIZE]), entered, prizes, None)
    ends = policy.ends = []
    if r < ROUNDS:
        yield from policy.find_ends(first, number, left, entered, (6, 2, 8, 12))
    least = end.value - values.unit // _PART
    marks = [what for what in range(_NEARS + 1) if end.marks[what] > before.marks[what]]
    gained = marks
    near = 0  # number of other ends that are not clearly lower
    is_drawn = is_free = False  # one of them has other bridges; has the number elsewhere
    best = end
    beside = None  # the best end with the number elsewhere
    place = moves[0]
    for value, board in ends:
        yield
        if board == end.board:
            continue
        other = End(values, board, entered, prizes, value)
        if other.points > best.points:
            best = other
        is_elsewhere = place < ISLANDS and not board[place] & 15
        if is_elsewhere and not beside:
            beside = other
        if value > least:
            near += 1
            marks = [what for what in marks if other.marks[what] >= end.marks[what]]
            is_drawn = is_drawn or board[ISLANDS:] != end.board[ISLANDS:]
            is_free = is_free or is_elsewhere or _which(other, end) >= 0
    others = 2 if near >= _MANY else 1 if near else 0
    found = None
    if best.value <= least and not (marks and marks[0] <= _FINISHES):
        found = _spared(best, end)
    first = gained if gained and gained[0] <= _FINISHES else marks  # points are told first
    if not found and first:
        found = _reason(first[0], prizes, before, end)
        if first[0] not in marks:
            return (others,) + found
    elif not found and r == ROUNDS:
        found = (_NO_POINTS,)
    cards = sum([card % 3 > 0 for card in unseen])
    if not found and number and not is_free:
        if place == SKIP_NUMBER:
            found = (_NO_NUMBER, number)
        elif beside and _fits(end, place, beside):
            found = _FITS, end.missing[place], number, end.room[place], cards
    if not found and SKIP_BRIDGES in moves and not is_drawn:
        found = (_NO_BRIDGES,)
    if found:
        return (0,) + found
    # Nothing decided: what the turn does.
    if gained:
        found = _reason(gained[0], prizes, before, end)
    elif place < ISLANDS and 0 < end.missing[place] <= end.room[place]:
        found = _FITS, end.missing[place], number, end.room[place], cards
    else:
        n = sum([before.missing[i] > end.missing[i] for i in range(ISLANDS)])
        if n:
            found = _NEARER, n
        elif place < ISLANDS and end.is_lost(place):
            found = _NO_ROOM, number
    return (others,) + (found or (_SMALL,))


def _reason(what, prizes, before, end):
    """Return the reason for feature number `what` of an end."""
    if what < _FINISHES:
        return what, prizes[what]
    n = end.marks[what]
    if what == _FINISHES:
        n -= before.marks[what]
    return what, n, 2 * n


def _spared(best, end):
    """Return the reason that the end with most points would spoil a number; None if it does not."""
    for i in range(ISLANDS):
        number = end.board[i] & 15
        if number and best.is_lost(i) and not end.is_lost(i):
            return _SPARES, number
    return None


def _fits(end, place, beside):
    """Return True if the number has more spare room at its place than in the end `beside`."""
    spare = end.room[place] - end.missing[place]
    if not end.missing[place] or spare < 0:
        return False
    i = _which(beside, end)
    return i < 0 or beside.room[i] - beside.missing[i] < spare


def _which(other, end):
    """Return the island where `other` has a number and `end` has none; -1 if there is none."""
    for i in range(ISLANDS):
        if other.board[i] & 15 > end.board[i] & 15:
            return i
    return -1
