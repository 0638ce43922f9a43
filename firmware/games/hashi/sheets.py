"""Hashi's sheets: the info bar of the 18 cards, the score sheet."""

from engine.const import const
from engine.hashi.state import DEADLINE
from firmware.graphics.canvas import WIDTH
from firmware.screens.notice import Sheet
from firmware.words import strings

hashi = strings("hashi")
words = strings("hashi")

_CELL_W = const(21)
_CELL_H = const(15)
_PITCH = const(9)  # of rows


class Cards(Sheet):
    """The info bar: all 18 cards, those played ticked (H12); the unseen one is among the rest."""

    def __init__(self, game, back):
        Sheet.__init__(self, back)
        self.game = game

    def fill(self, c):
        c.title(words.CARDS_TITLE)
        for card in range(18):
            x = 1 + card // 3 * _CELL_W
            y = 10 + card % 3 * _CELL_H
            is_now = self.game.card() == card
            if self.game.is_played(card) and not is_now:
                c.text(x + 7, y + 3, "✓")
                continue
            c.text(x + 3, y + 3, str(card // 3 + 1))
            for n in range(card % 3 + 1):
                c.fill(x + 10, y + 3 + 3 * n, 7, 2)
            if is_now:
                c.frame(x, y, _CELL_W - 1, _CELL_H - 1)


class Score(Sheet):
    """The three categories: what was entered, or what each is still worth now (H14, H15)."""

    def __init__(self, game, seat, back):
        Sheet.__init__(self, back)
        self.game = game
        self.seat = seat

    def fill(self, c):
        game = self.game
        seat = self.seat
        c.title(words.SCORE_TITLE)
        count = game.finished_count(seat)
        _row(c, 0, words.ISLANDS, str(count) + " × 2 = " + str(2 * count))
        for category in range(3):
            points = game.points(seat, category)
            if points:
                text = "✓ " + str(points)
            else:
                is_early = game.round() <= DEADLINE[category]
                text = words.UNTIL_CARD if is_early else words.NOW
                text = text.format(card=DEADLINE[category], n=game.worth(seat, category))
            _row(c, 1 + category, hashi.CATEGORIES[category], text)
        _total(c, words.TOTAL, str(game.score(seat)))


def _row(c, n, left, right):
    y = 10 + n * _PITCH
    c.text(1, y, left)
    c.right(WIDTH - 1, y, right)


def _total(c, left, right):
    """Draw the row below the four others dark on light."""
    _row(c, 4, left, right)
    c.invert(0, 9 + 4 * _PITCH, WIDTH, 9)
