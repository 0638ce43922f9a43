"""The panel beside Arabana's map: score, round, hand, islands, what can be drawn, whose turn it is.

The cursor moves over the panel's cells, which are a dot larger than a letter: two rows of four for
the hand, free bridges and ships, below them the face-up cards, then the stack or "Done".
"""

from engine.arabana.map import ISLANDS, NAMES
from engine.arabana.moves import DISCARD, DRAW, MOVE_SHIP, PASS, cards_of
from engine.arabana.state import DISCARDED, LAST, NO_CARD, PLAY
from engine.const import const
from engine.game import HIDDEN, OVER
from firmware.games.arabana.board import draw_initial
from firmware.graphics import font
from firmware.graphics.canvas import width
from firmware.hardware.keys import DOWN, LEFT, RIGHT
from firmware.words import legend, strings

words = strings("arabana")

_LEFT = const(100)
_WIDTH = const(28)
_CELL_W = const(7)
_CELL_H = const(9)
_HAND_Y = const(9)
_DRAW_Y = const(36)
_FOOT_Y = const(48)

# What a cell holds: below ISLANDS a card of the hand, then
FREE = 12  # free bridges (A16)
SAIL = 13  # moving a ship (A18)
SLOT = 16  # 16 to 18: a face-up card
STACK = 19
DONE = 20  # ends a turn without drawing
EMPTY = 255

# Rows of four cells.
HAND_ROW = 0  # and the next one
DRAW_ROW = 2
END_ROW = 3
_ROWS = const(4)
_DONE_CELL = const(12)
_STACK_CELL = const(15)
_STACK_X = const(111)  # of the cell of the stack, which reaches to the right edge
_SIGNS = const(6)  # lengths of the sign that a computer player thinks
_STEPS = const(10)  # of thinking, until it grows: some 100 ms


def kind_of(move):
    """Return what the cell holds where a play of cards or a draw begins."""
    return cards_of(move)[0] if move < DISCARD else SLOT + move - DRAW


