"""A master thinks about the round confirmed last: what to do, and what that is worth more."""

from engine.ai import PENDING
from engine.hashi.rules import CONFIRM
from engine.session import Session
from firmware import memory
from firmware.screens.thought import Thought
from firmware.games import registry


class Begun:
    """What is asked of a play screen, as that round began. moves: what the person did in it."""

    def __init__(self, play):
        self.app = play.app
        self.kit = play.kit
        self.seat = play.seat
        self.now = play.session
        end = self.now.mark - 1
        n = end
        while self.now.moves[n - 1] != CONFIRM:
            n -= 1
        self.n = n  # moves before that round
        self.moves = list(self.now.moves[n:end])
        self.sit(play.seat)

    def sit(self, seat):
        now = self.now
        self.session = Session(type(now.game)(), now.seed, now.options, now.seats)
        for move in now.moves[: self.n]:
            self.session.apply(move)
        self.view = registry.view(self.kit.NAME, self.session, seat)


class Then(Thought):
    """The board as that round began, on the observation of then."""

    def __init__(self, play, row):
        Thought.__init__(self, Begun(play), play, row)
        self.worth = None  # (mean, spread) of what the turn is worth more, in tenths of a point

    def rest(self):
        Thought.rest(self)
        self.play.session = None

    def show(self):
        return registry.part("hashi.after").After(self)

    def _think(self):
        yield from self.find()
        memory.drop(("engine.hashi.ai.explain",))  # what follows takes its room
        plans = self.play.moves, self.moves
        seen = self.seen
        seen.state[:] = self.state
        for found in self.lend("worth").compare_turns(self.policy, seen, self.play.seat, plans):
            if found == PENDING:
                yield PENDING
        self.worth = found
        yield None
