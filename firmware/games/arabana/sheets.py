"""Arabana's sheets: the cards not seen yet, the score."""

from engine.arabana.cards import unseen
from engine.arabana.map import INITIALS, ISLANDS
from engine.const import const
from engine.game import OVER
from firmware.graphics.canvas import LINE
from firmware.screens.notice import Sheet
from firmware.words import strings

common = strings("common")
words = strings("arabana")

_STEP = const(10)  # from one island's column to the next
_LEFT = const(5)


class _OfView(Sheet):
    """A sheet on what the person in a view's seat sees."""

    def __init__(self, back, view):
        Sheet.__init__(self, back, view.seen, view.seat)
        self.view = view


class Cards(_OfView):
    """How many cards of each island may still come, and what the opponent is known to hold."""

    def fill(self, c):
        game = self.game
        counts = bytearray(ISLANDS)
        unseen(game.state, self.seat, counts)
        title, other, stack, discards = words.UNSEEN
        other = other.format(name=self.view.rival)
        c.title(title)
        for i in range(ISLANDS):
            x = _LEFT + i * _STEP
            c.text(x + (1 if INITIALS[i] == "I" else 0), 11, INITIALS[i])
            c.text(x + (1 if counts[i] == 1 else 0), 20, str(counts[i]) if counts[i] else "·")
        hand = [INITIALS[card] if card < ISLANDS else "?" for card in game.hand(1 - self.seat)]
        c.row(4 * LINE + 1, other, " ".join(hand))
        stack = stack.format(n=game.stack_count())
        c.row(5 * LINE + 1, stack, discards.format(n=game.discards_count()))


class Score(_OfView):
    """The three scorings, what each seat controls now, and its supply."""

    def fill(self, c):
        game = self.game
        c.title(words.VERSUS.format(own=common.YOU, other=self.view.rival))
        scorings(c, game, self.seat)
        labels = words.NOW + (common.TOTAL,)
        counts = (game.controls, game.supply, game.score)
        for n in range(3):
            c.row((4 + n) * LINE + 1, labels[n], both([counts[n](p) for p in (0, 1)], self.seat))


def scorings(c, game, seat):
    """Draw the three scorings in rows 1 to 3; a round that ended prematurely says why (A15)."""
    last = game.round() - (game.player() != OVER)
    noted = (0, 0)  # before that scoring
    for number in range(1, 4):
        label = words.SCORINGS[number - 1]
        points = [game.points(p, number) for p in (0, 1)]
        if game.is_premature() and number == last == game.round():
            label = words.NO_BRIDGE_LEFT
            points = [game.score(p) - noted[p] for p in (0, 1)]
        noted = [noted[p] + points[p] for p in (0, 1)]
        c.row(number * LINE, label, both(points, seat) if number <= last else "·")


def both(counts, seat):
    """Return the counts of both seats in words, that of `seat` first."""
    return str(counts[seat]) + " : " + str(counts[1 - seat])