class Panel:
    """Draws what game shows to a seat, as cells: an observation that the view keeps up to date."""

    def __init__(self, game, seat, sign):
        self.game = game
        self.seat = seat
        self.sign = sign  # the opponent's name in one or two signs
        self.cells = bytearray(4 * _ROWS)  # row by row; EMPTY where there is none
        self._drawn = b""  # the cells when they were drawn last
        self.islands = ""  # held by the seat, and by the opponent
        self.thinking = 0  # grows while a computer player thinks

    def update(self, legal, n, can_end):
        """Read the game again. legal[:n]: the legal moves; can_end: DONE is a cell."""
        game = self.game
        cells = self.cells
        for i in range(len(cells)):
            cells[i] = EMPTY
        hand = list(game.hand(self.seat))
        if game.free_bridges(self.seat):
            hand.append(FREE)
        if any(MOVE_SHIP <= move < DISCARD for move in legal[:n]):
            hand.append(SAIL)
        cells[: len(hand)] = bytes(hand)
        for slot in range(3):
            if game.face_up(slot) != NO_CARD:
                cells[4 * DRAW_ROW + slot] = SLOT + slot
        if can_end:
            cells[_DONE_CELL] = DONE
        elif game.stack_count():
            cells[_STACK_CELL] = STACK
        self.islands = str(game.controls(self.seat)) + ":" + str(game.controls(1 - self.seat))

    def find(self, kind):
        """Return the first cell that holds something of that kind, or -1."""
        return bytes(self.cells).find(bytes((kind,)))

    def cells_of(self, kinds):
        """Return a cell for each of these kinds, no cell twice: equal cards lie side by side."""
        found = []
        for kind in kinds:
            at = self.find(kind)
            found.append(at + (at in found))
        return bytes(found)

    def first(self, start=0):
        """Return the first cell from `start` on that holds something, else 0."""
        for at in range(start, 4 * _ROWS):
            if self.cells[at] != EMPTY:
                return at
        return 0

    def to_end(self):
        """Return the cell that ends the turn without a draw, else the first card to draw."""
        at = self.find(DONE)
        return at if at >= 0 else self.first(4 * DRAW_ROW)

    def step(self, at, k):
        """Return the cell that key k leads to from cell `at`; -1 for left, out onto the map."""
        row = at // 4
        column = at % 4
        if k in (LEFT, RIGHT):
            by = 1 if k == RIGHT else -1
            column += by
            while 0 <= column < 4 and self.cells[4 * row + column] == EMPTY:
                column += by
            if column < 0:
                return -1
            return 4 * row + column if column < 4 else at
        by = 1 if k == DOWN else -1
        row += by
        while 0 <= row < _ROWS:
            for off in range(8):  # the same column, or the nearest with something in it
                near = column + (off + 1) // 2 * (-1 if off & 1 else 1)
                if 0 <= near < 4 and self.cells[4 * row + near] != EMPTY:
                    return 4 * row + near
            row += by
        return at

    def card(self, at):
        """Return the island of the card in a cell, or HIDDEN if there is none."""
        kind = self.cells[at]
        if kind < ISLANDS:
            return kind
        if SLOT <= kind < STACK:
            return self.game.face_up(kind - SLOT)
        return HIDDEN

    def prompt(self, at, is_laying):
        """Return what a cell holds, and what Ⓐ does with it. is_laying: it lays a card off."""
        game = self.game
        kind = self.cells[at]
        if kind == DONE:
            return words.ENDS[game.stage() != LAST]
        if kind == FREE:
            return words.FREE_BRIDGE
        if kind == SAIL:
            return words.SAIL
        if kind == STACK:
            return words.STACK.format(n=game.stack_count())
        if kind >= SLOT:
            return words.OPEN.format(island=NAMES[game.face_up(kind - SLOT)])
        if is_laying or game.did() & DISCARDED:
            return words.LAY_OFF.format(island=NAMES[kind])
        return legend(words.TAKE.format(island=NAMES[kind]), words.DOWN[game.stage() != PLAY])

    def box(self, at):
        """Return x, y, w, h of what the cursor inverts."""
        if self.cells[at] == DONE:
            return self.row(END_ROW)
        if self.cells[at] == STACK:
            return _STACK_X, _FOOT_Y - 1, _LEFT + _WIDTH - _STACK_X, _CELL_H
        return self._xy(at) + (_CELL_W, _CELL_H)

    def row(self, n):
        """Return x, y, w, h of a row; of HAND_ROW, of both rows of the hand."""
        if n == HAND_ROW:
            return _LEFT, _HAND_Y, _WIDTH, 2 * _CELL_H
        return _LEFT, _DRAW_Y if n == DRAW_ROW else _FOOT_Y - 1, _WIDTH, _CELL_H

    def _xy(self, at):
        y = _DRAW_Y if at >= 4 * DRAW_ROW else _HAND_Y + at // 4 * _CELL_H
        return _LEFT + at % 4 * _CELL_W, y

    def _progress(self):
        return self.thinking // _STEPS % _SIGNS

    def think(self):
        """Let the sign of thinking grow; return True if it has."""
        self.thinking += 1
        return self.thinking % _STEPS == 0

    def draw(self, c, taken):
        """Draw everything. taken: the cells whose cards have been taken.

        Return boxes for c.animate() for each card that is new in the hand.
        """
        self._draw_head(c)
        self._draw_foot(c)
        was = self._drawn
        movements = []
        for at in range(4 * END_ROW):
            if self.cells[at] == EMPTY:
                continue
            self._draw_cell(c, at, at in taken)
            if was and was[at] == EMPTY and self.cells[at] < FREE and at < 4 * DRAW_ROW:
                x, y = self._xy(at)
                movements.append([(x + i, y, 2, _CELL_H) for i in (5, 3, 1)])
        self._drawn = bytes(self.cells)
        return movements

    def mark(self, c, before):
        """Invert the cells of what was drawn since a game was `before`, and what was chosen."""
        game = self.game
        cells = []
        had = list(before.hand(self.seat))
        for card in game.hand(self.seat):
            if card in had:
                had.remove(card)
            else:
                cells.append(self.find(card))
        for slot in range(3):
            if game.face_up(slot) != before.face_up(slot) and game.face_up(slot) != NO_CARD:
                cells.append(4 * DRAW_ROW + slot)
        choice = game.choice()
        if choice not in (HIDDEN, before.choice()):
            cells.append(self.find(DONE if choice == PASS else SLOT + choice - DRAW))
        for at in cells:
            if at >= 0:
                c.invert(*self.box(at))

    def _draw_head(self, c):
        game = self.game
        score = str(game.score(self.seat)) + ":" + str(game.score(1 - self.seat))
        c.text(_LEFT + 1, 0, score)
        number = words.ROUND.format(n=game.round())
        if width(score) + width(number) < _WIDTH - 3:
            c.right(_LEFT + _WIDTH, 0, number)
        y = _DRAW_Y - 9
        c.fill(_LEFT + 1, y + 2, 5, 3)
        c.fill(_LEFT + 2, y + 1, 3, 5)
        c.text(_LEFT + 8, y, self.islands)

    def _draw_cell(self, c, at, is_taken):
        kind = self.cells[at]
        x, y = self._xy(at)
        x += 1
        y += 1
        if is_taken:
            c.fill(x + 2, y + 3, 1, 1)
        elif kind == FREE:
            c.text(x, y, "★")
        elif kind == SAIL:
            c.sprite(font.ARABANA_SHIP, x, y + 1)
        else:
            draw_initial(c, self.card(at), x, y)

    def _draw_foot(self, c):
        """Draw the sign of whose turn it is, and the stack with its number of cards; or DONE."""
        game = self.game
        if self.find(DONE) >= 0:
            c.text(_LEFT + 1, _FOOT_Y, words.DONE)
        else:
            if game.player() == self.seat:
                c.sprite(font.ATOLL_YOU, _LEFT + 1, _FOOT_Y)
            elif game.player() != OVER:
                c.text(_LEFT, _FOOT_Y, self.sign)
                c.fill(_LEFT, _FOOT_Y + 7, 1 + 9 * self._progress() // _SIGNS, 1)
            if game.stack_count():
                c.sprite(font.ARABANA_STACK, _STACK_X + 1, _FOOT_Y)
                c.right(_LEFT + _WIDTH - 1, _FOOT_Y, str(game.stack_count()))
