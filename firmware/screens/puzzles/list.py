"""The list of a game's puzzles: a row for each grade and one for the person's own; solved ones are
blocks, those that a wrong turn was played in are frames until they are solved.

A game with puzzles has them in puzzles.bin, see file.py. If there can be some of one's own, its
puzzle_own.py supplies
    count(store)     how many there are, behind the others
    load(store, k)   the bytes of one
    solved(store)    a number whose bit k is set if it has been solved
    solve(store, k)  keeps that it has; False without room
    remove(store, k) forgets it
"""

from engine.const import const
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH
from firmware.hardware.keys import BACK, DO, DOWN, HINT, HOLD_A, LEFT, RIGHT, UP
from firmware.screens import Screen
from firmware.screens.puzzles import file as puzzle
from firmware.screens.puzzles.tries import Tries
from firmware.words import strings

words = strings("puzzle")

_OWN = const(3)  # the row of one's own
_OFTEN = const(6)  # tries.py counts no further than one more
# The first row, and from one grade to the next: without that row, and with it.
_PLACES = const(((10, 15), (9, 13)))
_CELL = const(6)
_LEFT = const(4)


def begin(app, info, back):
    """Return the list, or a notice if the file cannot be read."""
    return _damaged(app, info, back) or List(app, info, back)


def today(app, info, back, day):
    """Return what leads to the puzzle of a day, or that notice."""
    found = _damaged(app, info, back)
    return found or app.puzzle(info, of_day(day, len(puzzle.grades(info.NAME))))


def note_day(app, info, n, day):
    """Keep that the puzzle of the day is solved, if this is the one."""
    from firmware import registry
    from firmware.storage import days

    if n == of_day(day, len(puzzle.grades(info.NAME))):
        days.done(app.store, day, days.bit(registry.by_name(info.NAME), days.PUZZLE))


def _damaged(app, info, back):
    if puzzle.is_whole(info.NAME):
        return None
    return app.notice((words.DAMAGED,), back, is_over_list=True)


def of_day(day, count):
    """Return the puzzle of a day, one of so many: each comes once before one comes again.

    The step from a day to the next leads from one grade to another.
    """
    step = 3 * count // 8 + 1
    while _divisor(step, count) > 1:
        step += 1
    return day * step % count


def _divisor(a, b):
    """Return the greatest common divisor."""
    while b:
        a, b = b, a % b
    return a


def _own(info, store):
    own = puzzle.own(info.NAME)
    return own.count(store) if own else 0


class List(Screen):
    """All puzzles. n: the one under the cursor, by its number."""

    def __init__(self, app, info, back, n=-1):
        self.app = app
        self.info = info
        self.back = back
        self.tries = Tries(info, app.store)
        self.known = self.tries.solved()
        grades = puzzle.grades(info.NAME)
        count = len(grades)
        self.rows = [[m for m in range(count) if grades[m] == g] for g in range(_OWN)]
        count += _own(info, app.store)
        self.rows.append(list(range(len(grades), count)))
        if n < 0:  # the first that is not solved
            n = 0
            while self.known >> n & 1:
                n += 1
        n = min(n, count - 1)
        self.row = next(row for row in range(_OWN + 1) if n in self.rows[row])
        self.at = self.rows[self.row].index(n)
        self.say()

    def say(self):
        """Choose the last line."""
        self.last_line = words.HINT_LIST[self.row == _OWN]

    def key(self, k):
        row = self.rows[self.row]
        if k in (LEFT, RIGHT):
            self.at = (self.at + (1 if k == RIGHT else -1)) % len(row)
        elif k in (UP, DOWN, HINT):  # the DOWN that HINT brings along is taken back
            by = 1 if k == DOWN else -1
            self.row = (self.row + by) % len(self.rows)
            while not self.rows[self.row]:
                self.row = (self.row + by) % len(self.rows)
            self.at = min(self.at, len(self.rows[self.row]) - 1)
            self.say()
        elif k == HOLD_A and self.row == _OWN:
            from firmware.screens.notice import Question

            return Question(words.REMOVE, self._remove, self)
        elif k in DO:
            return self.app.puzzle(self.info, row[self.at])
        elif k in BACK:
            return self.back
        return self

    def _remove(self):
        """Forget the puzzle under the cursor; return the list without it."""
        puzzle.own(self.info.NAME).remove(self.app.store, self.at)
        return List(self.app, self.info, self.back, self.rows[_OWN][self.at])

    def fill(self, c):
        c.title(self.title())
        own = self.rows[_OWN]
        y, pitch = _PLACES[len(own) > 0]
        for g in range(_OWN):
            if self.rows[g]:
                self._head(c, g, y)
                self._cells(c, g, _LEFT, y + 8)
            y += pitch
        if own:  # with its cells beside its name
            y = LAST_LINE - LINE
            self._cells(c, _OWN, self._head(c, _OWN, y) + 2 * _LEFT, y + 2)

    def title(self):
        """Return the title, with the wrong turns of the puzzle under the cursor, or the run."""
        missed = self.tries.missed(self.rows[self.row][self.at])
        if missed:
            return words.MISSED[(missed > 1) + (missed > _OFTEN)].format(n=missed)
        run = self.tries.run()
        return words.TITLE_RUN.format(n=run) if run > 1 else words.TITLE

    def _head(self, c, g, y):
        """Draw what a row is and how many of it are solved; return where its name ends."""
        row = self.rows[g]
        done = sum([self.known >> n & 1 for n in row])
        c.right(WIDTH - 2, y, str(done) + "/" + str(len(row)))
        return c.text(2, y, words.ROWS[g])

    def _cells(self, c, g, x, y):
        """Draw a row's puzzles, the first at x."""
        row = self.rows[g]
        for k in range(len(row)):
            if self.known >> row[k] & 1:
                c.fill(x, y, 4, 4)
            elif self.tries.missed(row[k]):
                c.frame(x, y, 4, 4)
            else:
                c.fill(x + 1, y + 1, 2, 2)
            if g == self.row and k == self.at:
                c.invert(x - 1, y - 1, 6, 6)
            x += _CELL
