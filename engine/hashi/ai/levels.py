"""The computer players of Hashi: five levels that plan a whole round.

A level finds the best ends of its round by a beam, as `greedy` does. The strongest then looks at
each end through cards that may come next: what the best quick answer to each would be worth. There
it wants to be first: a category that an opponent is near is worth less in the next round than now
(H14). The others overlook places and lines. All give their neighbour the worst start (H4).
"""

from engine import rng
from engine.ai import PENDING
from engine.hashi.ai.weigher import NEVER, Weigher
from engine.hashi.boards import ISLANDS
from engine.hashi.rules import CONFIRM, SKIP_BRIDGES
from engine.hashi.state import (
    BRIDGES,
    CATEGORIES,
    CHOICE,
    DECK,
    FULL,
    LATER,
    NUMBER,
    ROUND,
    ROUNDS,
    SETTLE,
    START,
    is_near,
)


class Level(Weigher):
    """As strong as its numbers.

    WIDTH: boards that a beam keeps. PLACES: places for the number tried with bridges. BOARDS: of
    them weighed in a round, then no further place is tried. ENDS: ways to end the round that are
    looked at through CARDS cards, until WORK boards are weighed in all. OVERLOOKS: places and lines
    in 256 not noticed this round.
    """

    WIDTH = 3
    PLACES = 8
    BOARDS = 170
    ENDS = 5
    CARDS = 8
    WORK = 420
    OVERLOOKS = 0

    def __init__(self, game, r):
        Weigher.__init__(self, game)
        self.r = r
        self.plan = []  # moves of this round still to be made
        self.ends = []  # (value, moves, saved), the best first
        self.missed = bytearray(SKIP_BRIDGES)  # by move: 1 where it is overlooked

    def think(self, seen, seat):
        """Yield PENDING often, at last the move."""
        phase = seen.phase()
        if phase == SETTLE:
            self.plan = []
            yield CONFIRM
            return
        if not self.plan or phase == NUMBER or not seen.is_legal(self.plan[0]):
            self._overlook(phase)
            self.weigh(seen, seat)
            yield PENDING
            if phase == START:
                yield self.start(seen, seat)
                return
            for _ in self._find_ends(seen, seat):
                yield PENDING
            if self.CARDS and len(self.ends) > 1 and seen.round() < ROUNDS:
                for _ in self._look_ahead(seen, seat):
                    yield PENDING
            self.plan = self.ends[0][1]
            self.ends = []
        yield self.plan.pop(0)

    def row(self, now):
        """Return the weights of a round."""
        if now == ROUNDS:
            return [20] + [0] * 34  # nothing but points counts
        return Weigher.row(self, now)

    def _overlook(self, phase):
        for move in range(SKIP_BRIDGES if self.OVERLOOKS else 0):
            # Who has begun to draw has to go on: nothing is overlooked then.
            self.missed[move] = phase != BRIDGES and rng.below(self.r, 256) < self.OVERLOOKS

    # The ends of this round.

    def _find_ends(self, seen, seat):
        """Fill ends with the best ways to end the round."""
        self.ends = []
        self.tried = 0
        first = self.saved()
        if seen.phase() != NUMBER:
            for _ in self._draw_all(seen, seat, first, []):
                yield
            return
        out = self.out
        places = []
        n = seen.legal(out)
        self.value(seen, seat)
        for k in range(n):
            move = out[k]
            if not self.missed[move] or move >= ISLANDS:
                places.append((-128 * self.after(move) + move, move))
        yield
        places.sort()
        for _, move in places[: self.PLACES]:
            if self.tried > self.BOARDS:
                break
            self.restore(first)
            seen.apply(move)
            for _ in self._draw_all(seen, seat, self.saved(), [move]):
                yield

    def _draw_all(self, seen, seat, first, begun):
        """Draw what is left from `first`, after the moves begun; keep the ends."""
        out = self.out
        layer = [(0, begun, first)]
        self.restore(first)
        total = seen.left()
        for step in range(total):
            new = []
            for old in layer:
                self.restore(old[2])
                n = seen.legal(out)
                self.value(seen, seat)
                for k in range(n):
                    move = out[k]
                    if move < SKIP_BRIDGES:
                        if self.missed[move]:
                            continue
                        self.tried += 1
                        if step < total - 1:
                            self.keep(new, self.WIDTH, self.after(move), old, move)
                            continue
                    self.keep(self.ends, self.ENDS, self.after(move), old, move)
                yield
            layer = new

    # What may come next.

    def _look_ahead(self, seen, seat):
        """Order the ends by what they are worth after the next card, over several that may come."""
        self.restore(self.ends[0][2])
        cards = bytearray([card for card in range(18) if not seen.is_played(card)])
        rng.shuffle(self.r, cards, 0, len(cards))
        cards = cards[: self.CARDS]
        now = list(self.prizes)
        self.weigh(seen, seat, 1)
        for _ in self._fear(seen, seat):
            yield
        left = []  # [total, what its categories bring more now than in the next round, end]
        for end in self.ends:
            self.restore(end[2])
            sooner = 0
            for category in range(CATEGORIES):
                if now[category] and seen.has_achieved(seat, category):
                    sooner += now[category] - self.prizes[category]
            left.append([0, sooner, end])
        for card in cards:
            for row in left:
                value = 0
                for value in self._answer(seen, seat, row[2][2], card):  # noqa: B007
                    yield
                row[0] += value + row[1]
            worst = 0
            for k in range(1, len(left)):
                if left[k][0] < left[worst][0]:
                    worst = k
            if len(left) > 2:
                left.pop(worst)
            if self.tried > self.WORK:
                break
        best = left[0]
        for row in left[1:]:
            if row[0] > best[0]:
                best = row
        self.ends = [best[2]]

    def _fear(self, seen, seat):
        """Lower what a category brings in the next round if an opponent is near it now."""
        for category in range(CATEGORIES):
            if self.prizes[category] == 10 * FULL[category]:
                for q in range(seen.players()):
                    if q != seat and is_near(seen, q, category):
                        self.prizes[category] = 5 * (FULL[category] + LATER[category])
                    yield

    def _answer(self, seen, seat, saved, card):
        """Yield PENDING, at last what the best quick answer to a card is worth."""
        self.restore(saved)
        s = seen.state
        r = s[ROUND]
        s[DECK + r] = card
        s[ROUND] = r + 1
        for i in range(4):
            s[CHOICE + 4 * seat + i] = 0
        seen.anticipate(seat)
        best = self._best(seen, seat)
        yield PENDING
        seen.apply(self.choice)
        for _ in range(seen.left()):
            found = self._best(seen, seat)
            yield PENDING
            if found == NEVER:
                break
            seen.apply(self.choice)
        else:
            best = max(best, found)
        yield best

    def _best(self, seen, seat):
        """Return what the board is worth after the best place or bridge; leave that in choice."""
        out = self.out
        n = seen.legal(out)
        self.value(seen, seat)
        best = NEVER
        for k in range(n):
            if out[k] < SKIP_BRIDGES:
                self.tried += 1
                value = self.after(out[k])
                if value > best:
                    best = value
                    self.choice = out[k]
        return best


class Hard(Level):
    """Overlooks nothing, and looks through the cards that may come next."""


class Keen(Level):
    """Weighs this round alone, and overlooks a place or line in ten."""

    WIDTH = 2
    PLACES = 5
    ENDS = 1
    CARDS = 0
    OVERLOOKS = 26


class Medium(Keen):
    """Tries fewer places, and overlooks every fourth."""

    PLACES = 4
    OVERLOOKS = 64


class Fair(Medium):
    """Draws what looks best at once, and overlooks more than every third."""

    WIDTH = 1
    PLACES = 3
    OVERLOOKS = 96


class Easy(Fair):
    """Overlooks every second."""

    OVERLOOKS = 128
