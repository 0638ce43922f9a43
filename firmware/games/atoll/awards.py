"""Atoll's sheet of the Awards.

A sheet belongs to the view, not to the program's screens, so that opponents go on thinking behind
it. It has key(k), which returns the sheet that follows, and draw(c, is_fresh).
"""

from engine.atoll.state import NONE
from engine.const import const
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.hardware.keys import DO, DOWN, UP
from firmware.words import entry, strings

words = strings("atoll")

_ROWS = const(4)  # Awards shown at a time
_WIDEST = const(122)  # dots of what one is for


def _player(game, seat, p):
    """Return a player's name as the person in `seat` reads it, short."""
    return words.YOU if p == seat else words.SHORT.format(n=p + 1)


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
            return _next(self.game, self.seat)
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
            c.fill(0, 0, WIDTH, LINE, 0)
            self._title(c)
            c.fill(1, self._y(self._drawn), 5, LINE, 0)
            c.show()
            c.fill(0, 40, WIDTH - 4, 2 * LINE, 0)
        c.text(1, self._y(self.at), "▶")
        if not is_fresh:
            c.show()
        text = wrapped(entry(words.AWARDS, self.game.award(self.at))[1], _WIDEST)
        for n in range(len(text)):
            c.text(2, 40 + n * LINE, text[n])
        self._drawn = self.at
        c.hint(words.HINT_AWARDS)

    def _y(self, i):
        return LINE + (i - self._first) * LINE

    def _draw_all(self, c):
        game = self.game
        c.clear()
        self._title(c)
        rows = range(self._first, min(game.awards_shown(), self._first + _ROWS))
        awards = [game.award(i) for i in rows]
        leaders = game.leaders(awards)  # at once: each Island is laid out for it
        for i in rows:
            award = awards[i - self._first]
            c.text(9, self._y(i), entry(words.AWARDS, award)[0])
            c.right(WIDTH - 1, self._y(i), self._standing(award, leaders[i - self._first]))

    def _title(self, c):
        c.title(words.AWARDS_TITLE.format(n=self.at + 1, all=self.game.awards_shown()))

    def _standing(self, award, leader):
        """Return who leads and with how much; "✓" and who has it."""
        game = self.game
        winner = game.award_winner(award)
        if winner != NONE:
            return "✓" + _player(game, self.seat, winner)
        if leader == NONE:
            return words.TIE.format(n=game.award_value(self.seat, award))
        who = _player(game, self.seat, leader)
        return words.LEADS.format(who=who, n=game.award_value(leader, award))


def _next(game, seat):
    from firmware.games.atoll.islands import Islands

    return Islands(game, seat)
