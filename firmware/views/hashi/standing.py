"""How everybody stands at a table of several: the score sheet."""

from engine.const import const
from engine.hashi.state import CATEGORIES, ROUNDS
from firmware.canvas import LINE, WIDTH
from firmware.screens.sheet import Sheet
from firmware.views.hashi.rivals import name
from firmware.words import of

hashi = of("hashi")

_ENDS = const(b"\x4b\x56\x61\x6c\x7f")  # where the columns end: islands, categories, sum
TOP = LINE


def table(c, game, seat, title):
    """Draw a row a player: finished islands, two points each, the categories, the sum."""
    c.clear()
    c.text(2, 0, title)
    heads = ["2×"] + [category[0] for category in hashi.CATEGORIES] + ["="]
    for n in range(len(heads)):
        c.right(_ENDS[n], 0, heads[n])
    for p in range(game.players()):
        y = TOP + p * LINE
        c.text(9, y, name(seat, p))
        c.right(_ENDS[0], y, str(game.finished_count(p)))
        for category in range(CATEGORIES):
            c.right(_ENDS[1 + category], y, str(game.points(p, category) or "·"))
        c.right(_ENDS[4], y, str(game.score(p)))


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
