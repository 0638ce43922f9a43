"""A table of several: a board, whose it is, what is gone of it, who is near that; how all stand."""

from engine.const import const
from engine.hashi.boards import ISLANDS
from engine.hashi.rules import CONFIRM
from engine.hashi.state import CATEGORIES, FULL, is_near
from firmware.games.hashi.board import PANEL, Board
from firmware.graphics.canvas import LINE, width
from firmware.words import strings

hashi = strings("hashi")
words = strings("hashi")

_ENDS = const(b"\x4b\x56\x61\x6c\x7f")  # of the columns: islands, categories, sum
TOP = LINE

_CROSSED = const(" ")  # in the panel, around the figure that is crossed out
_WARNED = const("!")  # an opponent is one island from a category


def name(seat, p):
    """Return a player's name as the person in `seat` reads it."""
    return words.YOU if p == seat else words.SEAT.format(n=p + 1)


def table(c, game, seat, title):
    """Draw a row a player: finished islands, two points each, the categories, the sum."""
    c.clear()
    c.text(2, 0, title)
    heads = ["2×"] + [category[0] for category in hashi.CATEGORIES] + ["="]
    for n in range(len(heads)):
        c.right(_ENDS[n], 0, heads[n])
    for p in range(game.players()):
        y = TOP + p * LINE
        c.text(9, y, name(seat, p))
        c.right(_ENDS[0], y, str(game.finished_count(p)))
        for category in range(CATEGORIES):
            c.right(_ENDS[1 + category], y, str(game.points(p, category) or "·"))
        c.right(_ENDS[4], y, str(game.score(p)))


class RivalBoard(Board):
    """`seat`'s board; its opponents' are as the round began."""

    def __init__(self, game, seat, ok, context=None):
        Board.__init__(self, game, seat, ok, context)
        self._warned = bytearray(CATEGORIES)  # 1 where an opponent is one island from it
        self._round = 0  # that they were looked at

    def _warn(self):
        game = self.game
        self._round = game.round()
        for category in range(CATEGORIES):
            self._warned[category] = 0
            if game.worth(self.seat, category) == FULL[category]:
                for q in range(game.players()):
                    if q != self.seat and is_near(game, q, category):
                        self._warned[category] = 1

    def to_be_had(self, category):
        if self._round != self.game.round():
            self._warn()
        worth = self.game.worth(self.seat, category)
        if worth < FULL[category]:
            return _CROSSED + str(FULL[category]) + _CROSSED + str(worth)
        return str(worth) + _WARNED * self._warned[category]

    def draw_text(self, c, y, text):
        Board.draw_text(self, c, y, text)
        if text[1] == _CROSSED:
            c.fill(PANEL + width(text[:2]) - 1, y + 3, 9, 1)


class Looked(RivalBoard):
    """A board to look at: no cursor, and in the place of the card whose it is."""

    warns = False

    def __init__(self, game, seat):
        # As if a number could go anywhere and no bridge: all rings whole, all lines dotted.
        RivalBoard.__init__(self, game, seat, b"\x01" * ISLANDS + bytes(CONFIRM))

    def show(self, c):
        """Draw all of it."""
        self.draw_all(c)
        self.draw_panel(c, True)

    def mark_line(self, c, line):
        """Invert a line, in a band that no two bridges fill."""
        x, y, w, h = self._span(line)
        if w > 3:
            c.invert(x, y - 1, w, 5)
        else:
            c.invert(x - 1, y, 5, h)

    def draw_card(self, c, phase, drawn):
        c.big(PANEL, 0, words.SHORT.format(n=self.seat + 1))
