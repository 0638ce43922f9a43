"""The computer players of Hashi: five levels that plan a whole round.

A level finds the best ends of its round by beam search. The strongest then
compares these ends by a quick best answer to each of some cards that may come next; a category that
an opponent is near counts less in the next round than in this one (H14). The others overlook places
and lines. All give their neighbour one of the worst starts (H4).
"""

from engine import rng
from engine.hashi.ai.evaluator import NEVER, Evaluator
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


class Level(Evaluator):
    """Its strength is set by these numbers.

    WIDTH: beam width. PLACES: places for the number tried with bridges. BOARDS: after so many
    boards evaluated, no further place is tried. ENDS: ends of the round that are compared. CARDS:
    next cards to compare them with, until WORK boards are evaluated in all. OVERLOOKS: probability
    of not noticing a place or line this round, in 256ths.
    """

    WIDTH = 3
    PLACES = 8
    BOARDS = 170
    ENDS = 5
    CARDS = 8
    WORK = 420
    OVERLOOKS = 0

    def __init__(self, game, r):
        Evaluator.__init__(self, game, r)
        self.plan = []  # the remaining moves of this round
        self.ends = []  # (value, moves, saved state), best first
        self.missed = bytearray(SKIP_BRIDGES)  # by move: 1 if overlooked this round

    def think(self, seen, seat):
        """Return the move; a generator."""
        phase = seen.phase()
        if phase == SETTLE:
            self.plan = []
            return CONFIRM
        if not self.plan or phase == NUMBER or not seen.is_legal(self.plan[0]):
            self._overlook(phase)
            self.prepare(seen, seat)
            yield
            if phase == START:
                return self.start(seen, seat)
            yield from self._find_ends(seen, seat)
            if self.CARDS and len(self.ends) > 1 and seen.round() < ROUNDS:
                yield from self._look_ahead(seen, seat)
            self.plan = self.ends[0][1]
            self.ends = []
        return self.plan.pop(0)

    def row(self, now):
        """Return the weights of a round (see Evaluator)."""
        if now == ROUNDS:
            return [20] + [0] * 34  # only points count
        return Evaluator.row(self, now)

    def _overlook(self, phase):
        for move in range(SKIP_BRIDGES if self.OVERLOOKS else 0):
            # Once bridges are begun they must be completed: nothing is overlooked then.
            self.missed[move] = phase != BRIDGES and rng.below(self.r, 256) < self.OVERLOOKS

    # The ends of this round.

    def _find_ends(self, seen, seat):
        """Set ends to the best ENDS ends of the round."""
        self.ends = []
        self.tried = 0
        first = self.save()
        if seen.phase() != NUMBER:
            yield from self._draw_all(seen, seat, first, [])
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
            yield from self._draw_all(seen, seat, self.save(), [move])

    def _draw_all(self, seen, seat, first, begun):
        """Draw the bridges left from state `first`, after the moves begun; keep the best ends."""
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
        """Set ends to the one end with the best mean value after the next card."""
        self.restore(self.ends[0][2])
        cards = bytearray([card for card in range(18) if not seen.is_played(card)])
        rng.shuffle(self.r, cards, 0, len(cards))
        cards = cards[: self.CARDS]
        now = list(self.prizes)
        self.prepare(seen, seat, 1)
        yield from self._discount_contested(seen, seat)
        left = []  # [total, how much more its categories bring now than next round, end]
        for end in self.ends:
            self.restore(end[2])
            sooner = 0
            for category in range(CATEGORIES):
                if now[category] and seen.has_achieved(seat, category):
                    sooner += now[category] - self.prizes[category]
            left.append([0, sooner, end])
        for card in cards:
            for row in left:
                value = yield from self._answer(seen, seat, row[2][2], card)
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

    def _discount_contested(self, seen, seat):
        """Lower the prize of a category in the next round if an opponent is near it now (H14)."""
        for category in range(CATEGORIES):
            if self.prizes[category] == 10 * FULL[category]:
                for q in range(seen.players()):
                    if q != seat and is_near(seen, q, category):
                        self.prizes[category] = 5 * (FULL[category] + LATER[category])
                    yield

    def _answer(self, seen, seat, saved, card):
        """Return the value of the best quick answer to a card; a generator."""
        self.restore(saved)
        s = seen.state
        r = s[ROUND]
        s[DECK + r] = card
        s[ROUND] = r + 1
        for i in range(4):
            s[CHOICE + 4 * seat + i] = 0
        seen.anticipate(seat)
        best = self._best(seen, seat)
        yield
        seen.apply(self.choice)
        for _ in range(seen.left()):
            found = self._best(seen, seat)
            yield
            if found == NEVER:
                break
            seen.apply(self.choice)
        else:
            best = max(best, found)
        return best

    def _best(self, seen, seat):
        """Return the value of the board after the best single move; set choice to that move."""
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
    """Overlooks nothing, and compares ends by the cards that may come next."""


class Keen(Level):
    """Considers this round only, and overlooks one place or line in ten."""

    WIDTH = 2
    PLACES = 5
    ENDS = 1
    CARDS = 0
    OVERLOOKS = 26


class Medium(Keen):
    """Tries fewer places, and overlooks one in four."""

    PLACES = 4
    OVERLOOKS = 64


class Fair(Medium):
    """Draws the bridge that looks best at once, and overlooks three in eight."""

    WIDTH = 1
    PLACES = 3
    OVERLOOKS = 96


class Easy(Fair):
    """Overlooks every second place and line."""

    OVERLOOKS = 128
