"""Atoll on the screen: what the keys do, and when what is drawn."""

from engine.atoll.cards import OCEAN
from engine.atoll.state import (
    AT_CHOICE,
    AT_ROUND,
    AT_SLOT,
    AT_TURN,
    CARD,
    NONE,
    PLACE,
    SLOTS,
    SURE,
    TAKE,
)
from engine.atoll.state import HAND as CARDS
from engine.const import const
from engine.game import OVER
from firmware.games.atoll.board import HAND, PANEL, Board, Hand, Panel, request_box, tile
from firmware.games.atoll.turn import Turn, free_card
from firmware.graphics.canvas import LAST_LINE, WIDTH, width
from firmware.hardware.keys import DO, DOWN, HOLD_A, LEFT, RIGHT, UP, A
from firmware.words import strings

words = strings("atoll")

_REQUESTS = const(0)  # of sheets.KINDS
_ISLANDS = const(2)
_REST_MS = const(1000)  # from laying a card until it is confirmed by itself: B takes it back
_SPOT = const("    ")  # room in the last line for a small card
_LAY = words.LAY.format(spot=_SPOT)
_SPOT_X = (WIDTH - width(_LAY)) // 2 + width(_LAY[: _LAY.find(_SPOT)]) + 4
_TILE = const(6)


