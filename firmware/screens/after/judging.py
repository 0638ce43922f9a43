"""Compares a turn played again with the better one; the verdict goes by value, not by equality."""

from firmware.screens.search import Search
from firmware.words import strings


class Judging(Search):
    """The board with the person's turn, while it is compared with the better one."""

    full = strings("review").FULL
    FOUND = Search.FOUND + ("played", "said", "is_solved")

    def __init__(self, play, back, state, row):
        Search.__init__(self, play, back, state, row)
        self.screen = play.JUDGED
        self.state = play.before
        self.played = list(play.session.moves[play.begun :])
        self.moves = list(play.row[6])
        self.lacks = None  # (what it lost, the error), if the tables are there
        self.is_solved = False
        self.said = strings("review").MISSING

    def find(self):
        play = self.play
        seen = type(play.session.game)()
        seen.state[:] = self.state
        half = play.half
        play.half = ()
        if isinstance(half, tuple) and half and half[1] == self.played:
            self.lacks = half[0]  # only why is open
            moves, played = play.counted(self.moves), play.counted(self.played)
            self.why = yield from self.reason(seen, moves, played)
            return
        review = self.load("review")
        turns = self.played, self.moves
        half = half if isinstance(half, list) else ()
        self.lacks = yield from review.compare(seen, play.seat, play.row[1] - 1, turns, half)
        if isinstance(self.lacks, list):
            play.half = self.lacks
        elif self.lacks:
            from engine.ai import judgement

            is_chance = play.session.game.players() > 1
            lost, error = self.lacks
            self.is_solved = judgement.is_as_good(lost, error, is_chance)
            if not self.is_solved:
                play.half = self.lacks, self.played

    def found(self, found):
        if self.play.half:
            return self.once_more()
        if self.lacks:  # in words now, before the board is loaded
            from engine.ai import judgement
            from firmware.screens.after.amounts import cost

            is_chance = self.play.session.game.players() > 1
            lost, error = self.lacks
            self.said = cost(lost, error, judgement.certainty(lost, error, is_chance), is_chance)
        return self.play.to_verdict(self.is_solved, Search.found(self, found))
