"""The computer players of Arabana-Ikibiti: three levels that plan whole turns.

A level plans its turn by a beam search over its own cards, then lets the opponent reply from hands
dealt as its knowledge allows, and itself follow up, before it values a position. The card to draw is
the one with which the turn after the opponent's reply is worth most.
"""

from engine.ai import PENDING
from engine.arabana import Arabana
from engine.arabana_moves import CONFIRM, DISCARD, DRAW, DRAW_STACK, PASS
from engine.arabana_plan import Planner, hand_of, size_of
from engine.arabana_state import BEFORE, LAST, LOST, NO_CARD, STACK
from engine.game import HIDDEN

_LIMIT = 5


def _worth(node):
    return node[0]


def swapped(node, value, hand):
    """Return a node from the other side's view, with its hand."""
    return (value, node[2], node[1], node[5], node[6], node[3], node[4], hand, None, 0)


class Level:
    """A planner of whole turns. What the numbers mean:

    WIDTH: positions kept after each card; CHOICES: ends of the turn looked at closely; HANDS: hands
    dealt to the opponent; REPLY: positions kept in a reply; FOLLOW: whether the own turn after the
    reply counts; WEIGHTS: an island, one bridge short, a bridge, a card, a card drawn unseen.
    """

    WIDTH = 12
    CHOICES = 8
    HANDS = 8
    REPLY = 1
    FOLLOW = True
    WEIGHTS = (30, 10, 3, 6)

    def __init__(self, game, r):
        self.r = r
        self.out = game.moves_buffer()
        self.deal = Arabana()
        self.planner = Planner(self.WEIGHTS)
        self.plan = []  # moves of this turn still to be made
        self.found = []

    def think(self, seen, seat):
        """Yield PENDING often, at last the move."""
        if seen.stage() == LOST or seen.choice() != HIDDEN:
            yield CONFIRM
            return
        if self.plan and seen.is_legal(self.plan[0]) and seen.did():
            yield self.plan.pop(0)
            return
        node = self._start(seen, seat)
        self.plan = []
        if seen.free_bridges(seat):
            self.found = []
            self.planner.expand(node, self.found, 1)
            if self.found:
                yield max(self.found, key=_worth)[9]
                return
        if seen.stage() == BEFORE:
            yield CONFIRM
            return
        if not seen.did() & ~1 and not self.done:
            for _ in self._plan_turn(seen, seat, node):
                yield PENDING
            if self.plan:
                yield self.plan.pop(0)
                return
        if seen.stage() == LAST:
            yield PASS
            return
        for _ in self._plan_draw(seen, seat, node):
            yield PENDING
        yield self.draw

    def _start(self, seen, seat):
        planner = self.planner
        planner.control, planner.short, planner.bridge, planner.card = self.WEIGHTS
        left = seen.stack_count()
        for slot in range(3):
            left += seen.face_up(slot) != NO_CARD
        self.left = left
        self.last = seen.stage() == LAST
        self.final = seen.round() == 3
        self.second = seen.did() >> 3 & 1
        self.done = False
        if self.last or (self.final and left <= 2):
            planner.control, planner.short, planner.bridge, planner.card = 100, 1, 1, 0
            if not self.last:
                planner.card = 2
        return planner.read(seen, seat)

    def _beam(self, root, width):
        """Return nodes a turn from root can end in, the best of each depth; root is the first."""
        planner = self.planner
        ends = [root]
        front = [root]
        while front:
            found = []
            for node in front:
                planner.expand(node, found)
            if not found:
                break
            found.sort(key=_worth, reverse=True)
            front = []
            for node in found:
                new = True
                for other in front:
                    if (
                        node[0] == other[0]
                        and node[1] == other[1]
                        and node[2] == other[2]
                        and node[7] == other[7]
                    ):
                        new = False
                        break
                if new:
                    front.append(node)
                    if len(front) == width:
                        break
            ends.extend(front)
        return ends

    def _best(self, root):
        """Return the best node a greedy turn from root can reach."""
        planner = self.planner
        if self.REPLY > 1:
            return max(self._beam(root, self.REPLY), key=_worth)
        best = node = root
        while node[7]:
            found = []
            planner.expand(node, found)
            if not found:
                break
            node = max(found, key=_worth)
            if node[0] > best[0]:
                best = node
        return best

    def _hands(self, seen, seat):
        """Deal: return a list of (opponent's hand, top of the stack or NO_CARD)."""
        deal = self.deal
        hands = []
        for _ in range(self.HANDS):
            deal.state[:] = seen.state
            deal.determinize(seat, self.r)
            n = deal.stack_count()
            top = deal.state[STACK + n - 1] if n else NO_CARD
            hands.append((hand_of(deal.hand(1 - seat)), top))
        return hands

    def _plan_turn(self, seen, seat, root):
        ends = self._beam(root, self.WIDTH)
        yield PENDING
        ends.sort(key=_worth, reverse=True)
        choices = []
        for node in ends:
            if len(choices) < self.CHOICES or node is root:
                choices.append(node)
        best = choices[0]
        if len(choices) > 1 and not self.second:
            hands = self._hands(seen, seat)
            yield PENDING
            best_value = None
            for node in choices:
                value = 0
                for hand, top in hands:
                    value += self._outlook(node, hand, top)
                    yield PENDING
                if best_value is None or value > best_value:
                    best_value = value
                    best = node
        moves = []
        while best is not root:
            moves.append(best[9])
            best = best[8]
        moves.reverse()
        self.plan = moves

    def _outlook(self, node, hand, top):
        """Value the end of an own turn by the opponent's reply and the own turn after it."""
        planner = self.planner
        value = 0
        left = self.left
        if left == 1 and not self.final and not self.last:
            value += 100 * planner.lead(node)
        mine = node[7]
        root = swapped(node, 0, hand)
        root = (planner.value(root),) + root[1:]
        reply = self._best(root)
        if left == 2 and not self.final:
            value -= 100 * planner.lead(reply)
        back = swapped(reply, 0, mine)
        if self.FOLLOW and not self.last:
            if top != NO_CARD and size_of(mine) < _LIMIT:
                back = back[:7] + (mine + (1 << 2 * top), None, 0)
            back = (planner.value(back),) + back[1:]
            back = self._best(back)
            if left == 3 and not self.final:
                value += 100 * planner.lead(back)
        else:
            back = (planner.value(back),) + back[1:]
        return value + back[0] - planner.card * size_of(reply[7])

    def _plan_draw(self, seen, seat, node):
        planner = self.planner
        n = seen.legal(self.out)
        options = []
        for j in range(n):
            if self.out[j] >= DISCARD:
                options.append(self.out[j])
        self.draw = options[0]
        if len(options) == 1:
            return
        hands = self._hands(seen, seat)
        boards = []
        for hand, _ in hands:
            root = swapped(node, 0, hand)
            root = (planner.value(root),) + root[1:]
            boards.append(self._best(root))
            yield PENDING
        best = None
        done = {}
        for move in options:
            if move == DRAW_STACK:
                card = NO_CARD
            elif move >= DRAW:
                card = seen.face_up(move - DRAW)
            else:
                card = move - DISCARD
            value = 0
            if card in done:
                continue
            done[card] = True
            for j in range(len(hands)):
                drawn = hands[j][1] if card == NO_CARD else card
                hand = node[7] - (1 << 2 * card) if move < DRAW else node[7] + (1 << 2 * drawn)
                back = swapped(boards[j], 0, hand)
                back = (planner.value(back),) + back[1:]
                value += self._best(back)[0]
                yield PENDING
            if best is None or value > best:
                best = value
                self.draw = move


class Hard(Level):
    """The highest level."""


class Medium(Level):
    """One look at its own turn and at three possible replies."""

    WIDTH = 4
    CHOICES = 3
    HANDS = 3
    FOLLOW = False


class Easy(Level):
    """Plays what looks best now, card by card."""

    WIDTH = 1
    CHOICES = 1
    HANDS = 1
    FOLLOW = False
