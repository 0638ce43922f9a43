"""The map of Arabana-Ikibiti as dots: islands, bridges, ships, and signs on them.

What is the seat's own is solid, what is the opponent's hollow: islands (disc, ring, or the bare
initial), bridges (thick, double, or dots), ships. Places lie so close that a change draws the whole
map anew, aside, or what touches the islands and signs where those alone differ; what differs is
pasted from there.
"""

import bitmaptools
import displayio

from engine.arabana.map import DEGREE, ENDS, INITIALS, ISLANDS, NEAR, PLACES, SEAS
from engine.const import const
from firmware.games.arabana.map import HEIGHT, SEA, WIDTH, X, Y, target_x, target_y
from firmware.graphics import font
from firmware.graphics.canvas import LINE

_NONE = const(0)
_OWN = const(1)
_RIVAL = const(2)
_TARGETS = const(43)  # places and seas
_AIM = const(4)  # signs on a target, added to what lies there
_FELL = const(8)
_I = const(73)  # the narrow initial
_LETTER = const(5)  # dots of the others
_SHORE = const(6)  # dots of a line begin here
_FAR = const(5)  # more changes than this are shown as one, fewer one by one


class Map:
    """Draws what game (an observation that its owner renews) shows to a seat."""

    def __init__(self, game, seat, sound):
        self.sound = sound
        self.game = game
        self.seat = seat
        self._whose = b"\x00\x02\x01" if seat else b"\x00\x01\x02"  # how an owner looks
        self._looks = bytearray(ISLANDS + _TARGETS)  # islands, places, seas
        self._drawn = bytearray(b"\xff" * (ISLANDS + _TARGETS))  # in _lit; at first nothing is
        self.islands = -1  # the seat's own when it was looked last, a bit each: at first any may be
        self.won = 0  # those more since the map was drawn
        self._fell = b""
        self._gone = b""  # of what falls, what is not on the screen just now
        self._lit = displayio.Bitmap(WIDTH, HEIGHT, 2)  # with what falls
        self._dark = None  # without: made when it first blinks
        self._initials = None  # of own islands, dark: made when one is first drawn

    def look(self, before, aims, fell, islands):
        """Look at the game again. aims: targets to mark; fell: those where something falls.

        before: the game when it still stood there. islands: the seat's and the opponent's, if not
        as they are. Return True if all that differs from what was drawn last.
        """
        looks = self._looks
        game = self.game
        if not islands:
            islands = game.islands(self.seat), game.islands(1 - self.seat)
            self.won |= islands[0] & ~self.islands
            self.islands = islands[0]
        mine, theirs = islands
        for i in range(ISLANDS):
            looks[i] = _OWN if mine >> i & 1 else _RIVAL if theirs >> i & 1 else _NONE
        whose = self._whose
        at = ISLANDS
        for owner in game.bridges():
            looks[at] = whose[owner]
            at += 1
        if game.is_seafarer():
            mine = game.ships(self.seat)
            theirs = game.ships(1 - self.seat)
            for e in range(SEAS):
                looks[at + e] = _OWN if mine >> e & 1 else _RIVAL if theirs >> e & 1 else _NONE
        for t in aims:
            looks[ISLANDS + t] |= _AIM
        for t in fell:
            owner = before.owner(t) if t < SEA else before.ship_owner(t - SEA)
            looks[ISLANDS + t] = looks[ISLANDS + t] & _AIM | whose[owner + 1] | _FELL
        self._fell = fell
        return looks != self._drawn

    def draw(self, c, is_fresh):
        """Draw what has changed since the last time, or everything; what falls is there."""
        looks = self._looks
        changed = []
        new = []  # where there is a bridge or a ship that was not there
        is_far = False  # bridges, ships or signs on seas have changed
        drawn = self._drawn
        for n in range(len(looks)):
            was = drawn[n]
            if looks[n] != was:
                changed.append(n - ISLANDS)
                is_far |= n >= ISLANDS and (n >= ISLANDS + SEA or (looks[n] ^ was) & 3 > 0)
                if n >= ISLANDS and 0 < looks[n] < _AIM and looks[n] != was & 3:
                    new.append(n - ISLANDS)
        if self.won:
            self.sound.chord()
            self.won = 0
        screen = c.onto(self._lit)
        if looks != self._drawn:
            self._draw(c, looks, () if is_far else changed)
            self._drawn[:] = looks
            self._dark = None
        changed += self._gone
        is_far |= len(self._gone) > 0
        dots = memoryview(c.bitmap)
        c.onto(screen)
        self._gone = b""
        if is_fresh:  # its rows are as long as the canvas's, which is dark: by bytes
            memoryview(screen)[: len(dots)] = dots
        elif len(changed) > _FAR:
            c.paste(self._lit, 0, 0, WIDTH, HEIGHT)
        else:
            paste(c, self._lit, changed, is_far)
        for t in new:
            x = target_x(t) - 4
            y = target_y(t) - 4
            if not is_fresh:
                c.animate((x, y, 3, 9), (x + 3, y, 3, 9), (x + 6, y, 3, 9))

    def blink(self, c):
        """Take what falls away, or bring it back."""
        if self._dark is None:
            self._dark = displayio.Bitmap(WIDTH, HEIGHT, 2)
            looks = bytearray(self._looks)
            for t in self._fell:
                looks[ISLANDS + t] &= ~3
            screen = c.onto(self._dark)
            self._draw(c, looks)
            c.onto(screen)
        paste(c, self._lit if self._gone else self._dark, self._fell, True)
        self._gone = b"" if self._gone else self._fell

    def _draw(self, c, looks, changed=()):
        """Draw the map; where islands and signs on places alone have changed, what touches them."""
        places = set()
        islands = set()
        for t in changed:
            near = (t,)
            is_all = True
            if t < 0:
                i = t + ISLANDS
                islands.add(i)
                c.fill(X[i] - 5, Y[i] - 5, 11, 11, 0)
                near = NEAR[6 * i : 6 * i + DEGREE[i]]
                is_all = self._drawn[i] == _RIVAL  # whose ring alone has hidden dots of free places
            elif looks[ISLANDS + t] >= _AIM:
                continue  # the sign hides all that lies there
            else:
                c.fill(target_x(t) - 2, target_y(t) - 2, 5, 5, 0)
            for k in near:
                is_bridge = looks[ISLANDS + k] & 3
                if is_all or is_bridge:
                    places.add(k)
                    for i in ENDS[2 * k : 2 * k + 2]:
                        if is_bridge or looks[i] == _RIVAL:  # dots reach no other
                            islands.add(i)
        if not changed:
            c.bitmap.fill(0)
            places = range(PLACES)
            islands = range(ISLANDS)
        for k in places:
            _draw_place(c, k, looks[ISLANDS + k] & 3)
        for i in islands:
            self._draw_island(c, i, looks[i])
        sea = ISLANDS + SEA
        for n in range(ISLANDS, len(looks)):
            look = looks[n]
            if look and (look >= _AIM or n >= sea):
                _draw_sign(c, n - ISLANDS, look)

    def _draw_island(self, c, i, look):
        x = X[i]
        y = Y[i]
        if look == _OWN:
            if self._initials is None:
                self._initials = _dark_initials(c)
            c.sprite(font.DISC, x - 5, y - 5)
            left = _LETTER * i
            bitmaptools.blit(c.bitmap, self._initials, x - 2, y - 3, x1=left, x2=left + _LETTER)
            return
        if look == _NONE:
            c.fill(x - 4, y - 4, 9, 9, 0)
        else:  # a dot around it stays dark: a ring that no bridge touches
            left = max(0, x - 6)
            top = max(0, y - 6)
            c.fill(left, y - 2, x + 7 - left, 5, 0)
            c.fill(x - 5, y - 4, 11, 9, 0)
            c.fill(x - 4, y - 5, 9, 11, 0)
            c.fill(x - 2, top, 5, y + 7 - top, 0)
            c.sprite(font.RING, x - 5, y - 5)
        _draw_initial(c, i, x - 2, y - 3)


