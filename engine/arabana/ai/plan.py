"""Looking ahead in Arabana-Ikibiti, fast: a position as a few small numbers.

The board of one side is a bit a place, and two numbers that count its filled places, a nibble an
island (six islands each). They begin at what makes the top bit of a nibble appear where the
majority is reached. Ships count, but stand still and are never pounded here: a plan is checked move
by move.

A node is a tuple, from the view of the side whose turn it is:
(value, own, theirs, own counts 0 and 1, their counts 0 and 1, hand, node before, move),
the hand two bits an island. Values are in tenths of the yardstick's.
"""

from engine.arabana.control import BRIDGES
from engine.arabana.map import DEGREE, ENDS, ISLANDS, NEAR, PLACES
from engine.arabana.moves import FREE_BRIDGE, SWAP
from engine.arabana.state import BRIDGE, FILLED, HAND, HELD
from engine.const import const

_TOP = const(0x888888)
_ONES = const(0x111111)
_WIN = const(5000)  # more than any position is worth
NOTHING = const(-1000000)  # less than any
_ALL = const(0x7FFFFFF)  # places, a bit each

# By place: what a bridge adds to the first count, and to the second.
_LOW = [sum([1 << 4 * i for i in ENDS[2 * k : 2 * k + 2] if i < 6]) for k in range(PLACES)]
_HIGH = [sum([1 << 4 * i - 24 for i in ENDS[2 * k : 2 * k + 2] if i >= 6]) for k in range(PLACES)]
# By island: its places, a bit each.
_AROUND = [sum([1 << k for k in NEAR[6 * i : 6 * i + DEGREE[i]]]) for i in range(ISLANDS)]


def count(bits):
    """Return how many bits are set, of 27."""
    # Counted in threes, then in sixes, of which the remainder by 63 is the sum.
    bits -= (bits >> 1 & 0o333333333) + (bits >> 2 & 0o111111111)
    return (bits + (bits >> 3) & 0o707070707) % 63


def hand_of(cards):
    """Return cards as a number, two bits an island."""
    n = 0
    for card in cards:
        if card < ISLANDS:
            n += 1 << 2 * card
    return n


def size_of(hand):
    """Return how many cards a hand has."""
    return ((hand & 0x333333) + (hand >> 2 & 0x333333)) % 15


def worth(node):
    """Return a node's value: a key to sort by."""
    return node[0]


def lead(node):
    """Return how many islands more a node's side controls."""
    return _islands(node[3], node[4]) - _islands(node[5], node[6])


def _islands(low, high):
    """Return how many islands two counts win: nibbles whose top bit is set."""
    return ((low & _TOP) + (high & _TOP) >> 3) % 15


