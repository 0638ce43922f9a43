"""Hashi at a table of two to four: a person's round planned before its turn comes, and stories.

Everybody plays at the same time (firmware/screens/view.py). Computer players therefore sit before the
people.
"""

from engine.game import OVER
from engine.hashi.rules import CONFIRM
from engine.hashi.state import ROUNDS
from firmware.games.hashi.rivals import RivalBoard
from firmware.games.hashi.solo import Solo
from firmware.hardware.keys import A
from firmware.screens.simultaneous import Simultaneous
from firmware.screens.view import View
from firmware.words import strings

words = strings("hashi")


class Table(Simultaneous, Solo):
    """A person's seat. `seen` is its observation with the plan tried on it."""

    board_class = RivalBoard
    CONFIRM = CONFIRM

    # Looking at the session.

    def changed(self):
        """Look at the session again: keep what is planned, unless the round is over."""
        said = self.words
        View.changed(self)
        self.words = said
        seen = self.seen
        player = seen.player()
        ended = seen.round() + (player == OVER)
        is_new = ended != self.ended
        if is_new:
            self._begin(ended, player)
        chosen = self._chosen() if player == self.seat else []
        self.handed = len(chosen)
        if chosen != self.plan[: self.handed]:
            self.plan = chosen
            is_new = True
        self.is_waiting = False
        if OVER != player != self.seat:
            self.is_waiting = self.next_person(player) != self.seat
            if player < self.seat:
                seen.anticipate(self.seat)
        for move in self.plan[self.handed :]:
            seen.apply(move)
        if is_new:
            self.look()
        else:
            self.find_ok()

    def _begin(self, ended, player):
        """Begin a round, or the end, or one that was taken back."""
        is_next = -1 < self.ended < ended
        self.ended = ended
        self.plan = []
        self.is_sure = False
        self.story = None
        if is_next and (player == OVER or not self.are_several()):
            self.tell_story()

    def _chosen(self):
        """Return the moves that the session has of the seat whose turn it is."""
        moves = self.session.moves
        n = len(moves)
        while n and moves[n - 1] != CONFIRM:
            n -= 1
        return list(moves[n:])

    def news(self):
        """Return nothing to announce: the story does."""
        return ()

    def tell_story(self):
        """Show what the last reveal brought."""
        self.sheet = None
        if self.seen.round() > 1:
            from firmware.games.hashi.story import Story
        else:
            from firmware.games.hashi.passing import Story
        settings = self.context.settings
        story = Story(self.seen, self.seat, self.session.game.news, settings.story, self.context)
        self.story = None if story.is_over else story
        self.is_fresh = True

    # Deciding and taking back.

    def decide(self, move):
        """Add a legal move to the plan."""
        if move == CONFIRM:
            self.is_sure = True
        else:
            self.plan.append(move)
            self.seen.apply(move)
            self.look()

    def let_go(self):
        """Take back the last decision. Return False if it is in the session, where undo gets it."""
        if self.story or self.sheet:
            self.close()
            return True
        if Solo.let_go(self):
            return True
        if self.is_sure:
            self.is_sure = False
            return True
        if self.is_waiting or not self.plan:
            return False
        self.plan.pop()
        if len(self.plan) < self.handed:
            return False
        self.changed()
        self.look()
        return True

    # Keys

    def can_hint(self):
        """Return True if there is a number to write or a bridge to draw."""
        return not (self.is_away() or self.sheet) and Solo.can_hint(self)

    def is_final(self):
        """Return True if A would confirm."""
        return not (self.is_away() or self.sheet) and Solo.is_final(self)

    def key(self, k):
        """Take a key."""
        if self.story:
            self.story.skip()
        elif self.sheet:
            if self.sheet.key(k):
                self.close()
        elif self.is_sure or self.is_waiting:
            if k < A:
                self.open()
        else:
            Solo.key(self, k)

    def open(self):
        """Show everybody's boards."""
        from firmware.games.hashi.boards import Boards

        self.sheet = Boards(self.seen, self.seat)
        self.is_fresh = True

    # The screen

    def hint(self):
        """Return the last line: what the keys do here and now."""
        if self.is_sure or self.is_waiting:
            return self.words or words.WAIT
        return Solo.hint(self)

    def settled(self):
        """Return what A does once nothing but to confirm is left."""
        is_last = self.seen.round() == ROUNDS
        return Solo.settled(self) if is_last else words.CONFIRM

    def draw(self, c):
        """Draw what has changed."""
        front = self.story or self.sheet
        if front:
            front.draw(c, self.is_fresh)
            self.is_fresh = False
        elif self.session.game.player() != OVER:
            Solo.draw(self, c)

    def rows(self, play):
        """Return Hashi's rows of the menu."""
        from firmware.games.hashi import menu

        return menu.table_rows(self, play)

    def score(self, back):
        """Return the score sheet."""
        from firmware.games.hashi.standing import Score

        return Score(self.seen, self.seat, back)

    def result(self, play):
        """Return the screen of the result."""
        from firmware.games.hashi.table_result import Result

        seat = -1 if self.are_several() else self.seat
        return Result(play, self.seen, seat)
