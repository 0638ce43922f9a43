"""Hashi on the screen: the board of a person's seat with its cursor, alone the whole game."""

from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, START_FOUR, Hashi
from engine.hashi.state import BRIDGES, NUMBER, ROUNDS, SETTLE, START
from firmware.games.hashi.board import Board
from firmware.games.hashi.info import choices
from firmware.games.hashi.limits import takes_one, why_not
from firmware.games.hashi.map import NOWHERE, ahead, line_from
from firmware.hardware.keys import DO, DOWN, HOLD_A, LEFT, RIGHT, UP
from firmware.screens.view import NO_MOVE
from firmware.screens.view import View as Base
from firmware.words import legend, strings

words = strings("hashi")


class Solo(Base):
    """The board of a person's seat. Keys move the cursor; a held island draws its bridges."""

    board_class = Board

    def __init__(self, session, seat, context):
        Base.__init__(self, session, seat, context, Hashi())
        self.out = self.seen.moves_buffer()
        self.ok = bytearray(SKIP_BRIDGES + 2)  # by move: 1 where it is legal now
        self.cursor = 0
        self.is_held = False
        self._has_drawn = False  # a bridge from the island held, just now
        session.game.observe(seat, self.seen.state)
        self.board = self.board_class(self.seen, seat, self.ok, context)
        self.changed()
        self.entered = self._points()  # what has been announced
        self.cursor = self.board.handy(self.board.middle())

    def changed(self):
        """Look at the session again."""
        Base.changed(self)
        self.look()

    def look(self):
        """See what is legal now, whether the island is still held, and go where it can be done."""
        self.find_ok()
        # Who draws one bridge of several often draws the next from the same island.
        self.is_held = self._has_drawn and self.board.has_open_line(self.cursor)
        self._has_drawn = False
        self.cursor = self.board.handy(self.cursor)

    def find_ok(self):
        """See what is legal now."""
        self.board.is_stale = True
        seen = self.seen
        ok = self.ok
        for i in range(len(ok)):
            ok[i] = 0
        if seen.player() == self.seat:
            for i in range(seen.legal(self.out)):
                ok[self.out[i]] = 1

    def _points(self):
        return bytes([self.seen.points(self.seat, category) for category in range(3)])

    def news(self):
        """Return sentences on the points entered since the last call (H14)."""
        lines = []
        points = self._points()
        for category in range(3):
            if points[category] != self.entered[category]:
                lines.append(words.NEWS[category].format(n=points[category]))
        self.entered = points
        return lines

    def is_under_way(self):
        """Return True if the first round has been confirmed."""
        return self.seen.round() > 1

    def let_go(self):
        """Let go of the island held. Return False if none was."""
        was = self.is_held
        self.is_held = False
        self.words = ""
        return was

    def cursor_state(self):
        """Return where the cursor is, and whether it holds the island."""
        return self.cursor, self.is_held

    def set_cursor(self, state):
        """Put it there again."""
        self.cursor, self.is_held = state

    def can_hint(self):
        """Return True if there is a number to write or a bridge to draw."""
        return self.seen.player() == self.seat and self.seen.phase() < SETTLE

    def is_final(self):
        """Return True if A would confirm."""
        return self.seen.phase() == SETTLE

    def key(self, k):
        """Move the cursor, or decide on a move."""
        move = self._move(k)
        if move != NO_MOVE:
            self.decide(move)

    def _move(self, k):
        """Return the move that a key means, or NO_MOVE."""
        self.words = ""
        if k in (UP, DOWN, LEFT, RIGHT):
            if self.is_held:
                return self._draw(k)
            to = ahead(self.board.tables, self.cursor, k)
            if to != NOWHERE:
                self.cursor = to
            return NO_MOVE
        phase = self.seen.phase()
        if k == HOLD_A and phase in (NUMBER, BRIDGES):
            return self._skip(phase)
        if k not in DO:
            return NO_MOVE
        if phase == SETTLE:
            return CONFIRM
        if phase == BRIDGES:
            return self._take()
        if phase in (START, NUMBER):
            return self._write(phase)
        return NO_MOVE

    def _skip(self, phase):
        if phase == NUMBER:
            return SKIP_NUMBER
        if phase == BRIDGES:
            if self.ok[SKIP_BRIDGES]:
                return SKIP_BRIDGES
            self.words = words.NO_SKIP
        return NO_MOVE

    def _write(self, phase):
        i = self.cursor
        move = i
        if phase == START and choices[1]:
            move += START_FOUR
        if self.ok[move]:
            return move
        self.words = self._why_not(i)
        return NO_MOVE

    def _why_not(self, i):
        seen = self.seen
        if seen.number_at(self.seat, i):
            return words.NO_HAS_NUMBER
        if seen.phase() == START:
            return words.NO_FLAG_START
        if seen.degree(self.seat, i) == 0:
            return words.NO_NEEDS_BRIDGE
        return words.NO_TOO_MANY

    def fits(self):
        """Return True if any bridge can be drawn now."""
        return max(self.ok[BRIDGE : BRIDGE + self.board.lines]) == 1

    def _take(self):
        if not self.fits():
            return SKIP_BRIDGES
        way = self.board.only_way(self.cursor)
        if self.is_held:
            self.is_held = False
        elif way >= 0:
            return self._draw(way)
        elif self.board.has_open_line(self.cursor):
            self.is_held = True
        else:
            self.words = words.NO_BRIDGE_HERE
        return NO_MOVE

    def _draw(self, k):
        line = line_from(self.board.tables, self.cursor, k)
        if line < 0:
            self.words = words.NO_LINE
        elif not self.ok[BRIDGE + line]:
            self.words = words.NO_BRIDGE[why_not(self.seen, self.seat, line)]
        else:
            self._has_drawn = True
            return BRIDGE + line
        return NO_MOVE

    def hint(self):
        """Return the last line: what the keys do here and now."""
        if self.words:
            return self.words
        seen = self.seen
        phase = seen.phase()
        undo = words.UNDO if self.can_undo() else words.MENU
        if self.is_held:
            return self._held()
        if phase == SETTLE:
            return legend(self.settled(), undo)
        if phase == BRIDGES:
            if not self.fits():
                n = seen.left() if takes_one(seen, self.seat) else 1
                return words.NOTHING_FITS[n - 1]
            hint = words.TAKE if self.board.has_open_line(self.cursor) else words.NOT_HERE
            return legend(hint, words.SKIP if self.ok[SKIP_BRIDGES] else "", undo)
        number = choices[1] + 3 if phase == START else seen.card_number()
        if self.board.is_vain(self.cursor):
            return words.IN_VAIN.format(n=number)
        hint = words.WRITE.format(n=number) if self.ok[self.cursor] else words.NOT_HERE
        return legend(hint, undo) if phase == START else legend(hint, words.SKIP, words.MENU)

    def _held(self):
        """Return what the arrows do from the island held, or what one of them spoils."""
        spoiling = self.board.spoiling()
        if not spoiling:
            return words.HELD
        return words.SPOILS.format(arrow="↑↓←→"[spoiling[0]], n=spoiling[1])

    def settled(self):
        """Return what A does once nothing but to confirm is left."""
        n = self.seen.round()
        return words.START_GO if not n else words.FINISH if n == ROUNDS else words.NEXT

    def draw(self, c):
        """Draw what has changed."""
        self.board.draw(c, self.cursor, self.is_held, self.is_fresh)
        c.hint(self.foot())
        self.is_fresh = False

    def rows(self, play):
        """Return Hashi's rows of the menu."""
        from firmware.games.hashi import menu

        return menu.menu_rows(self, play)

    def score(self, back):
        """Return the score sheet."""
        from firmware.games.hashi.sheets import Score

        return Score(self.seen, self.seat, back)

    def result(self, play):
        """Return the screen of the result."""
        from firmware.games.hashi.result import Result

        return Result(play, self.seen, self.seat)
