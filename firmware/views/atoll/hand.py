"""The hand below the Requests: up to ten cards standing side by side, the chosen one in a ring."""

from engine.atoll.cards import first, second
from engine.const import const
from firmware.canvas import WIDTH
from firmware.views.atoll.board import tile
from firmware.views.atoll.panel import X

_Y = const(43)
_TILE = const(6)
_W = _TILE + 1
_H = 2 * _TILE + 1
_SLIDE = const(2)  # steps in which a hand slides in
_WIDEST = const(9)  # from one card to the next


def box(n, slot):
    """Return x, y, w, h of the card in a slot of a hand of n."""
    pitch = min(_WIDEST, (WIDTH - X) // n)
    return X + (WIDTH - X - n * pitch) // 2 + slot * pitch, _Y, _W, _H


class Hand:
    """Draws seat p's cards in `game`, the one in slot `chosen` under the cursor."""

    def __init__(self):
        self._drawn = 0
        self._dealt = -1  # cards that were laid when this hand was dealt

    def draw(self, c, game, p, chosen, is_fresh):
        """Draw the cursor where it has moved, or everything onto a dark canvas."""
        n = game.hand_size(p)
        if is_fresh:
            for slot in range(n):
                self._card(c, game.hand(p, slot), box(n, slot)[0])
        elif self._drawn == chosen:
            return
        else:
            c.show()
            x, y, w, h = box(n, self._drawn)
            c.fill(x, y, w, h, 0)
            self._card(c, game.hand(p, self._drawn), x)
            if abs(self._drawn - chosen) > 1:
                c.show()
        c.frame(*box(n, chosen))
        if is_fresh and self._dealt != game.laid(p):  # slides in
            self._dealt = game.laid(p)
            x = box(n, 0)[0]
            w = (WIDTH - x) // _SLIDE
            c.spark(*[(x + (_SLIDE - 1 - i) * w, _Y, w, _H) for i in range(_SLIDE)])
        self._drawn = chosen

    def _card(self, c, card, x):
        tile(c, first(card), x + 1, _Y + 1, True)
        tile(c, second(card), x + 1, _Y + _TILE + 1, True)
