"""Atoll on the screen: hand, Island, the card carried."""

from engine.atoll.state import CARD, NONE, PLACE, SURE, TAKE
from engine.game import OVER
from firmware import shelf
from firmware.keys import DO, DOWN, HOLD_A, LEFT, RIGHT, UP, A
from firmware.views import part
from firmware.views.atoll import board as atoll_board
from firmware.views.atoll.hand import Hand
from firmware.views.atoll.panel import GAIN, Panel
from firmware.views.atoll.turn import Turn
from firmware.views.base import NO_MOVE
from firmware.words.en import atoll as words

NO_STAGE = 255


class View(Turn):
    """What a person's seat sees: the turn, a sheet before it, or a story of what the others did."""

    def __init__(self, session, seat):
        self.hand = Hand()
        self.board = atoll_board.Board()
        self.panel = Panel()
        self.sheet = None
        self.story = None
        self._shown = NO_STAGE  # the stage on the screen
        self._weighed = ()  # what the panel was filled for
        Turn.__init__(self, session, seat)
        self.changed()
        if self.are_several() and self.laid and not self.plan:
            self.tell_story()

    def tell_story(self):
        """Show what the last reveal did; its news are open to all."""
        self.sheet = None
        self.story = part("atoll.story").Story(self.seen, self.seat, self.session.game.news)
        self.is_fresh = True

    def let_go(self):
        """End a story or a sheet, or take back the last decision."""
        if self.story or self.sheet:
            self._put_away()
            return True
        return Turn.let_go(self)

    def _put_away(self):
        self.story = self.sheet = None
        self.is_fresh = True
        shelf.screens.clear()

    # Keys

    def key(self, k):
        """Take a key. Moves are handed over by ready(), so this is always NO_MOVE."""
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
        return NO_MOVE

    def _show(self, sheet):
        if sheet is not self.sheet:
            self.sheet = sheet
            self.is_fresh = True

    def open(self, name):
        """Show a sheet: Requests, Awards or Islands."""
        self._show(getattr(part("atoll." + name.lower()), name)(self.seen, self.seat))

    def _key_look(self, k):
        """Open the sheet that a key means, if any."""
        if k == UP:
            self.open("Requests")
        elif k == DOWN:
            self.open("Awards")
        elif k == HOLD_A:
            self.open("Islands")

    def _key_hand(self, k):
        n = self.seen.hand_size(self.seat)
        if k == A:
            self.decide(self.slot)
            self.start_placing()
        elif k in (LEFT, RIGHT):
            self.slot = (self.slot + (1 if k == RIGHT else n - 1)) % n
        else:
            self._key_look(k)

    def _key_take(self, k):
        if k in DO:
            self.decide(0 if self.taking == NONE else self.taking + 1)
            self.start_placing()
            return
        best = part("atoll.swap").free_card(self.seen, self.seat, self.taking, k)
        if best == NONE:
            self.words = words.NO_CARD
        else:
            self.taking = best

    def _key_place(self, k):
        at = self.place
        if k == A:
            self.turn()
        elif k == HOLD_A:
            if self.seen.is_legal(at):
                self.decide(at)
            else:
                self.words = words.NO_APART
        elif not self.laid:
            self.words = words.NO_FIRST
        else:
            self.move(k)

    # Time

    def tick(self, play, ms):
        """Let the story go on; after the last one comes the final count."""
        if self.story:
            if not self.story.tick(play.app.paced(1000), ms):
                return False
            self.is_fresh = True
            if self.story.is_over:
                self._put_away()
            return True
        if self.session.game.player() == OVER:
            play.app.go(self.result(play))
            return True
        return False

    # The screen

    def hint(self):
        """Return the last line: what the keys do here and now."""
        if self.words:
            return self.words
        if self.is_waiting:
            return words.HINT_DONE
        if self.is_sure:
            return str(self.before) + words.HINT_WAIT
        stage = self.seen.stage()
        if stage == TAKE and self.taking != NONE:
            return words.HINT_TAKE_THIS
        return (words.HINT_HAND, words.HINT_TAKE, words.HINT_PLACE, words.HINT_SURE)[stage]

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
        panel = self.panel
        is_fresh = self.is_fresh or stage != self._shown
        board.kind = atoll_board.NO_RING
        if is_fresh:
            c.clear()
            if stage == CARD:
                board.fit(seen.island(p), atoll_board.FEW_ROWS)
            elif self._shown in (NO_STAGE, CARD):
                board.fit(seen.island(p), atoll_board.ROWS)
        self._shown = stage
        if stage == TAKE and self.taking != NONE:
            board.carry(atoll_board.WHOLE, seen.chosen(p), seen.placed(p, self.taking))
        elif stage == PLACE:
            is_legal = seen.is_legal(self.place)
            kind = atoll_board.WHOLE if is_legal else atoll_board.DOTTED
            board.carry(kind, seen.placing(p), self.place)
        elif stage == SURE:
            board.carry(atoll_board.WHOLE, seen.placing(p), seen.chosen_place(p))
        if board.kind and board.follow() and not is_fresh:
            is_fresh = True
            c.clear()
        board.draw(c, self._island_below(stage), is_fresh)
        if not is_fresh:
            c.show()  # the cursor first: to weigh takes longer
        what = (self.laid, stage, self.taking, self.place, seen.chosen_slot(p))
        if what != self._weighed:
            self._weighed = what
            self._weigh(stage)
        panel.draw(c, is_fresh)
        if stage == CARD:
            if not is_fresh:
                c.show()
            self.hand.draw(c, seen, p, self.slot, is_fresh)
        c.hint(self.hint())

    def _island_below(self, stage):
        """Return the Island as it lies under the card carried."""
        seen = self.seen
        island = seen.island(self.seat)
        taken = NONE if stage in (CARD, TAKE) else seen.chosen_take(self.seat)
        if taken != NONE:
            seen.slip_in(self.seat, taken, island)
        return island

    def _weigh(self, stage):
        """Fill the panel for what lies on the screen."""
        seen = self.seen
        p = self.seat
        panel = self.panel
        panel.over_nothing()
        at = self.place
        if stage == SURE:
            at = seen.chosen_place(p)
        elif stage == TAKE and self.taking != NONE:
            at = seen.placed(p, self.taking)
        if stage == PLACE or (stage == TAKE and self.taking != NONE):
            panel.label = words.ON if stage == PLACE else words.UP
            panel.over(self._island_below(stage), at >> 2 & 127, at >> 9, at & 3)
        if stage == SURE or (stage == PLACE and seen.is_legal(at)):
            panel.weigh(seen, seen.preview(p, seen.chosen(p), seen.chosen_take(p), at))
        else:
            panel.weigh(seen, self._island_below(stage))
            if stage == PLACE:
                panel.cross_out()
        if stage == SURE:
            panel.over_nothing(GAIN, panel.gain())

    def rows(self, play):
        """Return Atoll's rows of the menu."""
        from firmware.views.atoll import menu

        return menu.menu_rows(self, play)

    def result(self, play):
        """Return the screen of the result, or the play screen while the last story is told."""
        if self.story:
            return play
        return part("atoll.result").Result(play, self.seen, self.seat)
