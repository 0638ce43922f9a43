"""What a better turn of Hashi has and another turn lacks: reasons for reviews and puzzles.

Only the boards after both turns are compared, without tables or a computer player. The reason is
the first in the list of reason() that is true of the better turn and not of the other.
"""

from engine.const import const
from engine.hashi.boards import BLUE, ISLANDS, RED
from engine.hashi.rules import ROOM, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import BOARDS, CATEGORIES, ROUNDS, SIX, START, STRIDE

# Reasons as in explain.py. 0, 1, 2: a category; its points.
_FINISHES = const(3)  # islands finished, their points
_FLAG = const(4)  # 4, 5: a number on a red or blue flag. 6, 7: a first bridge to one.
_NEARS = const(8)
_SPARES = const(9)  # a number that can never be finished in the other turn, which brings more now
_FITS = const(10)
_NO_NUMBER = const(11)
_NO_BRIDGES = const(12)
_BEST = const(14)
_WORST = const(15)
_NEARER = const(18)
# Reasons of this file.
_LOSES = const(20)  # a number: only the other turn leaves one that can never be finished
_NO_FLAGS = const(21)  # 21, 22: only the other turn makes all red, all blue flags impossible
_ROOMIER = const(23)  # a number, bridges that its lines take beyond it; after the other turn
_OPEN = const(24)  # lines that take a bridge now; after the other turn
_LATER = const(25)  # nothing of all this: it pays off only with the cards to come
_ROOM = const(26)  # bridges that all lines take, each by itself; after the other turn

_LATE = const(11)  # later it is not seen from lines alone if all flags can be finished


class _End:
    """A board after a turn. marks: counts by reason, up to _NEARS, and of islands that get bridges.

    isles: bytes by island, bridges << 4 | number. room, missing: by island, bridges that its lines
    take, each line alone, and that its number lacks. open: how many lines take a bridge now. most:
    bridges that the cards to come bring at most. lost: bits of numbers that can never be finished.
    never: by colour, if its flags can never all be finished. roomy: if each has room to spare.
    """

    def __init__(self, seen, seat, turn):
        before = bytes(seen.state)
        at = BOARDS + STRIDE * seat
        prizes = [seen.worth(seat, k) for k in range(CATEGORIES)]
        old = before[at : at + ISLANDS]
        for move in turn:
            seen.apply(move)
        s = bytes(seen.state[at : at + STRIDE])
        marks = [prizes[k] > 0 and seen.has_achieved(seat, k) for k in range(CATEGORIES)]
        self.entered = [marks[k] or not prizes[k] for k in range(SIX)]
        self.points = sum([prizes[k] * marks[k] for k in range(CATEGORIES)])
        seen.state[:] = before
        board = seen.board
        self.isles = isles = s[:ISLANDS]
        self.lines = s[ISLANDS:]
        self.room = room = bytearray(ISLANDS)
        self.open = 0
        live = [isles[i] or not board.flag[i] for i in range(ISLANDS)]  # may have a bridge, later
        free = []
        for m in range(board.lines):
            i = board.one[m]
            j = board.two[m]
            n = min(2 - s[ISLANDS + m], ROOM[isles[i]], ROOM[isles[j]])
            if n > 0:
                self.open += (isles[i] | isles[j]) & 15 > 0
                free.append((i, j))
                room[i] += n
                room[j] += n
        for _ in free:
            for i, j in free:
                live[i] = live[j] = live[i] or live[j]
        self.missing = [ROOM[e] if e & 15 else 0 for e in isles]
        left = ROUNDS - seen.round()  # cards to come
        rest = sorted([-(card % 3) - 1 for card in range(18) if not seen.is_played(card)])
        most = self.most = -sum(rest[:left])
        self.lost = 0
        for i in range(ISLANDS):
            if self.missing[i] > min(room[i], most):
                self.lost |= 1 << (isles[i] & 15)
        done = [i for i in range(ISLANDS) if isles[i] & 15 and not self.missing[i]]
        marks.append(len(done))
        self.points += 2 * len(done)
        self.never = []
        self.roomy = []
        for mask in (15, 255):
            for colour in (RED, BLUE):
                flags = [i for i in range(ISLANDS) if board.flag[i] == colour]
                marks.append(sum([isles[i] & mask > 0 for i in flags]))
                bare = [i for i in flags if not isles[i] & 15]
                dead = [i for i in flags if self.missing[i] > min(room[i], most)]
                dead += [i for i in bare if not isles[i] and not (live[i] and most)]
                self.never.append(len(dead) > 0 or len(bare) > left)
                rest = [
                    room[i] - max(self.missing[i], isles[i] < 16) for i in flags if i not in done
                ]
                self.roomy.append(min(rest + [1]) > 0)
        marks.append(sum([self.missing[i] == 1 <= min(room[i], most) for i in range(ISLANDS)]))
        marks.append(sum([old[i] & 15 > 0 and isles[i] > old[i] for i in range(ISLANDS)]))
        self.marks = marks

    def unfinished(self, number):
        """Return how many islands with a number are not finished."""
        return len([i for i in range(ISLANDS) if self.missing[i] and self.isles[i] & 15 == number])


