"""Arabana-Ikibiti on the screen: the map and the panel with a cursor.

The cursor is on the panel, on an island to look at, or, once a card is taken, on one of the places
and seas that the card can be played on.
"""

from engine.arabana.moves import CONFIRM, DISCARD, DRAW, PASS, cards_of
from engine.arabana.rules import Arabana
from engine.arabana.state import BEFORE, DISCARDED, LAST, LOST
from engine.const import const
from engine.game import HIDDEN, OVER
from firmware import registry
from firmware.games.arabana.aims import Aims, neighbor
from firmware.games.arabana.board import HEIGHT, Map, X, Y, target_box
from firmware.games.arabana.panel import DONE, DRAW_ROW, EMPTY, FREE, SLOT, STACK, Panel, kind_of
from firmware.graphics.canvas import WIDTH, width
from firmware.hardware.keys import DO, HOLD_A, LEFT, RIGHT, UP, A
from firmware.screens import players
from firmware.screens.view import NO_MOVE
from firmware.screens.view import View as Base
from firmware.words import legend, strings

words = strings("arabana")

_PLAY_MS = const(1800)  # how long a play of the opponent is shown
_DRAW_MS = const(1000)
_BLINK_MS = const(400)  # what falls is there, and is gone, for so long
_EAST = const(9)  # Krapink, at the right edge of the map
_NOT_ASKED = const(-2)  # no move: a lesson answers it with what to press

# Where the cursor is.
_PANEL = const(0)
_ISLANDS = const(1)
_AIMS = const(2)
_NOWHERE = const(3)


