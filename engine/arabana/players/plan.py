"""Looking ahead in Arabana-Ikibiti, fast: a position as a few small numbers.

The board of one side is a bit a place, and two numbers that count its filled places, a nibble an
island (six islands each). Adding NEED to them sets the top bit of a nibble where the majority is
reached. Ships count, but stand still and are never pounded here: a plan is checked move by move.

A node is a tuple, from the view of the side whose turn it is:
(value, own, theirs, own counts 0 and 1, their counts 0 and 1, hand, node before, move),
the hand two bits an island. Values are in tenths of the yardstick's.
"""

from engine.arabana.control import BRIDGES
from engine.arabana.map import DEGREE, ENDS, ISLANDS, NEAR, PLACES
from engine.arabana.moves import FREE_BRIDGE, SWAP
from engine.arabana.state import BRIDGE, FILLED, HAND, HELD
from engine.const import const

TOP = 0x888888
_ONES = const(0x111111)
_WIN = const(5000)  # more than any position is worth
_ALL = (1 << PLACES) - 1

_LOW = []  # by place: what a bridge adds to the first count, and to the second
_HIGH = []
_PLACES = []  # by island: its places
_AROUND = []  # by island: its places, a bit each


def _build():
    for k in range(PLACES):
        low = high = 0
        for i in (ENDS[2 * k], ENDS[2 * k + 1]):
            if i < 6:
                low += 1 << 4 * i
            else:
                high += 1 << 4 * i - 24
        _LOW.append(low)
        _HIGH.append(high)
    for i in range(ISLANDS):
        near = tuple(NEAR[6 * i : 6 * i + DEGREE[i]])
        _PLACES.append(near)
        bits = 0
        for k in near:
            bits |= 1 << k
        _AROUND.append(bits)


_build()


def popcount(bits):
    """Return how many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def hand_of(cards):
    """Return cards as a number, two bits an island."""
    n = 0
    for card in cards:
        if card < ISLANDS:
            n += 1 << 2 * card
    return n


def size_of(hand):
    """Return how many cards a hand has."""
    n = 0
    while hand:
        n += hand & 3
        hand >>= 2
    return n


def worth(node):
    """Return a node's value: a key to sort by."""
    return node[0]


def other_side(node):
    """Return a node as the other side sees it; its value and hand are to be filled in."""
    return (0, node[2], node[1], node[5], node[6], node[3], node[4], 0, None, 0)


def with_hand(planner, node, hand):
    """Return a node with another hand, valued anew."""
    node = node[:7] + (hand, None, 0)
    return (planner.value(node),) + node[1:]