class Planner:
    """Nodes of one game. weights: an island, one bridge short of it, a bridge, a card."""

    def __init__(self, weights):
        self.weights = weights
        self.control, self.short, self.bridge, self.card = weights
        self.is_designers = False
        self.is_spent = False  # no bridge is left in the supply (A8)
        self.late = False  # losing the last bridge loses the game (A14)
        self.made = 0  # nodes that were valued
        self.least = NOTHING  # of the nodes that follow, those worth more than this are kept
        self.climbs = False  # each of them more than the one before

    def read(self, game, p):
        """Return the node of a game (or observation) for seat p, with p's hand; learn its rules."""
        s = game.state
        self.control, self.short, self.bridge, self.card = self.weights
        self.is_designers = game.is_designers()
        self.late = game.round() > 1
        own = theirs = 0
        for k in range(PLACES):
            if s[BRIDGE + k] == p + 1:
                own |= 1 << k
            elif s[BRIDGE + k]:
                theirs |= 1 << k
        counts = [0, 0, 0, 0]
        for i in range(ISLANDS):
            half = i // 6
            shift = 4 * i - 24 * half
            start = 8 - game.majority(i)
            counts[half] += start + (s[FILLED + i] >> 4 * p & 15) << shift
            counts[2 + half] += start + (s[FILLED + i] >> 4 - 4 * p & 15) << shift
        at = HAND + 6 * p
        hand = hand_of(s[at : at + s[HELD + p]])
        return self.node((own, theirs, counts[0], counts[1], counts[2], counts[3]), hand)

    def across(self, node, hand):
        """Return a node as the other side sees it, with its hand."""
        return self.node((node[2], node[1], node[5], node[6], node[3], node[4]), hand)

    def node(self, board, hand):
        """Return the node that a turn begins with. board: the six numbers of it, own ones first."""
        own, theirs, a0, a1, b0, b1 = board
        value = (
            self._side(a0, a1)
            - self._side(b0, b1)
            + self.bridge * (count(own) - count(theirs))
            + self.card * size_of(hand)
        )
        if self.late:
            if not theirs:
                value += _WIN
            if not own:
                value -= _WIN
        return (value, own, theirs, a0, a1, b0, b1, hand, None, 0)

    def _side(self, low, high):
        """Return what counts are worth: islands controlled, and one bridge short of it."""
        held = ((low & _TOP) + (high & _TOP) >> 3) % 15
        near = ((low + _ONES & _TOP) + (high + _ONES & _TOP) >> 3) % 15
        return self.control * held + self.short * (near - held)

    def best(self, root):
        """Return the best node on the way of a greedy turn, card by card, from root."""
        best = node = root
        self.climbs = True
        while node[7]:
            self.least = NOTHING
            found = []
            self.expand(node, found)
            if not found:
                break
            node = found[-1]
            if node[0] > best[0]:
                best = node
        self.climbs = False
        self.least = NOTHING
        return best

    def expand(self, node, out, free=0):
        """Append to out a node for every play of a card or pair; free: for every free bridge."""
        value, own, theirs, a0, a1, b0, b1, hand, _, _ = node
        self.is_spent = count(own) == BRIDGES
        empty = 0 if self.is_spent else _ALL & ~(own | theirs)
        if free:
            for k in range(PLACES):
                if empty >> k & 1 and not self._is_barred(b0, b1, k):
                    self._play(node, k, hand, FREE_BRIDGE + k, value, out)
            return
        one = value - self.card
        two = one - self.card
        plain = one + self.bridge  # where the bridge is all that a play is worth
        # Of own islands, those one or two bridges short: only there is it more.
        near0 = a0 + 2 * _ONES & ~a0 & _TOP
        near1 = a1 + 2 * _ONES & ~a1 & _TOP
        left = hand
        i = 0
        while left:
            while not left & 3:
                left >>= 2
                i += 1
            after = hand - (1 << 2 * i)
            if empty & _AROUND[i]:
                bars = self.is_designers or (b0 >> 4 * i if i < 6 else b1 >> 4 * i - 24) & 8
                for k in NEAR[6 * i : 6 * i + DEGREE[i]]:
                    if empty >> k & 1 and not (bars and self._is_barred(b0, b1, k)):
                        gains = near0 & _LOW[k] << 3 or near1 & _HIGH[k] << 3
                        if gains or plain > self.least or not self.climbs:
                            self._play(node, k, after, 2 * k + (ENDS[2 * k] != i), one, out)
                        else:
                            self.made += 1  # there is one like that already
            if after and theirs & _AROUND[i]:
                for k in NEAR[6 * i : 6 * i + DEGREE[i]]:
                    if theirs >> k & 1:
                        move = SWAP + 3 * k
                        y = ENDS[2 * k + 1]
                        if left & 2:
                            pair = hand - (2 << 2 * i)
                            self._play(node, k, pair, move + 2 * (i == y), two, out)
                        if i != y and hand >> 2 * y & 3:
                            pair = after - (1 << 2 * y)
                            self._play(node, k, pair, move + 1, two, out)
            left >>= 2
            i += 1

    def _is_barred(self, b0, b1, k):
        """Tell whether A7 or A10 bars place k; b0, b1: the opponent's counts."""
        low = _LOW[k] << 3
        high = _HIGH[k] << 3
        if self.is_designers:
            return b0 & low or b1 & high
        return b0 & low == low and b1 & high == high

    def _play(self, node, k, hand, move, value, out):
        """Append what node becomes, unless it is worth too little to be kept.

        k: the place of the move; hand: what is left then; value: the node's without what that cost.
        """
        _, own, theirs, a0, a1, b0, b1, _, _, _ = node
        low = _LOW[k]
        high = _HIGH[k]
        is_barred = self.is_spent
        if move >= SWAP:
            value += self.bridge + self._side(b0, b1)
            theirs ^= 1 << k
            b0 -= low
            b1 -= high
            value -= self._side(b0, b1)
            is_barred = is_barred or self._is_barred(b0, b1, k)
        if not is_barred:
            own |= 1 << k
            value += self.bridge
            a0 += low
            a1 += high
            for j in range(2 * k, 2 * k + 2):
                i = ENDS[j]
                n = (a0 >> 4 * i if i < 6 else a1 >> 4 * i - 24) & 15
                if n == 7:
                    value += self.short
                elif n == 8:
                    value += self.control - self.short
                    if theirs & _AROUND[i]:
                        value += self._side(b0, b1)
                        for fallen in NEAR[6 * i : 6 * i + DEGREE[i]]:
                            if theirs >> fallen & 1:
                                theirs ^= 1 << fallen
                                b0 -= _LOW[fallen]
                                b1 -= _HIGH[fallen]
                                value += self.bridge
                        value -= self._side(b0, b1)
        if self.late and not theirs and node[2]:
            value += _WIN
        self.made += 1
        if value > self.least:
            if self.climbs:
                self.least = value
            out.append((value, own, theirs, a0, a1, b0, b1, hand, node, move))
