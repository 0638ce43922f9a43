"""What the last reveal brought, told in short pictures: what the others did, board by board, and
the categories.

A category stays for a while at any pace, since it is an event.
"""

from engine.const import const
from engine.hashi.boards import ISLANDS
from engine.hashi.state import CATEGORIES, CHOICE, FULL, LATER, POINTS
from firmware.games.hashi.rivals import Looked, name
from firmware.graphics.canvas import WIDTH
from firmware.screens.recap import Tale
from firmware.words import strings

common = strings("hashi")
words = strings("hashi")

# Kinds.
_BOARD = const(0)
_CATEGORY = const(1)
_BOARD_MS = const(1800)  # how long each kind is shown at normal pace
_CATEGORY_MS = const(2400)
_EVENT_MS = const(1800)  # a category at least
_CHOICES = CHOICE - POINTS  # where they begin in the news


class Story(Tale):
    """game: the person's observation; news: Hashi.news.

    items: (kind, seat or category); brevity: 0 everything, 1 what counts, 2 the categories alone.
    """

    def __init__(self, game, seat, news, brevity, context):
        self.context = context
        self.game = game
        self.seat = seat
        self.news = news
        self.items = items = []
        for p in range(game.players()):
            if p != seat and (not brevity or (brevity < 2 and self._finished(p))):
                items.append((_BOARD, p))
        for category in range(CATEGORIES):
            if self._new(category):
                items.append((_CATEGORY, category))
        Tale.__init__(self, len(items))

    def due(self, pace):
        """Return how long the picture up is shown, in ms."""
        if self.items[self.at][0] == _BOARD:
            return _BOARD_MS * pace // 1000
        return max(_CATEGORY_MS * pace // 1000, _EVENT_MS)

    # What happened.

    def _lines(self, p):
        """Return the lines that a seat drew a bridge on, twice for two."""
        at = _CHOICES + 4 * p
        return [line - 1 for line in self.news[at + 1 : at + 4] if line]

    def _touched(self, p):
        """Return a byte an island: 1 where a seat wrote or drew."""
        out = bytearray(ISLANDS)
        wrote = self.news[_CHOICES + 4 * p]
        if wrote:
            out[wrote - 1] = 1
        board = self.game.board
        for line in self._lines(p):
            out[board.one[line]] = out[board.two[line]] = 1
        return out

    def _finished(self, p):
        """Return how many islands a seat finished: no bridge may touch one finished before."""
        touched = self._touched(p)
        return sum([touched[i] and self.game.is_finished(p, i) for i in range(ISLANDS)])

    def _new(self, category):
        """Return the seats that have achieved a category just now."""
        game = self.game
        found = []
        for p in range(game.players()):
            if game.points(p, category) and not self.news[3 * p + category]:
                found.append(p)
        return found

    # The pictures.

    def draw(self, c, is_fresh):
        """Draw the picture that is due, if it is not there."""
        if is_fresh:
            kind, which = self.items[self.at]
            (self._board, self._category)[kind](c, which)

    def _board(self, c, p):
        board = Looked(self.game, p)
        board.show(c)
        wrote = self.news[_CHOICES + 4 * p]
        if wrote:
            board.mark(c, wrote - 1)
        lines = self._lines(p)
        for n in range(len(lines)):
            if lines[n] not in lines[:n]:
                board.mark_line(c, lines[n])
        count = self._finished(p)
        who = name(self.seat, p)
        c.hint((words.FINISHED if count else words.BOARD).format(who=who, n=count))

    def _category(self, c, category):
        game = self.game
        seats = self._new(category)
        c.clear()
        c.title(common.CATEGORIES[category])
        y = 11
        for p in seats:
            c.center(y, words.BRINGS.format(who=name(self.seat, p), n=game.points(p, category)))
            if p == self.seat:
                c.invert(0, y - 1, WIDTH, 9)
                self.context.sound.chord()
            y += 9
        if game.points(seats[0], category) == FULL[category] and len(seats) < game.players():
            lines = words.TAKEN[category].format(n=LATER[category]).split("\n")
            for i in range(len(lines)):
                c.center(39 + 8 * i, lines[i])
        c.hint(words.HINT)
