"""Hashi on the screen: the board of a person's seat with its cursor; alone it is the whole game."""

from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, START_FOUR, Hashi
from engine.hashi.state import BRIDGES, CATEGORIES, NUMBER, ROUNDS, SETTLE, START
from firmware.games.hashi import lines
from firmware.games.hashi.board import Board
from firmware.games.hashi.info import choices
from firmware.hardware.keys import DO, DOWN, HOLD_A, LEFT, RIGHT, UP
from firmware.screens.view import View
from firmware.words import legend, strings

words = strings("hashi")


class Solo(View):
    """The board of a person's seat. Keys move the cursor; a held island draws its bridges."""

    def __init__(self, session, seat, context):
        View.__init__(self, session, seat, context, Hashi())
        self._out = self.seen.moves_buffer()
        self.legal = bytearray(SKIP_BRIDGES + 2)  # a byte a move: 1 where it is legal now
        self.cursor = 0
        self.is_held = False
        self._has_drawn = False  # a bridge from the island held, just now
        session.game.observe(seat, self.seen.state)
        self.board = Board(self.seen, seat, self.legal, context.settings)
        self.changed()
        self.entered = self._points()  # what has been announced
        self.cursor = lines.nearest_useful(self.board, lines.middle(self.board))

    def changed(self):
        View.changed(self)
        self.look()

    def look(self):
        """Find what is legal now; keep holding the island, or move the cursor, where useful."""
        self.find_legal()
        # Who draws one bridge of several often draws the next from the same island.
        self.is_held = self._has_drawn and len(lines.open_keys(self.board, self.cursor)) > 0
        self._has_drawn = False
        self.cursor = lines.nearest_useful(self.board, self.cursor)

    def find_legal(self):
        """Find what is legal in the observation."""
        self.board.is_stale = True
        seen = self.seen
        self.legal[:] = bytes(len(self.legal))
        if seen.player() == self.seat:
            for n in range(seen.legal(self._out)):
                self.legal[self._out[n]] = 1

    def _points(self):
        return bytes([self.seen.points(self.seat, category) for category in range(CATEGORIES)])

    def news(self):
        before = self.entered
        self.entered = points = self._points()
        new = [k for k in range(CATEGORIES) if points[k] != before[k]]
        return [words.NEWS.format(what=words.FINISHED[k], n=points[k]) for k in new]

    def is_under_way(self):
        return self.seen.round() > 1

    def let_go(self):
        was_held = self.is_held
        self.is_held = False
        self.words = ""
        return was_held

    def cursor_state(self):
        return self.cursor, self.is_held

    def set_cursor(self, state):
        self.cursor, self.is_held = state

    def can_hint(self):
        return self.seen.player() == self.seat and self.seen.phase() < SETTLE

    def is_final(self):
        return self.seen.phase() == SETTLE

    def key(self, k):
        self.words = ""
        phase = self.seen.phase()
        if k in (UP, DOWN, LEFT, RIGHT):
            if self.is_held:
                self._draw_bridge(k)
            else:
                to = lines.next_island(self.board.tables, self.cursor, k)
                if to != lines.NOWHERE:
                    self.cursor = to
        elif k == HOLD_A and phase == NUMBER:
            self.decide(SKIP_NUMBER)
        elif k == HOLD_A and phase == BRIDGES:
            if self.legal[SKIP_BRIDGES]:
                self.decide(SKIP_BRIDGES)
            else:
                self.say(words.NO_SKIP)
        elif k in DO and phase == SETTLE:
            self.decide(CONFIRM)
        elif k in DO and phase == BRIDGES:
            self._hold()
        elif k in DO:
            self._write(phase)

    def _write(self, phase):
        i = self.cursor
        move = i + START_FOUR if phase == START and choices[1] else i
        if self.legal[move]:
            self.decide(move)
        elif self.seen.number_at(self.seat, i):
            self.say(words.NO_HAS_NUMBER)
        elif phase == START:
            self.say(words.NO_FLAG_START)
        elif self.seen.degree(self.seat, i) == 0:
            self.say(words.NO_NEEDS_BRIDGE)
        else:
            self.say(words.NO_TOO_MANY)

    def _hold(self):
        """Hold the island or let go of it, draw its only bridge, or skip where none fits."""
        k = lines.only_key(self.board, self.cursor)
        if not self.fits():
            self.decide(SKIP_BRIDGES)
        elif self.is_held:
            self.is_held = False
        elif k >= 0:
            self._draw_bridge(k)
        elif lines.open_keys(self.board, self.cursor):
            self.is_held = True
        else:
            self.say(words.NO_BRIDGE_HERE)

    def fits(self):
        """Return True if any bridge can be drawn now."""
        return max(self.legal[BRIDGE : BRIDGE + self.board.lines]) == 1

    def _draw_bridge(self, k):
        line = lines.line_from(self.board.tables, self.cursor, k)
        if line < 0:
            self.say(words.NO_LINE)
        elif not self.legal[BRIDGE + line]:
            self.say(words.NO_BRIDGE[lines.why_not(self.seen, self.seat, line)])
        else:
            self._has_drawn = True
            self.decide(BRIDGE + line)

    def hint(self):
        if self.words:
            return self.words
        seen = self.seen
        phase = seen.phase()
        undo = words.UNDO if self.can_undo() else words.MENU
        if self.is_held:
            spoiling = self.board.spoiling()
            if not spoiling:
                return words.HELD
            return words.SPOILS.format(arrow="↑↓←→"[spoiling[0]], n=spoiling[1])
        if phase == SETTLE:
            return legend(self.confirms(), undo)
        if phase == BRIDGES:
            if not self.fits():
                n = seen.left() if lines.takes_one(seen, self.seat) else 1
                return words.NOTHING_FITS[n > 1].format(n=n)
            hint = words.TAKE if lines.open_keys(self.board, self.cursor) else words.NOT_HERE
            return legend(hint, words.SKIP if self.legal[SKIP_BRIDGES] else "", undo)
        number = choices[1] + 3 if phase == START else seen.card_number()
        if self.board.is_unfinishable(self.cursor):
            return words.NEVER_FINISHED.format(n=number)
        hint = words.WRITE.format(n=number) if self.legal[self.cursor] else words.NOT_HERE
        return legend(hint, undo) if phase == START else legend(hint, words.SKIP, words.MENU)

    def confirms(self):
        """Return what A does once only CONFIRM is left."""
        n = self.seen.round()
        return words.START_GO if not n else words.FINISH if n == ROUNDS else words.NEXT

    def draw(self, c):
        self.board.draw(c, self.cursor, self.is_held, self.is_fresh)
        c.hint(self.foot())
        self.is_fresh = False

    def rows(self, play):
        from firmware.games.hashi import sheets

        return sheets.rows(self, play)

    def result(self, play):
        from firmware.games.hashi.result import SoloResult

        return SoloResult(play, self.seen, self.seat)
