"""Beside the board: what each of the four Requests lacks, and what the card carried would cover."""

from engine.atoll import cards, match
from engine.atoll.state import NONE, SLOTS
from firmware.canvas import LINE, WIDTH
from firmware.views.atoll.board import tile
from firmware.words.en import atoll as words

X = 101
_VALUE = X + 8
_WIDE = 19  # of a value
_COVER = 110  # the left one of two tiles
_MANY = 9  # more tiles lacking are not told

NO_COVER = 255  # no card is carried
GAIN = 254  # it is laid: cover[1] is what it brings
APART = 6  # in the place of a terrain: the card cannot be laid here


class Panel:
    """Set lacks, worth and cover (or call weigh and over), then draw()."""

    def __init__(self):
        self.lacks = bytearray(SLOTS)  # tiles lacking, _MANY for no Request
        self.worth = bytearray(SLOTS)
        self.cover = bytearray(3)  # terrains of the upper or left and of the other cell; standing
        self.label = words.ON  # what stands beside them
        self._drawn = bytearray(2 * SLOTS + 3)
        self._scratch = bytearray(20)
        self.cover[0] = NO_COVER

    def weigh(self, game, island):
        """Look what the Island lacks of the Requests revealed."""
        for k in range(SLOTS):
            which = game.request(k)
            self.lacks[k] = _MANY
            self.worth[k] = 0
            if which != NONE:
                self.lacks[k] = match.nearest(island, which, self._scratch)
                self.worth[k] = cards.points(which)

    def gain(self):
        """Return the points of the Requests that lack nothing."""
        n = 0
        for k in range(SLOTS):
            if not self.lacks[k]:
                n += self.worth[k]
        return n

    def over(self, island, x, y, turn):
        """Note what lies under a card at x, y, or what it would take up."""
        cover = self.cover
        cover[0] = island.terrain(x, y)
        cover[1] = island.terrain(x, y + 1) if turn & 2 else island.terrain(x + 1, y)
        cover[2] = turn & 2

    def cross_out(self):
        """Note that the card cannot be laid where it is."""
        self.cover[0] = self.cover[1] = APART

    def over_nothing(self, kind=NO_COVER, points=0):
        """Note that no card is carried: none at all, or one laid (GAIN) for points."""
        self.cover[0] = kind
        self.cover[1] = points
        self.cover[2] = 0

    def draw(self, c, is_fresh):
        """Draw what has changed, or everything onto a dark canvas."""
        drawn = self._drawn
        for k in range(SLOTS):
            if is_fresh:
                c.text(X, k * LINE, str(k + 1))
            elif drawn[k] == self.lacks[k] and drawn[SLOTS + k] == self.worth[k]:
                continue
            drawn[k] = self.lacks[k]
            drawn[SLOTS + k] = self.worth[k]
            y = k * LINE
            c.fill(_VALUE, y, _WIDE, LINE, 0)
            if drawn[k] == 0:
                c.text(_VALUE + 2, y, "✓" + str(drawn[SLOTS + k]))
                c.invert(_VALUE, y, 14, LINE)
            elif drawn[k] < _MANY:
                c.text(_VALUE, y, "-" + str(drawn[k]))
            else:
                c.text(_VALUE, y, "·")
        if is_fresh or drawn[2 * SLOTS :] != self.cover:
            if not is_fresh:
                c.show()
            self._draw_cover(c, is_fresh)

    def _draw_cover(self, c, is_fresh):
        cover = self.cover
        drawn = self._drawn
        was = 2 * SLOTS
        is_new = is_fresh or max(drawn[was], cover[0]) >= GAIN
        if is_new:
            c.fill(X, 40, WIDTH - X, 16, 0)
        elif drawn[was + 2] != cover[2]:
            c.fill(119, 40, 8, 8, 0)
            c.fill(_COVER, 48, 9, 8, 0)
        drawn[was:] = cover
        if cover[0] == GAIN:
            if cover[1]:
                c.big(X, 41, "+" + str(cover[1]))
        elif cover[0] != NO_COVER:
            if is_new:
                c.text(X, 40, self.label)
            _draw_part(c, cover[0], 119 if cover[2] else _COVER, 40 if cover[2] else 48)
            _draw_part(c, cover[1], 119, 48)


def _draw_part(c, t, x, y):
    tile(c, min(t, cards.OCEAN), x, y)
    if t == APART:
        for n in range(1, 7):
            c.fill(x + n, y + n, 1, 1)
            c.fill(x + 7 - n, y + n, 1, 1)
