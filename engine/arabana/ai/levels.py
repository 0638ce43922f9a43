"""The computer players of Arabana-Ikibiti: five levels that plan whole turns.

A level finds the best ends of its turn by a beam search over its own cards. It compares them by the
opponent's reply from random hands that are possible by its knowledge, and by its own next turn. It
draws the card with the best next turn.
"""

from engine import rng
from engine.arabana import unseen
from engine.arabana.ai.plan import NOTHING, Planner, hand_of, lead, size_of, value_of
from engine.arabana.map import ISLANDS
from engine.arabana.moves import CONFIRM, DISCARD, DRAW, DRAW_STACK, MOVE_SHIP, PASS, SHIP
from engine.arabana.rules import Arabana
from engine.arabana.state import BEFORE, LAST, LOST, NO_CARD, PLAYED, STACK
from engine.const import const
from engine.game import HIDDEN

_NODES = const(700)  # after so many nodes no further hand is tried, to limit the time of a turn
_TOP = const(24)  # shift of the top card of the stack, above a dealt hand
_HAND = const(0xFFFFFF)
SCORED = 100  # value of an island at a scoring
_LAST_PLAYS = const((100, 1, 1, 0))  # weights if only the third scoring is left
_LAST_DRAWS = const((100, 1, 1, 2))


class Hard:
    """The highest level. Its strength is set by these numbers.

    WIDTH: beam width. CHOICES: ends of the turn that are compared. HANDS: hands dealt to the
    opponent; after GLANCE of them only the best KEEP choices remain. FOLLOW: True if the own turn
    after the reply counts. OVERLOOKS: probability of not noticing a play, in 256ths. WEIGHTS: value
    of an island, of an island one bridge short, of a bridge, of a card.
    """

    WIDTH = 12
    CHOICES = 12
    HANDS = 16
    GLANCE = 6
    KEEP = 4
    FOLLOW = True
    OVERLOOKS = 0
    WEIGHTS = (30, 16, 9, 12)

    def __init__(self, game, r):
        self.r = r
        self.deal = Arabana()
        self.planner = Planner(self.WEIGHTS)
        self.is_planned = False  # this turn's plays are decided; the remaining ones are in plan
        self.plan = []
        self.dealt = []  # the hands that the plan was compared with; explain.py uses them
        self.ends = []  # the values of the ends compared with all of them, best first; also for it
        self.draws = []  # each choice of a draw or discard: (moves, values, hands); also for it

    def think(self, seen, seat):
        """Return the move; a generator."""
        if seen.stage() == LOST or seen.choice() != HIDDEN:
            self.is_planned = False
            return CONFIRM
        if not seen.did():  # a turn begins, perhaps again after undo
            self.plan = []
            self.draws = []
            self.is_planned = False
        if self.plan and seen.is_legal(self.plan[0]):
            return self.plan.pop(0)
        root = self.begin_turn(seen, seat)
        if seen.free_bridges(seat):
            found = []
            self.planner.expand(root, found, 1)
            if found:
                return max(found, key=value_of)[9]
        if seen.stage() == BEFORE:
            return CONFIRM
        if not self.is_planned and not seen.did() & ~PLAYED:
            self.is_planned = True
            yield from self._plan_turn(seen, seat, root)
            if self.plan:
                return self.plan.pop(0)
        if seen.stage() == LAST:
            return PASS
        return (yield from self._choose_draw(seen, seat, root))

    def begin_turn(self, seen, seat):
        """Read the observation, reset the plan, and return the root node."""
        self.plan = []
        self.limit = seen.hand_limit(seat)
        self.is_last = seen.stage() == LAST
        self.is_final = seen.round() == 3
        self.left = seen.stack_count()  # draws until the scoring
        for slot in range(3):
            self.left += seen.face_up(slot) != NO_CARD
        self.planner.weights = self.WEIGHTS
        if self.is_last:
            self.planner.weights = _LAST_PLAYS
        elif self.is_final and self.left <= 2:
            self.planner.weights = _LAST_DRAWS
        return self.planner.read(seen, seat)

    def _beam(self, root):
        """Return the best nodes in which a turn from root can end, best first."""
        ends = [root]
        front = [root]
        while front:
            found = []
            for node in front:
                n = len(found)
                self.planner.expand(node, found)
                if self.OVERLOOKS:
                    new = found[n:]
                    found[n:] = [one for one in new if rng.below(self.r, 256) >= self.OVERLOOKS]
                yield
                if len(found) > self.WIDTH:  # now, because a dozen nodes take 600 bytes
                    found = self.best(found)
                    if not self.OVERLOOKS and len(found) == self.WIDTH:
                        self.planner.least = found[-1][0]  # the others must have a higher value
            self.planner.least = NOTHING
            front = self.best(found)
            yield
            ends.extend(front)
            ends = [ends[j] for j in _ranked(ends)[: self.CHOICES]]
        return ends

    def best(self, found):
        """Return the WIDTH best different nodes, best first."""
        front = []
        for j in _ranked(found):
            node = found[j]
            if not _is_among(node, front):
                front.append(node)
                if len(front) == self.WIDTH:
                    break
        return front

    def deal_hands(self, seen, seat):
        """Return possible hands of the opponent, each plus the top of the stack << _TOP."""
        deal = self.deal
        hands = []
        self.planner.made = 0
        for _ in range(self.HANDS):
            deal.state[:] = seen.state  # an observation already
            unseen.deal(deal.state, seat, self.r)
            n = deal.stack_count()
            top = deal.state[STACK + n - 1] if n else NO_CARD
            hands.append(hand_of(deal.hand(1 - seat)) | top << _TOP)
            yield
        return hands

    def _plan_turn(self, seen, seat, root):
        """Set plan to the plays of this turn; empty if none is best."""
        ends = yield from self._beam(root)
        planner = self.planner
        self.dealt = []
        if root not in ends:
            ends.append(root)
        # Rows: value so far, node, node whose links lead back to root.
        choices = [[0, node, node] for node in ends]
        if seen.is_seafarer():
            for move in moves_in(seen, SHIP, DISCARD):
                self.deal.state[:] = seen.state
                self.deal.apply(move)
                node = planner.read(self.deal, seat)
                step = node[:8] + (root, move)
                choices.append([0, node, step])
                yield
        if self.CHOICES > 1 and len(choices) > 1 and not seen.is_second_to_play_last():
            hands = yield from self.deal_hands(seen, seat)
            for n in range(len(hands)):
                if n == self.GLANCE:  # the best few get half of the work
                    choices = [choices[j] for j in _ranked(choices)[: self.KEEP]]
                if planner.made > _NODES:
                    break
                self.dealt.append(hands[n])
                for choice in choices:
                    yield from self.look_ahead(choice, hands[n])
            choices = [choices[j] for j in _ranked(choices)]
        self.ends = [choice[0] for choice in choices]
        best = choices[0][2]
        if best[9] >= SHIP:
            self.is_planned = best[9] >= MOVE_SHIP  # cards may still follow a ship
        while best is not root:
            self.plan.insert(0, best[9])
            best = best[8]

    def look_ahead(self, choice, dealt):
        """Add to choice[0] the value after the reply from a dealt hand, see deal_hands.

        A generator. It returns three nodes: the choice's, the one after the reply, the one after
        the own next turn.
        """
        planner = self.planner
        node = choice[1]
        top = dealt >> _TOP
        scored = 0 if self.is_final else SCORED
        value = 0
        if self.left == 1:
            value = scored * lead(node)
        reply = planner.best(planner.across(node, dealt & _HAND))
        yield
        if self.left == 2:
            value -= scored * lead(reply)
        mine = node[7]
        follows = self.FOLLOW and not self.is_last
        if follows and top < ISLANDS and size_of(mine) < self.limit:
            mine += 1 << 2 * top
        back = planner.across(reply, mine)
        if follows:
            back = planner.best(back)
            yield
            if self.left == 3:
                value += scored * lead(back)
        choice[0] += value + back[0] - planner.card * size_of(reply[7])
        return node, reply, back

    def _choose_draw(self, seen, seat, root):
        """Return the draw or discard with the best turn after the reply. A generator."""
        planner = self.planner
        options = moves_in(seen, DISCARD, CONFIRM)
        if len(options) == 1:
            return options[0]
        hands = yield from self.deal_hands(seen, seat)
        values = [0] * len(options)
        looks = 0  # hands that values sums over
        for dealt in hands:
            if planner.made > _NODES:
                break
            looks += 1
            reply = planner.best(planner.across(root, dealt & _HAND))
            yield
            for n in range(len(options)):
                move = options[n]
                hand = root[7]
                if move < DRAW:
                    hand -= 1 << 2 * (move - DISCARD)
                elif move == DRAW_STACK:
                    hand += 1 << 2 * (dealt >> _TOP)
                else:
                    hand += 1 << 2 * seen.face_up(move - DRAW)
                values[n] += planner.best(planner.across(reply, hand))[0]
                yield
        self.draws.append((options, values, looks))
        return options[values.index(max(values))]


