"""Searches for what a master would have done in the round confirmed last of a solo game."""

from engine.ai import PENDING
from engine.hashi.rules import CONFIRM
from engine.session import Session
from firmware import memory
from firmware.games import registry
from firmware.screens.search import Search


class _RoundBefore:
    """What Search asks of a play screen, as the round confirmed last began.

    moves: the person's in that round, without CONFIRM.
    """

    def __init__(self, play):
        self.app = play.app
        self.info = play.info
        self.seat = play.seat
        played = play.session
        end = played.mark - 1
        n = end
        while played.moves[n - 1] != CONFIRM:
            n -= 1
        self.moves = list(played.moves[n:end])
        self.session = Session(type(played.game)(), played.seed, played.options, played.seats)
        for move in played.moves[:n]:
            self.session.apply(move)
        self.view = registry.view(self.info.NAME, self.session, play.seat, self.app.context)


class Review(Search):
    """The board as the round confirmed last began, while a master thinks about it."""

    def __init__(self, play, row):
        Search.__init__(self, _RoundBefore(play), play, row)
        self.worth = None  # (mean, deviation) of the difference, in tenths of a point

    def show(self):
        from firmware.games.hashi.hints import MastersTurn

        return MastersTurn(self)

    def find(self):
        for found in Search.find(self):
            if found == PENDING:
                yield PENDING
        memory.unload("engine.hashi.ai.explain")  # the comparison needs its room
        plans = self.play.moves, self.moves
        seen = type(self.back.session.game)()
        seen.state[:] = self.state
        worth = self.load("worth")
        for found in worth.compare_turns(self.policy, seen, self.play.seat, plans):
            if found == PENDING:
                yield PENDING
        self.worth = found
        yield None
