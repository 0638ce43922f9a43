"""The hand below the board: up to ten cards standing side by side, the chosen one in a ring."""

from engine.atoll.cards import first, second
from firmware.canvas import WIDTH
from firmware.views.atoll.board import CELL, WHOLE, ring, tile

_Y = 37
_PITCH = 12
_W = CELL + 1
_H = 2 * CELL + 1


class Hand:
    """Draws seat p's cards in `game`, the one in slot `chosen` under the cursor."""

    def __init__(self):
        self._drawn = 0

    def draw(self, c, game, p, chosen, is_fresh):
        """Draw the cursor where it has moved, or everything onto a dark canvas."""
        n = game.hand_size(p)
        left = (WIDTH - n * _PITCH) // 2 + 1
        if is_fresh:
            c.fill(0, _Y - 1, WIDTH, 1)
            for slot in range(n):
                self._card(c, game.hand(p, slot), left + slot * _PITCH)
        elif self._drawn == chosen:
            return
        else:
            x = left + self._drawn * _PITCH
            c.fill(x, _Y, _W, _H, 0)
            self._card(c, game.hand(p, self._drawn), x)
            if abs(self._drawn - chosen) > 1:
                c.show()
        ring(c, WHOLE, left + chosen * _PITCH, _Y, _W, _H)
        self._drawn = chosen

    def _card(self, c, card, x):
        tile(c, first(card), x + 1, _Y + 1)
        tile(c, second(card), x + 1, _Y + CELL + 1)
