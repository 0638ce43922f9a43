"""The common part of views of games in which all choose at the same time.

The person plans the turn before it comes: moves are tried on the view's own observation, and handed
over once the seats before have chosen. A recap follows each reveal.
"""

from engine.game import OVER
from engine.session import PERSON
from firmware.screens.view import NO_MOVE


class Simultaneous:
    """A mixin: it goes before the View class, and has no base, since MicroPython looks depth first.

    A subclass has CONFIRM, the move that ends a turn, and
        turns_over()     how many turns of the person are over
        begin_turn()     reset what lasts for one turn
        begin_recap()    begin the recap of what was revealed
    """

    CONFIRM = NO_MOVE
    ended = -1  # turns_over() when the session moved last
    is_waiting = False  # another person chooses first
    before = 0  # seats that choose first, and have not yet
    handed = 0  # moves of the plan that the session has
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

    def changed(self):
        """Observe the session again, and try those moves of the plan that it does not have.

        Return True if the session differs from the plan: a turn has begun, or one was taken back.
        """
        seen = self.seen
        self.session.game.observe(self.seat, seen.state)
        player = seen.player()
        ended = self.turns_over()
        is_new = ended != self.ended
        if is_new:
            is_next = -1 < self.ended < ended
            self.ended = ended
            self.plan = []
            self.is_sure = False
            self.recap = None
            self.begin_turn()
            if is_next and (player == OVER or not self.are_several()):
                self.begin_recap()
        chosen = self._chosen() if player == self.seat else []
        is_new = is_new or len(chosen) < self.handed
        self.handed = len(chosen)
        if chosen != self.plan[: self.handed]:
            self.plan = chosen
            is_new = True
        self.is_waiting = player != OVER and self.next_person(player) != self.seat
        self.before = 0
        if player not in (OVER, self.seat):
            self.before = (self.seat - player) % seen.players()
            seen.anticipate(self.seat)
        for move in self.plan[self.handed :]:
            seen.apply(move)
        return is_new

    def _chosen(self):
        """Return the moves of this turn that are in the session: the last ones, since a reveal."""
        session = self.session
        n = len(session.moves)
        while n > session.mark and session.movers[n - 1] == self.seat:
            n -= 1
        return list(session.moves[n:])

    def take_back_planned(self):
        """Take back the last move of the plan. Return False if that is the session's."""
        self.plan.pop()
        if len(self.plan) < self.handed:
            return False
        self.changed()
        return True

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

    def draw(self, c):
        front = self.recap or self.sheet
        if front:
            front.draw(c, self.is_fresh)
        elif self.session.game.player() != OVER:
            self.draw_turn(c)
        self.is_fresh = False

    def tick(self, ms, is_shown=False):
        recap = self.recap
        if not recap or not recap.tick(self.context.settings.paced(1000), ms):
            return False
        self.is_fresh = True
        if recap.is_over:
            self.close()
        return True