class View(Base):
    """The map and the panel of a person's seat."""

    can_review = True

    def __init__(self, session, seat, context):
        Base.__init__(self, session, seat, context, Arabana())
        self.out = self.seen.moves_buffer()  # its first n are the legal moves
        self.n = 0
        self.map = Map(self.seen, seat, context.sound)
        self.rival = players.name(session, 1 - seat)
        self.sign = players.sign(session, 1 - seat)
        self.panel = Panel(self.seen, seat, self.sign)
        self.spare = Arabana()  # a position before or after the one seen
        self.aims = Aims(self.seen, seat, self.spare)
        self.focus = _PANEL
        self.at = 0  # the cell of the panel
        self.island = 0
        self.is_laying = False  # the next card chosen is laid off
        self._is_turn = False
        self._expected = NO_MOVE  # the opponent's, to be reported once it is made
        self._target = HIDDEN  # of the opponent's last move
        self._cell = HIDDEN  # the kind of cell that the opponent draws from
        self._falling = b""  # the targets where that move made something fall
        self._blink_ms = 0  # what falls is gone in the second half of twice _BLINK_MS
        self._marks = None  # what the map was updated with; None: update it again
        self._told = (0, False)  # how far the game was, as the person knows: see news()
        self.changed()
        self._told = self._reached()

    def changed(self):
        Base.changed(self)
        self._told = min(self._told, self._reached())  # less where a round was taken back
        self._target = self._cell = HIDDEN
        self._falling = b""
        move = self._expected
        self._expected = NO_MOVE
        if move not in (NO_MOVE, CONFIRM):
            told, self._target, self._falling = self.aims.report(move)
            signed = legend(self.sign, told)
            self.words = signed if width(signed) <= WIDTH else told
            if DRAW <= move < PASS:
                self._cell = SLOT + move - DRAW
        was_turn = self._is_turn
        self._is_turn = self.seen.player() == self.seat
        self._update(not was_turn)
        self.panel.thinking = 0
        self._drop()

    def _update(self, is_new):
        """Read `seen` again: what can be done, and what the panel shows. is_new: a turn begins."""
        seen = self.seen
        panel = self.panel
        stage = seen.stage()
        self._marks = None
        self._blink_ms = 0
        self.n = seen.legal(self.out) if self._is_turn else 0
        panel.update(self.out, self.n, self._is_turn and stage in (BEFORE, LAST))
        if not self._is_turn:
            return
        choice = seen.choice()
        if choice != HIDDEN:
            self.at = panel.find(DONE if choice == PASS else SLOT + choice - DRAW)
            return
        can_play = self.n > 0 and self.out[0] < DISCARD
        is_there = panel.cells[self.at] != EMPTY and (can_play or self.at >= 4 * DRAW_ROW)
        if is_new or not is_there:
            self.at = panel.first() if can_play else panel.to_end()

    def _drop(self):
        """Put back what was taken, and the cursor onto the panel."""
        self.focus = _PANEL
        self.aims.drop()
        self.is_laying = False

    def is_under_way(self):
        return self.session.mark > 0

    def can_hint(self):
        return self._is_turn and self.out[0] != CONFIRM

    def can_undo(self):
        return self._is_turn and self.session.can_undo()

    def think(self):
        return self.panel.think()

    def expect(self, move):
        self.spare.state[:] = self.seen.state
        self._expected = move

    def pause(self, move):
        if move == CONFIRM:
            return 0
        return _PLAY_MS if move < DISCARD else _DRAW_MS

    def greeting(self, play):
        from firmware.games.arabana.recap import replay

        return replay(play, play) or play

    def news(self):
        before = self._told
        self._told = self._reached()
        if self.seen.player() == OVER:
            return ()
        if self._told[0] > before[0]:
            from firmware.games.arabana.recap import scored

            return scored(self.seen, self.seat, before[0], self.rival)
        return words.LAST_PLAYS if self._told > before else ()

    def _reached(self):
        """Return the round, and True once the last plays have begun."""
        return self.seen.round(), self.seen.stage() >= LAST

    def cursor_state(self):
        aims = self.aims
        return self.at, self.focus, self.island, self.is_laying, aims.at, aims.ways

    def set_cursor(self, state):
        self.at, self.focus, self.island, self.is_laying, aim, ways = state
        if self.focus == _AIMS:
            self.aims.take(self.panel.cells[self.at], self._offered())
            self.aims.go_to(aim)
            while self.aims.ways != ways:
                self.aims.next_cards()

    def let_go(self):
        if not self._is_turn:
            return True
        was_begun = self.focus != _PANEL or self.is_laying
        self._drop()
        self.words = ""
        return was_begun

    def is_final(self):
        if not self._is_turn:
            return False
        if self._is_over():
            return True
        is_done = self.focus == _PANEL and self.panel.cells[self.at] == DONE
        return is_done and self.seen.stage() != LAST

    def _is_over(self):
        """Return True if nothing but to confirm is left of the turn."""
        return self.out[0] == CONFIRM and self.seen.stage() != BEFORE

    def key(self, k):
        if not self._is_turn:
            return
        self.words = ""
        self._blink_ms = 0
        if self._is_over():
            if k in DO:
                self.decide(CONFIRM)
        elif k not in DO:
            self._go(k)
        elif self.focus == _AIMS:
            if k != HOLD_A or not self.aims.next_cards():
                self.decide(self.aims.ways[0])
        elif self.focus == _PANEL:
            self.press(self.panel.cells[self.at], k)
        elif self.panel.find(self.island) >= 0:
            self.at = self.panel.find(self.island)
            self.press(self.island, A)
        else:
            self.words = words.NO_CARD

    def _go(self, k):
        if self.focus == _AIMS:
            self.aims.go(k)
        elif self.focus == _ISLANDS:
            to = neighbor(X, Y, self.island, k)
            if to >= 0:
                self.island = to
            elif k == RIGHT:
                self.focus = _PANEL
        else:
            to = self.panel.step(self.at, k)
            if to < 0:  # to the island of the card in that cell, else to the right edge
                self.focus = _ISLANDS
                card = self.panel.card(self.at)
                self.island = card if card != HIDDEN else _EAST
            else:
                self.at = to

    def press(self, kind, k):
        """Decide on the move that key k means on a cell of this kind, or take what lies there."""
        seen = self.seen
        if kind == DONE:
            self.decide(PASS if seen.stage() == LAST else CONFIRM)
            return
        if SLOT <= kind <= STACK:
            self._draw_card(DRAW + kind - SLOT)
            return
        lays = kind < FREE and (self.is_laying or seen.did() & DISCARDED or k == HOLD_A)
        if lays and seen.is_legal(DISCARD + kind):
            self.decide(DISCARD + kind)
        elif self.aims.take(kind, self._offered()):
            self.focus = _AIMS
            self.is_laying = False
        elif self.asked:
            self.decide(_NOT_ASKED)
        else:
            self.words = self.aims.why_not()

    def _offered(self):
        """Return the moves that can be made now; in a lesson only those that it asks for."""
        legal = self.out[: self.n]
        return [move for move in legal if move in self.asked] if self.asked else legal

    def _draw_card(self, move):
        seen = self.seen
        if seen.is_legal(move):
            self.decide(move)
        elif seen.stage() != BEFORE and len(seen.hand(self.seat)) == seen.hand_limit(self.seat):
            self.is_laying = True
            self.at = self.panel.first()
            self.words = words.NO_DRAW_FULL
        else:
            self.words = words.NO_DRAW_YET

    def stand_by(self, moves):
        at = self.panel.find(kind_of(moves[0]))
        if self.focus == _PANEL and at >= 0:
            self.at = self.panel.step(at, UP if at >= 4 * DRAW_ROW else LEFT if at % 4 else RIGHT)

    def hide_cursor(self):
        """Show no cursor until set_cursor() is called."""
        self.focus = _NOWHERE

    def show_turn(self, state, moves, cursor):
        """Show what moves lead to from a state. cursor: cursor_state() there."""
        self.seen.state[:] = state
        for move in moves:
            self.seen.apply(move)
        self.focus = _PANEL
        self.is_laying = False
        self.at = cursor[0]
        self._update(False)
        # No chord for islands that are not won yet.
        self.map.islands = -1 if moves else self.seen.islands(self.seat)

    def tick(self, ms, is_shown=False):
        if self.focus == _AIMS and self._marks and self._marks[0] == self.aims.targets:
            self.aims.find_steps()
        if self.context.settings.calm or not (self.aims.falling or (self._falling and is_shown)):
            return False
        was_gone = self._is_gone()
        self._blink_ms = (self._blink_ms + ms) % (2 * _BLINK_MS)
        return self._is_gone() != was_gone

    def _is_gone(self):
        """Return True while what falls is not shown."""
        return self._blink_ms >= _BLINK_MS

    def prompt(self):
        if self.words:
            return self.words
        seen = self.seen
        if not self._is_turn:
            return words.OTHERS_TURN.format(name=self.rival)
        if seen.stage() == LOST or seen.choice() != HIDDEN:
            return words.CONFIRM[seen.stage() == LOST]
        if self.focus == _AIMS:
            return self.aims.preview
        if self.focus == _ISLANDS:
            return self.map.prompt(self.island)
        return self.panel.prompt(self.at, self.is_laying)

    def draw(self, c):
        aims = self.aims
        if self.is_fresh:
            c.clear()
        taken = b""
        marks = (b"", self._falling, (), self._is_gone())
        before = self.spare
        if self.focus == _AIMS:
            taken = self.panel.cells_of(cards_of(aims.ways[0]) or (self.panel.cells[self.at],))
            marks = (aims.targets, aims.falling, aims.islands, self._is_gone())
            before = self.seen
        if marks != self._marks:
            self._marks = marks
            self.map.update(before, *marks)
        movements = self.map.draw(c) + self.panel.draw(c, taken)
        box = self._box()
        if box:
            c.invert(*box)
        c.last_line(self.foot())
        for boxes in () if self.is_fresh else movements:
            c.animate(*boxes)
        self.is_fresh = False

    def replay(self, c, before):
        self.focus = _NOWHERE
        self.draw(c)
        was = self.spare
        was.state[:] = before
        self.map.mark(c, was)
        self.panel.mark(c, was)

    def _box(self):
        """Return x, y, w, h of the cursor or of what the opponent has just played; or None."""
        if self._target != HIDDEN:
            return target_box(self._target, 4)
        if self._cell != HIDDEN:
            return self.panel.box(self.panel.find(self._cell))
        if not self._is_turn or self.seen.stage() == LOST or self.focus == _NOWHERE:
            return None
        if self.focus == _AIMS:
            return target_box(self.aims.targets[self.aims.at], 3)
        if self.focus == _ISLANDS:
            x = max(0, X[self.island] - 6)
            y = max(0, Y[self.island] - 6)
            return x, y, X[self.island] + 7 - x, min(HEIGHT, Y[self.island] + 7) - y
        return self.panel.box(self.at)

    def rows(self, play):
        from firmware.screens.menu import Row

        def last_turn(menu):
            from firmware.games.arabana.recap import replay

            lines = (words.NO_LAST_TURN.format(name=self.rival),)
            return replay(play, menu) or play.app.notice(lines, menu, is_over_list=True)

        def sheets():
            return registry.module("arabana", "sheets")

        return (
            Row(words.MENU[0], last_turn),
            Row(words.MENU[1], lambda menu: sheets().Cards(menu, self)),
            Row(words.MENU[2], lambda menu: sheets().Score(menu, self)),
        )


view = View
