"""The result of a guest: the players, their scores, and who has won."""

from engine.game import Game
from firmware.graphics.canvas import LINE, WIDTH
from firmware.screens import players
from firmware.screens import result as prizes
from firmware.words import legend, strings

words = strings("records")


class Result(prizes.Result):
    """A line for each player, the winners' inverted; below them the person's prize."""

    def fill(self, c):
        game = self.game
        session = self.play.session
        winners = game.winners() if game.players() > 1 else []
        c.text(2, 0, self.outcome(WIDTH) if winners else self._ended())
        y = LINE if game.players() < 6 else 0  # six fill the lines down to the keys
        for p in range(game.players()):
            y += LINE
            if p in winners:
                c.text(1, y, "★")
            c.text(9, y, players.name(session, p, self.me))
            c.right(WIDTH - 1, y, str(game.score(p)))
            if p in winners:
                c.invert(0, y - 1, WIDTH, LINE + 1)  # letters reach the top of their line
        y = LINE * 7
        for note in reversed(self.notes()):
            y -= LINE
            if y > LINE * (game.players() + 1):
                c.text(2, y, note)
        c.last_line(self.foot(words.HINT_RESULT))

    def notes(self):
        notes = prizes.Result.notes(self)
        best = self.play.best
        if self.game.players() == 1 and best is not None:
            points = self.game.score(0)
            is_new = points > best and not self.play.session.flags
            found = words.BEST.format(n=points if is_new else best)
            notes.insert(0, legend("★" if is_new else "", found))
        return notes

    def _ended(self):
        """Return how a game for one has ended: won or lost, if its rules say winners()."""
        game = self.game
        if game.players() > 1 or type(game).winners is Game.winners:
            return words.THE_END
        return words.YOU_WIN if game.winners() else words.YOU_LOSE
