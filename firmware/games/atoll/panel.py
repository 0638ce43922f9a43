"""Beside the Island: the Requests revealed, their points, and which of their tiles are missing."""

from engine.atoll import cards, match
from engine.atoll.state import NONE, SLOTS
from engine.const import const
from firmware.games.atoll.board import CELL, SMALL, request
from firmware.graphics.canvas import LINE, WIDTH

X = 65
_ACROSS = const(32)  # from one Request to the next
_DOWN = const(28)
_SMALL_DOWN = const(21)
_DONE = const(5)  # dots of a "✓"


class Panel:
    """Call weigh(), then draw()."""

    def __init__(self):
        self.which = bytearray(bytes((NONE,)) * SLOTS)
        self.cells = [b""] * SLOTS  # of each
        self.missing = bytearray(SLOTS)  # of each Request, a bit a cell (board.request)
        self._drawn = bytearray(2 * SLOTS)

    def weigh(self, game, island):
        """Look what the Island lacks of the Requests revealed."""
        for k in range(SLOTS):
            which = game.request(k)
            if which != self.which[k]:
                self.which[k] = which
                self.cells[k] = b"" if which == NONE else cards.cells(which)
            self.missing[k] = match.missing(island, which, self.cells[k]) if which != NONE else 0

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
            which = self.which[k]
            missing = self.missing[k]
            was = drawn[SLOTS + k]
            is_same = not is_fresh and drawn[k] == which
            if is_same and was == missing:
                continue
            drawn[k] = which
            drawn[SLOTS + k] = missing
            x = X + k % 2 * _ACROSS
            y = k // 2 * (_SMALL_DOWN if is_small else _DOWN)
            if not is_fresh:
                c.show()
            if not (is_fresh or is_same):
                c.fill(x, y, _ACROSS - 1, 3 * CELL + 1, 0)
            if which == NONE:
                continue
            pitch = SMALL if is_small else CELL
            request(c, which, x, y, missing, pitch, was ^ missing if is_same else None)
            x += 3 * pitch + 2
            y += 1
            if not is_same:
                c.text(x, y, str(cards.points(which)))
            elif was and missing:
                continue  # "✓" neither comes nor goes
            else:
                c.show()
                c.fill(x, y + LINE, _DONE, LINE, 0)
            if not missing:
                c.text(x, y + LINE, "✓")
