"""Searches for what a master would have done in the round confirmed last of a solo game."""

from engine.ai import PENDING
from engine.hashi.rules import CONFIRM
from engine.session import Session
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
        self.played = play.session
        end = play.session.mark - 1
        self.n = end  # moves before that round
        while self.played.moves[self.n - 1] != CONFIRM:
            self.n -= 1
        self.moves = list(self.played.moves[self.n : end])
        self.sit()

    def sit(self):
        """Replay the session up to that round, and look at it."""
        played = self.played
        self.session = Session(type(played.game)(), played.seed, played.options, played.seats)
        for move in played.moves[: self.n]:
            self.session.apply(move)
        self.view = registry.view(self.info.NAME, self.session, self.seat, self.app.context)


class Review(Search):
    """The board as the round confirmed last began, while a master thinks about it."""

    def __init__(self, play, row):
        Search.__init__(self, _RoundBefore(play), play, row)
        self.worth = None  # (mean, deviation) of the difference, in tenths of a point

    def draw(self, c):
        if self.is_fresh and not self.play.view:
            self.play.sit()
        Search.draw(self, c)

    def show(self):
        from firmware.games.hashi.hints import MastersTurn

        self.play.sit()
        return MastersTurn(self)

    def find(self):
        self.play.view = self.play.session = None  # the search needs their room
        worth = self.load("worth")  # now, while a large block is free
        for found in Search.find(self):
            if found == PENDING:
                yield PENDING
        plans = self.play.moves, self.moves
        seen = type(self.back.session.game)()
        seen.state[:] = self.state
        for found in worth.compare_turns(self.policy, seen, self.play.seat, plans):
            if found == PENDING:
                yield PENDING
        self.worth = found
        yield None