def _dark_initials(c):
    """Return a bitmap of the initials side by side, dark on lit: to invert each takes long."""
    bitmap = displayio.Bitmap(_LETTER * ISLANDS, LINE, 2)
    screen = c.onto(bitmap)
    for i in range(ISLANDS):
        _draw_initial(c, i, _LETTER * i, 0)
    dots = memoryview(c.bitmap)
    for at in range(len(dots)):
        dots[at] ^= 255
    c.onto(screen)
    return bitmap


def _draw_initial(c, i, x, y):
    initial = INITIALS.encode()[i]  # no string: see canvas.py
    c.dots(x + (initial == _I), y, initial, 1)


def paste(c, bitmap, targets, is_whole):
    """Show parts of a bitmap, one after the other: see _box."""
    for n in range(len(targets)):
        if n:
            c.show()
        c.paste(bitmap, *_box(targets[n], is_whole))


def _box(t, is_whole):
    """Return x1, y1, x2, y2 around a target and all that lies there, or around its sign alone.

    Island i counts as target i - ISLANDS.
    """
    if t < 0:
        x1 = x2 = X[t + ISLANDS]
        y1 = y2 = Y[t + ISLANDS]
        edge = 6
    elif not is_whole:
        x1 = x2 = target_x(t)
        y1 = y2 = target_y(t)
        edge = 2
    elif t < SEA:
        i = ENDS[2 * t]
        j = ENDS[2 * t + 1]
        x1 = min(X[i], X[j])
        x2 = max(X[i], X[j])
        y1 = min(Y[i], Y[j])
        y2 = max(Y[i], Y[j])
        edge = 3  # of the sign in its middle
    else:
        x1 = x2 = target_x(t)
        y1 = y2 = target_y(t)
        edge = 5
    return max(0, x1 - edge), max(0, y1 - edge), x2 + edge + 1, y2 + edge + 1


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
        start = (longer - n * pitch) // 2
        bitmap = c.bitmap
        for at in range(start, start + n * pitch + 1, pitch):
            bitmap[x + dx * at // longer, y + dy * at // longer] = 1
        return
    for off in (-1, 0, 1) if look == _OWN else (-1, 1):
        if longer == abs(dx):
            c.line(x, y + off, X[j], Y[j] + off)
        else:
            c.line(x + off, y, X[j] + off, Y[j])


def _draw_sign(c, t, look):
    is_ship = t >= SEA and look & 3
    x = target_x(t)
    y = target_y(t)
    if is_ship:
        c.fill(x - 3, y - 3, 7, 6, 0)
        c.sprite(font.ARABANA_SHIP if look & 3 == _OWN else font.ARABANA_RIVAL, x - 2, y - 3)
    else:
        c.fill(x - 2, y - 2, 5, 5, 0)
    if look & _AIM and is_ship:
        c.frame(x - 4, y - 5, 9, 10)
    elif look & _AIM:
        c.sprite(font.ARABANA_AIM, x - 2, y - 2)
    elif look & _FELL:
        c.sprite(font.ARABANA_FELL, x - 2, y - 2)