class Planner:
    """Nodes of one game. weights: an island, one bridge short of it, a bridge, a card."""

    def __init__(self, weights):
        self.weights = weights
        self.control, self.short, self.bridge, self.card = weights
        self.designer = False
        self.is_spent = False  # no bridge is left in the supply (A8)
        self.late = False  # losing the last bridge loses the game (A14)
        self.need0 = 0
        self.need1 = 0
        self.made = 0  # nodes that best() has made

    def read(self, game, p):
        """Return the node of a game (or observation) for seat p, with p's hand; learn its rules."""
        s = game.state
        self.control, self.short, self.bridge, self.card = self.weights
        self.designer = game.is_designers()
        self.late = game.round() > 1
        own = theirs = 0
        for k in range(PLACES):
            if s[BRIDGE + k] == p + 1:
                own |= 1 << k
            elif s[BRIDGE + k]:
                theirs |= 1 << k
        counts = [0, 0, 0, 0]
        need = [0, 0]
        for i in range(ISLANDS):
            half = i // 6
            shift = 4 * i - 24 * half
            filled = s[FILLED + i]
            counts[half] += (filled >> 4 * p & 15) << shift
            counts[2 + half] += (filled >> 4 - 4 * p & 15) << shift
            need[half] += 8 - game.majority(i) << shift
        self.need0, self.need1 = need
        at = HAND + 6 * p
        hand = hand_of(s[at : at + s[HELD + p]])
        node = (0, own, theirs, counts[0], counts[1], counts[2], counts[3], hand, None, 0)
        return (self.value(node),) + node[1:]

    def value(self, node):
        """Return the value of a node for its side."""
        _, own, theirs, a0, a1, b0, b1, hand, _, _ = node
        a0 += self.need0
        a1 += self.need1
        b0 += self.need0
        b1 += self.need1
        held = ((a0 & TOP) >> 3) + ((a1 & TOP) >> 3)
        lost = ((b0 & TOP) >> 3) + ((b1 & TOP) >> 3)
        near = ((a0 + _ONES & TOP) >> 3) + ((a1 + _ONES & TOP) >> 3)
        far = ((b0 + _ONES & TOP) >> 3) + ((b1 + _ONES & TOP) >> 3)
        held %= 15
        lost %= 15
        value = (
            (self.control - self.short) * (held - lost)
            + self.short * (near % 15 - far % 15)
            + self.bridge * (popcount(own) - popcount(theirs))
            + self.card * size_of(hand)
        )
        if self.late:
            if not theirs:
                value += _WIN
            if not own:
                value -= _WIN
        return value

    def lead(self, node):
        """Return how many islands more a node's side controls."""
        n0 = self.need0
        n1 = self.need1
        own = ((node[3] + n0 & TOP) >> 3) + ((node[4] + n1 & TOP) >> 3)
        return own % 15 - (((node[5] + n0 & TOP) >> 3) + ((node[6] + n1 & TOP) >> 3)) % 15

    def best(self, root):
        """Return the best node on the way of a greedy turn, card by card, from root."""
        best = node = root
        while node[7]:
            found = []
            self.expand(node, found)
            if not found:
                break
            self.made += len(found)
            node = max(found, key=worth)
            if node[0] > best[0]:
                best = node
        return best

    def expand(self, node, out, free=0):
        """Append to out a node for every play of a card or pair; free: for every free bridge."""
        value, own, theirs, a0, a1, b0, b1, hand, _, _ = node
        need0 = self.need0
        need1 = self.need1
        # Places that A7 or A10 bars: those between two islands of the opponent, or at one.
        once = twice = 0
        held = b0 + need0 & TOP
        i = 0
        while held:
            if held & 8:
                twice |= once & _AROUND[i]
                once |= _AROUND[i]
            held >>= 4
            i += 1
        held = b1 + need1 & TOP
        i = 6
        while held:
            if held & 8:
                twice |= once & _AROUND[i]
                once |= _AROUND[i]
            held >>= 4
            i += 1
        empty = _ALL & ~(own | theirs | (once if self.designer else twice))
        self.is_spent = popcount(own) == BRIDGES
        if self.is_spent:
            empty = 0
        before0 = a0 + need0 & TOP
        before1 = a1 + need1 & TOP
        base = value - self._islands(a0, a1, b0, b1)
        if free:
            for k in range(PLACES):
                if empty >> k & 1:
                    self._place(node, node, k, hand, FREE_BRIDGE + k, base, before0, before1, out)
            return
        card = self.card
        left = hand
        i = 0
        while left:
            if left & 3:
                if empty & _AROUND[i]:
                    after = hand - (1 << 2 * i)
                    for k in _PLACES[i]:
                        if empty >> k & 1:
                            move = 2 * k + (ENDS[2 * k] != i)
                            self._place(
                                node, node, k, after, move, base - card, before0, before1, out
                            )
                if theirs & _AROUND[i]:
                    for k in _PLACES[i]:
                        if theirs >> k & 1:
                            self._pairs(node, k, i, left & 3, base, before0, before1, out)
            left >>= 2
            i += 1

    def _pairs(self, node, k, i, n, base, before0, before1, out):
        """Swap place k by pairs that need island i: two of it, or one and its neighbour's."""
        hand = node[7]
        x = ENDS[2 * k]
        y = ENDS[2 * k + 1]
        if n > 1:
            kind = 0 if i == x else 2
            after = hand - (2 << 2 * i)
            self._swap(node, k, after, SWAP + 3 * k + kind, base, before0, before1, out)
        if i == x and hand >> 2 * y & 3:
            after = hand - (1 << 2 * x) - (1 << 2 * y)
            self._swap(node, k, after, SWAP + 3 * k + 1, base, before0, before1, out)

    def _swap(self, node, k, hand, move, base, before0, before1, out):
        own = node[1]
        bit = 1 << k
        theirs = node[2] ^ bit
        b0 = node[5] - _LOW[k]
        b1 = node[6] - _HIGH[k]
        base += self.bridge - 2 * self.card
        shorn = (0, own, theirs, node[3], node[4], b0, b1, hand, None, 0)
        # The ends of place k among the islands that the opponent still controls.
        low = _LOW[k] << 3
        high = _HIGH[k] << 3
        still0 = b0 + self.need0 & low
        still1 = b1 + self.need1 & high
        barred = still0 or still1 if self.designer else still0 == low and still1 == high
        if barred or self.is_spent:
            value = base + self._islands(node[3], node[4], b0, b1)
            if self.late and not theirs:
                value += _WIN
            out.append((value, own, theirs, node[3], node[4], b0, b1, hand, node, move))
        else:
            self._place(shorn, node, k, hand, move, base, before0, before1, out)

    def _place(self, node, last, k, hand, move, base, before0, before1, out):
        """Append what node becomes with an own bridge at place k; last: the node it came from."""
        _, own, theirs, a0, a1, b0, b1, _, _, _ = node
        a0 += _LOW[k]
        a1 += _HIGH[k]
        base += self.bridge
        need0 = self.need0
        need1 = self.need1
        gained0 = (a0 + need0 & TOP) ^ before0
        gained1 = (a1 + need1 & TOP) ^ before1
        if gained0 or gained1:
            gained0 |= gained1 << 1  # bit 3 of a nibble: island i, bit 0 of the next: island 6 + i
            falling = 0
            i = 0
            while gained0:
                if gained0 & 8:
                    falling |= theirs & _AROUND[i]
                if gained0 & 16:
                    falling |= theirs & _AROUND[i + 6]
                gained0 = gained0 >> 4 & ~1
                i += 1
            if falling:
                theirs ^= falling
                j = 0
                while falling:
                    if falling & 1:
                        b0 -= _LOW[j]
                        b1 -= _HIGH[j]
                        base += self.bridge
                    falling >>= 1
                    j += 1
        value = base + self._islands(a0, a1, b0, b1)
        if self.late and not theirs and last[2]:
            value += _WIN
        out.append((value, own | 1 << k, theirs, a0, a1, b0, b1, hand, last, move))

    def _islands(self, a0, a1, b0, b1):
        """Return what the counts are worth: islands controlled, and one bridge short of it."""
        n0 = self.need0
        n1 = self.need1
        a0 += n0
        a1 += n1
        b0 += n0
        b1 += n1
        return (self.control - self.short) * (
            (((a0 & TOP) >> 3) + ((a1 & TOP) >> 3)) % 15
            - (((b0 & TOP) >> 3) + ((b1 & TOP) >> 3)) % 15
        ) + self.short * (
            (((a0 + _ONES & TOP) >> 3) + ((a1 + _ONES & TOP) >> 3)) % 15
            - (((b0 + _ONES & TOP) >> 3) + ((b1 + _ONES & TOP) >> 3)) % 15
        )
