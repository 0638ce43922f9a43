"""The list of Hashi's puzzles: a row a grade, and a block for each that is solved."""

from engine.const import const
from engine.hashi.ai import learned
from engine.hashi.puzzles import of_day
from firmware.games.hashi import puzzle
from firmware.graphics.canvas import WIDTH
from firmware.hardware.keys import BACK, DO, DOWN, HINT, LEFT, RIGHT, UP
from firmware.screens import Screen
from firmware.words import strings

words = strings("hashi")

_TOP = const(10)
_PITCH = const(15)  # from one grade to the next
_CELL = const(6)
_LEFT = const(4)


def begin(app, info, back):
    """Return the list, or a notice if the tables that verdicts need are not on the drive."""
    return _missing(app, back) or List(app, info, back)


def today(app, info, back, day):
    """Return what leads to the puzzle of a day, or that notice."""
    return _missing(app, back) or app.puzzle(info, of_day(day, len(puzzle.grades())))


def _missing(app, back):
    try:
        for path in learned.PATHS:
            open(path, "rb").close()
    except OSError:
        return app.notice((words.MASTER_MISSING,), back, is_over_list=True)
    return None


class List(Screen):
    """All puzzles. n: the one under the cursor, by its number."""

    last_line = words.HINT_PUZZLES

    def __init__(self, app, info, back, n=-1):
        self.app = app
        self.info = info
        self.back = back
        self.known = puzzle.solved(app.store)
        grades = puzzle.grades()
        self.rows = [[m for m in range(len(grades)) if grades[m] == g] for g in range(3)]
        if n < 0:  # the first that is not solved
            n = 0
            while n < len(grades) - 1 and self.known >> n & 1:
                n += 1
        self.row = grades[n]
        self.at = self.rows[self.row].index(n)

    def key(self, k):
        row = self.rows[self.row]
        if k in (LEFT, RIGHT):
            self.at = (self.at + (1 if k == RIGHT else -1)) % len(row)
        elif k in (UP, DOWN, HINT):  # the DOWN that HINT brings along is taken back
            by = 1 if k == DOWN else -1
            self.row = (self.row + by) % 3
            while not self.rows[self.row]:
                self.row = (self.row + by) % 3
            self.at = min(self.at, len(self.rows[self.row]) - 1)
        elif k in DO:
            return self.app.puzzle(self.info, row[self.at])
        elif k in BACK:
            return self.back
        return self

    def fill(self, c):
        c.title(words.PUZZLES)
        for g in range(3):
            row = self.rows[g]
            if not row:
                continue
            y = _TOP + g * _PITCH
            done = sum([self.known >> n & 1 for n in row])
            c.text(2, y, words.PUZZLE_GRADES[g])
            c.right(WIDTH - 2, y, str(done) + "/" + str(len(row)))
            for k in range(len(row)):
                x = _LEFT + k * _CELL
                if self.known >> row[k] & 1:
                    c.fill(x, y + 8, 4, 4)
                else:
                    c.fill(x + 1, y + 9, 2, 2)
                if g == self.row and k == self.at:
                    c.invert(x - 1, y + 7, 6, 6)
