"""The public yardstick of Arabana-Ikibiti: a one-turn greedy player, defined with the levels.

It takes the single action that raises a position's value most, as long as one does, then draws the
card after which its best next action would be worth most; the stack counts at the mean over the
cards it has not seen. With a full hand it lays down the card whose loss leaves that worth highest.
Ties go to the lowest move. It never places or moves a ship.
"""

from engine.ai import PENDING
from engine.arabana.ai.plan import Planner
from engine.arabana.cards import unseen
from engine.arabana.map import ISLANDS
from engine.arabana.moves import DISCARD, DRAW, DRAW_STACK, PASS
from engine.arabana.state import BEFORE, LOST
from engine.game import HIDDEN


class Yardstick:
    WEIGHTS = (30, 10, 3, 1)  # tenths: an island, one bridge short, a bridge, a card

    def __init__(self, game, r):
        self.out = game.moves_buffer()
        self.planner = Planner(self.WEIGHTS)
        self.counts = bytearray(ISLANDS)

    def think(self, seen, seat):
        """Yield PENDING often, at last the move."""
        ends = []  # discards and draws, a pass, or to confirm
        for j in range(seen.legal(self.out)):
            if self.out[j] >= DISCARD:
                ends.append(self.out[j])
        planner = self.planner
        node = planner.read(seen, seat)
        planner.late = False  # it values no premature end
        node = planner.node(node[1:7], node[7])
        yield PENDING
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
                yield best[9]
                return
        chosen = ends[0]
        if len(ends) > 1 and chosen != PASS:
            total = -1
            count = 1
            for move in ends:
                if move == DRAW_STACK:
                    worth, weight = 0, unseen(seen.state, seat, self.counts)
                    for card in range(ISLANDS):
                        if self.counts[card]:
                            hand = node[7] + (1 << 2 * card)
                            worth += self.counts[card] * self._worth(node, hand)
                            yield PENDING
                else:
                    if move >= DRAW:
                        hand = node[7] + (1 << 2 * seen.face_up(move - DRAW))
                    else:
                        hand = node[7] - (1 << 2 * (move - DISCARD))
                    worth, weight = self._worth(node, hand), 1
                    yield PENDING
                if worth * count > total * weight:  # means, compared as fractions
                    total = worth
                    count = weight
                    chosen = move
        yield chosen

    def _worth(self, node, hand):
        """Return by how much the best action with that hand would raise the value; 0 if none."""
        found = []
        self.planner.expand((0,) + node[1:7] + (hand, None, 0), found)
        best = 0
        for end in found:
            if end[0] > best:
                best = end[0]
        return best