class View(Turn):
    """What a person sees: the turn, a sheet in front of it, or a recap of what the others did."""

    can_review = True

    def __init__(self, session, seat, context):
        self.hand = Hand()
        self.board = Board()
        self.panel = Panel()
        self.under = bytearray(2)  # terrains under the card carried
        # What is drawn.
        self._stage = CARD
        self._taken = NONE  # the own card taken up (T11)
        self._tried = ()  # turn, place and choices that the panel was updated for
        Turn.__init__(self, session, seat, context)
        self.changed()

    def open(self, n):
        """Show a sheet, by its number in sheets.KINDS."""
        from firmware.games.atoll import sheets

        self._show(sheets.KINDS[n](self.session, self.seen, self.seat))

    def _show(self, sheet):
        if sheet is not self.sheet:
            self.sheet = sheet
            self.is_fresh = True

    def let_go(self):
        if self.recap or self.sheet:
            self.close()
            return True
        return Turn.let_go(self)

    def rows(self, play):
        from firmware.screens.menu import Row

        def opened(n):
            if not self.recap:
                self.open(n)
            return play

        return [Row(words.SHEETS[n], lambda menu, n=n: opened(n)) for n in range(3)]

    def cursor_state(self):
        return Turn.cursor_state(self) + (self.hand.dealt,)

    def set_cursor(self, state):
        Turn.set_cursor(self, state[:-1])
        self.hand.dealt = state[-1]  # or a hand that has been seen slides in again

    def can_hint(self):
        return not self.is_away() and self.seen.stage() < SURE

    def is_final(self):
        return not (self.is_away() or self.sheet) and self.seen.stage() == SURE

    def key(self, k):
        self.words = ""
        stage = self.seen.stage()
        if self.recap:
            if k == DOWN:
                self.close()
                self.open(_ISLANDS)
            else:
                self.recap.skip()
        elif self.sheet:
            self._show(self.sheet.key(k))
        elif self.is_sure or self.is_waiting:
            self._key_look(k)
        elif stage == CARD:
            self._key_hand(k)
        elif stage == TAKE:
            self._key_take(k)
        elif stage == PLACE:
            self._key_place(k)
        elif k == A:
            self.is_sure = True
        else:
            self._key_look(k)

    def _key_look(self, k):
        if k == DOWN:
            self.open(_REQUESTS)
        elif k == HOLD_A:
            self.open(_ISLANDS)

    def _key_hand(self, k):
        n = self.seen.hand_size(self.seat)
        if k == A:
            self.place = self.carried_place()
            self.decide(self.slot)
        elif k in (LEFT, RIGHT):
            self.slot = (self.slot + (1 if k == RIGHT else n - 1)) % n
        elif k == UP:
            self.place = self.turned(self.carried_place())
        else:
            self._key_look(k)

    def _key_take(self, k):
        if k in DO:
            self.decide(0 if self.taking == NONE else self.taking + 1)
            self.place = self.carried_place()
            return
        near = free_card(self.seen, self.seat, self.taking, k)
        if near == NONE:
            self.words = words.NO_CARD
        else:
            self.taking = near

    def _key_place(self, k):
        if k == A:
            self.decide(self.carried_place())
            self.rest()
        elif k < A:
            self.place = self.moved(self.carried_place(), k)
        else:
            self._key_look(k)

    def rest(self):
        """Give the person a moment to take the card laid back, until it is confirmed by itself."""
        self.left = _REST_MS

    def tick(self, ms, is_shown=False):
        if not self.left or self.recap or self.sheet:
            return Turn.tick(self, ms)
        settings = self.context.settings
        if settings.asks or settings.hold:
            self.left = 0
        elif self.left > ms:
            self.left -= ms
        else:
            self.left = 0
            self.is_sure = True
        return not self.left

    def prompt(self):
        if self.words:
            return self.words
        if self.is_sure and self.before:
            return words.HINT_WAIT.format(n=self.before)
        if self.is_sure or self.is_waiting:
            return words.HINT_DONE
        stage = self.seen.stage()
        if stage == CARD:
            return words.HINT_HAND
        if stage == TAKE:
            return words.HINT_TAKE[self.taking != NONE]
        if stage == PLACE:
            return _LAY
        gain = self.panel.gain()
        return (words.HINT_LAID if self.left else words.HINT_SURE)[gain > 0].format(n=gain)

    def draw_turn(self, c):
        seen = self.seen
        p = self.seat
        board = self.board
        stage = seen.stage()
        is_hand = stage == CARD
        is_fresh = self.is_fresh
        has_other_panel = is_fresh or is_hand != (self._stage == CARD)
        is_laid = stage == SURE and self._stage == PLACE
        taken = NONE if stage in (CARD, TAKE) else seen.chosen_take(p)
        is_other_island = taken != self._taken
        self._stage = stage
        self._taken = taken
        island = seen.island(p)
        if taken != NONE:
            seen.slip_in(p, taken, island)
        if is_fresh:
            c.clear()
        elif has_other_panel:
            c.fill(PANEL, 0, WIDTH - PANEL, HAND, 0)
            c.clear(HAND, LAST_LINE)
        if has_other_panel:
            is_other_island |= board.fit(island, HAND if is_hand else LAST_LINE, HAND, 1)
        self._carry(stage)
        if board.follow() or is_other_island:
            if not is_fresh:
                c.fill(0, 0, PANEL, board.height, 0)
            is_other_island = True
        board.draw(c, island, is_fresh or is_other_island)
        if is_laid:
            board.glow(c)
        if is_hand:
            self.hand.draw(c, seen, p, self.slot, has_other_panel)
        self._look_under(island)
        if not has_other_panel:  # the cursor first, because updating the panel takes longer
            if stage == PLACE:
                self._draw_foot(c)
            c.show()
        self._update_panel(stage, island)
        self.panel.draw(c, is_hand, has_other_panel)
        self._draw_foot(c)

    def replay(self, c, before):
        seen = self.seen
        p = self.seat
        board = self.board
        chosen = seen.chosen_slot(p)
        at = AT_CHOICE + 4 * p
        is_placed = chosen < NONE and seen.chosen_place(p) >> 8 < NONE
        is_new = seen.laid(p) > before[AT_ROUND] * CARDS + before[AT_TURN]
        island = seen.island(p)
        board.carry_nothing()
        if is_placed:
            is_new = seen.state[at : at + 4] != before[at : at + 4]
            if seen.chosen_take(p) != NONE:
                seen.slip_in(p, seen.chosen_take(p), island)
            board.carry(seen.placing(p), seen.chosen_place(p))
        elif is_new:
            newest = seen.laid(p) - 1
            board.carry(seen.card(p, newest), seen.placed(p, newest))
        c.clear()
        board.fit(island, HAND, HAND, 1)
        board.follow()
        board.draw(c, island, True)
        if is_new:
            board.invert(c)
        if seen.player() != OVER:
            self.hand.draw(c, seen, p, chosen, False)
        self.panel.update(seen, island)
        self.panel.draw(c, True, True)
        for k in range(SLOTS):
            if before[AT_SLOT + k] != seen.request(k) != NONE:
                c.frame(*request_box(k, True))

    def _carry(self, stage):
        seen = self.seen
        p = self.seat
        self.board.carry_nothing()
        if stage != TAKE:
            self.board.carry(self.carried(), self._placement(stage))
        elif self.taking != NONE:
            self.board.carry(seen.chosen(p), seen.placed(p, self.taking))

    def _placement(self, stage):
        return self.seen.chosen_place(self.seat) if stage == SURE else self.carried_place()

    def _update_panel(self, stage, island):
        """Compare the Requests with the Island, on which the card carried is laid."""
        seen = self.seen
        place = NONE if stage < PLACE else self._placement(stage)
        tried = (self.ended, place, seen.chosen_slot(self.seat), seen.chosen_take(self.seat))
        if tried == self._tried:
            return
        self._tried = tried
        island.planes()  # once made, they follow the card laid
        saved = island.save()
        if place != NONE:
            island.lay(bytes((self.carried(), place & 255, place >> 8)))
        self.panel.update(seen, island)
        island.restore(saved)

    def _draw_foot(self, c):
        """Draw the last line; while a card is carried, with a small one of what lies under it."""
        foot = self.foot()
        c.last_line(foot)
        if foot != _LAY:
            return
        c.fill(_SPOT_X, LAST_LINE, 2 * _TILE + 1, _TILE + 1, 0)
        c.frame(_SPOT_X, LAST_LINE, 2 * _TILE + 1, _TILE + 1)
        for n in range(2):
            if self.under[n] != OCEAN:
                tile(c, self.under[n], _SPOT_X + 1 + n * _TILE, LAST_LINE + 1, 1)

    def _look_under(self, island):
        x = self.place >> 2 & 127
        y = self.place >> 9
        self.under[0] = island.terrain(x, y)
        self.under[1] = island.terrain(x, y + 1) if self.place & 2 else island.terrain(x + 1, y)


view = View
