"""Aiming in Arabana-Ikibiti: where a card, free bridge or ship that was taken can go, and why not.

A pair or three cards need no choosing: whoever aims at an opposing bridge or a sea means them.
Where several sets of cards would do, a long Ⓐ leads from one to the next.
"""

from engine.arabana.moves import DISCARD, FREE_BRIDGE, MOVE_SHIP, SWAP, cards_of
from engine.arabana.state import BEFORE, DISCARDED, SAILED
from engine.game import HIDDEN
from firmware.games.arabana.map import aim_of, target_of, target_x, target_y, thumb_map
from firmware.games.arabana.panel import FREE, SAIL
from firmware.games.arabana.story import Story, promise, tell
from firmware.words import strings

words = strings("arabana")


class Aims:
    """The targets (see arabana_map) of what was taken, and the one under the cursor."""

    def __init__(self, game, seat, spare):
        self.game = game
        self.seat = seat
        self.spare = spare  # a position before or after the game's
        self.drop()
        self.at = 0
        self.ways = []  # the moves that mean this target, the first being the one that Ⓐ makes
        self.thumbs = b""  # four bytes a target: where keys lead from it; look() reckons them
        self.promise = ""  # what the move would do, in words
        self.islands = ()  # the seat's and the opponent's, a bit an island, after it

    def take(self, kind, legal, n):
        """Aim at all that legal[:n] allow for a cell of the panel; return False if nothing."""
        self._moves = [legal[j] for j in range(n) if _means(legal[j], kind)]
        found = []
        for move in self._moves:
            target = aim_of(move)
            if target not in found:
                found.append(target)
        if not found:
            return False
        self.targets = bytes(found)
        self._had = self.game.all_islands()
        self.thumbs = b""
        self.go_to(0)
        return True

    def drop(self):
        """Aim at nothing."""
        self.targets = b""
        self.fell = b""  # the targets where the move fells something
        self.islands = ()
        self._moves = ()
        self._had = ()  # the islands of both as things stand

    def look(self):
        """Reckon where keys lead: for many targets it takes 100 ms, so once they are shown."""
        if not self.thumbs:
            xs = bytes([target_x(t) for t in self.targets])
            self.thumbs = thumb_map(xs, bytes([target_y(t) for t in self.targets]))

    def go(self, k):
        """Go where key k leads."""
        self.look()
        self.go_to(self.thumbs[4 * self.at + k])

    def go_to(self, at):
        """Put the cursor on target number `at`."""
        self.at = at
        self.ways = [move for move in self._moves if aim_of(move) == self.targets[at]]
        self._look_ahead()

    def change_cards(self):
        """Mean another set of cards, if there is one; return False if not."""
        if len(self.ways) < 2:
            return False
        self.ways.append(self.ways.pop(0))
        self._look_ahead()
        return True

    def _look_ahead(self):
        self.spare.state[:] = self.game.state
        move = self.ways[0]
        after = self.spare
        after.apply(move)
        story = Story(self.game, after, self._had)
        self.fell = story.falls()
        self.islands = (story.islands[self.seat], story.islands[1 - self.seat])
        self.promise = promise(move, story, self.game, after, len(self.ways) > 1)

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

    def tell(self, move):
        """Return what the opponent's move, made from spare, has done: words, target, what falls."""
        target = target_of(move)
        before = self.spare
        if target == HIDDEN:
            return tell(move, None, before, self.game), target, b""
        story = Story(before, self.game, before.all_islands())
        return tell(move, story, before, self.game), target, story.falls(target)


def _means(move, kind):
    if kind == FREE:
        return FREE_BRIDGE <= move < SWAP
    if kind == SAIL:
        return MOVE_SHIP <= move < DISCARD
    if move < FREE_BRIDGE or SWAP <= move < MOVE_SHIP:
        return kind in cards_of(move)
    return False
