"""What views share where all choose at the same time.

The person plans the turn before it comes: moves are tried on the view's own observation, and handed
over once the seats before have chosen. A recap follows each reveal.
"""

from engine.session import PERSON
from firmware import memory
from firmware.screens.view import NO_MOVE


class Simultaneous:
    """A mixin: it goes before the View class, and has no base, since MicroPython looks depth first.

    A subclass has CONFIRM, the move that ends a turn, and begin_recap(), which begins the recap.
    """

    CONFIRM = NO_MOVE
    ended = -1  # turns that are over; in Hashi the start counts too
    is_waiting = False  # another person chooses first
    sheet = None  # something to look at, in front of the turn

    def are_several(self):
        """Return True if several people pass the device around."""
        return list(self.session.seats).count(PERSON) > 1

    def is_away(self):
        """Return True if there is nothing to decide, whatever sheet is up."""
        return self.recap or self.is_sure or self.is_waiting

    def next_person(self, player):
        """Return the person who chooses next, in turn order from that seat on."""
        seats = self.session.seats
        while seats[player] != PERSON:
            player = (player + 1) % len(seats)
        return player

    def take_move(self):
        if len(self.plan) > self.handed:
            return self.plan[self.handed]
        return self.CONFIRM if self.is_sure else NO_MOVE

    def refuse(self):
        self.let_go()

    def can_undo(self):
        return self.handed > 0 or len(self.plan) > 0

    def greeting(self, play):
        if self.ended and not self.plan:
            self.begin_recap()
        return play

    def close(self):
        """Close the recap or the sheet."""
        self.recap = self.sheet = None
        self.is_fresh = True
        memory.release()

    def tick(self, ms, is_shown=False):
        recap = self.recap
        if not recap or not recap.tick(self.context.settings.paced(1000), ms):
            return False
        self.is_fresh = True
        if recap.is_over:
            self.close()
        return True
