"""The ladder of hints: one rung a press, where, what and why.

hint_search.py has found the turn. A hint counts once a turn (Session.hints).
"""

from engine.const import const
from firmware import registry
from firmware.hardware.keys import BACK, DO, DOWN
from firmware.screens import Screen
from firmware.screens.ladder import counted, say
from firmware.words import strings

words = strings()

_BLINK_MS = const(500)
# The rungs.
_WHERE = const(1)
_WHAT = const(2)
_WHY = const(3)


class Hint(Screen):
    """The view of the game with a rung of the ladder on it."""

    def __init__(self, found):
        self.play = found.play
        self.back = found.back
        self.row = found.row
        self.view = self.play.resume().view
        self.ladder = registry.module(self.play.info.NAME, "hints").Ladder(self.view)
        self.moves = found.moves
        why = found.why
        self.why = counted(self.ladder.sentence(why[1:]), why) if len(why) > 1 else ""
        self.last = _WHY if self.why else _WHAT
        self.rung = _WHERE
        self._ms = 0
        self.is_on = True
        self._animation = self.play.app.canvas.animation
        self._animation.calm = 1  # what is only shown does not move
        self.count()

    def count(self):
        """Count the hint, once a turn."""
        play = self.play
        turn = _turn(play.session, play.seat)
        if play.hinted != turn:
            play.hinted = turn
            play.session.count_hint()

    def key(self, k):
        if k in BACK:
            self.leave()
            return self.back.to_menu(self.row) if self.row else self.back
        if k == DOWN or (k in DO and self.rung == _WHERE):  # HINT has brought a DOWN along
            if self.rung < self.last:
                self.rung += 1
                self.is_fresh = self.is_on = True
        elif k in DO:
            self.leave()
            return self.ladder.do(self.play, self.moves)
        return self

    def leave(self):
        """Make everything as it was before."""
        self.ladder.close()
        self.view.say("")
        self._animation.calm = self.play.app.settings.calm

    def tick(self, ms):
        if self.rung == _WHAT and not self.play.app.settings.calm:
            self._ms += ms
            if self._ms >= _BLINK_MS:
                self._ms = 0
                self.is_on = not self.is_on
                self.is_stale = True
        return self

    def draw(self, c):
        if self.rung == _WHERE and not self.is_fresh:
            return  # nothing changes
        view = self.view
        if self.rung >= _WHAT:
            self.ladder.show(self.moves, self.is_on)
        view.say(self.foot())
        view.is_fresh = self.is_fresh
        view.draw(c)
        spot = self.ladder.spot(self.moves)
        if self.rung == _WHERE and spot:
            c.invert(*spot)
        self._say(c, spot)
        self.is_fresh = False

    def foot(self):
        """Return the last line: what the keys do on this rung."""
        return words.KEYS[_WHY if self.rung == self.last else self.rung]

    def text(self, spot):
        """Return the sentence of the rung, or "". spot: the box that it is about, or None."""
        if self.rung == _WHY:
            return self.why
        return self.ladder.said(self.moves) if self.rung == _WHAT or not spot else ""

    def _say(self, c, spot):
        """Draw the sentence of the rung, where it does not hide what it is about."""
        say(c, self.text(spot), spot)


def _turn(session, seat):
    """Return what identifies a turn: the number of moves played when it began, and its seat.

    A turn begins at a reveal, in games that have any.
    """
    n = len(session.moves)
    if session.game.is_turn_a_move():
        return n, seat
    n = session.mark or n
    while n and not session.mark and session.movers[n - 1] == seat:
        n -= 1
    return n, seat
