"""The learned value of a board of Hashi, from the tables that host_sim/lab/train computes.

The value after a round is a sum of entries of that round's table: for each island and its
surroundings, each line, the flagged islands together, each group of joined islands, and what the
unseen cards can do. host_sim/lab/train/core.py is the same in compiled code; a test compares them.
"""

from array import array

from engine.const import const
from engine.hashi.boards import BLUE, ISLANDS, MAX_LINES, RED
from engine.hashi.state import ROUNDS, SIX

SIZE = ISLANDS + MAX_LINES  # bytes of a board
FINISHED = 13  # a value of CODE
ALONE = (16, 16, 16)  # see Values.shares

# An island's code, by its byte: its bridges if it has no number, else 6 + missing bridges, or
# FINISHED.
CODE = bytes(
    [
        min(e >> 4, 6) if not e & 15 else FINISHED if e & 15 <= e >> 4 else 6 + (e & 15) - (e >> 4)
        for e in range(103)
    ]
)
# By code: class in the table of lines; bridges it takes; what it offers a neighbour; class in the
# table of surroundings; class in the tables of flags.
_CLASS = const(b"\x00\x01\x02\x02\x02\x02\x02\x04\x05\x06\x06\x06\x06\x03")
TAKES = b"\x06\x05\x04\x03\x02\x01\x00\x01\x02\x03\x04\x05\x06\x00"
_OFFER = const(b"\x01\x01\x01\x01\x01\x01\x01\x02\x03\x03\x03\x03\x03\x00")
_WANTS = const(b"\x00\x01\x01\x01\x01\x01\x01\x02\x03\x04\x04\x04\x04\x00")
_FLAGGED = const(b"\x01\x02\x02\x02\x02\x02\x02\x03\x04\x05\x05\x05\x05\x00")
# By code * 7 + room: the numbers that an island without one can take and finish, as counters of
# five bits each.
_FIT = [
    sum([1 << 5 * (k - 1) for k in range(max(1, c), min(6, c + room) + 1)])
    for c in range(7)
    for room in range(7)
]

# The parts of a table, an array each, since no free block of the heap may hold all of it: islands,
# each of MAX_LINES lines, red flags, blue flags, the rest, the surroundings of each island.
_ISLES = const(0)
_LINES = const(1)
_REDS = const(25)
_BLUES = const(26)
_REST = const(27)
_AROUND = const(28)
_ISLE = const(98)  # entries per island: by code and room
_LINE = const(147)  # entries per line: by bridges, classes of both ends
# Offsets in the rest, after the groups: numbers that fit, islands with bridges but no number,
# bridges missing, islands without a number.
_FITS = const(80)
_TOUCHED = const(320)
_MISSING = const(440)
_BLANK = const(952)


