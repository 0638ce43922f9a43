"""The worth of each revealed Request to a seat, in sixteenths of a point.

An Island counts by how few tiles it lacks, and by which cards fulfil the Request next turn; those
are compared with the hand that comes next, and with what the others hold and could claim now.
"""

from engine.atoll import cards, match
from engine.atoll.state import HAND, NONE, SLOTS
from engine.const import const
from engine.game import HIDDEN

_SURE = const(256)  # probabilities are in 256ths
_TAKES = const(205)  # that a rival with a card for a Request plays it
_LEFT = const(180)  # that the only such card of the next hand is still there
_DENIED = const(77)  # what keeping a point from a rival is worth
_NEXT = const(13)  # a claim reveals the next Request
_PAIRS = const(15)  # of terrains, by which cards are told apart

_SOON = const(115)  # what a Request that the next hand fulfils is worth, in 256ths of its points
_NEAR = const(26)  # one that lacks one tile, or two apart, whatever the next hand
_FAR = const(13)  # one that lacks two adjacent ones, or three


class Rivals:
    """Scratch of one turn: of each slot's Request, what it is worth claimed and open."""

    def __init__(self):
        self.requests = bytearray(SLOTS)
        self._shapes = [None] * SLOTS
        self.claimed = [0] * SLOTS
        self.open = [0] * SLOTS  # less what others are likely to take this turn
        self._held = bytearray(_PAIRS)  # the hand that comes next, if known
        self._unseen = bytearray(_PAIRS)
        self._size = 0  # cards of the next hand
        self._is_known = False
        self._left = 0

    def learn(self, seen, seat, island, requests):
        """Find what others may claim this turn. A generator: yields after each Island.

        island: scratch. requests: those of the slots, NONE to overlook.
        """
        self.requests[:] = requests
        for k in range(SLOTS):
            self._shapes[k] = match.shape(requests[k])
        self._left = seen.rounds() * HAND - 1 - seen.laid(seat)
        self._count(seen, seat)
        n = seen.players()
        first = seen.laid(seat) % n
        free = [_SURE] * SLOTS  # no rival takes it
        mine = [_SURE] * SLOTS  # nor one whose claim comes first (T8)
        for p in range(n):
            if p == seat:
                continue
            seen.load(p, island)
            is_earlier = (p - first) % n < (seat - first) % n
            for k in range(SLOTS):
                if requests[k] != NONE:
                    _, pairs = match.nearest(island, self._shapes[k])
                    rest = _SURE - (self._has(seen, p, pairs) * _TAKES >> 8)
                    free[k] = free[k] * rest >> 8
                    if is_earlier:
                        mine[k] = mine[k] * rest >> 8
            yield
        for k in range(SLOTS):
            if requests[k] != NONE:
                v = cards.points(requests[k]) << 4
                self.open[k] = v * free[k] >> 8
                denied = (_SURE - free[k]) * _DENIED >> 8
                self.claimed[k] = (v * (mine[k] + denied) >> 8) + (_NEXT if self._left else 0)

    def _count(self, seen, seat):
        """Count the cards of the hand that comes next, and those that the seat has not seen."""
        held = self._held
        unseen = self._unseen
        for k in range(_PAIRS):
            held[k] = 0
            unseen[k] = 255  # a bit per card, at first
        n = seen.players()
        giver = (seat - 1 if seen.round() == 0 else seat + 1) % n
        for p in range(n):
            for i in range(seen.laid(p)):
                card = seen.card(p, i)
                unseen[card >> 3] &= 255 ^ 1 << (card & 7)
            if seen.hand(p, 0) != HIDDEN:
                for i in range(seen.hand_size(p)):
                    card = seen.hand(p, i)
                    unseen[card >> 3] &= 255 ^ 1 << (card & 7)
                    if p == giver:
                        held[card >> 3] += 1
        for k in range(_PAIRS):
            bits = unseen[k]
            unseen[k] = 0
            while bits:
                bits &= bits - 1
                unseen[k] += 1
        self._size = seen.hand_size(seat) - 1
        self._is_known = self._size > 0 and seen.hand(giver, 0) != HIDDEN
        if not self._size and self._left:
            self._size = HAND

    def _has(self, seen, p, pairs):
        """Return the probability that seat p holds a card of these pairs, a bit each."""
        if not pairs:
            return 0
        if seen.hand(p, 0) == HIDDEN:
            return self._deals(seen.hand_size(p), pairs)
        for i in range(seen.hand_size(p)):
            if pairs >> (seen.hand(p, i) >> 3) & 1:
                return _SURE
        return 0

    def _deals(self, size, pairs):
        """Return the probability that so many unseen cards have one of these pairs."""
        n = total = 0
        for k in range(_PAIRS):
            total += self._unseen[k]
            if pairs >> k & 1:
                n += self._unseen[k]
        none = _SURE << 8
        for _ in range(size if total else 0):
            none = none * (total - n) // total
        return _SURE - (none >> 8)

    def _comes(self, pairs):
        """Return the probability that a card of these pairs can be played next turn."""
        if not pairs or not self._size:
            return 0
        if not self._is_known:
            return self._deals(self._size, pairs)
        n = 0
        for k in range(_PAIRS):
            if pairs >> k & 1:
                n += self._held[k]
        return _SURE if n > 1 else _LEFT if n else 0

    def worth(self, island, k):
        """Return what the Request of slot k is worth with an Island after this turn."""
        if self.requests[k] == NONE:
            return 0
        lack, pairs = match.nearest(island, self._shapes[k])
        if not lack:
            return self.claimed[k]
        left = self._left
        if not left:
            return 0
        near = self._comes(pairs) * _SOON >> 8
        if lack == 1 or (lack == 2 and not pairs and left > 2):
            near += _NEAR
        elif pairs or (lack == 3 and left > 4):
            near += _FAR
        return self.open[k] * near >> 8

    def value(self, island):
        """Return what all Requests are worth with an Island after this turn."""
        n = 0
        for k in range(SLOTS):
            n += self.worth(island, k)
        return n
