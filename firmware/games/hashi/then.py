"""A master thinks about the round confirmed last: what to do, and what that is worth more."""

from engine.ai import PENDING
from engine.hashi.rules import CONFIRM
from engine.session import Session
from firmware import memory
from firmware.games import registry
from firmware.screens.search import Search


class Begun:
    """What Search asks of a play screen, as that round began. moves: the person's in it."""

    def __init__(self, play):
        self.app = play.app
        self.info = play.info
        self.seat = play.seat
        now = play.session
        end = now.mark - 1
        n = end
        while now.moves[n - 1] != CONFIRM:
            n -= 1
        self.moves = list(now.moves[n:end])
        self.session = Session(type(now.game)(), now.seed, now.options, now.seats)
        for move in now.moves[:n]:
            self.session.apply(move)
        self.view = registry.view(self.info.NAME, self.session, play.seat, self.app.context)


class Then(Search):
    """The board as that round began, on the observation of then."""

    def __init__(self, play, row):
        Search.__init__(self, Begun(play), play, row)
        self.worth = None  # (mean, spread) of what the turn is worth more, in tenths of a point

    def show(self):
        from firmware.games.hashi.after import After

        return After(self)

    def find(self):
        for found in Search.find(self):
            if found == PENDING:
                yield PENDING
        memory.unload("engine.hashi.ai.explain")  # what follows takes its room
        plans = self.play.moves, self.moves
        seen = type(self.back.session.game)()
        seen.state[:] = self.state
        worth = self.load("worth")
        for found in worth.compare_turns(self.policy, seen, self.play.seat, plans):
            if found == PENDING:
                yield PENDING
        self.worth = found
        yield None
