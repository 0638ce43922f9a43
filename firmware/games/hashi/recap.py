"""What the last reveal at a table brought, in short pictures (firmware/screens/recap.py)."""

from engine.const import const
from engine.hashi.boards import ISLANDS
from engine.hashi.state import CATEGORIES, CHOICE, FULL, LATER, POINTS
from firmware.games.hashi.board import StillBoard, player_name
from firmware.graphics.canvas import WIDTH, width
from firmware.graphics.text import wrapped
from firmware.screens.recap import Pictures
from firmware.words import strings

common = strings()
words = strings("hashi")

BOARD = 0  # kinds of pictures
CATEGORY = 1

_BOARD_MS = const(1800)  # how long each kind is shown at normal pace
_CATEGORY_MS = const(2400)
_LEAST_MS = const(1800)  # a category at any pace, since it is an event
_CHOICES = CHOICE - POINTS  # where they begin in the news
_BOX = const(20)  # the width of a board that is passed on


class Passing(Pictures):
    """The start: what everybody has written, and that the boards are passed on."""

    def __init__(self, game, seat):
        Pictures.__init__(self, 2)
        self.game = game
        self.seat = seat

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
            who = common.YOU if p == seat else common.SHORT.format(n=p + 1)
            c.text(middle - width(who) // 2, 29, who)
            c.text((p + 1) * WIDTH // n - (6 if p == n - 1 else 3), 15, "→")
        text = words.GOT if self.at else words.WROTE
        text = text.format(n=self._number(seat), giver=(seat + n - 1) % n + 1)
        for i, line in enumerate(wrapped(text, WIDTH)):
            c.center(39 + 8 * i, line)
        c.hint(common.HINT_RECAP)

    def _number(self, p):
        """Return the start number on player p's board: first what p wrote, then what p got."""
        p = (p + 1 - self.at) % self.game.players()  # in the game the boards are passed on already
        return max([self.game.number_at(p, i) for i in range(ISLANDS)])


class Round(Pictures):
    """A round: what the others did, board by board, and the categories achieved.

    game: the person's observation; news: Hashi.news. items: (kind, seat or category). The setting:
    0 everything, 1 only boards on which an island was finished, 2 no boards; categories always.
    """

    def __init__(self, game, seat, news, context):
        self.context = context
        self.game = game
        self.seat = seat
        self.news = news
        brevity = context.settings.recap
        others = [p for p in range(game.players()) if p != seat and brevity < 2]
        self.items = [(BOARD, p) for p in others if not brevity or self.finished(p)]
        self.items += [(CATEGORY, k) for k in range(CATEGORIES) if self.achieved(k)]
        Pictures.__init__(self, len(self.items))

    def due(self, pace):
        if self.items[self.at][0] == BOARD:
            return _BOARD_MS * pace // 1000
        return max(_CATEGORY_MS * pace // 1000, _LEAST_MS)

    def _lines(self, p):
        """Return the lines that a seat drew a bridge on, twice for two."""
        at = _CHOICES + 4 * p
        return [line - 1 for line in self.news[at + 1 : at + 4] if line]

    def finished(self, p):
        """Return how many islands a seat finished: those finished before take no more bridges."""
        tables = self.game.board
        wrote = self.news[_CHOICES + 4 * p]
        touched = {wrote - 1} if wrote else set()
        for line in self._lines(p):
            touched |= {tables.one[line], tables.two[line]}
        return sum([self.game.is_finished(p, i) for i in touched])

    def achieved(self, category):
        """Return the seats that have achieved a category in this round."""
        has = [p for p in range(self.game.players()) if self.game.points(p, category)]
        return [p for p in has if not self.news[3 * p + category]]

    def draw(self, c, is_fresh):
        if is_fresh:
            kind, which = self.items[self.at]
            (self._draw_board if kind == BOARD else self._draw_category)(c, which)

    def _draw_board(self, c, p):
        board = StillBoard(self.game, p)
        board.show(c)
        wrote = self.news[_CHOICES + 4 * p]
        if wrote:
            board.mark(c, wrote - 1)
        for line in set(self._lines(p)):
            board.mark_line(c, line)
        count = self.finished(p)
        hint = words.HINT_RECAP_BOARD[count > 0]
        c.hint(hint.format(who=player_name(self.seat, p), n=count))

    def _draw_category(self, c, category):
        game = self.game
        seats = self.achieved(category)
        c.clear()
        c.title(words.CATEGORIES[category])
        y = 11
        for p in seats:
            points = game.points(p, category)
            c.center(y, words.BRINGS.format(who=player_name(self.seat, p), n=points))
            if p == self.seat:
                c.invert(0, y - 1, WIDTH, 9)
                self.context.sound.chord()
            y += 9
        if game.points(seats[0], category) == FULL[category] and len(seats) < game.players():
            text = words.LATER.format(what=words.TAKEN[category], n=LATER[category])
            for i, line in enumerate(text.split("\n")):
                c.center(39 + 8 * i, line)
        c.hint(common.HINT_RECAP)
