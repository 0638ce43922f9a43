"""The result of Mines: how many cells are open, of how many."""

from engine.mines.rules import CELLS
from firmware.graphics.canvas import LINE
from firmware.guest import result
from firmware.words import strings

words = strings("mines")


class Result(result.Result):
    def fill(self, c):
        result.Result.fill(self, c)
        game = self.game
        text = words.OF.format(n=game.opened(), of=CELLS - game.mines())
        c.text(9, 3 * LINE, text)
