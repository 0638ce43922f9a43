"""Explains a turn of `master`: finds the one feature of it that decided, by Master's own values.

It finds more ends of the round than Master does, and compares their features. A feature is the
reason if every end without it has a clearly lower value; of several, the first in the list below.
If no feature is, the reason says so.
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

LEVEL = "master"  # the policy whose turns it explains

# Reasons and their numbers. 0, 1, 2: red, blue, six is entered; its points.
_FINISHES = const(3)  # islands finished, their points
# 4, 5: a number on a red or blue flag. 6, 7: a first bridge to one. 8: finished islands joined.
_NEARS = const(9)  # islands that lack one bridge and have room for it
_SPARES = const(10)  # a number that the end with most points now makes impossible to finish
_FITS = const(11)  # bridges needed, the number, bridges its lines take, unseen cards with 2 or 3
_NO_NUMBER = const(12)  # the number: writing it anywhere is worth less
_NO_BRIDGES = const(13)  # drawing them anywhere is worth less
_EQUAL = const(14)  # many ends have about the same value
_ALIKE = const(15)  # one or two others have
_SMALL = const(16)  # no other has, and no feature stands out
_BEST = const(17)  # the start with the best results
_WORST = const(18)  # the start with the worst results: the neighbour gets it
_NO_POINTS = const(19)  # the last card brings no points
_UNKNOWN = const(20)  # there are no tables: greedy chose the turn

_PART = const(2)  # clearly lower is lower by a point / _PART or more
_MANY = const(3)  # so many ends that are not clearly lower are many


class End:
    """A board after the round and its features. value: its value, None to compute it.

    marks: counts by reason, 0 to _NEARS. room: by island, bridges that its lines take. missing: by
    island, bridges that its number lacks. points: points of the round and of all finished islands.
    """

    def __init__(self, values, board, entered, value):
        values.load(board, entered)
        self.value = values.value() if value is None else value
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
                is_over = values.entered >> k & 1 or [i for i in isles if self.is_lost(i)]
                marks.append(0 if is_over else sum([board[i] & mask > 0 for i in isles]))
        self.marks = bytes(marks + [group if group > 1 else 0, near])

    def is_lost(self, i):
        """Return True if island i has a number and can never be finished."""
        return self.room[i] < self.missing[i]


def is_over(game):
    """Return True if CONFIRM is the only move left of the turn."""
    return game.phase() == SETTLE


def reason(policy, seen, seat, moves):
    """Yield PENDING often, at last the reason: a tuple of a code above and its numbers.

    policy: the Master that chose moves, the turn without CONFIRM. seen: the observation before
    them; it is changed.
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
    if not policy.known or not policy.load_table(seen, seat, r, unseen):
        yield (_UNKNOWN,)
        return
    for move in moves:
        seen.apply(move)
    values = policy.values
    before = End(values, first, entered, 0)
    end = End(values, bytearray(seen.state[base : base + SIZE]), entered, None)
    ends = policy.ends = []
    if r < ROUNDS:
        for _ in policy.find_ends(first, number, left, entered, (6, 2, 8, 24)):
            yield PENDING
    least = end.value - values.unit // _PART
    marks = [what for what in range(_NEARS + 1) if end.marks[what] > before.marks[what]]
    near = 0  # number of other ends that are not clearly lower
    is_drawn = is_free = False  # one of them has other bridges; has the number elsewhere
    best = end
    beside = None  # the best end with the number elsewhere
    place = moves[0]
    for value, board in ends:
        yield PENDING
        if board == end.board:
            continue
        other = End(values, board, entered, value)
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
    found = None
    if marks:
        found = _reason(marks[0], values.awards, before, end)
    elif r == ROUNDS:
        found = (_NO_POINTS,)
    if not found and best.value <= least:
        found = _spared(best, end)
    if not found and number and not is_free:
        if place == SKIP_NUMBER:
            found = (_NO_NUMBER, number)
        elif beside and _fits(end, place, beside):
            cards = sum([card % 3 > 0 for card in unseen])
            found = _FITS, end.missing[place], number, end.room[place], cards
    if not found and SKIP_BRIDGES in moves and not is_drawn:
        found = (_NO_BRIDGES,)
    yield found or ((_EQUAL if near >= _MANY else _ALIKE if near else _SMALL),)


def _reason(what, awards, before, end):
    """Return the reason for feature number `what` of an end."""
    if what < _FINISHES:
        return what, awards[what]
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
