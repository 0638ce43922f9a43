"""Searches for what a master would have done in the round confirmed last of a solo game."""

from engine import ai
from engine.hashi.rules import CONFIRM
from engine.hashi.state import SETTLE
from engine.session import Session
from firmware.screens import Change
from firmware.screens.hint_search import HintSearch
from firmware.screens.play import Play
from firmware.screens.search import to_search
from firmware.words import strings


class LastTurn(HintSearch):
    """The board as the round confirmed last began, while a master thinks about it."""

    full = strings("review").FULL
    screen = "firmware.games.hashi.masters_turn", "MastersTurn"
    FOUND = HintSearch.FOUND + ("played", "worth")

    def __init__(self, play, back, state, row):
        HintSearch.__init__(self, play, back, state, row)
        self.played = _last_round(back)[1]
        self.worth = None  # see worth.compare_turns()

    def find(self):
        worth = self.load("worth")  # now, while a large block is free
        play = self.play
        seen = type(play.session.game)()
        seen.state[:] = self.state
        self.policy = ai.make("master", seen, bytearray(self.luck))
        while seen.phase() != SETTLE:
            before = bytes(seen.state)
            self.moves.append((yield from self.policy.think(seen, play.seat)))
            seen.state[:] = before
            seen.apply(self.moves[-1])
        seen.state[:] = self.state
        plans = self.played, self.moves
        self.worth = yield from worth.compare_turns(self.policy, seen, play.seat, plans)
        self.policy = None
        contrast = self.load("contrast")
        self.why = yield from contrast.reason(seen, play.seat, self.moves, self.played)


def begin(play, row):
    """Return what leads to the search, from a row of the menu."""
    return Change(lambda: _search(play, row), "hashi", True, is_said=False)


def _search(play, row):
    n, _ = _last_round(play)
    played = play.session
    session = Session(type(played.game)(), played.seed, played.options, played.seats)
    for move in played.moves[:n]:
        session.apply(move)
    return to_search(LastTurn, Play(play.app, play.info, session), row, play)


def _last_round(play):
    """Return how many moves came before the round confirmed last, and the person's moves in it."""
    moves = play.session.moves
    end = play.session.mark - 1  # its CONFIRM
    n = end
    while moves[n - 1] != CONFIRM:
        n -= 1
    return n, list(moves[n:end])
