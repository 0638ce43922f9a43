"""Aiming in Arabana-Ikibiti: where a card, free bridge or ship that was taken can go, and why not.

Nobody has to choose a pair or three cards: aiming at an opposing bridge means the pair, aiming at a
sea the three. Where several sets of cards are possible, a long Ⓐ goes from one to the next.
"""

from engine.arabana.moves import DISCARD, FREE_BRIDGE, MOVE_SHIP, SWAP, cards_of
from engine.arabana.state import BEFORE, DISCARDED, SAILED
from engine.game import HIDDEN
from firmware.games.arabana.board import aim_of, islands_of, target_of, target_xy
from firmware.games.arabana.effects import Effects, preview_of, report_of
from firmware.games.arabana.panel import FREE, SAIL
from firmware.hardware.keys import DOWN, LEFT, RIGHT, UP
from firmware.words import strings

words = strings("arabana")


class Aims:
    """The targets (see board.py) of what was taken, and the one under the cursor."""

    def __init__(self, game, seat, spare):
        self.game = game
        self.seat = seat
        self.spare = spare  # a position before or after the game's
        self.drop()
        self.at = 0
        self.ways = []  # the moves that mean this target; Ⓐ makes the first
        self.steps = b""  # four bytes a target: where keys lead from it; see find_steps()
        self.preview = ""  # what the move would do, in words
        self.islands = ()  # the seat's and the opponent's after it, a bit an island

    def take(self, kind, offered):
        """Aim at all that these moves allow for a cell of the panel; return False if nothing."""
        self._moves = [move for move in offered if _means(move, kind)]
        found = []
        for move in self._moves:
            target = aim_of(move)
            if target not in found:
                found.append(target)
        if not found:
            return False
        self.targets = bytes(found)
        self._had = self.game.all_islands()
        self.steps = b""
        gains = [self._gain(t) for t in found]
        self.go_to(gains.index(max(gains)))
        return True

    def _gain(self, target):
        """Return what a target gains: islands before bridges before places still missing."""
        after = self._after(self._ways(target)[0])
        p = self.seat
        gain = 64 * (after.controls(p) - after.controls(1 - p))
        gain += 4 * (after.supply(1 - p) - after.supply(p))
        for i in islands_of(target):
            gain += 8 * after.filled(p, i) // after.majority(i)
        return gain

    def drop(self):
        """Aim at nothing."""
        self.targets = b""
        self.falling = b""  # the targets where something falls if the move is made
        self.islands = ()
        self._moves = ()
        self._had = ()  # the islands of both seats before the move

    def find_steps(self):
        """Compute where keys lead. With many targets it takes 100 ms, so show these first."""
        if not self.steps:
            spots = [target_xy(t) for t in self.targets]
            self.steps = step_table(bytes([x for x, _ in spots]), bytes([y for _, y in spots]))

    def go(self, k):
        """Go where key k leads."""
        self.find_steps()
        self.go_to(self.steps[4 * self.at + k])

    def go_to(self, at):
        """Put the cursor on target number `at`."""
        self.at = at
        self.ways = self._ways(self.targets[at])
        self._preview()

    def _ways(self, target):
        """Return the moves that mean a target."""
        return [move for move in self._moves if aim_of(move) == target]

    def _after(self, move):
        """Return the spare game as the move would leave it."""
        self.spare.state[:] = self.game.state
        self.spare.apply(move)
        return self.spare

    def next_cards(self):
        """Mean another set of cards; return False if there is none."""
        if len(self.ways) < 2:
            return False
        self.ways.append(self.ways.pop(0))
        self._preview()
        return True

    def _preview(self):
        move = self.ways[0]
        after = self._after(move)
        effects = Effects(self.game, after, self._had)
        self.falling = effects.falling()
        self.islands = (effects.islands[self.seat], effects.islands[1 - self.seat])
        self.preview = preview_of(move, effects, self.game, after, len(self.ways) > 1)

    def why_not(self):
        """Return why what was taken can go nowhere, in words."""
        game = self.game
        if game.stage() == BEFORE:
            return words.NO_BEFORE
        if game.did() & DISCARDED:
            return words.NO_MORE_LAID
        if game.did() & SAILED:
            return words.NO_MORE_SAILED
        return words.NO_PLACE if game.supply(self.seat) else words.NO_BRIDGES

    def report(self, move):
        """Return what the opponent's move, made from spare, did: words, target, what falls."""
        target = target_of(move)
        before = self.spare
        if target == HIDDEN:
            return report_of(move, None, before, self.game), target, b""
        effects = Effects(before, self.game, before.all_islands())
        return report_of(move, effects, before, self.game), target, effects.falling(target)


def _means(move, kind):
    """Return True if a move begins with taking what a cell of that kind holds."""
    if kind == FREE:
        return FREE_BRIDGE <= move < SWAP
    if kind == SAIL:
        return MOVE_SHIP <= move < DISCARD
    if move < FREE_BRIDGE or SWAP <= move < MOVE_SHIP:
        return kind in cards_of(move)
    return False


def neighbor(xs, ys, at, k):
    """Return the point that key k leads to from point `at`, or -1 if none lies that way.

    A dot to the side counts as much as three dots ahead. So every island is at most four presses
    from any other, and so are the places around an island from each other.
    """
    best = -1
    least = 0
    for j in range(len(xs)):
        dx = xs[j] - xs[at]
        dy = ys[j] - ys[at]
        if k in (UP, DOWN):
            aside = abs(dx)
            on = dy if k == DOWN else -dy
        else:
            aside = abs(dy)
            on = dx if k == RIGHT else -dx
        if on > 0 and (best < 0 or on + 3 * aside < least):
            best = j
            least = on + 3 * aside
    return best


def step_table(xs, ys):
    """Return four bytes for each point: where up, down, left and right lead from it.

    Where nothing lies in a direction, the key leads to the point before or after in the order of
    the points. If some point cannot be reached even so, which is rare, all keys follow that order.
    """
    n = len(xs)
    table = bytearray(4 * n)
    for at in range(n):
        for k in (UP, DOWN, LEFT, RIGHT):
            to = neighbor(xs, ys, at, k)
            table[4 * at + k] = to if to >= 0 else _next(at, k, n)
    if _is_connected(table):
        return table
    return bytes([_next(at, k, n) for at in range(n) for k in (UP, DOWN, LEFT, RIGHT)])


def _next(at, k, n):
    return (at + (-1 if k in (UP, LEFT) else 1)) % n


def _is_connected(table):
    """Return True if every point leads to every other: point 0 to all, and all to point 0."""
    n = len(table) // 4
    there = bytearray(n)
    back = bytearray(n)
    there[0] = back[0] = 1
    grows = True
    while grows:
        grows = False
        for at in range(4 * n):
            i = at >> 2
            j = table[at]
            if there[i] > there[j] or back[j] > back[i]:
                there[j] |= there[i]
                back[i] |= back[j]
                grows = True
    return sum(there) + sum(back) == 2 * n
