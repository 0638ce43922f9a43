"""Atoll's sheet of the Requests.

A sheet belongs to the view, not to the program's screens, so that opponents go on thinking behind
it. It has key(k), which returns the sheet that follows, and draw(c, is_fresh).
"""

from engine.atoll import cards
from engine.atoll.state import NONE, SLOTS
from firmware.games.atoll import board
from firmware.games.atoll.panel import Panel
from firmware.graphics.canvas import LINE
from firmware.hardware.keys import DO
from firmware.words import strings

words = strings("atoll")


class Requests:
    """The Requests revealed, what each is worth, and what one's own Island still lacks."""

    def __init__(self, game, seat):
        self.game = game
        self.seat = seat

    def key(self, k):
        return _next(self.game, self.seat) if k in DO else self

    def draw(self, c, is_fresh):
        if not is_fresh:
            return
        game = self.game
        c.clear()
        c.title(words.REQUESTS_TITLE)
        panel = Panel()
        panel.weigh(game, game.island(self.seat))
        for k in range(SLOTS):
            x = 32 * k + 2
            which = game.request(k)
            c.text(x, 9, str(k + 1))
            if which == NONE:
                c.text(x + 12, 27, "-")
                continue
            c.right(x + 27, 9, words.POINTS.format(n=cards.points(which)))
            c.invert(x - 1, 9, 7, LINE)
            board.request(c, which, x, 20, panel.missing[k])
        c.hint(words.HINT_REQUESTS)


def _next(game, seat):
    from firmware.games.atoll.awards import Awards

    return Awards(game, seat)
