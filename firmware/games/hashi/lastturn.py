"""Searches for what a master would have done in the round confirmed last of a solo game."""

from engine.ai import PENDING
from engine.hashi.rules import CONFIRM
from engine.session import Session
from firmware.screens.hint_search import HintSearch
from firmware.screens.play import Play


class LastTurn(HintSearch):
    """The board as the round confirmed last began, while a master thinks about it."""

    def __init__(self, play, row):
        before, self.played = _round_before(play)
        HintSearch.__init__(self, before, play, row)
        self.worth = None  # (mean, error) of the difference, in tenths of a point, see worth.py

    def show(self):
        self.load_view()
        from firmware.games.hashi.hints import MastersTurn

        return MastersTurn(self)

    def find(self):
        worth = self.load("worth")  # now, while a large block is free
        for found in HintSearch.find(self):
            if found == PENDING:
                yield PENDING
        plans = self.played, self.moves
        seen = type(self.back.session.game)()
        seen.state[:] = self.state
        for found in worth.compare_turns(self.policy, seen, self.play.seat, plans):
            if found == PENDING:
                yield PENDING
        self.worth = found
        yield None


def _round_before(play):
    """Return the game as the round confirmed last began, and the person's moves in that round."""
    played = play.session
    end = played.mark - 1  # its CONFIRM
    n = end
    while played.moves[n - 1] != CONFIRM:
        n -= 1
    session = Session(type(played.game)(), played.seed, played.options, played.seats)
    for move in played.moves[:n]:
        session.apply(move)
    return Play(play.app, play.info, session), list(played.moves[n:end])
