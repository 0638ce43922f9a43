"""Arabana-Ikibiti on the screen: the map and the panel with a cursor.

The cursor is on the panel, on an island to look at, or, once a card is taken, on one of the places
and seas that the card can be played on.
"""

from engine.arabana.moves import CONFIRM, DISCARD, DRAW, PASS, cards_of
from engine.arabana.rules import Arabana
from engine.arabana.state import BEFORE, DISCARDED, LAST, LOST
from engine.const import const
from engine.game import HIDDEN, OVER
from firmware.games.arabana import footer
from firmware.games.arabana.aims import Aims
from firmware.games.arabana.board import Map
from firmware.games.arabana.map import HEIGHT, X, Y, ahead, target_x, target_y
from firmware.games.arabana.panel import DONE, EMPTY, FREE, SLOT, STACK, Panel
from firmware.hardware.keys import DO, DOWN, HOLD_A, LEFT, RIGHT, UP
from firmware.screens.view import NO_MOVE
from firmware.screens.view import View as Base
from firmware.words import strings

words = strings("arabana")

_LOOKS_MS = const(1800)  # how long a play of the opponent is shown
_DRAWS_MS = const(1000)
_NEAR = const(13)  # dots between two places of the cursor that are shown at once
_BLINK_MS = const(400)  # what falls is there, and is gone, for so long

# Where the cursor is.
_PANEL = const(0)
_ISLES = const(1)
_AIMS = const(2)
NOWHERE = 3


