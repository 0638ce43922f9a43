"""Pig on the screen: the die, the points of the turn, and where to stop."""

from engine.pig.rules import ROLL, STOP, Pig
from firmware.guest.grid import Grid
from firmware.words import strings

words = strings("pig")

_DIE = 0
_STOP = 1
# The dots of a die, in thirds of its inside: columns and rows.
_DOTS = ("", "11", "0022", "001122", "00022022", "0002112022", "000102202122")


_ROLL_MS = 420  # how long the die rolls
_FACE_MS = 70
_BUST = (220, 120, 165, 240)  # Hz and ms of the tones of a one


class View(Grid):
    GAME = Pig
    rolls = 0  # ms that the die still rolls
    BOXES = ((8, 24, 18, 18), (40, 24, 18, 18))
    FRAMED = True
    PANEL = ((74, 8, 54), (74, 20, 54), (74, 32, 54), (74, 44, 54))

    def shows(self, at):
        if at == _STOP:
            return str(self.seen.turn())
        return str(1 + (self.rolls - 1) // _FACE_MS) if self.rolls else str(self.seen.die())

    def paint(self, c, shown, x, y, w, h):
        if self.at == _STOP:
            Grid.paint(self, c, shown, x, y, w, h)
            return
        dots = _DOTS[int(shown)]
        for k in range(0, len(dots), 2):
            c.fill(x + 3 + 5 * int(dots[k]), y + 3 + 5 * int(dots[k + 1]), 2, 2)

    def changed(self):
        Grid.changed(self)
        moves = self.session.moves
        if moves and moves[-1] == ROLL and not self.context.settings.calm:
            self.rolls = _ROLL_MS
        if self.seen.die() == 1 and self.context.sound:
            self.context.sound.chord(_BUST)

    def tick(self, ms, is_shown=False):
        before = self.shows(_DIE)
        self.rolls = max(0, self.rolls - ms)
        self.is_old = self.is_old or self.shows(_DIE) != before
        return self.is_old

    def pause(self, move):
        return _ROLL_MS if move == ROLL else Grid.pause(self, move)

    def flashes(self, at):
        return False  # the die rolls

    def rows(self, play):
        from firmware.games.pig.sheet import Needs, Turns
        from firmware.screens.menu import Row

        return Grid.rows(self, play) + [
            Row(words.NEEDS, lambda menu: Needs(play)),
            Row(words.TURNS, lambda menu: Turns(play)),
        ]

    def ground(self, c):
        c.text(8, 8, words.TO.format(n=self.seen.goal()))

    def cells(self, move, seat):
        return (_DIE if move == ROLL else _STOP,)

    def line(self):
        if self.cursor == _DIE:
            return words.ROLL
        return words.STOP.format(n=self.seen.turn()) if STOP in self.choices.values() else words.NO

    def why_not(self, at):
        return words.NO


view = View
