"""What the last reveal at a table brought, on one picture (firmware/screens/recap.py)."""

from engine.const import const
from engine.game import OVER
from engine.hashi.boards import ISLANDS
from engine.hashi.state import ROUNDS
from firmware.games.hashi.board import achieved, finished
from firmware.graphics import font
from firmware.graphics.canvas import LINE, WIDTH, width
from firmware.graphics.text import wrapped
from firmware.screens import players
from firmware.screens.recap import Pictures
from firmware.words import strings

words = strings("hashi")

_BOX = const(20)  # the width of a board that is passed on
_FIRST = const(9)  # the top of the first player's row
_ROW = const(12)
_DISCS = const(48)  # the left of the islands finished


class Passing(Pictures):
    """The start: all boards are passed on, each with the number that is on it."""

    def __init__(self, game, seat, session):
        Pictures.__init__(self, 1)
        self.game = game
        self.seat = seat
        self.session = session

    def draw(self, c, is_fresh):
        if not is_fresh:
            return
        n = self.game.players()
        seat = self.seat
        c.clear()
        c.title(words.PASSING)
        c.text(0, 15, "→")
        for p in range(n):
            middle = (2 * p + 1) * WIDTH // (2 * n)
            c.frame(middle - _BOX // 2, 10, _BOX, 18)
            c.big(middle - 4, 12, str(self._number(p)))
            who = players.sign(self.session, p)
            c.text(middle - width(who) // 2, 30, who)
            if p == seat:
                c.invert(middle - _BOX // 2, 29, _BOX, 9)
            c.text((p + 1) * WIDTH // n - (6 if p == n - 1 else 3), 15, "→")
        giver = players.name(self.session, (seat + n - 1) % n)
        text = words.GOT.format(who=giver, n=self._number(seat))
        for i, line in enumerate(wrapped(text, WIDTH)):
            c.center(39 + 8 * i, line)
        c.last_line(words.HINT_RECAP)

    def _number(self, p):
        """Return the start number on the board that player p has now."""
        return max([self.game.number_at(p, i) for i in range(ISLANDS)])


class Round(Pictures):
    """A round: a row a player, with the islands finished and the points entered for categories.

    game: the person's observation. The setting says which others have a row: 0 all, 1 those who
    finished an island, 2 none. A player who has achieved a category always has one, the person too.
    """

    def __init__(self, game, seat, session, context):
        self.context = context
        self.game = game
        self.seat = seat
        self.session = session
        brevity = context.settings.recap
        self.seats = []
        for p in range(game.players()):
            counts = not brevity or (brevity == 1 and self.finished(p))
            if (p != seat and counts) or self.achieved(p):
                self.seats.append(p)
        Pictures.__init__(self, 1 if self.seats else 0)

    def finished(self, p):
        """Return the islands that a seat finished in this round."""
        return finished(self.game, self.session.game.news, p)

    def achieved(self, p):
        """Return (category, points) of each that a seat has achieved in this round."""
        return achieved(self.game, self.session.game.news, p)

    def draw(self, c, is_fresh):
        if not is_fresh:
            return
        c.clear()
        c.title(words.TOLD)
        n = self.game.round() - (self.game.player() != OVER)
        number = str(n) + "/" + str(ROUNDS)
        x = WIDTH - width(number)
        c.fill(x - 3, 0, WIDTH - x + 3, LINE, 0)  # of the rule beside the title
        c.text(x, 0, number)
        for n, p in enumerate(self.seats):
            self._draw_row(c, _FIRST + n * _ROW, p)
            if p == self.seat:
                self.context.sound.chord()
        c.last_line(words.HINT_RECAP)

    def _draw_row(self, c, y, p):
        c.text(1, y + 2, players.name(self.session, p, self.seat))
        x = _DISCS
        for i in self.finished(p):
            n = self.game.number_at(p, i)
            c.sprite(font.DISC, x, y)
            c.dots(x + (4 if n == 1 else 3), y + 2, 48 + n, 0)
            x += 13
        if x == _DISCS:
            c.text(x + 3, y + 2, "–")
        entered = ""
        for k, n in self.achieved(p):
            sign = words.CATEGORIES[k][0]
            entered += sign + "+" + str(n)
        c.right(WIDTH - 1, y + 2, entered)
