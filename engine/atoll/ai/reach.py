"""Finds what one card can do for the Requests on an Island, once per turn for all cards together.

scan() tries each Request in all rotations in every 3 x 3 box of the grid, all at once, and examines
the boxes that lack at most three tiles. Its results:

ways: the pairs of adjacent cells where one card can fulfil a slot's Request, and what the two cells
    must become: spot << 8 | slot << 6 | need << 3 | need of the second, where spot is
    cell << 1 | is_vertical, and ANY means that the terrain does not matter. Arrays of at most
    _PART ways each, because an array that grows needs ever larger free blocks.
pot: pot[terrain][cell - skip] is the value of a tile for bringing Requests nearer, in sixteenths of
    a point. It omits the two top and bottom rows of the grid, which no card reaches. One array per
    terrain, because the heap may have no free block of 7 KB; they stay as long as they are large
    enough.
"""

from array import array

from engine.atoll import cards
from engine.atoll.cards import ANY, OCEAN, WATER
from engine.atoll.state import NONE, SLOTS
from engine.const import const

_PLACES = const(349)  # half of Atoll.MAX_LEGAL: both orientations count once here
_PART = const(32)  # ways


class Reach:
    """Scratch of one scan: ways, pot, and the n places where a card may go.

    places[k]: placement with turn 0 or 2 (island.py), ascending. spots[k]: its spot, see ways.
    """

    def __init__(self):
        self.places = array("H", bytes(_PLACES * 2))
        self.spots = array("H", bytes(_PLACES * 2))
        self.n = 0
        self.ways = []
        self.pot = [array("h")] * 5
        self.skip = 0
        self.claims = bytearray()  # grows with the Island
        self._wanted = b""
        self._offsets = [0] * 6
        self._lacks = [0] * 3

    def scan(self, seen, seat, island, requests, worth):
        """Scan the seat's Island for the Requests of the slots, NONE to skip. A generator.

        worth: by slot, three values of its Request with 1, 2 or 3 tiles missing; b"" to leave pot
        unchanged.
        """
        n = seen.placements(seat, True, self.places)
        self.n = n
        ax = island.ax
        ay = island.ay
        for k in range(n):
            p = self.places[k]
            self.spots[k] = island.origin + (p >> 2 & 127) * ax + (p >> 9) * ay << 1 | p >> 1 & 1
        self.ways = []
        size = island.w * island.h
        if len(self.claims) < size * 2:
            self.claims = bytearray(size * 2)
        if worth:
            self.skip = 2 * island.w
            size -= 4 * island.w
            if len(self.pot[0]) < size:
                for t in range(5):
                    self.pot[t] = array("h", bytes(size * 2))
            else:
                row = array("h", bytes(island.w * 2))
                for pot in self.pot:
                    for at in range(0, size, island.w):
                        pot[at : at + island.w] = row
        yield
        for slot in range(SLOTS):
            if requests[slot] != NONE:
                yield from self._try(island, slot, requests[slot], worth)

    def _try(self, island, slot, request, worth):
        """Examine all boxes of the grid for a Request in all rotations. A generator."""
        planes = island.planes()
        side = island.side
        full = island.full
        wanted = self._wanted = cards.cells(request)
        n = len(wanted)
        ones = twos = fours = land = 0
        for c in wanted:
            m = planes[c >> 4] >> (c >> 2 & 3) * side + (c & 3) ^ full
            fours |= twos & ones & m
            twos ^= ones & m
            ones ^= m
            if c >> 4 != WATER:
                land |= m ^ full
        if n == 2:
            # One card can place both tiles: anywhere within two cells of the Island.
            land = planes[OCEAN] ^ full
            for _ in range(2):
                land |= land << 1 | land >> 1 | land << side | land >> side
            land |= land >> 1
        # Other boxes where no land tile fits yet need more than one card.
        m = (fours ^ full) & land
        if not worth:
            m &= (ones & twos) ^ full
        # In the four copies of the planes a step of the Request is another one on the grid.
        w = island.w
        h = island.h
        copies = (0, w, 1, h), ((h - 1) * w, 1, -w, w), (w * h - 1, -w, -1, h), (w - 1, -1, w, w)
        row = (1 << side) - 1
        for corner, down, right, rows in copies[: cards.turns(request)]:
            for k in range(n):
                self._offsets[k] = (wanted[k] >> 2 & 3) * down + (wanted[k] & 3) * right
            for at in range(corner, corner + rows * down, down):
                boxes = m & row
                m >>= side
                while boxes:
                    if boxes & 1:
                        self._examine(island, slot, n, at, worth)
                    boxes >>= 1
                    at += right
            yield

    def _examine(self, island, slot, n, at, worth):
        """Record what the box at `at` lacks for the Request in self._wanted."""
        top = island.top
        wanted = self._wanted
        offsets = self._offsets
        lacks = self._lacks
        lack = 0
        for k in range(n):
            t = top[at + offsets[k]]
            if t != wanted[k] >> 4 and (t != OCEAN or wanted[k] >> 4 != WATER):
                lacks[lack] = k
                lack += 1
        if lack < 2:
            self._add_ways(island, slot, n, at, lack)
        elif lack == 2:
            i = at + offsets[lacks[0]]
            j = at + offsets[lacks[1]]
            t = wanted[lacks[0]] >> 4
            u = wanted[lacks[1]] >> 4
            if j < i:
                i, j = j, i
                t, u = u, t
            if j - i == 1 or j - i == island.w:
                self._add_way(island, slot, i, j, t, u)
        if not worth or lack == 0 or lack == n:
            return
        pot = self.pot
        skip = self.skip
        stop = (island.h - 4) * island.w
        # A tile that fits has the value lost without it, a missing one the value gained with it.
        # The last missing one is a claim, which ways has exactly.
        v = worth[slot * 3 + lack - 1]
        keep = v - worth[slot * 3 + lack] if lack < 3 else v
        gain = worth[slot * 3 + lack - 2] - v if lack > 1 else 0
        j = 0
        for k in range(n):
            i = at + offsets[k] - skip
            more = keep
            if j < lack and lacks[j] == k:
                more = gain
                j += 1
            if 0 <= i < stop:
                pot[wanted[k] >> 4][i] += more

    def _add_ways(self, island, slot, n, at, lack):
        """Add the ways of a box that lacks one tile; or none: then all that keep it fulfilled."""
        if lack:
            k = self._lacks[0]
            i = at + self._offsets[k]
            t = self._wanted[k] >> 4
            if i < island.w or i >= island.w * (island.h - 1):
                return  # no card reaches the rim of the grid
            for j in (i - 1, i + 1, i - island.w, i + island.w):
                u = self._need(n, at, j)
                if j < i:
                    self._add_way(island, slot, j, i, u, t)
                else:
                    self._add_way(island, slot, i, j, t, u)
            return
        for k in range(self.n):
            i = self.spots[k] >> 1
            j = i + (island.ay if self.spots[k] & 1 else island.ax)
            self._note(self.spots[k], slot, self._need(n, at, i), self._need(n, at, j))

    def _need(self, n, at, i):
        """Return what the Request in the box at `at` wants of cell i."""
        for k in range(n):
            if at + self._offsets[k] == i:
                return self._wanted[k] >> 4
        return ANY

    def _add_way(self, island, slot, i, j, t, u):
        """Add the way that cells i < j become t and u."""
        if island.is_turned:
            # On a turned grid, down is left on the Island, and right is down.
            if j - i == 1:
                spot = i << 1 | 1
            else:
                spot = j << 1
                t, u = u, t
        else:
            spot = i << 1 | (0 if j - i == 1 else 1)
        self._note(spot, slot, t, u)

    def _note(self, spot, slot, t, u):
        """Append a way."""
        ways = self.ways
        if not ways or len(ways[-1]) == _PART:
            ways.append(array("I"))
        ways[-1].append(spot << 8 | slot << 6 | t << 3 | u)

    def claim(self, t, u):
        """Set claims[spot] to the slots that a card with terrains t and u fulfils there.

        Bits 0 to 3: with its first tile left or up; bits 4 to 7: right or down.
        """
        claims = self.claims
        for k in range(self.n):
            claims[self.spots[k]] = 0
        t6 = t << 3
        for part in self.ways:
            for way in part:
                a = way & 56
                b = way & 7
                if (a == t6 or a == 48) and b in (u, ANY):
                    claims[way >> 8] |= 1 << (way >> 6 & 3)
                if (a >> 3 == u or a == 48) and b in (t, ANY):
                    claims[way >> 8] |= 16 << (way >> 6 & 3)
