"""Atoll's sheet of everybody's Islands and scores.

A sheet belongs to the view, not to the program's screens, so that opponents go on thinking behind
it. It has key(k), which returns the sheet that follows, and draw(c, is_fresh).
"""

from firmware.games.atoll import board
from firmware.games.atoll.board import ALL_COLUMNS, ROWS, scores
from firmware.hardware.keys import DO, DOWN, LEFT, RIGHT, UP
from firmware.words import strings

words = strings("atoll")


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
            return _next(self.game, self.seat)
        if k in (UP, DOWN):
            self.at = (self.at + (1 if k == DOWN else n - 1)) % n
            self._part = 0
        elif k in (LEFT, RIGHT) and self._parts() > 1:
            self._part = (self._part + (1 if k == RIGHT else -1)) % self._parts()
            self._drawn = -1
        return self

    def _parts(self):
        left, top, right, bottom = self.game.island(self.at).bounds()
        return ((right - left) // ALL_COLUMNS + 1) * ((bottom - top) // ROWS + 1)

    def draw(self, c, is_fresh):
        if not is_fresh and self._drawn == self.at:
            return
        game = self.game
        self._drawn = self.at
        c.clear()
        island = game.island(self.at)
        self._board.fit(island)
        parts = self._parts()
        if parts > 1:
            left, top, right, _ = game.island(self.at).bounds()
            across = (right - left) // ALL_COLUMNS + 1
            if across > 1:
                self._board.x = left + self._part % across * ALL_COLUMNS
            if parts > across:
                self._board.y = top + self._part // across * ROWS
        self._board.draw(c, game.island(self.at), True)
        scores(c, game, self.seat, self.at)
        c.hint(words.HINT_ISLANDS if parts == 1 else words.HINT_PARTS)


def _next(game, seat):
    from firmware.games.atoll.requests import Requests

    return Requests(game, seat)