class View(Base):
    """The map and the panel of a person's seat."""

    def __init__(self, session, seat, context):
        Base.__init__(self, session, seat, context, Arabana())
        self.out = self.seen.moves_buffer()
        self.map = Map(self.seen, seat, context.sound)
        self.panel = Panel(self.seen, seat)
        self.focus = _PANEL
        self.at = 0  # the cell of the panel
        self.isle = 0
        self.spare = Arabana()  # a position before or after the one seen
        self.aims = Aims(self.seen, seat, self.spare)
        self.is_laying = False  # the next card chosen is laid off
        self._fell = b""
        self._blink_ms = 0  # since what falls has appeared or gone
        self._told = HIDDEN  # the target of the opponent's last move
        self._drawn = HIDDEN  # what it has chosen to draw, as a kind of cell
        self._telling = NO_MOVE
        self._is_turn = False
        self._cursor = None
        self._marks = None  # what the map was looked at with; None: look again
        self.changed()
        self.round = self.seen.round()
        self.stage = self.seen.stage()

    # Looking at the session.

    def changed(self):
        """Look at the session again."""
        Base.changed(self)
        self._fell = b""
        self._told = HIDDEN
        self._drawn = HIDDEN
        if self._telling != NO_MOVE:
            self.show(self._telling)
            self._telling = NO_MOVE
        was_turn = self._is_turn
        self._is_turn = self.seen.player() == self.seat
        self.look(not was_turn)
        self.panel.thought = 0
        self.drop()

    def look(self, is_new):
        """Look at `seen` again: what can be done, and what the panel shows of it."""
        seen = self.seen
        self._marks = None
        self.n = seen.legal(self.out) if self._is_turn else 0
        stage = seen.stage()
        self.panel.look(self.out, self.n, self._is_turn and stage in (BEFORE, LAST))
        if self._is_turn:
            self._find_cell(is_new)

    def _find_cell(self, is_new):
        panel = self.panel
        choice = self.seen.choice()
        if choice != HIDDEN:
            self.at = panel.find(DONE if choice == PASS else SLOT + choice - DRAW)
            return
        can_play = self.n > 0 and self.out[0] < DISCARD
        is_there = panel.cells[self.at] != EMPTY and (can_play or self.at >= 8)
        if is_new or not is_there:
            self.at = panel.first(0, 1, 2, 3) if can_play else panel.first(3, 2)

    def drop(self):
        self.focus = _PANEL
        self.aims.drop()
        self.is_laying = False

    def is_under_way(self):
        """Return True if a turn has ended."""
        for move in self.session.moves:
            if move == CONFIRM:
                return True
        return False

    def can_hint(self):
        """Return True if there is more to do than to confirm."""
        return self._is_turn and self.out[0] != CONFIRM

    def can_undo(self):
        """Return True if B takes back something of this turn."""
        return self._is_turn and self.session.can_undo()

    # The opponent's turn.

    def think(self):
        """Let the sign of thinking grow; return True if it has."""
        return self.panel.think()

    def expect(self, move):
        """Get ready to show a move of the opponent."""
        self.spare.state[:] = self.seen.state
        self._telling = move

    def show(self, move):
        if move == CONFIRM:
            return
        self.words, self._told, self._fell = self.aims.tell(move)
        if DRAW <= move < PASS:
            self._drawn = SLOT + move - DRAW

    def pause(self, move):
        """Return how long a move of the opponent is shown, ms at normal pace."""
        if move == CONFIRM:
            return 0
        return _LOOKS_MS if move < DISCARD else _DRAWS_MS

    def greeting(self, play):
        """Return the screen for the person who takes the device: the turn just played."""
        from firmware.games.arabana.replay import replay

        return replay(play, play) or play

    def news(self):
        """Return lines on a scoring (A11) or the last plays (A13)."""
        seen = self.seen
        lines = ()
        if seen.player() != OVER:
            if seen.round() > self.round:
                lines = _news(seen, self.seat, self.round)
            elif seen.stage() == LAST and self.stage != LAST:
                lines = _news(seen, self.seat, 0)
        self.round = seen.round()
        self.stage = seen.stage()
        return lines

    # Keys.

    def cursor_state(self):
        """Return where the cursor is, and what it aims at."""
        aims = self.aims
        return self.at, self.focus, self.isle, self.is_laying, aims.at, aims.ways

    def set_cursor(self, state):
        """Put it there again."""
        self.at, self.focus, self.isle, self.is_laying, aim, ways = state
        if self.focus == _AIMS:
            self.aims.take(self.panel.cells[self.at], self.out, self.n)
            self.aims.go_to(aim)
            while self.aims.ways != ways:
                self.aims.change_cards()

    def let_go(self):
        """Put a card back, or come back from the map. Return False if there was nothing of it."""
        if not self._is_turn:
            return True
        was = self.focus != _PANEL or self.is_laying
        self.drop()
        self.words = ""
        return was

    def is_final(self):
        """Return True if A would confirm."""
        if not self._is_turn:
            return False
        if self.is_over():
            return True
        is_done = self.focus == _PANEL and self.panel.cells[self.at] == DONE
        return is_done and self.seen.stage() != LAST

    def is_over(self):
        """Return True if nothing but to confirm is left of the turn."""
        return self.out[0] == CONFIRM and self.seen.stage() != BEFORE

    def key(self, k):
        """Move the cursor, or decide on a move."""
        move = self._move(k)
        if move != NO_MOVE:
            self.decide(move)

    def _move(self, k):
        """Return the move that a key means, or NO_MOVE."""
        if not self._is_turn:
            return NO_MOVE
        self.words = ""
        if self.is_over():
            return CONFIRM if k in DO else NO_MOVE
        if k in (UP, DOWN, LEFT, RIGHT):
            self.go(k)
            return NO_MOVE
        if k not in DO:
            return NO_MOVE
        if self.focus == _AIMS:
            if k == HOLD_A and self.aims.change_cards():
                return NO_MOVE
            return self.aims.ways[0]
        if self.focus == _ISLES:
            return self._take_island()
        return self.press(self.panel.cells[self.at], k)

    def go(self, k):
        if self.focus == _AIMS:
            self.aims.go(k)
        elif self.focus == _ISLES:
            to = ahead(X, Y, self.isle, k)
            if to >= 0:
                self.isle = to
            elif k == RIGHT:
                self.focus = _PANEL
        else:
            to = self.panel.step(self.at, k)
            if to < 0:  # to the island that the card there shows, or else to the right edge
                self.focus = _ISLES
                card = self.panel.card(self.at)
                self.isle = card if card != HIDDEN else 9
            else:
                self.at = to

    def _take_island(self):
        at = self.panel.find(self.isle)
        if at < 0:
            self.words = words.NO_CARD
            return NO_MOVE
        self.at = at
        return self.press(self.isle, UP)

    def press(self, kind, k):
        """Return the move that A means on a cell, or take what lies there."""
        seen = self.seen
        if kind == DONE:
            return PASS if seen.stage() == LAST else CONFIRM
        if kind in (STACK, SLOT, SLOT + 1, SLOT + 2):
            return self._draw_card(DRAW + kind - SLOT)
        is_laid = seen.did() & DISCARDED
        wants = kind < FREE and (self.is_laying or is_laid or k == HOLD_A)
        if wants and seen.is_legal(DISCARD + kind):
            return DISCARD + kind
        if self.aims.take(kind, self.out, self.n):
            self.focus = _AIMS
            self.is_laying = False
        else:
            self.words = self.aims.why_not()
        return NO_MOVE

    def _draw_card(self, move):
        seen = self.seen
        if seen.is_legal(move):
            return move
        if seen.stage() != BEFORE and len(seen.hand(self.seat)) == seen.hand_limit(self.seat):
            self.is_laying = True
            self.at = self.panel.first(0)
            self.words = words.NO_DRAW_FULL
        else:
            self.words = words.NO_DRAW_YET
        return NO_MOVE

    # Time

    def tick(self, ms, is_shown=False):
        """Let what falls blink: at an aim, or as long as a move of the opponent is shown."""
        if self.focus == _AIMS and self._marks and self._marks[0] == self.aims.targets:
            self.aims.look()
        if self.context.settings.calm or not (self.aims.fell or (self._fell and is_shown)):
            return False
        self._blink_ms += ms
        return self._blink_ms >= _BLINK_MS

    # Drawing.

    def hint(self):
        """Return the last line: what the keys do here and now."""
        if self.words:
            return self.words
        seen = self.seen
        if not self._is_turn:
            return words.OTHERS_TURN
        if seen.stage() == LOST:
            return words.CONFIRM_LOST
        if seen.choice() != HIDDEN:
            return words.CONFIRM
        if self.focus == _AIMS:
            return self.aims.promise
        if self.focus == _ISLES:
            return footer.hint_island(seen, self.seat, self.isle)
        return footer.hint_cell(seen, self.panel.cells[self.at], self.is_laying)

    def draw(self, c):
        """Draw what has changed."""
        panel = self.panel
        aims = self.aims
        held = b""
        marks = (b"", self._fell, ())
        before = self.spare
        if self.focus == _AIMS:
            held = panel.cells_of(cards_of(aims.ways[0]) or (panel.cells[self.at],))
            marks = (aims.targets, aims.fell, aims.islands)
            before = self.seen
        is_map = marks != self._marks and self.map.look(before, *marks)
        self._marks = marks
        is_blink = self._blink_ms >= _BLINK_MS and not is_map
        if is_map or is_blink:
            self._blink_ms = 0
        is_panel = panel.is_changed(held)
        is_foot = panel.is_foot_changed()
        box = self._box()
        is_fresh = self.is_fresh
        if is_fresh:
            c.clear()
            is_map = is_panel = is_foot = True
            self._cursor = None
        moves = box != self._cursor
        if self._cursor and (moves or is_map or is_blink or is_panel):
            # An inversion: off before anything changes under it, on again at the end.
            x, y, _, _ = self._cursor
            c.invert(*self._cursor)
            self._cursor = None
            is_near = box and abs(box[0] - x) < _NEAR and abs(box[1] - y) < _NEAR
            if moves and (is_map or is_blink or is_panel or is_foot or not is_near):
                c.show()
        if is_map:
            self.map.draw(c, is_fresh)
        elif is_blink:
            self.map.blink(c)
        is_map = is_map or is_blink
        if is_panel:
            self._apart(c, is_map)
            panel.draw(c, held, is_fresh)
        if is_foot:
            self._apart(c, is_map or is_panel)
            panel.draw_foot(c)
        if box and not self._cursor:
            self._apart(c, is_map or is_panel or is_foot)
            c.invert(*box)
            self._cursor = box
        c.hint(self.foot())
        self.is_fresh = False

    def _apart(self, c, has_drawn):
        """Show what has been drawn, lest one box be sent around far changes."""
        if has_drawn and not self.is_fresh:
            c.show()

    def _box(self):
        """Return x, y, w, h of the cursor or of what the opponent has just played; or None."""
        if self._told != HIDDEN:
            return target_x(self._told) - 4, target_y(self._told) - 4, 9, 9
        if self._drawn != HIDDEN:
            return self.panel.box(self.panel.find(self._drawn))
        if not self._is_turn or self.seen.stage() == LOST or self.focus == NOWHERE:
            return None
        if self.focus == _AIMS:
            target = self.aims.targets[self.aims.at]
            return target_x(target) - 3, target_y(target) - 3, 7, 7
        if self.focus == _ISLES:
            x = max(0, X[self.isle] - 6)
            y = max(0, Y[self.isle] - 6)
            return x, y, X[self.isle] + 7 - x, min(HEIGHT, Y[self.isle] + 7) - y
        return self.panel.box(self.at)

    # The menu.

    def rows(self, play):
        """Return Arabana's rows of the menu."""
        from firmware.games.arabana import menu

        return menu.rows(self, play)

    def result(self, play):
        """Return the screen of the result."""
        from firmware.games.arabana.result import Result

        return Result(play, self.seen, self.seat)


def _news(seen, seat, before):
    from firmware.games.arabana import news

    return news.lines(seen, seat, before)


def view(session, seat, context):
    """Return what a person's seat sees."""
    return View(session, seat, context)
