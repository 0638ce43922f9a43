"""What one card can do for the Requests on an Island: found once a turn, for every card at once.

scan() tries each Request, turned, in every box of the grid, a whole row of boxes at a time, and
looks closer only where three tiles or fewer are lacking. It keeps

ways: for each pair of neighbouring cells that one card could make fulfil a slot's Request, what the
    two cells must become, packed: spot << 8 | slot << 6 | need << 3 | need of the second, where
    spot is cell << 1 | is_standing and ANY is no need;
pot: pot[terrain][cell - skip], sixteenths of a point: what bringing Requests nearer is worth. It
    leaves out two rows of the grid above and below, which no card reaches. A piece a terrain, as
    there may be no room left for one of 7 KB.
"""

from array import array

from engine.ai import PENDING
from engine.atoll import cards
from engine.atoll.cards import ANY, OCEAN, WATER
from engine.atoll.state import NONE, SLOTS
from engine.const import const

_PLACES = const(349)  # half of Atoll.MAX_LEGAL: a card either way round counts once here


class Reach:
    """Scratch for one scan: besides ways and pot, the n places where a card may go.

    places[k] is the placement of turn 0 or 2 (island.py), ascending; spots[k] its two cells, as
    in ways.
    """

    def __init__(self):
        self.places = array("H", bytes(_PLACES * 2))
        self.spots = array("H")  # it and what follows grow with the Island
        self.n = 0
        self.ways = array("I")
        self.pot = [array("h")] * 5
        self.skip = 0
        self.claims = bytearray()
        self._rows = []
        self._wanted = b""
        self._offsets = [0] * 6
        self._lacks = [0] * 3

    def scan(self, seen, seat, island, requests, worth):
        """Scan the seat's Island for the Requests given, NONE for none. A generator: yields often.

        worth: three numbers a slot, what a Request is worth in `pot` with 1, 2 or 3 tiles lacking;
        b"" to leave pot alone.
        """
        n = seen.placements(seat, True, self.places)
        self.n = n
        if len(self.spots) < n:
            self.spots = array("H", bytes(n * 2))
        for k in range(n):
            p = self.places[k]
            self.spots[k] = island.at(p >> 2 & 127, p >> 9) << 1 | p >> 1 & 1
        self.ways = array("I")
        size = island.w * island.h
        if len(self.claims) < size * 2:
            self.claims = bytearray(size * 2)
        if worth:
            self.skip = 2 * island.w
            size -= 4 * island.w
            for t in range(5):
                if len(self.pot[t]) < size:
                    self.pot[t] = array("h", bytes(size * 2))
                pot = self.pot[t]
                for i in range(size):
                    pot[i] = 0
        fill_rows(island, self._rows)
        yield PENDING
        for slot in range(SLOTS):
            request = requests[slot]
            if request != NONE:
                for turn in range(cards.turns(request)):
                    self._try(island, slot, request, turn, worth)
                    yield PENDING
        self._rows.clear()

    def _try(self, island, slot, request, turn, worth):
        rows = self._rows
        wanted = self._wanted = cards.cells(request, turn)
        n = len(wanted)
        w = island.w
        h = island.h
        for k in range(n):
            c = wanted[k]
            self._offsets[k] = (c >> 2 & 3) * w + (c & 3)
        full = (1 << w - 2) - 1
        is_pair = self._is_pair(n)
        for y in range(h - 2):
            ones = twos = fours = land = 0
            for k in range(n):
                c = wanted[k]
                m = rows[(c >> 4) * h + y + (c >> 2 & 3)] >> (c & 3) & full ^ full
                fours |= twos & ones & m
                twos ^= ones & m
                ones ^= m
                if c >> 4 != WATER:
                    land |= m ^ full
            m = fours ^ full
            if not worth:
                m &= (ones & twos) ^ full
            if not is_pair:
                m &= land  # where no land fits yet, one card will not do
            at = y * w
            while m:
                if m & 1:
                    self._look(island, slot, n, at, worth)
                m >>= 1
                at += 1

    def _is_pair(self, n):
        """Tell whether the Request has two land tiles alone that share an edge: one card's work."""
        wanted = self._wanted
        land = 0
        sides = 0
        for k in range(n):
            c = wanted[k]
            if c >> 4 != WATER:
                land += 1
                sides += (c & 3) + (c >> 2 & 3) if land & 1 else -(c & 3) - (c >> 2 & 3)
        return land == 2 and (sides == 1 or sides == -1)

    def _look(self, island, slot, n, at, worth):
        """Note what the box at `at` lacks for the Request in self._wanted."""
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
            self._ways(island, slot, n, at, lack)
        elif lack == 2:
            i = at + offsets[lacks[0]]
            j = at + offsets[lacks[1]]
            t = wanted[lacks[0]] >> 4
            u = wanted[lacks[1]] >> 4
            if j < i:
                i, j = j, i
                t, u = u, t
            if j - i == 1 or j - i == island.w:
                self._way(island, slot, i, j, t, u)
        if not worth or lack == 0 or lack == n:
            return
        pot = self.pot
        skip = self.skip
        stop = (island.h - 4) * island.w
        # Tiles that fit are worth what would be lost without them, missing ones what they add; the
        # last missing one is a claim, which the ways tell exactly.
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

    def _ways(self, island, slot, n, at, lack):
        """Note the ways of a box that lacks one tile, or none: then what spoils nothing."""
        if lack:
            k = self._lacks[0]
            i = at + self._offsets[k]
            t = self._wanted[k] >> 4
            if i < island.w or i >= island.w * (island.h - 1):
                return  # the grid's rim is out of a card's reach
            for j in (i - 1, i + 1, i - island.w, i + island.w):
                u = self._need(n, at, j)
                if j < i:
                    self._way(island, slot, j, i, u, t)
                else:
                    self._way(island, slot, i, j, t, u)
            return
        for k in range(self.n):
            i = self.spots[k] >> 1
            j = i + (island.ay if self.spots[k] & 1 else island.ax)
            self.ways.append(
                self.spots[k] << 8 | slot << 6 | self._need(n, at, i) << 3 | self._need(n, at, j)
            )

    def _need(self, n, at, i):
        """Return what the Request in the box at `at` wants of cell i."""
        for k in range(n):
            if at + self._offsets[k] == i:
                return self._wanted[k] >> 4
        return ANY

    def _way(self, island, slot, i, j, t, u):
        """Note that cells i < j becoming t and u fulfil the slot."""
        if island.is_turned:
            # Down the grid is left on the Island, right is down.
            if j - i == 1:
                spot = i << 1 | 1
            else:
                spot = j << 1
                t, u = u, t
        else:
            spot = i << 1 | (0 if j - i == 1 else 1)
        self.ways.append(spot << 8 | slot << 6 | t << 3 | u)

    def claim(self, t, u):
        """Fill claims[spot] with the slots that a card of these terrains fulfils there.

        Bits 0 to 3 are for its first tile left or up, bits 4 to 7 for it right or down.
        """
        claims = self.claims
        for k in range(self.n):
            claims[self.spots[k]] = 0
        t6 = t << 3
        for way in self.ways:
            a = way & 56
            b = way & 7
            if (a == t6 or a == 48) and b in (u, ANY):
                claims[way >> 8] |= 1 << (way >> 6 & 3)
            if (a >> 3 == u or a == 48) and b in (t, ANY):
                claims[way >> 8] |= 16 << (way >> 6 & 3)


def fill_rows(island, rows):
    """Make rows[t * island.h + r] have a bit for each cell of grid row r with terrain t on top.

    The ocean is water (T9).
    """
    w = island.w
    h = island.h
    rows[:] = [(1 << w) - 1] * h
    rows += [0] * (4 * h)
    for k in range(island.count):
        i = island.spots[k]
        t = island.top[i]
        if t:
            y = i // w
            bit = 1 << i % w
            rows[y] ^= bit
            rows[t * h + y] |= bit
