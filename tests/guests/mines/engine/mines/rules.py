"""Mines: open all cells without a mine; a number says how many of the neighbours have one.

The board has 72 cells, numbered row by row. Moves 0 to 71 open a cell; 72 more puts a flag on it,
or takes it off. A cell without mines around it opens its neighbours, too. Where the mines are is
decided by the first cell that is opened: neither it nor a neighbour has one. A mine ends the game.
A cell opened is a point, and a board without a mistake ten more.
"""

from engine import rng
from engine.const import const
from engine.game import HIDDEN, OVER, Game

COLUMNS = 9
ROWS = 8
CELLS = 72
FLAG = 72  # added to a cell: the move that puts a flag there, or takes it off
MINE = 9  # what is in a cell with a mine, and in others the number of neighbours with one

# What is known of a cell.
CLOSED = 0
OPEN = 1
FLAGGED = 2

_NUMBERS = (10, 14, 6)  # of mines
_MINES = const(4)  # how many
_STAGE = const(5)
_KNOWN = const(6)  # of each cell
_INSIDE = const(78)  # of each cell: what is in it
_BONUS = const(10)

_FRESH = const(0)
_BEGUN = const(1)
_WON = const(2)
_LOST = const(3)


class Mines(Game):
    NAME = "mines"
    SIZE = 150
    MAX_LEGAL = 144
    PLAYERS = (1, 1)
    OPTIONS = b"\x00"  # the place of the number of mines in _NUMBERS
    POLICIES = "careful mines.solver Careful"

    def usual(self):
        return b"\x00", b"\x01", b"\x02"

    def setup(self, options):
        if options[0] >= len(_NUMBERS):
            raise ValueError("these are not options of mines")
        self.state[_MINES] = _NUMBERS[options[0]]

    def player(self):
        return OVER if self.state[_STAGE] > _BEGUN else 0

    def mines(self):
        """Return how many mines there are."""
        return self.state[_MINES]

    def known(self, at):
        """Return CLOSED, OPEN or FLAGGED."""
        return self.state[_KNOWN + at]

    def inside(self, at):
        """Return MINE, or how many neighbours have one; HIDDEN in an observation if not known."""
        return self.state[_INSIDE + at]

    def is_lost(self):
        return self.state[_STAGE] == _LOST

    def legal(self, out):
        s = self.state
        if self.player() == OVER:
            return 0
        n = 0
        for at in range(CELLS):
            if s[_KNOWN + at] == CLOSED:
                out[n] = at
                n += 1
        for at in range(CELLS):
            if s[_KNOWN + at] != OPEN:
                out[n] = FLAG + at
                n += 1
        return n

    def is_legal(self, move):
        if self.player() == OVER or not 0 <= move < 2 * CELLS:
            return False
        known = self.state[_KNOWN + move % CELLS]
        return known == CLOSED if move < FLAG else known != OPEN

    def apply(self, move):
        s = self.state
        if move >= FLAG:
            at = _KNOWN + move - FLAG
            s[at] = CLOSED if s[at] == FLAGGED else FLAGGED
            return False
        if s[_STAGE] == _FRESH:
            self._lay(move)
            s[_STAGE] = _BEGUN
        self._open(move)
        if s[_INSIDE + move] == MINE:
            s[_STAGE] = _LOST
        elif self.opened() == CELLS - s[_MINES]:
            s[_STAGE] = _WON
        return True

    def _lay(self, first):
        """Lay the mines with the generator in the state."""
        s = self.state
        free = bytearray([at for at in range(CELLS) if at != first and at not in _around(first)])
        rng.shuffle(s, free, 0, len(free))
        self._fill(free[: s[_MINES]])

    def _fill(self, mines):
        """Write what is inside all cells."""
        s = self.state
        mines = list(mines)
        for at in range(CELLS):
            n = len([to for to in _around(at) if to in mines])
            s[_INSIDE + at] = MINE if at in mines else n

    def _open(self, at):
        s = self.state
        todo = [at]
        while todo:
            at = todo.pop()
            if s[_KNOWN + at] != OPEN:
                s[_KNOWN + at] = OPEN
                if s[_INSIDE + at] == 0:
                    todo.extend(_around(at))

    def opened(self):
        """Return how many cells are open."""
        s = self.state
        return len([at for at in range(CELLS) if s[_KNOWN + at] == OPEN])

    def score(self, player):
        n = self.opened() - self.is_lost()
        return n + _BONUS if self.state[_STAGE] == _WON else n

    def winners(self):
        return [] if self.is_lost() else [0]

    def move_name(self, move):
        place = "abcdefghi"[move % COLUMNS] + str(move % CELLS // COLUMNS + 1)
        return ("flag " if move >= FLAG else "open ") + place

    def observe(self, player, out):
        Game.observe(self, player, out)
        s = self.state
        if s[_STAGE] == _BEGUN:
            for at in range(CELLS):
                if s[_KNOWN + at] != OPEN:
                    out[_INSIDE + at] = HIDDEN

    def determinize(self, player, r):
        s = self.state
        self.observe(player, s)
        if s[_STAGE] == _BEGUN:
            self._deal(r)
        s[0:4] = r[0:4]

    def _deal(self, r):
        """Lay mines that agree with all open numbers: place by place, and back where none fits."""
        s = self.state
        hidden = bytearray([at for at in range(CELLS) if s[_INSIDE + at] == HIDDEN])
        rng.shuffle(r, hidden, 0, len(hidden))
        # Cells beside an open number come first, so that what does not fit is found early.
        edge = [at for at in hidden if self._is_edge(at)]
        rest = [at for at in hidden if not self._is_edge(at)]
        self._fill(_laid(s, edge, rest))

    def _is_edge(self, at):
        for to in _around(at):
            if self.state[_KNOWN + to] == OPEN:
                return True
        return False

    def check(self):
        s = self.state
        if s[_STAGE] == _FRESH:
            return
        mines = [at for at in range(CELLS) if s[_INSIDE + at] == MINE]
        assert len(mines) == s[_MINES], "a wrong number of mines"
        for at in range(CELLS):
            n = len([to for to in _around(at) if to in mines])
            assert s[_INSIDE + at] in (n, MINE), "a wrong number in a cell"
            is_opened = s[_KNOWN + at] == OPEN and at in mines
            assert not is_opened or s[_STAGE] == _LOST, "a mine was opened"


def _around(at):
    """Return the neighbours of a cell, ascending."""
    x = at % COLUMNS
    y = at // COLUMNS
    return [
        COLUMNS * row + column
        for row in range(max(0, y - 1), min(ROWS, y + 2))
        for column in range(max(0, x - 1), min(COLUMNS, x + 2))
        if column != x or row != y
    ]


def _laid(s, edge, rest):
    """Return cells for all mines, in the order of the cells given, that fit the open numbers.

    Each cell of the edge first has a mine if that may be, and is tried without one if what follows
    does not fit. Mines that are left lie in the rest.
    """
    wanted = {}  # of each open cell at the edge: mines that are still to come, cells not decided
    for at in edge:
        for to in _around(at):
            if s[_KNOWN + to] == OPEN:
                mines, cells = wanted.get(to, (s[_INSIDE + to], 0))
                wanted[to] = mines, cells + 1
    left = s[_MINES]
    tried = bytearray(len(edge))  # 0: not yet; 1: with a mine; 2: without
    n = 0
    while n < len(edge):
        at = edge[n]
        if tried[n]:
            _change(s, wanted, at, tried[n] == 1, -1)
            left += tried[n] == 1
        tried[n] += 1
        if tried[n] > 2:
            tried[n] = 0
            n -= 1
            continue
        left -= tried[n] == 1
        _change(s, wanted, at, tried[n] == 1, 1)
        is_last = n == len(edge) - 1
        if _fits(s, wanted, at) and left >= 0 and (not is_last or left <= len(rest)):
            n += 1
    return [edge[k] for k in range(len(edge)) if tried[k] == 1] + rest[:left]


def _change(s, wanted, at, is_mine, by):
    """Decide a cell, by = 1, or take that back, by = -1."""
    for to in _around(at):
        if to in wanted:
            mines, cells = wanted[to]
            wanted[to] = mines - by * is_mine, cells - by


def _fits(s, wanted, at):
    """Return True if the numbers around a cell can still come true."""
    for to in _around(at):
        if to in wanted:
            mines, cells = wanted[to]
            if not 0 <= mines <= cells:
                return False
    return True
