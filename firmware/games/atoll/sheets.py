"""The sheets of a running game: Requests, Awards, everybody's Islands. A leads to the next one.

A sheet belongs to the view, so that opponents go on thinking behind it. It has key(k), which
returns the sheet that follows, and draw(c, is_fresh).
"""

from engine.atoll import cards
from engine.atoll.state import NONE, SLOTS
from engine.const import const
from firmware.games.atoll import board
from firmware.games.atoll.board import ALL_COLUMNS, ROWS
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.hardware.keys import DO, DOWN, LEFT, RIGHT, UP
from firmware.words import entry, strings

common = strings()
words = strings("atoll")

_LINES = const(4)  # Awards shown at a time
_TEXT_Y = const(40)  # of what the marked Award is for
_WIDEST = const(122)  # dots of its lines


class Requests:
    """The Requests revealed, what each is worth, and what one's own Island still lacks."""

    def __init__(self, game, seat):
        self.game = game
        self.seat = seat

    def key(self, k):
        return Awards(self.game, self.seat) if k in DO else self

    def draw(self, c, is_fresh):
        if not is_fresh:
            return
        game = self.game
        c.clear()
        c.title(words.REQUESTS_TITLE)
        panel = board.Panel()
        panel.update(game, game.island(self.seat))
        for k in range(SLOTS):
            x = 32 * k + 2
            which = game.request(k)
            c.text(x, 9, str(k + 1))
            if which == NONE:
                c.text(x + 12, 27, "-")
                continue
            c.right(x + 27, 9, common.POINTS.format(n=cards.points(which)))
            c.invert(x - 1, 9, 7, LINE)
            board.request(c, which, x, 20, panel.missing[k])
        c.hint(words.HINT_REQUESTS)


class Awards:
    """The Awards revealed: who leads or has won each, and what the marked one is for."""

    def __init__(self, game, seat):
        self.game = game
        self.seat = seat
        self.at = 0
        self._first = 0  # the Award in the first line
        self._drawn = 0

    def key(self, k):
        if k in DO:
            return Islands(self.game, self.seat)
        if k in (UP, DOWN):
            n = self.game.awards_shown()
            self.at = (self.at + (1 if k == DOWN else n - 1)) % n
        return self

    def draw(self, c, is_fresh):
        first = max(self.at - _LINES + 1, min(self._first, self.at))
        if first != self._first:
            self._first = first
            is_fresh = True
        if is_fresh:
            self._draw_all(c)
        elif self._drawn == self.at:
            return
        else:
            c.fill(0, 0, WIDTH, LINE, 0)
            self._title(c)
            c.fill(1, self._y(self._drawn), 5, LINE, 0)
            c.show()
            c.fill(0, _TEXT_Y, WIDTH - 4, 2 * LINE, 0)
        c.text(1, self._y(self.at), "▶")
        if not is_fresh:
            c.show()
        text = wrapped(entry(words.AWARDS, self.game.award(self.at))[1], _WIDEST)
        for n in range(len(text)):
            c.text(2, _TEXT_Y + n * LINE, text[n])
        self._drawn = self.at
        c.hint(words.HINT_AWARDS)

    def _y(self, i):
        return LINE + (i - self._first) * LINE

    def _draw_all(self, c):
        game = self.game
        c.clear()
        self._title(c)
        shown = range(self._first, min(game.awards_shown(), self._first + _LINES))
        awards = [game.award(i) for i in shown]
        leaders = game.leaders(awards)  # of all at once: each Island is laid out for it
        for n in range(len(awards)):
            y = self._y(self._first + n)
            c.text(9, y, entry(words.AWARDS, awards[n])[0])
            c.right(WIDTH - 1, y, self._standing(awards[n], leaders[n]))

    def _title(self, c):
        c.title(words.AWARDS_TITLE.format(n=self.at + 1, all=self.game.awards_shown()))

    def _standing(self, award, leader):
        """Return who leads and with how much; "✓" and who has won it."""
        game = self.game
        winner = game.award_winner(award)
        if winner != NONE:
            return "✓" + self._player(winner)
        if leader == NONE:
            return words.TIE.format(n=game.award_value(self.seat, award))
        return words.LEADS.format(who=self._player(leader), n=game.award_value(leader, award))

    def _player(self, p):
        return words.YOU if p == self.seat else common.SHORT.format(n=p + 1)


class Islands:
    """Everybody's Island, one at a time, and beside it the scores of all."""

    def __init__(self, game, seat):
        self.game = game
        self.seat = seat
        self.at = (seat + 1) % game.players()
        self._drawn = -1
        self._board = board.Board(ALL_COLUMNS)
        self._part = 0  # of an Island too large for the window

    def key(self, k):
        n = self.game.players()
        if k in DO:
            return Requests(self.game, self.seat)
        if k in (UP, DOWN):
            self.at = (self.at + (1 if k == DOWN else n - 1)) % n
            self._part = 0
        across, down = self._windows()
        if k in (LEFT, RIGHT) and across * down > 1:
            self._part = (self._part + (1 if k == RIGHT else -1)) % (across * down)
            self._drawn = -1
        return self

    def _windows(self):
        """Return how many windows the Island takes, across and down."""
        left, top, right, bottom = self.game.island(self.at).bounds()
        return (right - left) // ALL_COLUMNS + 1, (bottom - top) // ROWS + 1

    def draw(self, c, is_fresh):
        if not is_fresh and self._drawn == self.at:
            return
        game = self.game
        self._drawn = self.at
        c.clear()
        island = game.island(self.at)
        self._board.fit(island)
        across, down = self._windows()
        left, top, _, _ = island.bounds()
        if across > 1:
            self._board.x = left + self._part % across * ALL_COLUMNS
        if down > 1:
            self._board.y = top + self._part // across * ROWS
        self._board.draw(c, island, True)
        board.scores(c, game, self.seat, self.at)
        c.hint(words.HINT_ISLANDS[across * down > 1])


KINDS = (Requests, Awards, Islands)  # in the order of words.SHEETS
