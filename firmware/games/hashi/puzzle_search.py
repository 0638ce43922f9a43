"""Compares a turn that a person has played in a puzzle with the best one known."""

from engine.ai import PENDING
from firmware.screens.search import Search


class Judging(Search):
    """The board with the person's turn, while a master compares it with the best one."""

    def __init__(self, play):
        Search.__init__(self, play, play, 0)
        session = play.session
        self.played = list(session.moves)
        game = type(session.game)()
        game.reset(session.seed, session.options)
        self.state = bytes(game.state)
        self.moves = play.answer
        self.why = (0,) + play.why
        self.lost = None  # tenths of a point; None if the tables are missing

    def find(self):
        worth = self.load("worth")  # now, while a large block is free
        seen = type(self.play.session.game)()
        seen.state[:] = self.state
        self.policy = self.load("master").Master(seen, bytearray(4))
        self.policy.open(seen.side())
        for rows in worth.appraise(self.policy, seen, 0, (self.played, self.moves)):
            if rows == PENDING:
                yield PENDING
        if rows:
            self.lost = (worth.mean(rows[1]) - worth.mean(rows[0])) // 10
        yield None

    def show(self):
        self.load_view()
        from firmware.games.hashi.puzzle_verdict import Verdict

        return Verdict(self)
