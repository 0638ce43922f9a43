"""A view of a board of cells with a cursor: a game's view.py configures a subclass of Grid.

The game says what is in its cells and which cells a move means. The rest is here: cursor, last
line, players and scores, marks, moves of opponents, undo, the final position.
"""

from engine.const import const
from engine.game import OVER, Game
from engine.session import PERSON
from firmware.graphics.canvas import LAST_LINE
from firmware.guest.picture import Picture
from firmware.hardware.keys import LEFT, RIGHT, UP, A
from firmware.screens import players
from firmware.words import strings

common = strings()
words = strings("guest")

_PICK = const(-1)  # in `choices`, instead of a move: more of its cells are to be chosen
_SHOW_MS = const(1200)  # how long a move of an opponent is shown
_AROUND = const(4)  # dots around the cell of a hint
_PAST = const(1000)  # cost of a way past the edge of the board: more than any other


class Grid(Picture):
    """The board of a person's seat.

    A game must set GAME, and either COLUMNS and ROWS or BOXES. All else has a default. Cells are
    numbered from 0; all sizes are dots of the display, 128 wide and 56 high without the last line.

    name            what it says                                             default
    GAME            the class of rules.py
    COLUMNS, ROWS   a rectangle of cells, numbered row by row
    SIZE            width and height of its cells                            (7, 7)
    AT              x, y of its upper left                                   (0, 0)
    BOXES           instead of a rectangle: x, y, w, h of each cell
    FRAMED          cells have frames; without, a rectangle has dots         False
    HAS_DISCS       the lines of the players show their discs                False
    SHOWS_LEGAL     empty cells where A does something have a dot            False
    PANEL           x, y, w of each player's line, the person's first; who   beside a rectangle;
                    has none in it is not shown                              with BOXES none
    shows(at)       what is in a cell: a text; a picture as text, a line a   ""
                    row, # for a lit dot and . for a dark one; SPRITE + n for
                    sprite n of font.py; or the number of a seat for its disc
    cells(move, seat)  the cells of a seat's move: (at,), or several such    (move,)
                    as (start, end) to choose one after the other, or ()
                    for none
    stops(at)       the cursor can be in a cell                              True
    is_second(move) A held makes this move in its cell, where A makes        False
                    another, or none
    name(move)      a move without a cell, or a second one, in words         "Pass"
    why_not(at)     why A does nothing in a cell                             "Not here"
    line()          the last line in the person's turn                       what A and B do
    score(seat)     the text after a player's name                           the game's score
    last()          the cells to mark                                        of the last move, of
                                                                             a rival's last ones
    flashes(at)     a cell that has changed flashes                          unless the person's own
                                                                             move revealed it
    ground(c)       draw what never changes                                  nothing
    OVER_GROUND     cells are drawn over the ground; else they hide it       False
    paint(c, shown, x, y, w, h)  draw what shows() returned, in another way; `at` is the cell

    They may read `seen`, the observation; `seat`, the person's; `cursor`, its cell; `choices`,
    whose keys are the cells where A does something; `picked`, the cells of a move chosen so far.
    """

    GAME = Game

    def __init__(self, session, seat, context):
        Picture.__init__(self, session, seat, context, self.GAME())
        self.out = self.seen.moves_buffer()
        self.others = []  # legal moves without a cell
        self.seconds = {}  # what A held does in cells
        self._is_opponents = False  # the next move is an opponent's
        self.changed()

    def stops(self, at):
        return True

    def is_second(self, move):
        return False

    def name(self, move):
        return words.PASS

    def why_not(self, at):
        return words.NOT_HERE

    def line(self):
        if self.picked and self.cursor in self.choices:
            return words.PLACE
        if self.cursor in self.seconds:
            what = self.name(self.seconds[self.cursor])
            return words.SECOND[self.cursor in self.choices].format(what=what)
        if self.cursor in self.choices:
            return words.PLAY[self.can_undo()]
        return words.NEXT if self.choices else words.DO.format(what=self.name(self.others[0]))

    # What is legal.

    def changed(self):
        Picture.changed(self)
        session = self.session
        self.pick(())
        if self._is_opponents and not self.cells(session.moves[-1], session.movers[-1]):
            rival = players.name(session, session.movers[-1])
            self.words = words.DID.format(name=rival, what=self.name(session.moves[-1]))
        self._is_opponents = False
        if self.seen.player() == OVER:
            self.recap = self  # the final position stays until a key

    def pick(self, picked):
        """Choose the first cells of a move, () for none; find what A does in each cell then."""
        self.picked = picked
        n = len(picked)
        self.is_old = True
        self.choices = {}
        self.seconds = {}
        self.others = []
        for i in range(self.seen.legal(self.out) if self.is_turn() else 0):
            move = self.out[i]
            cells = self.cells(move, self.seat)
            if not cells:
                self.others.append(move)
            elif self.is_second(move):
                self.seconds[cells[0]] = move
            elif n < len(cells) and tuple(cells[:n]) == picked:
                self.choices[cells[n]] = move if n + 1 == len(cells) else _PICK
        if self.choices and self.cursor not in self.choices and self.cursor not in self.seconds:
            # By the number, too, among the nearest: on the board a dict has no order.
            self.cursor = min(self.choices, key=lambda to: (self.distance(self.cursor, to), to))

    # Keys.

    def key(self, k):
        self.words = ""
        if self.recap:
            self.recap = None
        elif not self.is_turn():
            return
        elif k < A:
            self.cursor = self.step(self.cursor, k)
        elif k == A:
            self._press(self.cursor)
        elif self.cursor in self.seconds:
            self.decide(self.seconds[self.cursor])
        else:
            self.cursor = self._next()

    def _press(self, at):
        """Do what A does in a cell."""
        if at in self.choices:
            move = self.choices[at]
            if move == _PICK:
                self.pick(self.picked + (at,))
            else:
                self.decide(move)
        elif at in self.picked:
            self.pick(self.picked[: self.picked.index(at)])
        elif self.choices:
            self.words = self.why_not(at)
        else:
            self.decide(self.others[0])

    def _next(self):
        """Return the next cell where A does something."""
        found = sorted(self.choices)
        behind = [at for at in found if at > self.cursor]
        return (behind or found or [self.cursor])[0]

    def step(self, at, k):
        """Return the cell that a direction leads to: the nearest; past the edge, the farthest."""
        x, y, w, h = self.box(at)
        best = at
        least = 2 * _PAST
        for to in range(self.size):
            left, top, wide, high = self.box(to)
            dx = 2 * (left - x) + wide - w  # from middle to middle, doubled
            dy = 2 * (top - y) + high - h
            along, across = (dx, dy) if k in (LEFT, RIGHT) else (dy, dx)
            if k in (LEFT, UP):
                along = -along
            cost = along + 4 * abs(across) + (_PAST if along < 0 else 0)
            if along and cost < least and self.stops(to):
                best = to
                least = cost
        return best

    def let_go(self):
        if self.recap:
            self.recap = None
            return True
        if not self.picked:
            return False
        self.words = ""
        self.cursor = self.picked[-1]
        self.pick(self.picked[:-1])
        return True

    def cursor_state(self):
        return self.cursor, self.picked

    def set_cursor(self, state):
        cursor, picked = state
        self.pick(picked)
        self.cursor = cursor

    # Undo, opponents, what leads away from the board.

    def can_undo(self):
        return self._undone() > 0

    def undo(self):
        n = self._undone()
        return n > 0 and self.session.undo(n)

    def _undone(self):
        """Return how many moves B takes back: the person's last, and what computers answered.

        Where nothing is hidden, another person's last move, too.
        """
        session = self.session
        n = len(session.moves)
        for i in range(n - 1, session.mark - 1, -1):
            mover = session.movers[i]
            if mover == self.seat:
                return n - i
            if session.seats[mover] == PERSON:
                return 0 if self.seen.hides() else n - i
        return 0

    def is_under_way(self):
        return len(self.session.moves) > 0

    def can_hint(self):
        return self.is_turn() and self.seen.legal(self.out) > 1

    def spot(self, moves):
        """Return the box around the cell of the first of some moves, or None: for a hint."""
        cells = self.cells(moves[0], self.seat)
        if not cells:
            return None
        x, y, w, h = self.box(cells[0])
        high = min(h + _AROUND, LAST_LINE - y) + _AROUND
        return x - _AROUND, y - _AROUND, w + 2 * _AROUND, high

    def expect(self, move):
        self._is_opponents = True

    def pause(self, move):
        return _SHOW_MS

    def prompt(self):
        if self.words:
            return self.words
        player = self.seen.player()
        if player == OVER:
            return common.HINT_GO_ON
        if player != self.seat:
            return words.THINKS.format(name=players.name(self.session, player))
        return self.line()

    def rows(self, play):
        from firmware.screens.menu import Row

        moves = self.others if self.choices else ()  # else A makes them
        return [Row(self.name(m), lambda menu, m=m: play.play_all((m,))) for m in moves]
