"""The map of Arabana-Ikibiti as dots: islands, bridges, ships, and signs on them.

What is the seat's own is solid, what is the opponent's hollow: islands (disc, ring, or the bare
initial), bridges (thick, double, or dots), ships. Places lie so close that a change draws the whole
map anew; only the cursor, an inversion, moves by itself.
"""

from engine.arabana.map import ENDS, INITIALS, ISLANDS, PLACES, SEAS
from firmware import art
from firmware.views.arabana.map import HEIGHT, SEA, WIDTH, X, Y, target_x, target_y

_NONE = 0
_OWN = 1
_RIVAL = 2
_TARGETS = PLACES + SEAS
_AIM = 4  # signs on a target, added to what lies there
_FELL = 8
_SHORE = 6  # dots of a line begin here


class Map:
    """Draws what game (an observation that its owner renews) shows to a seat."""

    def __init__(self, game, seat):
        self.game = game
        self.seat = seat
        self._looks = bytearray(ISLANDS + _TARGETS)  # islands, places, seas
        self._drawn = bytearray(ISLANDS + _TARGETS)

    def look(self, aims, fell):
        """Look at the game again. aims: targets to mark; fell: targets to cross out.

        Return True if that differs from what was drawn last.
        """
        looks = self._looks
        game = self.game
        mine = game.islands(self.seat)
        theirs = game.islands(1 - self.seat)
        for i in range(ISLANDS):
            looks[i] = _OWN if mine >> i & 1 else _RIVAL if theirs >> i & 1 else _NONE
        for t in range(PLACES):
            looks[ISLANDS + t] = self._whose(game.owner(t))
        sea = game.is_seafarer()
        for e in range(SEAS):
            looks[ISLANDS + SEA + e] = self._whose(game.ship_owner(e)) if sea else _NONE
        for t in aims:
            looks[ISLANDS + t] |= _AIM
        for t in fell:
            looks[ISLANDS + t] |= _FELL
        return looks != self._drawn

    def _whose(self, owner):
        if owner == self.seat:
            return _OWN
        return _RIVAL if owner == 1 - self.seat else _NONE

    def draw(self, c):
        """Draw the whole map as it was looked at last."""
        looks = self._looks
        c.fill(0, 0, WIDTH, HEIGHT, 0)
        for k in range(PLACES):
            _draw_place(c, k, looks[ISLANDS + k] & 3)
        for i in range(ISLANDS):
            _draw_island(c, i, looks[i])
        for t in range(_TARGETS):
            _draw_sign(c, t, looks[ISLANDS + t])
        self._drawn[:] = looks


def _draw_place(c, k, look):
    i = ENDS[2 * k]
    j = ENDS[2 * k + 1]
    x = X[i]
    y = Y[i]
    dx = X[j] - x
    dy = Y[j] - y
    longer = max(abs(dx), abs(dy))
    if look == _NONE:
        pitch = 3 if longer > 20 else 2
        n = (longer - 2 * _SHORE) // pitch
        at = (longer - n * pitch) // 2
        while n >= 0:
            c.fill(x + dx * at // longer, y + dy * at // longer, 1, 1)
            at += pitch
            n -= 1
        return
    for off in (-1, 0, 1) if look == _OWN else (-1, 1):
        if longer == abs(dx):
            c.line(x, y + off, X[j], Y[j] + off)
        else:
            c.line(x + off, y, X[j] + off, Y[j])


def _draw_island(c, i, look):
    x = X[i]
    y = Y[i]
    if look == _NONE:
        c.fill(x - 4, y - 4, 9, 9, 0)
    else:
        c.fill(x - 5, y - 2, 11, 5, 0)
        c.fill(x - 4, y - 4, 9, 9, 0)
        c.fill(x - 2, y - 5, 5, 11, 0)
        c.sprite(art.DISC if look == _OWN else art.RING, x - 5, y - 5)
    initial = INITIALS[i]
    c.dots(x - (1 if initial == "I" else 2), y - 3, initial, 0 if look == _OWN else 1)


def _draw_sign(c, t, look):
    is_ship = t >= SEA and look & 3
    if not is_ship and look < _AIM:
        return
    x = target_x(t)
    y = target_y(t)
    if is_ship:
        c.fill(x - 3, y - 3, 7, 6, 0)
        c.sprite(art.ARABANA_SHIP if look & 3 == _OWN else art.ARABANA_RIVAL, x - 2, y - 3)
    else:
        c.fill(x - 2, y - 2, 5, 5, 0)
    if look & _AIM and is_ship:
        c.frame(x - 4, y - 5, 9, 10)
    elif look & _AIM:
        c.sprite(art.ARABANA_AIM, x - 2, y - 2)
    elif look & _FELL:
        c.sprite(art.ARABANA_FELL, x - 2, y - 2)
