"""Arabana's map on the screen: where islands, places and seas lie, and how they are drawn.

Our own drawing: straight lines, no two places crossing, so that B-L runs to the right of K. Islands
are 11 dots wide; a place is marked in the middle of its line, a sea where it has most room.

The seat's own pieces are solid, the opponent's hollow: islands (disc, ring, or for nobody's the
bare initial), bridges (thick, double, or dots), ships. Places take long to draw, so they are kept.
"""

from engine.arabana.map import ENDS, INITIALS, ISLANDS, NAMES, PLACES, SEA_ISLANDS, SEAS
from engine.arabana.moves import DISCARD, MOVE_SHIP, SHIP, course, place_of, sea_of
from engine.const import const
from engine.game import HIDDEN
from firmware.graphics import font
from firmware.words import strings

words = strings("arabana")

X = b"\x2a\x5b\x17\x2a\x3d\x05\x2e\x40\x05\x4d\x51\x17"  # of island i
Y = b"\x05\x05\x11\x16\x10\x21\x27\x21\x05\x16\x31\x31"

SEA_X = b"\x44\x24\x1c\x30\x50\x52\x13\x0b\x36\x22\x35\x43\x1d\x44\x35\x4a"
SEA_Y = b"\x09\x0e\x09\x0e\x0d\x1e\x19\x13\x17\x1f\x20\x18\x29\x2a\x2d\x23"

WIDTH = 98
HEIGHT = 56

SEA = PLACES  # a target is a place, or SEA and a sea: what the cursor and signs can be on

# How islands, bridges and ships look,
_NONE = const(0)
_OWN = const(1)
_RIVAL = const(2)
_OWNER = const(3)  # the bits of these
# and the signs on a target, added to what lies there.
_AIM = const(4)
_FALLS = const(8)

_TARGETS = const(43)  # places and seas
_I = const(73)  # the narrow initial, drawn a dot further right
_ROW = const(16)  # bytes of a bitmap
_SHORE = const(6)  # dots of a line begin here


def target_of(move):
    """Return the target of a move, or HIDDEN if it touches nothing."""
    if move < SHIP:
        return place_of(move)
    if move < MOVE_SHIP:
        return SEA + sea_of(move)
    if move < DISCARD:
        return SEA + course(move)[1]
    return HIDDEN


def aim_of(move):
    """Return the target that is aimed at for a move: for a moving ship the place it crosses."""
    if MOVE_SHIP <= move < DISCARD:
        return (move - MOVE_SHIP) >> 1
    return target_of(move)


def islands_of(t):
    """Return the islands at target t, as bytes."""
    if t >= SEA:
        return SEA_ISLANDS[3 * (t - SEA) : 3 * (t - SEA) + 3]
    return ENDS[2 * t : 2 * t + 2]


def target_xy(t):
    """Return x, y of the middle of target t."""
    if t >= SEA:
        return SEA_X[t - SEA], SEA_Y[t - SEA]
    i = ENDS[2 * t]
    j = ENDS[2 * t + 1]
    return (X[i] + X[j]) >> 1, (Y[i] + Y[j]) >> 1


def target_box(t, edge):
    """Return x, y, w, h of the box that reaches `edge` dots from the middle of target t."""
    x, y = target_xy(t)
    return x - edge, y - edge, 2 * edge + 1, 2 * edge + 1


def _owner(game, t):
    """Return the seat that has a bridge or a ship on target t, -1 if nobody has."""
    return game.owner(t) if t < SEA else game.ship_owner(t - SEA)


