"""The result of a guest: the players, their scores, and who has won."""

from engine.session import PERSON
from firmware.graphics.canvas import LINE, WIDTH
from firmware.screens import players
from firmware.screens import result as prizes
from firmware.words import strings

common = strings()
menus = strings("menus")


class Result(prizes.Result):
    """A line for each player, the winners' inverted; below them the person's prize."""

    hint = menus.HINT_RESULT

    def fill(self, c):
        game = self.game
        session = self.play.session
        seats = list(session.seats)
        me = self.seat if seats.count(PERSON) == 1 else -1
        winners = game.winners() if game.players() > 1 else []
        c.text(2, 0, menus.YOU_WIN if me in winners else menus.THE_END)
        y = LINE
        for p in range(game.players()):
            y += LINE
            if p in winners:
                c.text(1, y, "★")
            c.text(9, y, players.name(session, p, me))
            c.right(WIDTH - 1, y, str(game.score(p)))
            if p in winners:
                c.invert(0, y - 1, WIDTH, LINE + 1)  # letters reach the top of their line
        y = LINE * 7
        for note in reversed(self.notes()):
            y -= LINE
            if y > LINE * (game.players() + 1):
                c.text(2, y, note)