class Values:
    """Values of the boards of one side. Call set() for a round, load() a board, then attempt()."""

    def __init__(self, board):
        self.board = board
        n = board.lines
        self.red = [i for i in range(ISLANDS) if board.flag[i] == RED]
        self.blue = [i for i in range(ISLANDS) if board.flag[i] == BLUE]
        self.shift = bytearray(2 * MAX_LINES)  # each line's bit in near of its one, of its two
        # Of the parts.
        self.sizes = array("H", [_ISLE * ISLANDS] + [_LINE] * MAX_LINES + [1297, 217, 971])
        for i in range(ISLANDS):
            lines = board.at[i]
            self.sizes.append(5 << 2 * len(lines))
            for k in range(len(lines)):
                end = 0 if board.one[lines[k]] == i else MAX_LINES
                self.shift[end + lines[k]] = 2 * (len(lines) - 1 - k)
        # For a bridge on each line and a number on each island: the lines that it affects, then the
        # islands. One array with start indexes takes a sixth of the memory of many.
        self.touch = bytearray()
        self.touch_at = array("H")
        for what in range(MAX_LINES + ISLANDS):
            for some in self._affected(what) if what < n or what >= MAX_LINES else (b"", b""):
                self.touch_at.append(len(self.touch))
                self.touch += some
        self.touch_at.append(len(self.touch))
        self.room = bytearray(ISLANDS)  # bridges that an island's lines take
        self.near = bytearray(ISLANDS)  # what the neighbours offer, two bits per line
        self.code = bytearray(ISLANDS)
        self.group = bytearray(ISLANDS)  # the first island of its group
        self.joined = [0] * ISLANDS  # at a group's first: 16 per island, plus 1 per finished island
        self.fit = [0] * ISLANDS
        self.island_value = [0] * ISLANDS  # each island's share of local
        self.line_value = [0] * MAX_LINES  # each line's share of local
        self.free = bytearray(MAX_LINES)  # bridges that a line takes
        self.s = bytearray(SIZE)
        # By category, in sixteenths: how much a step towards it is worth here, compared with a solo
        # game, from which the tables were learned.
        self.shares = ALONE
        # Set by set() and load(); here first, so that no attribute is added on a full heap.
        self.r = self.unit = self.missing_at = self.entered = self.points = self.done = 0
        self.local = self.grouped = 0
        self.table = self.fits_at = self.touched_at = self.awards = []
        self.sums = (0, 0, 0, 0)

    def _affected(self, what):
        """Return the lines and islands that a change affects, two bytes objects; see change()."""
        board = self.board
        lines = bytearray(MAX_LINES)
        ends = (what - MAX_LINES,)
        if what < MAX_LINES:
            ends = (board.one[what], board.two[what])
            for m in board.crossing[what]:
                lines[m] = 1
        for i in ends:
            for m in board.at[i]:
                lines[m] = 1
        islands = bytearray(ISLANDS)
        for m in range(board.lines):
            if lines[m]:
                islands[board.one[m]] = islands[board.two[m]] = 1
        return (
            bytes([m for m in range(MAX_LINES) if lines[m]]),
            bytes([i for i in range(ISLANDS) if islands[i]]),
        )

    def blank(self):
        """Return an empty table, an array of signed bytes for each part.

        The largest part first: on a fragmented heap a small one would take its place.
        """
        table = [array("b")] * len(self.sizes)
        for size, k in sorted([(-self.sizes[k], k) for k in range(len(table))]):
            table[k] = array("b", bytes(-size))
        return table

    def set(self, r, table, unit, unseen, awards):
        """Set round r, its table and unit, the unseen cards, and the points of categories."""
        self.r = r
        self.table = table
        self.unit = unit
        cards = bytearray(6)
        bridges = 8
        for card in unseen:
            cards[card // 3] += 1
            bridges += card % 3 - 1
        self.fits_at = [_FITS + (4 * k + cards[k]) * 10 for k in range(6)]
        self.touched_at = [_TOUCHED + (4 * k + cards[k]) * 5 for k in range(6)]
        self.missing_at = _MISSING + min(15, max(0, bridges)) * 32
        self.awards = awards

    def load(self, s, entered):
        """Evaluate the board in s, SIZE bytes.

        entered: bits of the categories entered before, red 1, blue 2, six 4.

        Sets self.points to the points of categories in this round, and self.entered to entered with
        these categories.
        """
        table = self.table
        board = self.board
        one = board.one
        two = board.two
        flag = board.flag
        code = self.code
        room = self.room
        near = self.near
        joined = self.joined
        self.s[:] = s
        room[:] = near[:] = bytes(ISLANDS)
        done = 0
        for i in range(ISLANDS):
            c = code[i] = CODE[s[i]]
            self.group[i] = i
            joined[i] = 16
            if c == FINISHED:
                joined[i] = 17
                done += 1
        local = 0
        for m in range(board.lines):
            x = s[ISLANDS + m]
            self.free[m] = 0
            if x == 3:
                continue
            i = one[m]
            j = two[m]
            c = code[i]
            d = code[j]
            if x < 2:
                n = min(2 - x, TAKES[c], TAKES[d])
                if n:
                    self.free[m] = n
                    room[i] += n
                    room[j] += n
                    near[i] += _OFFER[d] << self.shift[m]
                    near[j] += _OFFER[c] << self.shift[MAX_LINES + m]
            value = self.line_value[m] = table[_LINES + m][x * 49 + _CLASS[c] * 7 + _CLASS[d]]
            local += value
            if x:
                self._join(self.group[i], self.group[j])
        fits = touched = missing = blank = 0
        for i in range(ISLANDS):
            c = code[i]
            n = min(6, room[i])
            value = table[_ISLES][_ISLE * i + c * 7 + n]
            fit = 0
            if c < 7:
                blank += 1
                if c:
                    touched += 1 << 5 * (c - 1)
                if c or not flag[i]:
                    fit = _FIT[c * 7 + n]
                    fits += fit
            elif c != FINISHED:
                missing += c - 6
            if c != FINISHED:
                value += table[_AROUND + i][(_WANTS[c] << 2 * len(board.at[i])) + near[i]]
            self.fit[i] = fit
            self.island_value[i] = value
            local += value
        entered, points = self._with_flags(entered, 0)
        if not entered & 4 and done > 5 and self.largest_group(s) > 5:
            entered |= 4
            points += self.awards[SIX]
        self.entered = entered
        self.points = points
        self.done = done
        self.local = local
        self.sums = (fits, touched, missing, blank)
        self.grouped = 0
        if not entered & 4:
            for size in joined:
                if size > 31:
                    self.grouped += table[_REST][min(9, size >> 4) * 8 + min(7, size & 15)]

    def _join(self, i, j):
        """Join the groups whose first islands are i and j."""
        if i == j:
            return
        group = self.group
        self.joined[i] += self.joined[j]
        self.joined[j] = 0
        for k in range(ISLANDS):
            if group[k] == j:
                group[k] = i

    def _with_flags(self, entered, points):
        """Return entered and points, plus the flag categories fulfilled now and not yet entered."""
        if not entered & 1 and self._are_finished(self.red):
            entered |= 1
            points += self.awards[0]
        if not entered & 2 and self._are_finished(self.blue):
            entered |= 2
            points += self.awards[1]
        return entered, points

    def _are_finished(self, islands):
        code = self.code
        for i in islands:
            if code[i] != FINISHED:
                return False
        return True

    def largest_group(self, s):
        """Return the size of the largest group of finished islands that bridges join (H14)."""
        found = bytearray([CODE[s[i]] == FINISHED for i in range(ISLANDS)])
        return self.board.largest_group(found, s, ISLANDS)

    def value(self):
        """Return the value of the loaded board after the round, in the table's unit."""
        if self.r == ROUNDS:
            return self.unit * (self.points + 2 * self.done)
        total = self.unit * self.points + self.local + (self.grouped * self.shares[SIX] >> 4)
        return total + self._shared_value(self.room, self.entered, *self.sums)

    def _shared_value(self, room, entered, fits, touched, missing, blank):
        """Return the part of the value that belongs to no single island or line."""
        rest = self.table[_REST]
        total = rest[_BLANK + blank]
        total += rest[self.missing_at + (missing if missing < 31 else 31)]
        for k in range(6):
            n = fits & 31
            total += rest[self.fits_at[k] + (n if n < 9 else 9)]
            n = touched & 31
            total += rest[self.touched_at[k] + (n if n < 4 else 4)]
            fits >>= 5
            touched >>= 5
        if not entered & 1:
            total += self.table[_REDS][self._flags_index(self.red, room)] * self.shares[0] >> 4
        if not entered & 2:
            total += self.table[_BLUES][self._flags_index(self.blue, room)] * self.shares[1] >> 4
        return total

    def _flags_index(self, islands, room):
        """Return the table index for flagged islands: 0 if one of them can never be finished."""
        index = 0
        for i in islands:
            c = self.code[i]
            if 6 < c < FINISHED and room[i] < c - 6:
                return 0
            index = index * 6 + _FLAGGED[c]
        return 1 + index

    def never(self):
        """Return the bits, as in entered, of the flag categories that can never be entered now."""
        bits = 0
        if not self.entered & 1 and not self._flags_index(self.red, self.room):
            bits += 1
        if not self.entered & 2 and not self._flags_index(self.blue, self.room):
            bits += 2
        return bits

    def change(self, s, what, number):
        """Draw a bridge on line `what` of board s, or write number on island what - MAX_LINES."""
        if what < MAX_LINES:
            board = self.board
            s[ISLANDS + what] += 1
            s[board.one[what]] += 16
            s[board.two[what]] += 16
            for m in board.crossing[what]:
                s[ISLANDS + m] = 3
        else:
            s[what - MAX_LINES] |= number

    def attempt(self, what, number):
        """Return the value that the loaded board would have after change(s, what, number)."""
        s = self.s
        code = self.code
        if what < MAX_LINES:
            i = self.board.one[what]
            j = self.board.two[what]
            before = code[i], code[j]
            code[i] = CODE[s[i] + 16]
            code[j] = CODE[s[j] + 16]
        else:
            i = j = what - MAX_LINES
            before = code[i], code[i]
            code[i] = CODE[s[i] | number]
        value = self._changed(what, number, i, j, before)
        code[i], code[j] = before
        return value

    def _changed(self, what, number, i, j, before):
        table = self.table
        code = self.code
        done = (code[i] == FINISHED) + (j != i and code[j] == FINISHED)
        entered = self.entered
        points = self.points
        if done:
            entered, points = self._with_flags(entered, points)
        grouped = 0
        if not entered & 4:
            g = self.joined[self.group[i]]
            h = self.joined[self.group[j]] if self.group[i] != self.group[j] else 0
            size = g + h + done
            if size & 15 > 5:
                made = bytearray(self.s)
                self.change(made, what, number)
                if self.largest_group(made) > 5:
                    entered |= 4
                    points += self.awards[SIX]
            if not entered & 4:
                grouped = self.grouped
                if size > 31:
                    grouped += table[_REST][min(9, size >> 4) * 8 + min(7, size & 15)]
                if g > 31:
                    grouped -= table[_REST][min(9, g >> 4) * 8 + min(7, g & 15)]
                if h > 31:
                    grouped -= table[_REST][min(9, h >> 4) * 8 + min(7, h & 15)]
        room = self.room[:]
        near = self.near[:]
        local = self._lines_changed(what, i, j, before, room, near)
        fits, touched, missing, blank = self.sums
        island_value = self.island_value
        board = self.board
        touch = self.touch
        for at in range(self.touch_at[2 * what + 1], self.touch_at[2 * what + 2]):
            k = touch[at]
            c = code[k]
            n = room[k]
            if n > 6:
                n = 6
            local += table[_ISLES][_ISLE * k + c * 7 + n] - island_value[k]
            fits -= self.fit[k]
            if c != FINISHED:
                local += table[_AROUND + k][(_WANTS[c] << 2 * len(board.at[k])) + near[k]]
                if c < 7 and (c or not board.flag[k]):
                    fits += _FIT[c * 7 + n]
        for k, c in ((i, before[0]), (j, before[1])) if i != j else ((i, before[0]),):
            if c > 6:
                missing -= 1  # it got a bridge
                continue
            if c:
                touched -= 1 << 5 * (c - 1)
            c = code[k]
            if c < 7:
                touched += 1 << 5 * (c - 1)
            else:
                blank -= 1
                if c != FINISHED:
                    missing += c - 6
        total = self.unit * points + local + (grouped * self.shares[SIX] >> 4)
        return total + self._shared_value(room, entered, fits, touched, missing, blank)

    def _lines_changed(self, what, i, j, before, room, near):
        """Update room and near for the lines that a change affects; return the new local sum."""
        touch = self.touch
        table = self.table
        board = self.board
        code = self.code
        shift = self.shift
        s = self.s
        local = self.local
        for at in range(self.touch_at[2 * what], self.touch_at[2 * what + 1]):
            m = touch[at]
            x = s[ISLANDS + m]
            if x == 3:
                continue
            u = board.one[m]
            v = board.two[m]
            c = code[u]
            d = code[v]
            local -= self.line_value[m]
            n = self.free[m]
            if n:
                oc = before[0] if u == i else before[1] if u == j else c
                od = before[0] if v == i else before[1] if v == j else d
                room[u] -= n
                room[v] -= n
                near[u] -= _OFFER[od] << shift[m]
                near[v] -= _OFFER[oc] << shift[MAX_LINES + m]
            if m == what:
                x += 1
            elif u != i and u != j and v != i and v != j:
                continue  # crossed by the new bridge
            if x < 2:
                n = TAKES[c]
                if TAKES[d] < n:
                    n = TAKES[d]
                if n:
                    if n + x > 2:
                        n = 2 - x
                    room[u] += n
                    room[v] += n
                    near[u] += _OFFER[d] << shift[m]
                    near[v] += _OFFER[c] << shift[MAX_LINES + m]
            local += table[_LINES + m][x * 49 + _CLASS[c] * 7 + _CLASS[d]]
        return local
