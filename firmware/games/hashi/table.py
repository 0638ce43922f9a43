"""Hashi at a table of several, where all choose at the same time.

A person plans the round before its turn comes (firmware/screens/simultaneous.py). Computer players
sit before the people, so nobody waits for them.
"""

from engine.game import OVER
from engine.hashi.rules import CONFIRM
from engine.hashi.state import ROUNDS
from firmware.games.hashi.solo import Solo
from firmware.hardware.keys import A
from firmware.screens.simultaneous import Simultaneous
from firmware.words import strings

words = strings("hashi")


class Table(Simultaneous, Solo):
    """A person's seat. `seen` is its observation with the plan tried on it."""

    CONFIRM = CONFIRM
    can_review = False  # a review is of a game alone

    def changed(self):
        if Simultaneous.changed(self):
            self.look()
        else:
            self.find_legal()

    def turns_over(self):
        """Return how many rounds are over; the start counts too."""
        return self.seen.round() + (self.seen.player() == OVER)

    def begin_turn(self):
        """Nothing lasts for one turn alone."""

    def news(self):
        return ()

    def begin_recap(self):
        from firmware.games.hashi import recap

        self.sheet = None
        if self.seen.round() > 1:
            found = recap.Round(self.seen, self.seat, self.session, self.context)
        else:
            found = recap.Passing(self.seen, self.seat, self.session)
        self.recap = None if found.is_over else found
        self.is_fresh = True

    def decide(self, move):
        if move == CONFIRM:
            self.is_sure = True
        else:
            self.plan.append(move)
            self.seen.apply(move)
            self.look()

    def let_go(self):
        if self.recap or self.sheet:
            self.close()
            return True
        if Solo.let_go(self):
            return True
        if self.is_sure:
            self.is_sure = False
            return True
        if self.is_waiting or not self.plan or not self.take_back_planned():
            return False
        self.look()
        return True

    def can_hint(self):
        return not (self.is_away() or self.sheet) and Solo.can_hint(self)

    def is_final(self):
        return not (self.is_away() or self.sheet) and Solo.is_final(self)

    def key(self, k):
        if self.recap and k < A and self.session.game.player() != OVER:
            self.recap = None
            self.show_boards()
        elif self.recap:
            self.recap.skip()
        elif self.sheet:
            self.is_fresh = True
            if self.sheet.key(k):
                self.close()
        elif self.is_sure or self.is_waiting:
            if k < A:
                self.show_boards()
        else:
            Solo.key(self, k)

    def rows(self, play):
        from firmware.screens.menu import Choice, Row

        def boards(menu):
            if not self.recap:
                self.show_boards()
            return play

        out = [] if self.is_sure or self.is_waiting else Solo.rows(self, play)
        out.append(Row(words.MENU_BOARDS, boards))
        out.append(Choice(play.app.settings, "recap", words.MENU_RECAP))
        return out

    def show_boards(self):
        """Show everybody's boards in front of the turn."""
        from firmware.games.hashi.sheets import Boards

        self.sheet = Boards(self.seen, self.seat, self.session)
        self.is_fresh = True

    def prompt(self):
        if self.is_sure or self.is_waiting:
            return self.words or words.WAIT
        return Solo.prompt(self)

    def confirms(self):
        is_last = self.seen.round() == ROUNDS
        return Solo.confirms(self) if is_last else words.CONFIRM

    def draw_turn(self, c):
        Solo.draw(self, c)
