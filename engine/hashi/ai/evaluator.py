"""A heuristic value of a seat's board of Hashi after the round: a sum over its islands.

The weights were tuned over many games; a unit is about a tenth of a point.
"""

from array import array

from engine import rng
from engine.const import const
from engine.hashi.boards import BLUE, ISLANDS, RED
from engine.hashi.rules import BRIDGE, ROOM, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import BLOCKED, BOARDS, CATEGORIES, FULL, SIX, STRIDE

NEVER = -30000
_STARTS = const(6)  # the worst starts, of which a neighbour gets one
_NO_ROOM = bytes(STRIDE)
# By an island's byte: start of its row in `worth`. Seven rows are for islands without a number, by
# bridges; seven for the others, by missing bridges. Index in a row: room on the island's lines.
_ROW = bytes([9 * (e >> 4 if not e & 15 else max(0, 7 + (e & 15) - (e >> 4))) for e in range(112)])
# By an island's byte, its kind: room for 0, 1, or 2 and more bridges; 3 if it is finished.
_ENDS = bytes([3 if e and e & 15 == e >> 4 else min(2, ROOM[e]) for e in range(112)])
# By bridges on a line << 4 | kind of one end << 2 | kind of the other: bridges that it takes.
_JOINS = const(3)  # in that table: it joins two finished islands
_TAKES = bytes(
    [
        _JOINS if n and k == 15 else min(2 - n, (k >> 2) % 3, (k & 3) % 3)
        for n in range(BLOCKED)
        for k in range(16)
    ]
    + [0] * 16
)

# Weights by stage of the game: rounds to 6, to 11, the rest; tuned by hill climbing on both sides.
_WEIGHTS = (
    "41 58 48 17 21 -202 6 19 27 21 27 29 6 1 3 3 17 3 12 45 2 33 26 -172 -11 14 17 2 "
    "10 16 21 43 4 3 31",
    "69 127 69 44 48 -151 25 46 57 7 53 19 5 2 9 18 23 13 6 8 5 0 21 -198 -19 4 9 7 "
    "12 13 21 31 26 11 19",
    "111 102 34 42 61 -34 21 61 28 6 27 20 -1 4 13 -7 6 12 11 -8 4 7 16 -86 2 14 11 "
    "21 14 9 33 65 29 14 -10",
)
# Indexes of weights: a finished island; extra for one with a red or blue flag, each for full
# and for lower points; an island that cannot be finished; spare room 0, 1, 2,
# more; missing bridges 1 to 6; bridges of an island without a number 0 to 6; such an island with a
# flag, without and with bridges; the most bridges it could get 0 to 6; a bridge between two
# finished islands; an unseen card has exactly its number of bridges; no unseen card fits.
_FINISHED = const(0)
_RED = const(1)
_BLUE = const(3)
_DEAD = const(5)
_SPARE = const(6)
_MISSING = const(10)
_FREE = const(16)
_BLANK = const(23)
_TOUCHED = const(24)
_COULD = const(25)
_JOINED = const(32)
_MATCH = const(33)
_UNFIT = const(34)


