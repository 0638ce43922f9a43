"""What was tried of a game's puzzles: which are solved, how often one was missed, and the run.

The record of the kind PUZZLES, in the game's info.py: the checksum of the file of puzzles, two
bytes; how many puzzles were solved in a row, without a wrong turn between them; the numbers of the
last _APART that were tried, the newest last; four bits for each puzzle, the first at the low end:
how many wrong turns it has seen, _MOST for more, and _SOLVED. A record of another file says nothing
of this one's puzzles: it is not read, and the next try replaces it.
"""

from engine.const import const
from firmware.screens.puzzles import file as puzzle

_APART = const(3)  # a puzzle that was missed comes again behind so many others
_HEAD = const(6)
_NONE = const(255)
_MOST = const(7)
_SOLVED = const(8)


class Tries:
    """What was tried of the puzzles in the file of a game, and of one's own which are solved."""

    def __init__(self, info, store):
        self.info = info
        self.store = store
        self.count = len(puzzle.grades(info.NAME))
        mark = puzzle.mark(info.NAME)
        kept = store.load(info.PUZZLES)
        if kept[: len(mark)] != mark:
            kept = mark + bytes((0, _NONE, _NONE, _NONE))
        self._kept = bytearray(kept)
        self._kept.extend(bytes(max(0, _HEAD + (self.count + 1 >> 1) - len(kept))))

    def run(self):
        """Return how many puzzles were solved in a row."""
        return self._kept[2]

    def missed(self, n):
        """Return how many wrong turns a puzzle has seen."""
        return self._at(n) & _MOST

    def _at(self, n):
        return self._kept[_HEAD + (n >> 1)] >> 4 * (n & 1) & 15 if n < self.count else 0

    def solved(self):
        """Return a number whose bit n is set if puzzle n has been solved."""
        bits = 0
        for n in range(self.count):
            if self._at(n) & _SOLVED:
                bits |= 1 << n
        own = puzzle.own(self.info.NAME)
        return bits | own.solved(self.store) << self.count if own else bits

    def next(self, n, theme=-1):
        """Return the puzzle that comes after puzzle n, -1 if all others are solved. theme: of those
        that come first, -1 for none.

        One that was missed some puzzles ago comes first, one that was missed just now last.
        """
        solved = self.solved()
        own = puzzle.own(self.info.NAME)
        count = self.count + (own.count(self.store) if own else 0)
        row = [m % count for m in range(n + 1, n + count) if not solved >> m % count & 1]
        if theme >= 0:
            of_it = puzzle.of_theme(self.info.NAME, theme)
            row = [m for m in row if m in of_it] or row
        last = self._kept[3:_HEAD]
        for few in (
            [m for m in row if self.missed(m) and m not in last],
            [m for m in row if not self.missed(m)],
            row,
        ):
            if few:
                return few[0]
        return -1

    def note(self, n, is_solved):
        """Keep how a try at puzzle n has ended. Return False without room.

        A puzzle that has been solved stays so, and no later try at it counts.
        """
        if n >= self.count:
            own = puzzle.own(self.info.NAME)
            return not is_solved or own.solve(self.store, n - self.count)
        now = self._at(n)
        if now & _SOLVED:
            return True
        kept = self._kept
        kept[2] = min(kept[2] + 1, 255) if is_solved else 0
        last = [m for m in kept[3:_HEAD] if m != n] + [n]
        kept[3:_HEAD] = bytes(last[-_APART:])
        new = now | _SOLVED if is_solved else min(now + 1, _MOST)
        kept[_HEAD + (n >> 1)] += new - now << 4 * (n & 1)
        return self.store.save(self.info.PUZZLES, bytes(kept))