class Map:
    """Draws what game shows to a seat: an observation that the view keeps up to date.

    islands: those that the seat controlled at the last update, a bit each; when it controls more, a
    chord sounds.
    """

    # The places as drawn last, by any map, and who had filled them.
    _places = bytearray(HEIGHT * _ROW)
    _owners = b""

    def __init__(self, game, seat, sound):
        self.sound = sound
        self.game = game
        self.seat = seat
        self.islands = -1  # at first any may be
        self._look_of = b"\x00\x02\x01" if seat else b"\x00\x01\x02"  # by owner, 0 for nobody
        self._looks = bytearray(ISLANDS + _TARGETS)  # islands, places, seas
        self._drawn = b""  # at first nothing

    def update(self, before, aims, falling, islands, is_gone):
        """Read the game again. aims: targets to mark; falling: targets where something falls.

        before: the game as it was when these still stood. islands: the islands of the seat and of
        the opponent, () to take them from the game. is_gone: hide what falls.
        """
        looks = self._looks
        game = self.game
        if not islands:
            islands = game.islands(self.seat), game.islands(1 - self.seat)
            if islands[0] & ~self.islands:
                self.sound.chord()
            self.islands = islands[0]
        mine, theirs = islands
        for i in range(ISLANDS):
            looks[i] = _look(mine, theirs, i)
        look_of = self._look_of
        at = ISLANDS
        for owner in game.bridges():
            looks[at] = look_of[owner]
            at += 1
        if game.is_seafarer():
            mine = game.ships(self.seat)
            theirs = game.ships(1 - self.seat)
            for e in range(SEAS):
                looks[at + e] = _look(mine, theirs, e)
        for t in aims:
            looks[ISLANDS + t] |= _AIM
        for t in falling:
            look = _NONE if is_gone else look_of[_owner(before, t) + 1]
            looks[ISLANDS + t] = looks[ISLANDS + t] & _AIM | look | _FALLS

    def prompt(self, i):
        """Return an island's name, how many places each seat has filled there, how many win it."""
        game = self.game
        own = game.filled(self.seat, i)
        other = game.filled(1 - self.seat, i)
        return words.ISLAND.format(island=NAMES[i], own=own, other=other, n=game.majority(i))

    def draw(self, c):
        """Draw the map. Return boxes for c.animate() for each bridge or ship that is new."""
        looks = self._looks
        owners = bytes([look & _OWNER for look in looks[ISLANDS : ISLANDS + PLACES]])
        if owners == self._owners:
            c.paste(self._places)
        else:
            _draw_places(c, owners)
            self._places[:] = memoryview(c.bitmap)[: len(self._places)]
            Map._owners = owners
        for i in range(ISLANDS):
            _draw_island(c, i, looks[i])
        movements = []
        for t in range(_TARGETS):
            look = looks[ISLANDS + t]
            if look and (look >= _AIM or t >= SEA):
                _draw_sign(c, t, look)
            if 0 < look < _AIM and self._drawn and look != self._drawn[ISLANDS + t] & _OWNER:
                x, y, _, h = target_box(t, 4)
                movements.append([(x + i, y, 3, h) for i in (0, 3, 6)])
        self._drawn = bytes(looks)
        return movements

    def mark(self, c, before):
        """Invert the targets whose owners have changed since a game was `before`."""
        for t in range(_TARGETS):
            if _owner(before, t) != _owner(self.game, t):
                c.invert(*target_box(t, 4))


def _draw_places(c, owners):
    c.clear(0, HEIGHT)
    for is_bridge in (False, True):  # a bridge lies on the dots of others
        for k in range(PLACES):
            if (owners[k] != _NONE) == is_bridge:
                _draw_place(c, k, owners[k])


def _draw_island(c, i, look):
    x = X[i]
    y = Y[i]
    if look == _OWN:
        c.sprite(font.DISC, x - 5, y - 5)
    elif look == _NONE:
        c.fill(x - 4, y - 4, 9, 9, 0)
    else:  # a dot around it stays dark: a ring that no bridge touches
        left = max(0, x - 6)
        top = max(0, y - 6)
        c.fill(left, y - 2, x + 7 - left, 5, 0)
        c.fill(x - 5, y - 4, 11, 9, 0)
        c.fill(x - 4, y - 5, 9, 11, 0)
        c.fill(x - 2, top, 5, y + 7 - top, 0)
        c.sprite(font.RING, x - 5, y - 5)
    draw_initial(c, i, x - 2, y - 3, look != _OWN)


def _look(mine, theirs, n):
    """Return how island or sea n looks by the bits of what both seats have."""
    return _OWN if mine >> n & 1 else _RIVAL if theirs >> n & 1 else _NONE


def draw_initial(c, i, x, y, value=1):
    """Draw the initial of island i, five dots wide, lit (1), or dark (0) where all is lit."""
    initial = INITIALS.encode()[i]  # no string: see canvas.py
    c.dots(x + (initial == _I), y, initial, value)


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
    for off in (-2, 2, -1, 0, 1):  # a dark edge on both sides: bridges that are close stay apart
        value = off in (-1, 1) or (off == 0 and look == _OWN)
        if longer == abs(dx):
            c.line(x, y + off, X[j], Y[j] + off, value)
        else:
            c.line(x + off, y, X[j] + off, Y[j], value)


def _draw_sign(c, t, look):
    is_ship = t >= SEA and look & _OWNER
    x, y = target_xy(t)
    if is_ship:
        c.fill(x - 3, y - 3, 7, 6, 0)
        c.sprite(font.ARABANA_SHIP if look & _OWNER == _OWN else font.ARABANA_RIVAL, x - 2, y - 3)
    else:
        c.fill(x - 2, y - 2, 5, 5, 0)
    if look & _AIM and is_ship:
        c.frame(x - 4, y - 5, 9, 10)
    elif look & _AIM:
        c.sprite(font.ARABANA_AIM, x - 2, y - 2)
    elif look & _FALLS:
        c.sprite(font.ARABANA_FELL, x - 2, y - 2)
