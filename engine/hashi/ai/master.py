"""The strongest player of Hashi on the handheld: learned tables and a lookahead of one card.

A beam search over the learned values of boards (values.py) finds the best ends of a round; they are
then compared by cards that may come next. The last card is played exactly. The tables are read from
the drive; if they are missing or damaged, `hard` plays instead.
"""

from engine import rng
from engine.const import const
from engine.hashi.ai import learned
from engine.hashi.ai.values import ALONE, CODE, FINISHED, SIZE, TAKES, Values
from engine.hashi.boards import ISLANDS, MAX_LINES
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import (
    BOARDS,
    CATEGORIES,
    DEADLINE,
    FULL,
    LATER,
    NUMBER,
    ROUNDS,
    SETTLE,
    SIX,
    START,
    STRIDE,
)

_EQUAL = const(8)  # ends are equal at a table if they differ by less than this part of a point


class Master:
    """Its strength is set by these numbers.

    STAGES: rows (first round, search, comparison). Search for ends: places for the number tried
    with bridges, beam width, lines considered after the first bridge, ends kept. Comparison: number
    of next cards; places, beam width and lines of the answers to them; the worst end is dropped
    after so many cards; how many ends are left at last.
    """

    STAGES = (
        (1, (4, 2, 6, 5), (7, 2, 1, 3, 1, 2)),
        (12, (8, 3, 8, 7), (7, 2, 1, 4, 1, 2)),
    )

    def __init__(self, game, r):
        self.plan = []  # the remaining moves of this round
        self.values = None
        self.known = b""  # the head of the tables' file; empty if there are no tables
        self.round = 0  # the round whose table is in memory
        self.instead = None  # the policy that plays if there are no tables
        self._luck = r
        self._game = game

    def think(self, seen, seat):
        """Return the move; a generator."""
        phase = seen.phase()
        if phase == SETTLE:
            self.plan = []
            return CONFIRM
        self.open(seen.side())
        if phase == START and self.known:
            return self.known[learned.BEST if seen.players() == 1 else learned.WORST]
        if self.known and (not self.plan or phase == NUMBER or not seen.is_legal(self.plan[0])):
            yield from self.find(seen, seat)
        if not self.known:
            return (yield from self._instead().think(seen, seat))
        return self.plan.pop(0)

    def open(self, side):
        """Open the tables of a side, 0 or 1. `known` is empty if they are missing or damaged."""
        if not self.values or self.values.board.side != side:
            from engine.hashi import boards

            self.round = 0
            self.values = Values(boards.board(side))
            self.table = self.values.blank()
            self.known = learned.head(side)
            if self.known and learned.entries(self.known) != sum(self.values.sizes):
                self.known = b""

    def _instead(self):
        """Return the policy that plays without tables, created on first use."""
        if not self.instead:
            from engine.hashi.ai.levels import Hard

            self.instead = Hard(self._game, self._luck)
        return self.instead

    def load_table(self, seen, seat, r, unseen):
        """Make `values` evaluate boards after round r, 1 to 17. unseen: bytes of the cards to come.

        Return False, and clear `known`, if the table is damaged.
        """
        unit = 1
        if r < ROUNDS:
            unit = learned.unit(self.known, r)
            if self.round != r:
                self.round = r
                if not learned.read(self.values.board.side, self.known, r, self.table):
                    self.known = b""
                    self.round = 0
                    return False
        self.values.set(r, self.table, unit, unseen, awards(seen, seat, r))
        self.values.shares = shares(seen, seat, r)
        return True

    def find(self, seen, seat):
        """Plan the round: a generator that leaves the moves in plan."""
        r = seen.round()
        base = BOARDS + STRIDE * seat
        first = bytearray(seen.state[base : base + SIZE])
        unseen = bytearray([card for card in range(18) if not seen.is_played(card)])
        entered = sum([1 << k for k in range(CATEGORIES) if seen.points(seat, k)])
        number = seen.card_number() if seen.phase() == NUMBER else 0
        self.must_draw = not number and not seen.is_legal(SKIP_BRIDGES)
        if not self.load_table(seen, seat, r, unseen):
            return
        self.ends = []
        if r == ROUNDS:
            yield from self.finish(first, number, seen.left(), entered)
            end = self.ends[0][1]
        else:
            beam, ahead = [stage[1:] for stage in self.STAGES if stage[0] <= r][-1]
            yield from self.find_ends(first, number, seen.left(), entered, beam)
            ends = self.ends
            if not ends:  # the beam missed the only legal ends
                out = seen.moves_buffer()
                seen.legal(out)
                self.plan = [out[0]]
                return
            self.must_draw = False
            if len(ends) > 1:
                self.after = []
                for end in ends:
                    self.values.load(end[1], entered)
                    self.after.append((self.values.points, self.values.entered))
                    yield
                if not self.load_table(seen, seat, r + 1, unseen):
                    return
                yield from self._look_ahead(seen, seat, ends, unseen, ahead)
            end = self.ends[0][1]
        self.plan = self._moves(first, end, number)

    def _moves(self, first, end, number):
        """Return the moves that turn board `first` into board `end`, without CONFIRM."""
        moves = [SKIP_NUMBER] if number else []
        for i in range(ISLANDS):
            if number and first[i] & 15 != end[i] & 15:
                moves[0] = i
        drawn = []
        for m in range(MAX_LINES):
            x = end[ISLANDS + m]
            while x < 3 and x > first[ISLANDS + m]:
                drawn.append(BRIDGE + m)
                x -= 1
        return moves + (drawn or [SKIP_BRIDGES])

    # The ends of a round.

    def _keep_end(self, most, value, board, line):
        """Insert a board into ends if among the best; of equals the first.

        line: draw a bridge on it first, MAX_LINES for none.
        """
        ends = self.ends
        at = _rank(ends, most, value)
        if at < 0:
            return
        made = bytearray(board)
        if line < MAX_LINES:
            self.values.change(made, line, 0)
        ends.insert(at, (value, made))
        if len(ends) > most:
            ends.pop()

    def find_ends(self, b, number, bridges, entered, beam):
        """Add the best boards after this card to ends, empty at first: rows (value, board).

        b: the board. number: 0 if it is written already. bridges: still to draw. entered: bits of
        the categories entered. beam: places, beam width, lines, ends. A generator.
        """
        values = self.values
        attempt = values.attempt
        flag = values.board.flag
        one = values.board.one
        two = values.board.two
        free = values.free  # of the board loaded
        width = beam[1]
        most = beam[3]
        values.load(b, entered)
        places = [(values.value(), -1)]
        for i in range(ISLANDS if number else 0):
            e = b[i]
            if not e & 15 and e >> 4 <= number and (e or not flag[i]):
                if i & 7 == 7:
                    yield
                value = attempt(MAX_LINES + i, number)
                k = len(places)
                while k and places[k - 1][0] < value:
                    k -= 1
                places.insert(k, (value, i))
        yield
        for value, i in places[: beam[0]]:
            start = bytearray(b)
            if i >= 0:
                start[i] |= number
            if not self.must_draw:
                self._keep_end(most, value, start, MAX_LINES)
            layer = [(0, start)]
            lines = range(values.board.lines)
            for step in range(bridges):
                is_last = step == bridges - 1
                new = []
                worths = []
                for old in layer:
                    board = old[1]
                    values.load(board, entered)
                    for m in lines:
                        if not free[m] or not (board[one[m]] | board[two[m]]) & 15:
                            continue
                        if m & 7 == 7:
                            yield
                        value = attempt(m, 0)
                        if not step:
                            worths.append((value, m))
                        if is_last:
                            self._keep_end(most, value, board, m)
                            continue
                        at = _rank(new, width, value)
                        if at < 0:
                            continue
                        made = bytearray(board)
                        values.change(made, m, 0)
                        new.insert(at, (value, made))
                        if len(new) > width:
                            new.pop()
                    yield
                if not new:
                    break
                layer = new
                if not step:
                    lines = _best_lines(worths, beam[2])

    def _is_open(self, b, m):
        """Return True if line m of board b takes a bridge now."""
        board = self.values.board
        if b[ISLANDS + m] > 1:
            return False
        e = b[board.one[m]]
        f = b[board.two[m]]
        return (e | f) & 15 and TAKES[CODE[e]] and TAKES[CODE[f]]

    # What may come next.

    def answer(self, r, b, card, entered, beam):
        """Return a generator that sets ends to the best boards after a card of round r."""
        self.ends = []
        turn = b, card // 3 + 1, card % 3 + 1, entered
        return self.finish(*turn) if r == ROUNDS else self.find_ends(*turn, beam)

    def _look_ahead(self, seen, seat, ends, unseen, ahead):
        """Set ends to the one end with the highest value after the next card."""
        cards, places, width, few, every, least = ahead
        values = self.values
        beam = (places, width, few, 1)
        r = values.r
        n = len(unseen)
        count = min(n, cards)
        prizes = values.awards
        rows = [[0, ends[k][1], self.after[k]] for k in range(len(ends))]
        for m in range(count):
            card = unseen[(2 * m + 1) * n // (2 * count)]
            left = bytes([other for other in unseen if other != card])
            values.set(r, self.table, values.unit, left, prizes)
            for row in rows:
                points, entered = row[2]
                yield from self.answer(r, row[1], card, entered, beam)
                row[0] += values.unit * points + self.ends[0][0]
            if len(rows) > least and m % every == every - 1:
                worst = 0
                for k in range(1, len(rows)):
                    if rows[k][0] <= rows[worst][0]:
                        worst = k
                rows.pop(worst)
        best = rows[0]
        for row in rows[1:]:
            if row[0] > best[0]:
                best = row
        if seen.players() > 1:
            # Else two masters, who start alike, would play alike and always tie.
            most = best[0] - values.unit * count // _EQUAL
            equals = [row for row in rows if row[0] >= most]
            best = equals[rng.below(self._luck, len(equals))]
        self.ends = [(best[0], best[1])]

    # The last card.

    def finish(self, b, number, bridges, entered):
        """Set ends to the board with most points after the last card, by trying all ways."""
        values = self.values
        flag = values.board.flag
        n = values.board.lines
        self.best = -1
        if not self.must_draw:
            self._try(b, entered)
        for place in range(-1, ISLANDS if number else 0):
            start = bytearray(b)
            if place >= 0:
                e = b[place]
                if e & 15 or e >> 4 > number or not (e or not flag[place]):
                    continue
                start[place] |= number
                self._try(start, entered)
            todo = [(start, 0, bridges)]
            while todo:
                board, first, left = todo.pop()
                for m in range(first, n):
                    if self._is_open(board, m):
                        made = bytearray(board)
                        values.change(made, m, 0)
                        if left > 1:
                            todo.append((made, m, left - 1))
                        else:
                            self._try(made, entered)
                yield

    def _try(self, b, entered):
        """Set ends to a board after the last card if it brings more points than the best so far."""
        values = self.values
        done = bytes([CODE[e] == FINISHED for e in b[:ISLANDS]])
        points = 2 * sum(done)
        d = values.awards
        if not entered & 1 and min([done[i] for i in values.red]):
            points += d[0]
        if not entered & 2 and min([done[i] for i in values.blue]):
            points += d[1]
        if not entered & 4 and sum(done) > 5 and values.largest_group(b) > 5:
            points += d[SIX]
        if points > self.best:
            self.best = points
            self.ends = [(points, bytearray(b))]


def awards(seen, seat, r):
    """Return a list of what each category is worth to a seat in round r, now or later, in points.

    With opponents, the first to achieve a category also takes the difference from them, except in
    the last round.
    """
    if seen.players() == 1:
        return [(FULL if r <= DEADLINE[k] else LATER)[k] for k in range(CATEGORIES)]
    found = []
    for k in range(CATEGORIES):
        worth = seen.worth(seat, k)
        is_race = worth == FULL[k] and r < ROUNDS
        found.append(worth + FULL[k] - LATER[k] if is_race else worth)
    return found


def shares(seen, seat, r):
    """Return what each category is worth after round r, in sixteenths of what it is alone."""
    if seen.players() == 1:
        return ALONE
    worth = awards(seen, seat, r)
    return [16 * worth[k] // (FULL if r < DEADLINE[k] else LATER)[k] for k in range(CATEGORIES)]


def _rank(found, most, value):
    """Return the index for value in found, best first, or -1 if too low or already there."""
    at = len(found)
    while at and found[at - 1][0] < value:
        at -= 1
    return -1 if at == most or (at and found[at - 1][0] == value) else at


def _best_lines(worths, few):
    """Return the lines, ascending, of the `few` best of the rows (value, line)."""
    best = []
    for value, m in worths:
        at = len(best)
        while at and best[at - 1][0] < value:
            at -= 1
        best.insert(at, (value, m))
        if len(best) > few:
            best.pop()
    return bytes(sorted([row[1] for row in best]))
