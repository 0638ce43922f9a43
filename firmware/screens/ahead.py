"""What views share where all choose at once: a turn planned before it comes, a story after it.

What is chosen goes into `plan`, moves tried on the view's own observation, and play.py collects
them (ready) once the seats before have chosen. So the person need not wait.
"""

from engine.game import OVER
from engine.session import PERSON
from firmware import memory
from firmware.screens.view import NO_MOVE


class Ahead:
    """What goes before the class of such a view; that has CONFIRM, the move that ends a turn."""

    ended = -1  # turns, and in Hashi the start, that are over
    is_waiting = False  # another person chooses first
    sheet = None
    story = None

    def are_several(self):
        """Tell whether several people pass the device around."""
        return list(self.session.seats).count(PERSON) > 1

    def is_away(self):
        """Tell whether there is nothing to decide, whatever sheet is up."""
        return self.story or self.is_sure or self.is_waiting

    def next_person(self, player):
        """Return the person who chooses next, in turn order from that seat on."""
        seats = self.session.seats
        while seats[player] != PERSON:
            player = (player + 1) % len(seats)
        return player

    def ready(self):
        """Return the next move of the plan that is not in the session yet, or NO_MOVE."""
        if len(self.plan) > self.handed:
            return self.plan[self.handed]
        return self.CONFIRM if self.is_sure else NO_MOVE

    def can_undo(self):
        """Tell whether anything has been decided this turn."""
        return self.handed > 0 or len(self.plan) > 0

    def greeting(self, play):
        """Return the play screen, with a story of the last reveal unless the turn has begun."""
        if self.ended and not self.plan:
            self.tell_story()
        return play

    def put_away(self):
        """End the story or the sheet."""
        self.story = self.sheet = None
        self.is_fresh = True
        memory.screens.clear()

    def tick(self, play, ms):
        """Let the story go on; after the last one comes the result."""
        story = self.story
        if story:
            if not story.tick(play.app.paced(1000), ms):
                return False
            self.is_fresh = True
            if not story.is_over:
                return True
            self.put_away()
            if story.after:
                self.tell_story(story.after)
                self.tick(play, 0)  # what takes no time is not drawn
                return True
        if self.session.game.player() == OVER:
            play.app.go(self.result(play))
            return True
        return bool(story)
