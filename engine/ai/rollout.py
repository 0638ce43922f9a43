"""Adds up what two turns are worth when both are played on, deal by deal, until that is enough.

A game whose turns are played on has engine/<game>/ai/rollout.py:

    def played(seen, seat, turns, number):
        Return what each turn is worth in deal `number`, a list in the unit of the game's review; a
        generator. turns: moves without CONFIRM. seen: the observation before them; it stays as it
        is. number: 0 up; the same number deals the same cards for all turns. Nothing else counts,
        so any process can play any deal.

The part of the error that more deals do not make smaller is SYSTEMATIC of its ai/measured.py.
"""

from engine.ai.judgement import SMALL
from engine.const import const

# By unit, as in judgement.py: points, chances.
_LEAST = (16, 32)  # deals; fewer may agree by chance
_MOST = (128, 256)
_SURE = const(3)  # errors; one who stops at two is wrong in one of seven
_OTHER = (100, 250)  # the next deal may differ by so much, though all deals agree so far
_DEAR = (0, 80)  # what is to be found: it is over where a turn hardly lost as much
_AGREES = const(4)  # the square of joint errors by which what is known and the deals may differ
# What stands out among deals does so by luck as well. Losses are spread like this, so the error
# squared over it is what to expect of that luck, and is taken off.
_SPREAD = (0, 65)


class Tally:
    """The differences of two turns in whole numbers, so that all VMs stop at the same deal."""

    def __init__(self, is_chance, systematic, known=(), added=(0, 0, 0)):
        """known: (lost, error) without any deal, which counts as well as long as the deals agree:
        the less the error of either, the more. added: state() of deals added before.
        """
        self.deals, self._sum, self._squares = added  # deals: the number of the next one
        self._is_chance = is_chance
        self._systematic = systematic
        self._known = known

    def state(self):
        """Return what a Tally that goes on needs."""
        return self.deals, self._sum, self._squares

    def add(self, worths):
        """Add a deal. worths: what the person's turn and the better one are worth in it."""
        lost = worths[1] - worths[0]
        self.deals += 1
        self._sum += lost
        self._squares += lost * lost

    def found(self):
        """Return (lost, its standard error), as rows of a review have them."""
        n = max(1, self.deals)
        lost = (abs(self._sum) * 2 + n) // (2 * n)
        square = self._by_deals() + self._systematic**2
        spread = _SPREAD[self._is_chance]
        if spread:
            lost = max(0, lost - square // spread)
        lost = lost if self._sum > 0 else -lost
        if self._known:
            first, error = self._known
            both = max(1, square + error**2)
            if (first - lost) ** 2 <= _AGREES * both:
                lost = (2 * (lost * error**2 + first * square) + both) // (2 * both)
                square = square * error**2 // both
        return lost, root(square)

    def is_over(self):
        """Return True if more deals would not change what is said.

        That is so beyond three errors, or where the difference is certainly small, or where deals
        are the smaller part of the error; and after the most deals. Never before the least. Of
        chances, where single deals say less, also where the difference is hardly a dear one.
        """
        if self.deals < _LEAST[self._is_chance]:
            return False
        by_deals = self._by_deals()
        lost, error = self.found()
        return (
            self.deals >= _MOST[self._is_chance]
            or abs(lost) + 2 * error <= _DEAR[self._is_chance]
            or abs(lost) >= max(_SURE * error, SMALL[self._is_chance])
            or abs(lost) + _SURE * root(by_deals) <= SMALL[self._is_chance]
            or by_deals <= self._systematic**2
        )

    def _by_deals(self):
        """Return the square of the mean's standard error as the deals differ."""
        n = self.deals
        if n < 2:
            return _OTHER[self._is_chance] ** 2
        spread = (n * self._squares - self._sum**2) // (n * (n - 1))
        return max(spread // n, (_OTHER[self._is_chance] // n) ** 2)


def root(n):
    """Return the square root of a whole number, rounded down."""
    if n < 2:
        return n
    x = n
    y = (n + 1) // 2
    while y < x:
        x = y
        y = (x + n // x) // 2
    return x
