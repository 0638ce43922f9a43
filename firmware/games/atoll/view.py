"""Atoll on the screen: hand, Island, the card carried."""

from engine.atoll.cards import OCEAN
from engine.atoll.state import CARD, NONE, PLACE, SURE, TAKE
from engine.const import const
from engine.game import OVER
from firmware.games.atoll.board import Board, tile
from firmware.games.atoll.hand import Hand, free_card
from firmware.games.atoll.panel import Panel
from firmware.games.atoll.panel import X as PANEL
from firmware.games.atoll.turn import Turn
from firmware.graphics.canvas import HINT, WIDTH, width
from firmware.hardware.keys import DO, DOWN, HOLD_A, LEFT, RIGHT, UP, A
from firmware.words import strings

words = strings("atoll")

NO_STAGE = 255
_REST_MS = const(1000)  # that a card laid rests before it is confirmed: time to take it back
_SPOT = const("    ")  # room in the last line for a small card
_LAY = words.LAY.format(spot=_SPOT)
_SPOT_X = (WIDTH - width(_LAY)) // 2 + width(_LAY[: _LAY.find(_SPOT)]) + 4
_TILE = const(6)


class View(Turn):
    """What a person's seat sees: the turn, a sheet before it, or a story of what the others did."""

    def __init__(self, session, seat, context):
        self.hand = Hand()
        self.board = Board()
        self.panel = Panel()
        self._shown = NO_STAGE  # the stage on the screen
        self._taken = NONE  # the own card that is not there, on the screen
        self._weighed = ()  # what the panel was filled for
        self.under = bytearray(2)  # terrains under the card carried
        self._spot = bytearray(2)  # those in the last line
        Turn.__init__(self, session, seat, context)
        self.changed()

    def tell_story(self, leaf="story"):
        """Show what the last reveal did; its news are open to all."""
        self.sheet = None
        self.story = _recap(leaf).Story(self.seen, self.seat, self.session.game.news, self.context)
        self.is_fresh = True

    def let_go(self):
        """End a story or a sheet, or take back the last decision."""
        if self.story or self.sheet:
            self.close()
            return True
        return Turn.let_go(self)

    # Keys

    def can_hint(self):
        """Return True if a card is to be chosen or laid, be it behind a sheet."""
        return not self.is_away() and self.seen.stage() < SURE

    def is_final(self):
        """Return True if A would confirm."""
        return not (self.is_away() or self.sheet) and self.seen.stage() == SURE

    def key(self, k):
        """Take a key."""
        self.words = ""
        stage = self.seen.stage()
        if self.story:
            self.story.skip()
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

    def _show(self, sheet):
        if sheet is not self.sheet:
            self.sheet = sheet
            self.is_fresh = True

    def open(self, name):
        """Show a sheet: Requests, Awards or Islands."""
        self._show(_sheet(name)(self.seen, self.seat))

    def _key_look(self, k):
        """Open the sheet that a key means, if any."""
        if k == DOWN:
            self.open("Requests")
        elif k == HOLD_A:
            self.open("Islands")

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
        best = free_card(self.seen, self.seat, self.taking, k)
        if best == NONE:
            self.words = words.NO_CARD
        else:
            self.taking = best

    def _key_place(self, k):
        if k == A:
            self.decide(self.carried_place())
            self.left = _REST_MS
        elif k < A:
            self.place = self.moved(self.carried_place(), k)
        else:
            self._key_look(k)

    # Time

    def tick(self, ms, is_shown=False):
        """Let the story go on, or a card laid rest."""
        if self.left and not (self.story or self.sheet):
            settings = self.context.settings
            return self._rest(settings.asks or settings.hold, ms)
        return Turn.tick(self, ms)

    def _rest(self, asks, ms):
        """Confirm the card laid once it has rested, unless the person wants to be asked."""
        if asks:
            self.left = 0
        elif self.left > ms:
            self.left -= ms
            return False
        else:
            self.left = 0
            self.is_sure = True
        return True

    # The screen

    def hint(self):
        """Return the last line: what the keys do here and now."""
        if self.words:
            return self.words
        if self.is_waiting:
            return words.HINT_DONE
        if self.is_sure:
            return words.HINT_WAIT.format(n=self.before)
        stage = self.seen.stage()
        if stage == CARD:
            return words.HINT_HAND
        if stage == TAKE:
            return words.HINT_TAKE if self.taking == NONE else words.HINT_TAKE_THIS
        if stage == PLACE:
            return _LAY
        gain = self.panel.gain()
        return (words.HINT_LAID if self.left else words.HINT_SURE)[gain > 0].format(n=gain)

    def draw(self, c):
        """Draw what has changed."""
        front = self.story or self.sheet
        if front:
            front.draw(c, self.is_fresh)
            self._shown = NO_STAGE
        elif self.session.game.player() != OVER:
            self._draw_turn(c)
        self.is_fresh = False

    def _draw_turn(self, c):
        seen = self.seen
        p = self.seat
        stage = seen.stage()
        board = self.board
        is_hand = stage == CARD
        taken = NONE if stage in (CARD, TAKE) else seen.chosen_take(p)
        is_fresh = self.is_fresh or self._shown == NO_STAGE
        is_laid = stage == SURE and self._shown == PLACE
        is_other = is_fresh or is_hand != (self._shown == CARD)
        self._shown = stage
        island = self._island_below(taken)
        if is_fresh:
            c.clear()
            board.fit(island)
        elif is_other:
            c.fill(PANEL, 0, WIDTH - PANEL, HINT, 0)
        board.carry_nothing()
        at = NONE
        if stage != TAKE:
            card = self.carried()
            at = seen.chosen_place(p) if stage == SURE else self.carried_place()
            board.carry(card, at)
        elif self.taking != NONE:
            board.carry(seen.chosen(p), seen.placed(p, self.taking))
        is_whole = board.follow() or taken != self._taken
        self._taken = taken
        if is_whole and not is_fresh:
            board.clear(c)
        board.draw(c, island, is_whole or is_fresh)
        if is_laid:
            board.glow(c)
        if is_hand:
            self.hand.draw(c, seen, p, self.slot, is_other)
        if not is_fresh:
            c.show()  # the cursor first: to weigh takes longer
        self._look_under(island)
        if is_hand:
            at = NONE
        what = (self.ended, at, seen.chosen_slot(p), seen.chosen_take(p))
        if what != self._weighed:
            self._weighed = what
            island.planes()  # once made, they follow the card laid
            saved = island.save()
            if at != NONE:
                island.lay(bytes((card, at & 255, at >> 8)))
            self.panel.weigh(seen, island)
            island.restore(saved)
        self.panel.draw(c, is_hand, is_other)
        self._draw_foot(c)

    def _draw_foot(self, c):
        """Draw the last line; while a card is carried, with a small one of what lies under it."""
        foot = self.foot()
        is_new = c.hint(foot)
        if foot != _LAY or not (is_new or self._spot != self.under):
            return
        self._spot[:] = self.under
        if is_new:
            c.frame(_SPOT_X, HINT, 2 * _TILE + 1, _TILE + 1)
        else:
            c.show()
            c.fill(_SPOT_X + 1, HINT + 1, 2 * _TILE - 1, _TILE - 1, 0)
        for n in range(2):
            if self.under[n] != OCEAN:
                tile(c, self.under[n], _SPOT_X + 1 + n * _TILE, HINT + 1, True)

    def _look_under(self, island):
        """Note what lies under the card carried."""
        x = self.place >> 2 & 127
        y = self.place >> 9
        self.under[0] = island.terrain(x, y)
        self.under[1] = island.terrain(x, y + 1) if self.place & 2 else island.terrain(x + 1, y)

    def _island_below(self, taken):
        """Return the Island as it lies under the card carried; taken: the own card taken up."""
        seen = self.seen
        island = seen.island(self.seat)
        if taken != NONE:
            seen.slip_in(self.seat, taken, island)
        return island

    def rows(self, play):
        """Return Atoll's rows of the menu."""
        from firmware.games.atoll import menu

        return menu.menu_rows(self, play)

    def result(self, play):
        """Return the screen of the result."""
        from firmware.games.atoll.result import Result

        return Result(play, self.seen, self.seat)


def _recap(leaf):
    if leaf == "round":
        from firmware.games.atoll import round as recap
    else:
        from firmware.games.atoll import story as recap
    return recap


def _sheet(name):
    """Return the class of a sheet: Requests, Awards or Islands."""
    if name == "Requests":
        from firmware.games.atoll.requests import Requests as Sheet
    elif name == "Awards":
        from firmware.games.atoll.awards import Awards as Sheet
    else:
        from firmware.games.atoll.islands import Islands as Sheet
    return Sheet


def view(session, seat, context):
    """Return what a person's seat sees."""
    return View(session, seat, context)
