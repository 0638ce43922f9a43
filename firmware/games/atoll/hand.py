"""The hand below the Requests: up to ten cards standing side by side, the chosen one in a ring.

And which card of the Island an arrow leads to, where one is to be taken up (T11).
"""

from engine.atoll.cards import first, second
from engine.atoll.state import NONE
from engine.const import const
from firmware.games.atoll.board import tile
from firmware.games.atoll.panel import X
from firmware.graphics.canvas import WIDTH
from firmware.hardware.keys import LEFT, RIGHT, UP

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
            c.animate(*[(x + (_SLIDE - 1 - i) * w, _Y, w, _H) for i in range(_SLIDE)])
        self._drawn = chosen

    def _card(self, c, card, x):
        tile(c, first(card), x + 1, _Y + 1, True)
        tile(c, second(card), x + 1, _Y + _TILE + 1, True)


def free_card(seen, p, taking, k):
    """Return seat p's uncovered card next to card `taking` in the direction of key k (T11).

    The newest where `taking` is NONE; NONE if there is none.
    """
    best = NONE
    shortest = 9999
    for i in range(seen.laid(p)):
        if i == taking or not seen.is_uncovered(p, i):
            continue
        if taking == NONE:
            best = i
            continue
        here = seen.placed(p, taking)
        there = seen.placed(p, i)
        # Twice the distance between the middles of the cards.
        dx = 2 * (there >> 2 & 127) - 2 * (here >> 2 & 127)
        dx += (here >> 1 & 1) - (there >> 1 & 1)
        dy = 2 * (there >> 9) - 2 * (here >> 9)
        dy += (there >> 1 & 1) - (here >> 1 & 1)
        along = dx if k in (LEFT, RIGHT) else dy
        if k in (LEFT, UP):
            along = -along
        far = along + 3 * abs(dy if k in (LEFT, RIGHT) else dx)
        if along > 0 and far < shortest:
            shortest = far
            best = i
    return best
