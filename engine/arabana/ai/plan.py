"""Fast lookahead in Arabana-Ikibiti: a position as a few small integers.

A side's board is one bit per place, and two integers that count its filled places, four bits per
island, six islands each. The counts start so that the top bit of the four is set when the majority
is reached. Ships count, but never move and are never pounded here; the caller checks each planned
move against the real game.

A node is a tuple, seen from the side to move:
(value, own, theirs, own counts 0 and 1, their counts 0 and 1, hand, previous node, move).
The hand has two bits per island. Values are in tenths of the yardstick's.
"""

from engine.arabana.control import BRIDGES
from engine.arabana.map import DEGREE, ENDS, ISLANDS, NEAR, PLACES
from engine.arabana.moves import FREE_BRIDGE, SWAP
from engine.arabana.state import BRIDGE, FILLED, HAND, HELD
from engine.const import const

_TOP = const(0x888888)
_ONES = const(0x111111)
_WIN = const(5000)  # more than the value of any position
NOTHING = const(-1000000)  # less than any value
_ALL = const(0x7FFFFFF)  # all places, one bit each

# By place: what a bridge there adds to the first and to the second count.
_LOW = [sum([1 << 4 * i for i in ENDS[2 * k : 2 * k + 2] if i < 6]) for k in range(PLACES)]
_HIGH = [sum([1 << 4 * i - 24 for i in ENDS[2 * k : 2 * k + 2] if i >= 6]) for k in range(PLACES)]
# By island: its places, one bit each.
_AROUND = [sum([1 << k for k in NEAR[6 * i : 6 * i + DEGREE[i]]]) for i in range(ISLANDS)]


def count(bits):
    """Return how many of 27 bits are set."""
    # Counts per three bits, then per six bits, whose sum is the remainder modulo 63.
    bits -= (bits >> 1 & 0o333333333) + (bits >> 2 & 0o111111111)
    return (bits + (bits >> 3) & 0o707070707) % 63


def hand_of(cards):
    """Return a hand, two bits per island, from bytes of islands; ignores HIDDEN and NO_CARD."""
    n = 0
    for card in cards:
        if card < ISLANDS:
            n += 1 << 2 * card
    return n


def size_of(hand):
    """Return the number of cards of a hand."""
    return ((hand & 0x333333) + (hand >> 2 & 0x333333)) % 15


def value_of(node):
    """Return a node's value, as a sort key."""
    return node[0]


def lead(node):
    """Return how many more islands the node's own side controls."""
    return _islands(node[3], node[4]) - _islands(node[5], node[6])


def _islands(low, high):
    """Return how many islands two counts control: groups whose top bit is set."""
    return ((low & _TOP) + (high & _TOP) >> 3) % 15


class Planner:
    """Creates nodes. weights: value of an island, island one bridge short, bridge, card."""

    def __init__(self, weights):
        self.weights = weights
        self.control, self.short, self.bridge, self.card = weights
        self.is_designers = False
        self.is_spent = False  # no bridge is left in the supply (A8)
        self.is_late = False  # after round 1: losing the last bridge loses the game (A14)
        self.made = 0  # nodes evaluated
        self.least = NOTHING  # only nodes with a higher value are kept
        self.is_greedy = False  # then each node kept raises least to its value

    def read(self, game, p):
        """Return the node of a game or observation for seat p with its hand; set up the variant."""
        s = game.state
        self.control, self.short, self.bridge, self.card = self.weights
        self.is_designers = game.is_designers()
        self.is_late = game.round() > 1
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
        """Return the same position as a node of the other side, with a hand."""
        return self.node((node[2], node[1], node[5], node[6], node[3], node[4]), hand)

    def node(self, board, hand):
        """Return a node that begins a turn. board: its six integers, own before theirs."""
        own, theirs, a0, a1, b0, b1 = board
        value = (
            self._side(a0, a1)
            - self._side(b0, b1)
            + self.bridge * (count(own) - count(theirs))
            + self.card * size_of(hand)
        )
        if self.is_late:
            if not theirs:
                value += _WIN
            if not own:
                value -= _WIN
        return (value, own, theirs, a0, a1, b0, b1, hand, None, 0)

    def _side(self, low, high):
        """Return the value of a side's counts: islands controlled, and one bridge short."""
        held = ((low & _TOP) + (high & _TOP) >> 3) % 15
        near = ((low + _ONES & _TOP) + (high + _ONES & _TOP) >> 3) % 15
        return self.control * held + self.short * (near - held)

    def best(self, root):
        """Return the best node of a turn from root that plays greedily, card by card."""
        best = node = root
        self.is_greedy = True
        while node[7]:
            self.least = NOTHING
            found = []
            self.expand(node, found)
            if not found:
                break
            node = found[-1]
            if node[0] > best[0]:
                best = node
        self.is_greedy = False
        self.least = NOTHING
        return best

    def expand(self, node, out, free=0):
        """Append to out a node for every play of a card or pair; if free, for every free bridge."""
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
        plain = one + self.bridge  # the value if a play gains only the bridge
        # The islands one or two bridges short: only there a play gains more.
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
                        if gains or plain > self.least or not self.is_greedy:
                            self._play(node, k, after, 2 * k + (ENDS[2 * k] != i), one, out)
                        else:
                            self.made += 1  # not better than the last node kept
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
        """Return true if A7 or A10 bars place k. b0, b1: the opponent's counts."""
        low = _LOW[k] << 3
        high = _HIGH[k] << 3
        if self.is_designers:
            return b0 & low or b1 & high
        return b0 & low == low and b1 & high == high

    def _play(self, node, k, hand, move, value, out):
        """Append the node after a move, unless its value is not above least.

        k: place of the move. hand: the cards left. value: the node's value less the cards played.
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
        if self.is_late and not theirs and node[2]:
            value += _WIN
        self.made += 1
        if value > self.least:
            if self.is_greedy:
                self.least = value
            out.append((value, own, theirs, a0, a1, b0, b1, hand, node, move))
