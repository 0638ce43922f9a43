"""Hashi on the screen: the board of a person's seat with its cursor; alone it is the whole game."""

from engine.hashi.boards import ISLANDS, NONE
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, START_FOUR, Hashi
from engine.hashi.state import BRIDGES, NUMBER, ROUNDS, SETTLE
from engine.session import LESSON
from firmware import registry
from firmware.games.hashi import lines
from firmware.games.hashi.board import Board, StillBoard, achieved
from firmware.hardware.keys import DO, HOLD_A, A
from firmware.screens.view import View
from firmware.words import legend, strings

words = strings("hashi")


class Solo(View):
    """The board of a person's seat. Keys move the cursor; a held island draws its bridges.

    An island is held because A took it, or because the turn's last number or bridge is there.
    AWAY: what B does where it takes nothing back.
    """

    AWAY = words.MENU
    can_review = True

    def __init__(self, session, seat, context):
        View.__init__(self, session, seat, context, Hashi())
        self._out = self.seen.moves_buffer()
        self.legal = bytearray(SKIP_BRIDGES + 2)  # a byte a move: 1 where it is legal now
        self.cursor = 0
        self.is_held = False
        self.is_taken = False  # it is held because A took it
        session.game.observe(seat, self.seen.state)
        self.board = Board(self.seen, seat, self.legal, context.settings)
        self.changed()
        self.cursor = lines.nearest_useful(self.board, lines.middle(self.board))

    def changed(self):
        View.changed(self)
        self.look()

    def look(self):
        """Find what is legal now; keep holding the island, or move the cursor, where useful."""
        self.find_legal()
        # A bridge often begins where the number was written, or the bridge before it.
        self.is_held = lines.goes_on(self.board, self.cursor)
        self.is_taken = False
        self.cursor = lines.nearest_useful(self.board, self.cursor)

    def find_legal(self):
        """Find what is legal in the observation."""
        self.board.is_stale = True
        seen = self.seen
        self.legal[:] = bytes(len(self.legal))
        if seen.player() == self.seat:
            for n in range(seen.legal(self._out)):
                self.legal[self._out[n]] = 1

    def news(self):
        found = achieved(self.seen, self.session.game.news, self.seat)
        return [words.NEWS.format(what=words.FINISHED[k], n=n) for k, n in found]

    def is_under_way(self):
        return self.seen.round() > 1

    def let_go(self):
        was_taken = self.is_taken
        if was_taken:
            self.is_held = self.is_taken = False
        self.words = ""
        return was_taken

    def cursor_state(self):
        return self.cursor, self.is_held, self.is_taken

    def set_cursor(self, state):
        self.cursor, self.is_held, self.is_taken = state

    def can_hint(self):
        return self.seen.player() == self.seat and self.seen.phase() < SETTLE

    def is_final(self):
        return self.seen.phase() == SETTLE and self.seen.round() > 0

    def key(self, k):
        self.words = ""
        phase = self.seen.phase()
        if k < A:
            if self.is_taken or (self.is_held and k in lines.open_keys(self.board, self.cursor)):
                self._draw_bridge(k)
            else:
                self.is_held = False
                to = lines.next_island(self.board.tables, self.cursor, k)
                if to != lines.NOWHERE:
                    self.cursor = to
        elif not self.seen.round():
            if k == A:
                self._write_start()
            elif k == HOLD_A and phase == SETTLE:
                self.decide(CONFIRM)
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
            self._write()

    def start(self):
        """Return the number that A writes here before the first card, 0 if none (H4).

        Before any start it is a 3. On the island with the start it is the other number; on any
        other island, the number of the start.
        """
        seen = self.seen
        here = seen.number_at(self.seat, self.cursor)
        if seen.board.flag[self.cursor] != NONE:
            return 0
        if here:
            return 7 - here
        return max([seen.number_at(self.seat, i) for i in range(ISLANDS)]) or 3

    def _write_start(self):
        n = self.start()
        if not n:
            self.say(words.NO_FLAG_START)
            return
        is_lesson = self.session.flags & LESSON  # it refuses the move, and what stands stays
        if self.seen.phase() == SETTLE and not is_lesson and not self.let_go():
            self.session.undo()
            self.changed()
        self.decide(self.cursor + START_FOUR * (n == 4))

    def _write(self):
        i = self.cursor
        if self.legal[i]:
            self.decide(i)
        elif self.seen.number_at(self.seat, i):
            self.say(words.NO_HAS_NUMBER)
        elif self.seen.degree(self.seat, i) == 0:
            self.say(words.NO_NEEDS_BRIDGE)
        else:
            self.say(words.NO_TOO_MANY)

    def _hold(self):
        """Hold the island or let go of it, draw its only bridge, or skip where none fits."""
        k = lines.only_key(self.board, self.cursor)
        if not self.fits():
            self.decide(SKIP_BRIDGES)
        elif k >= 0 and not self.is_taken:
            self._draw_bridge(k)
        elif self.is_held:
            self.is_held = self.is_taken = False
        elif lines.open_keys(self.board, self.cursor):
            self.is_held = self.is_taken = True
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
            self.decide(BRIDGE + line)

    def prompt(self):
        if self.words:
            return self.words
        seen = self.seen
        phase = seen.phase()
        undo = words.UNDO if self.can_undo() else self.AWAY
        if self.is_held:
            spoiling = self.board.spoiling()
            if not spoiling:
                if self.is_taken:
                    return words.HELD
                return legend(words.DRAW, words.SKIP if self.legal[SKIP_BRIDGES] else undo)
            return words.SPOILS.format(arrow="↑↓←→"[spoiling[0]], n=spoiling[1])
        if not seen.round():
            return self._start_hint(undo)
        if phase == SETTLE:
            return legend(self.confirms(), undo)
        if phase == BRIDGES:
            if not self.fits():
                n = seen.left() if lines.takes_one(seen, self.seat) else 1
                return words.NOTHING_FITS[n > 1].format(n=n)
            hint = words.TAKE if lines.open_keys(self.board, self.cursor) else words.NOT_HERE
            return legend(hint, words.SKIP if self.legal[SKIP_BRIDGES] else undo)
        number = seen.card_number()
        if self.board.is_unfinishable(self.cursor):
            return words.NEVER_FINISHED.format(n=number)
        if not self.legal[self.cursor]:
            return legend(words.NOT_HERE, words.SKIP)
        return legend(words.WRITE.format(n=number), words.SKIP, self.AWAY)

    def _start_hint(self, undo):
        n = self.start()
        if self.seen.phase() == SETTLE:  # A changes the number, so it confirms only if held
            undo = self.confirms().replace("Ⓐ ", "Ⓐ…", 1)
        return legend(words.START.format(n=n) if n else words.NOT_HERE, undo)

    def confirms(self):
        """Return what A does once only CONFIRM is left."""
        n = self.seen.round()
        return words.START_GO if not n else words.FINISH if n == ROUNDS else words.NEXT

    def draw(self, c):
        self.board.draw(c, self.cursor, self.is_held, self.is_fresh)
        c.last_line(self.foot())
        self.is_fresh = False

    def replay(self, c, before):
        board = StillBoard(self.seen, self.seat, None)
        board.draw_all(c)
        was = Hashi()
        was.state[:] = before
        board.mark_changes(c, was)

    def rows(self, play):
        from firmware.screens.menu import Choice, Row

        def sheets():
            return registry.module("hashi", "sheets")

        def last_turn(menu):
            from firmware.games.hashi import lastturn

            return lastturn.begin(play, menu.at)

        out = []
        for n, move in enumerate((SKIP_NUMBER, SKIP_BRIDGES)):
            if self.legal[move]:
                out.append(Row(words.MENU_SKIP[n], lambda menu, move=move: play.play_all((move,))))
        out.append(Row(words.MENU_CARDS, lambda menu: sheets().Cards(menu, self.seen)))
        out.append(Row(words.SCORE_TITLE, lambda menu: sheets().Score(menu, self.seen, self)))
        if self.seen.players() == 1 and self.seen.round() > 1:
            out.append(Row(words.MENU_MASTER, last_turn))
        out.append(Choice(play.app.settings, "warns", words.MENU_WARN))
        return out
