"""Beside the Island: the Requests revealed, their points, and which of their tiles are missing."""

from engine.atoll import cards, match
from engine.atoll.state import NONE, SLOTS
from engine.const import const
from firmware.canvas import LINE, WIDTH
from firmware.views.atoll.board import CELL, SMALL, request

X = 65
_ACROSS = const(32)  # from one Request to the next
_DOWN = const(28)
_SMALL_DOWN = const(21)


class Panel:
    """Call weigh(), then draw()."""

    def __init__(self):
        self.which = bytearray(SLOTS)
        self.missing = bytearray(SLOTS)  # of each Request, a bit a cell (board.request)
        self._drawn = bytearray(2 * SLOTS)
        self._scratch = bytearray(20)

    def weigh(self, game, island):
        """Look what the Island lacks of the Requests revealed."""
        out = self._scratch
        for k in range(SLOTS):
            which = self.which[k] = game.request(k)
            missing = 0
            if which != NONE:
                for n in range(match.nearest(island, which, out)):
                    missing |= 1 << (out[3 * n + 2] >> 4)
            self.missing[k] = missing

    def gain(self):
        """Return the points of the Requests that lack nothing."""
        n = 0
        for k in range(SLOTS):
            if self.which[k] != NONE and not self.missing[k]:
                n += cards.points(self.which[k])
        return n

    def draw(self, c, is_small, is_fresh):
        """Draw what has changed, or everything onto a dark canvas; small to leave the hand room."""
        drawn = self._drawn
        if is_small and not is_fresh and drawn != self.which + self.missing:
            # Small ones share lines.
            c.fill(X, 0, WIDTH - X, 2 * _SMALL_DOWN + 1, 0)
            is_fresh = True
        for k in range(SLOTS):
            if is_fresh or drawn[k] != self.which[k] or drawn[SLOTS + k] != self.missing[k]:
                drawn[k] = self.which[k]
                drawn[SLOTS + k] = self.missing[k]
                x = X + k % 2 * _ACROSS
                y = k // 2 * (_SMALL_DOWN if is_small else _DOWN)
                if not is_fresh:
                    c.show()
                    c.fill(x, y, _ACROSS - 1, 3 * CELL + 1, 0)
                if drawn[k] != NONE:
                    self._draw_request(c, k, x, y, SMALL if is_small else CELL)

    def _draw_request(self, c, k, x, y, pitch):
        request(c, self.which[k], x, y, self.missing[k], pitch)
        x += 3 * pitch + 2
        c.text(x, y + 1, str(cards.points(self.which[k])))
        if not self.missing[k]:
            c.text(x, y + 1 + LINE, "✓")