class Keen(Hard):
    """Compares a few ends by a few replies and its own next turn; overlooks one play in six."""

    WIDTH = 4
    CHOICES = 3
    HANDS = 3
    GLANCE = 3
    OVERLOOKS = 40


class Medium(Keen):
    """Compares a few ends of its turn by a few replies."""

    FOLLOW = False
    OVERLOOKS = 0


class Fair(Medium):
    """Considers its own turn only, and overlooks one play in sixteen."""

    CHOICES = 1
    HANDS = 1
    OVERLOOKS = 16


class Easy(Fair):
    """Plays what looks best at once, and overlooks more than half of the plays."""

    WIDTH = 1
    OVERLOOKS = 145


def moves_in(seen, first, stop):
    """Return a list of the legal moves from first to stop - 1."""
    out = seen.moves_buffer()
    return [move for move in out[: seen.legal(out)] if first <= move < stop]


def _ranked(found):
    """Return the indexes of nodes by value, best first; equal ones in their order.

    The index is part of the sort key, because not every VM sorts stably.
    """
    order = []
    for j in range(len(found)):
        order.append(j - (found[j][0] << 12))
    order.sort()
    return [n & 4095 for n in order]


def _is_among(node, found):
    """Return True if found has a node with the same position and hand."""
    for other in found:
        if node[0] == other[0] and node[1:3] == other[1:3] and node[7] == other[7]:
            return True
    return False
