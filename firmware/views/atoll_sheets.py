"""Atoll's sheets: the four Requests, the Awards, everybody's Islands and scores.

They belong to the view, not to the program's screens, so that opponents go on thinking behind them.
A sheet has key(k), which returns the sheet that follows, and draw(c, is_fresh).
"""

from engine import atoll_cards, atoll_match
from engine.atoll_table import NONE, SLOTS
from firmware.canvas import LINE, WIDTH
from firmware.keys import DO, DOWN, LEFT, RIGHT, UP
from firmware.views import atoll_board
from firmware.views.atoll_board import CELL, COLUMNS, ROWS, scores, tile
from firmware.words import atoll_en as words

_FEW = 3  # missing tiles are drawn up to here, and counted beyond
_ROWS = 4  # Awards shown at a time


def player(game, seat, p):
    """Return a player's name as the person in `seat` reads it, short."""
    return words.YOU if p == seat else words.SHORT + str(p + 1)


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
        missing = bytearray(20)
        for k in range(SLOTS):
            x = 32 * k + 2
            which = game.request(k)
            c.text(x, 9, str(k + 1))
            if which == NONE:
                c.text(x + 12, 27, "-")
                continue
            c.right(x + 27, 9, str(atoll_cards.points(which)) + words.POINTS)
            c.invert(x - 1, 9, 7, LINE)
            atoll_board.request(c, which, x, 18)
            lacks = atoll_match.nearest(game.island(self.seat), which, missing)
            if lacks > _FEW:
                c.text(x + 8, 47, "-" + str(lacks))
                continue
            left = x + (_FEW - lacks) * CELL // 2
            for n in range(lacks):
                tile(c, missing[3 * n + 2], left + n * CELL, 47)
        c.hint(words.HINT_REQUESTS)


class Awards:
    """The Awards revealed: who leads or has won each, and what the marked one is for."""

    def __init__(self, game, seat):
        self.game = game
        self.seat = seat
        self.at = 0
        self._first = 0
        self._drawn = 0

    def key(self, k):
        if k in DO:
            return Islands(self.game, self.seat)
        if k in (UP, DOWN):
            n = self.game.awards_shown()
            self.at = (self.at + (1 if k == DOWN else n - 1)) % n
        return self

    def draw(self, c, is_fresh):
        first = self._first
        if not first <= self.at < first + _ROWS:
            self._first = self.at if self.at < first else self.at - _ROWS + 1
            is_fresh = True
        if is_fresh:
            self._draw_all(c)
        elif self._drawn == self.at:
            return
        else:
            c.fill(1, self._y(self._drawn), 5, LINE, 0)
            c.show()
            c.fill(0, 40, WIDTH - 4, 2 * LINE, 0)
        c.text(1, self._y(self.at), "▶")
        if not is_fresh:
            c.show()
        from engine.atoll_words import lines

        text = lines(self.game.award(self.at))
        for n in range(len(text)):
            c.text(2, 40 + n * LINE, text[n])
        self._drawn = self.at
        c.hint(words.HINT_AWARDS)

    def _y(self, i):
        return LINE + (i - self._first) * LINE

    def _draw_all(self, c):
        from engine.atoll_words import name

        game = self.game
        c.clear()
        c.title(words.AWARDS + " " + str(self.at + 1) + "/" + str(game.awards_shown()))
        for i in range(self._first, min(game.awards_shown(), self._first + _ROWS)):
            award = game.award(i)
            c.text(9, self._y(i), name(award))
            c.right(WIDTH - 1, self._y(i), self._standing(award))

    def _standing(self, award):
        """Return who leads and with how much; "✓" and who has it."""
        game = self.game
        winner = game.award_winner(award)
        if winner != NONE:
            return "✓" + player(game, self.seat, winner)
        leader = game.leader(award)
        if leader == NONE:
            return words.TIE + " " + str(game.award_value(self.seat, award))
        value = str(game.award_value(leader, award))
        return player(game, self.seat, leader) + " " + value


class Islands:
    """Everybody's Island, one at a time, and beside it the scores of all."""

    def __init__(self, game, seat):
        self.game = game
        self.seat = seat
        self.at = (seat + 1) % game.players()
        self._drawn = -1
        self._board = atoll_board.Board()
        self._part = 0  # of an Island too large for the window

    def key(self, k):
        n = self.game.players()
        if k in DO:
            return Requests(self.game, self.seat)
        if k in (UP, DOWN):
            self.at = (self.at + (1 if k == DOWN else n - 1)) % n
            self._part = 0
        elif k in (LEFT, RIGHT) and self._parts() > 1:
            self._part = (self._part + (1 if k == RIGHT else -1)) % self._parts()
            self._drawn = -1
        return self

    def _parts(self):
        left, top, right, bottom = self.game.island(self.at).bounds()
        return ((right - left) // COLUMNS + 1) * ((bottom - top) // ROWS + 1)

    def draw(self, c, is_fresh):
        if not is_fresh and self._drawn == self.at:
            return
        game = self.game
        self._drawn = self.at
        c.clear()
        island = game.island(self.at)
        self._board.fit(island, ROWS)
        parts = self._parts()
        if parts > 1:
            left, top, right, _ = game.island(self.at).bounds()
            across = (right - left) // COLUMNS + 1
            if across > 1:
                self._board.x = left + self._part % across * COLUMNS
            if parts > across:
                self._board.y = top + self._part // across * ROWS
        self._board.draw(c, game.island(self.at), True)
        scores(c, game, self.seat, self.at)
        c.hint(words.HINT_ISLANDS if parts == 1 else words.HINT_PARTS)
