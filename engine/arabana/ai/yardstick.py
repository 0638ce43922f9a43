"""The public yardstick of Arabana-Ikibiti: a greedy player that the levels are measured against.

It repeats the single action that raises the position's value most, as long as one does. Then it
draws the card with the best next action; the stack counts as the mean over the unseen cards. With a
full hand it discards the card after whose loss the best next action is best. Ties go to the lowest
move. It never places or moves a ship.
"""

from engine.arabana.ai.plan import Planner
from engine.arabana.cards import unseen
from engine.arabana.map import ISLANDS
from engine.arabana.moves import DISCARD, DRAW, DRAW_STACK, PASS
from engine.arabana.state import BEFORE, LOST
from engine.game import HIDDEN


class Yardstick:
    WEIGHTS = (30, 10, 3, 1)  # in tenths: island, island one bridge short, bridge, card

    def __init__(self, game, r):
        self.out = game.moves_buffer()
        self.planner = Planner(self.WEIGHTS)
        self.counts = bytearray(ISLANDS)

    def think(self, seen, seat):
        """Return the move; a generator."""
        ends = []  # the moves that end a turn: discards, draws, PASS, CONFIRM
        for j in range(seen.legal(self.out)):
            if self.out[j] >= DISCARD:
                ends.append(self.out[j])
        planner = self.planner
        node = planner.read(seen, seat)
        planner.is_late = False  # it ignores a premature end (A14)
        node = planner.node(node[1:7], node[7])
        yield
        if seen.choice() == HIDDEN and not seen.did() & ~1 and seen.stage() != LOST:
            found = []
            if seen.free_bridges(seat):
                planner.expand(node, found, 1)
            if seen.stage() != BEFORE:
                planner.expand(node, found)
            best = None
            top = node[0]
            for end in found:
                if end[0] > top or (end[0] == top and best and end[9] < best[9]):
                    top = end[0]
                    best = end
            if best is not None:
                return best[9]
        chosen = ends[0]
        if len(ends) > 1 and chosen != PASS:
            total = -1
            count = 1
            for move in ends:
                if move == DRAW_STACK:
                    value, weight = 0, unseen(seen.state, seat, self.counts)
                    for card in range(ISLANDS):
                        if self.counts[card]:
                            hand = node[7] + (1 << 2 * card)
                            value += self.counts[card] * self._gain(node, hand)
                            yield
                else:
                    if move >= DRAW:
                        hand = node[7] + (1 << 2 * seen.face_up(move - DRAW))
                    else:
                        hand = node[7] - (1 << 2 * (move - DISCARD))
                    value, weight = self._gain(node, hand), 1
                    yield
                if value * count > total * weight:  # compares means as fractions
                    total = value
                    count = weight
                    chosen = move
        return chosen

    def _gain(self, node, hand):
        """Return how much the best action with that hand raises the value, 0 if none does."""
        found = []
        self.planner.expand((0,) + node[1:7] + (hand, None, 0), found)
        best = 0
        for end in found:
            if end[0] > best:
                best = end[0]
        return best
