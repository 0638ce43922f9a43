"""How everybody stands at a table of several: the score sheet."""

from engine.hashi.state import ROUNDS
from firmware.games.hashi.rivals import TOP, table
from firmware.graphics.canvas import LINE, WIDTH
from firmware.screens.notice import Sheet


class Score(Sheet):
    """The score sheet of all."""

    def __init__(self, game, seat, back):
        Sheet.__init__(self, back)
        self.game = game
        self.seat = seat

    def fill(self, c):
        title = str(self.game.round()) + "/" + str(ROUNDS)
        table(c, self.game, self.seat, title)
        c.invert(0, TOP + self.seat * LINE, WIDTH, LINE)