class Evaluator:
    """Base class of the players that plan one round.

    value() evaluates a board; then after() returns its value after one more move by evaluating only
    what the move affects. Neither creates temporary tuples or slices: on the chip each allocation
    searches the heap, and a garbage collection takes 20 ms.
    """

    def __init__(self, game, r):
        self.r = r
        self.out = game.moves_buffer()
        self.worth = array("h", [0] * (14 * 9))  # value of an island, at _ROW[byte] + room
        self.flagged = [0, 0, 0]
        self.prizes = [0, 0, 0]
        self.weights = ()
        self.joined = 0
        self.tried = 0
        # For the board of the last value(), which after() changes and restores:
        self.s = bytearray(STRIDE)  # its bytes
        self.room = bytearray(STRIDE)  # bridges that lines take: by island, then by line
        self.kept = bytearray(STRIDE)  # room, to restore it from
        self.flags = bytearray(3)  # finished islands by flag
        self.count = 0  # lines that join two finished islands
        self.score = 0  # the sum over islands
        self.size = 0  # what largest_group() returned

    def prepare(self, seen, seat, ahead=0):
        """Compute the table of island values for this round, or for a round `ahead` of it."""
        self.seen = seen
        self.base = BOARDS + STRIDE * seat
        now = seen.round() + ahead
        w = self.row(now)
        self.weights = w
        prize = [seen.worth(seat, k) for k in range(CATEGORIES)]
        self.prizes = [10 * worth for worth in prize]
        flagged = self.flagged
        flagged[RED] = w[_RED + (prize[0] < FULL[0])] if prize[0] else 0
        flagged[BLUE] = w[_BLUE + (prize[1] < FULL[1])] if prize[1] else 0
        self.joined = w[_JOINED] if prize[SIX] else 0
        unseen = bytearray(7)
        for card in range(18):
            if not seen.is_played(card):
                unseen[card // 3 + 1] += 1
        worth = self.worth
        for at in range(14 * 9):
            room = at % 9
            missing = at // 9 - 7
            if missing < 0:
                value = _free(w, unseen, at // 9, room)
            elif missing == 0:
                value = w[_FINISHED]
            elif room < missing:
                value = w[_DEAD]
            else:
                value = w[_SPARE + min(3, room - missing)] + w[_MISSING + missing - 1]
            worth[at] = value

    def row(self, now):
        """Return the list of weights of round `now`."""
        row = _WEIGHTS[0 if now <= 6 else 1 if now <= 11 else 2]
        return [int(word) for word in row.split()]

    def value(self, seen, seat):
        """Return the value of the seat's board in seen. prepare() must have been called."""
        self.seat = seat
        board = seen.board
        self.one = one = board.one
        self.two = two = board.two
        self.flag = flag = board.flag
        self.at = board.at
        self.crossing = board.crossing
        s = self.s
        s[:] = seen.state[self.base : self.base + STRIDE]
        kind = _ENDS
        takes = _TAKES
        room = self.room
        room[:] = _NO_ROOM
        joined = 0
        for m in range(board.lines):
            n = takes[s[ISLANDS + m] << 4 | kind[s[one[m]]] << 2 | kind[s[two[m]]]]
            if n == _JOINS:
                joined += 1
            elif n:
                room[ISLANDS + m] = n
                room[one[m]] += n
                room[two[m]] += n
        self.kept[:] = room
        self.count = joined
        self.flags[:] = b"\0\0\0"
        worth = self.worth
        row = _ROW
        value = 0
        for i in range(ISLANDS):
            value += worth[row[s[i]] + room[i]]
            if flag[i]:
                value += self.flag_value(flag[i], s[i])
        self.score = value
        self.size = self.largest_group()
        return self._with_awards(value, self.size)

    def after(self, move):
        """Return the value that the board of the last value() would have after a legal move."""
        if move == SKIP_NUMBER or move >= SKIP_BRIDGES:
            return self._with_awards(self.score, self.size)
        red = self.flags[RED]
        blue = self.flags[BLUE]
        joined = self.count
        value = self._draw(move - BRIDGE) if move >= BRIDGE else self._write(move)
        size = self.largest_group() if self.count > joined else self.size
        value = self._with_awards(self.score + value, size)
        self.seen.state[self.base : self.base + STRIDE] = self.s
        self.room[:] = self.kept
        self.flags[RED] = red
        self.flags[BLUE] = blue
        self.count = joined
        return value

    def _write(self, move):
        """Write a number; return the change of value."""
        i = move % 18
        e = self.s[i] | (self.seen.card_number() or 3 + move // 18)
        return self.set_island(i, e) + self._update_lines(self.at[i], -1)

    def _draw(self, m):
        """Draw a bridge on line m; return the change of value."""
        i = self.one[m]
        j = self.two[m]
        e = self.s[i]
        f = self.s[j]
        value = self.set_island(i, e + 16) + self.set_island(j, f + 16)
        self.seen.state[self.base + ISLANDS + m] += 1
        other = -1
        if ROOM[e] < 3:  # else its other lines take as many as before
            value += self._update_lines(self.at[i], -1)
            other = m
        if ROOM[f] < 3:
            value += self._update_lines(self.at[j], other)
        elif other < 0:
            value += self.add_room(m, -1)
        for k in self.crossing[m]:
            n = self.room[ISLANDS + k]
            if n:
                value += self.add_room(k, -n)
        return value

    def set_island(self, i, code):
        """Set the byte of an island to code; return the change of value."""
        before = self.s[i]
        self.seen.state[self.base + i] = code
        room = self.room[i]
        worth = self.worth
        value = worth[_ROW[code] + room] - worth[_ROW[before] + room]
        flag = self.flag[i]
        if flag:
            value += self.flag_value(flag, code) - self.flag_value(flag, before)
        return value

    def flag_value(self, flag, code):
        """Return the value of an island's flag; count it in flags if the island is finished."""
        if not code & 15:
            return self.weights[_TOUCHED if code else _BLANK]
        if code & 15 != code >> 4:
            return 0
        self.flags[flag] += 1
        return self.flagged[flag]

    def _update_lines(self, lines, other):
        """Recompute how many bridges these lines take; return the change of value.

        other: a line that is not to be counted again if it joins finished islands, or -1.
        """
        s = self.seen.state
        one = self.one
        two = self.two
        kind = _ENDS
        room = self.room
        base = self.base
        value = 0
        for m in lines:
            n = s[base + ISLANDS + m] << 4
            n = _TAKES[n | kind[s[base + one[m]]] << 2 | kind[s[base + two[m]]]]
            if n == _JOINS:
                self.count += m != other
                n = 0
            if n != room[ISLANDS + m]:
                value += self.add_room(m, n - room[ISLANDS + m])
        return value

    def add_room(self, m, n):
        """Add n to the bridges that line m takes; return the change of value at its ends."""
        s = self.seen.state
        worth = self.worth
        room = self.room
        room[ISLANDS + m] += n
        i = self.one[m]
        j = self.two[m]
        e = _ROW[s[self.base + i]] + room[i]
        f = _ROW[s[self.base + j]] + room[j]
        room[i] += n
        room[j] += n
        return worth[e + n] - worth[e] + worth[f + n] - worth[f]

    def largest_group(self):
        """Return the largest finished group; 0 if six are impossible or worth nothing."""
        if self.count < 5 or not self.prizes[SIX]:
            return 0
        return self.seen.largest_group(self.seat)

    def _with_awards(self, value, size):
        """Return value plus what the board as a whole is worth: joined islands and categories."""
        value += self.count * self.joined
        if size > 5:
            value += self.prizes[SIX]
        if self.flags[RED] == 4:
            value += self.prizes[0]
        if self.flags[BLUE] == 3:
            value += self.prizes[1]
        return value

    def save(self):
        """Return the part of the state that the seat's moves in a round can change."""
        s = self.seen.state
        return s[:BOARDS] + s[self.base : self.base + STRIDE]

    def restore(self, saved):
        """Restore the state from what save() returned in this round."""
        s = self.seen.state
        s[:BOARDS] = saved[:BOARDS]
        s[self.base : self.base + STRIDE] = saved[BOARDS:]

    def start(self, seen, seat):
        """Return the best start move (H4); if a neighbour gets it, one of the worst at random."""
        out = self.out
        starts = []
        self.value(seen, seat)
        for k in range(seen.legal(out)):
            starts.append(out[k] - 64 * self.after(out[k]))  # best first, of equals the lowest move
        starts.sort()
        if seen.players() == 1:
            return starts[0] & 63
        return starts[-1 - rng.below(self.r, _STARTS)] & 63

    def keep(self, found, most, value, before, move):
        """Insert the result of a move after `before` into found if it is among the `most` best.

        before, and the rows of found, best first: (value, moves, saved state). Of rows with
        equal values, such as the same bridges in another order, only the first is kept.
        """
        at = len(found)
        while at and found[at - 1][0] < value:
            at -= 1
        if at == most or (at and found[at - 1][0] == value):
            return
        seen = self.seen
        seen.apply(move)
        found.insert(at, (value, before[1] + [move], self.save()))
        self.restore(before[2])
        if len(found) > most:
            found.pop()


def _free(w, unseen, bridges, room):
    """Return the value of an island without a number. unseen: unseen cards by number."""
    could = min(6, bridges + room)
    if not sum(unseen[max(1, bridges) : could + 1]):
        return w[_UNFIT]
    value = w[_FREE + bridges] + w[_COULD + could]
    if bridges and unseen[bridges]:
        value += w[_MATCH]
    return value