def reason(seen, seat, better, other):
    """Return what the better of two turns has that the other lacks; a generator.

    A tuple: 0, a code above and its numbers. better, other: turns from the first move on, without
    CONFIRM. seen: the observation before them; it stays as it is. At the start of the game, better
    is the best one by the tables.
    """
    if seen.phase() == START:
        return 0, _BEST if seen.players() == 1 else _WORST
    first = _End(seen, seat, ())
    yield
    best = _End(seen, seat, better)
    yield
    end = _End(seen, seat, other)
    return (0,) + _reason(seen, seat, first, best, end, better, other)


def _reason(seen, seat, first, best, end, better, other):
    now, yours = best.marks, end.marks
    for k in range(CATEGORIES):
        if now[k] > yours[k]:
            return k, seen.worth(seat, k)
    for k in range(SIX if seen.round() <= _LATE else 0):
        if end.never[k] and best.roomy[k] and not (best.never[k] or end.entered[k]):
            return (_NO_FLAGS + k,)
    if now[_FINISHES] > yours[_FINISHES]:
        n = now[_FINISHES] - first.marks[_FINISHES]
        return _FINISHES, n, 2 * n
    for number in range(1, 7):
        if end.lost & ~best.lost & 1 << number:
            return _SPARES if end.points > best.points else _LOSES, number
    for what in range(_FLAG, _NEARS):
        k = what & 1
        is_open = not (best.entered[k] or best.never[k])
        if is_open and now[what] > first.marks[what] == yours[what]:
            return (what,)
    if now[_NEARS] > yours[_NEARS] + max(0, yours[_FINISHES] - now[_FINISHES]):
        return _NEARS, now[_NEARS]
    place, elsewhere = better[0], other[0]
    card = seen.card_number()
    if place < elsewhere == SKIP_NUMBER and 0 < best.missing[place] <= min(
        best.room[place], best.most
    ):
        cards = sum([card % 3 > 0 for card in range(18) if not seen.is_played(card)])
        return _FITS, best.missing[place], card, best.room[place], cards
    found = ()
    for i in range(ISLANDS):
        j = elsewhere if i == place else i  # where the other turn has the same number
        if best.missing[i] and j < ISLANDS and best.missing[i] <= end.missing[j]:
            more, less = best.room[i] - best.missing[i], end.room[j] - end.missing[j]
            number = best.isles[i] & 15
            is_alone = best.unfinished(number) == end.unfinished(number) == 1
            if is_alone and more > less >= 0 and not (found and found[3] <= less):
                found = _ROOMIER, number, more, less
    if found:
        return found
    if now[_NEARS + 1] > yours[_NEARS + 1]:
        return _NEARER, now[_NEARS + 1]
    if elsewhere < place == SKIP_NUMBER and best.lines == end.lines:
        return _NO_NUMBER, card
    if SKIP_BRIDGES in better and SKIP_BRIDGES not in other and place == elsewhere:
        return (_NO_BRIDGES,)
    if best.open > end.open:
        return _OPEN, best.open, end.open
    more, less = sum(best.room) // 2, sum(end.room) // 2
    return (_ROOM, more, less) if more > less else (_LATER,)
