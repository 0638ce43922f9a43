"""The ladder of hints: one rung a press, where, what and why. Who has thought is thought.py's.

A hint is counted (Session.hints) once it is there, and once a turn, however often it is asked for.

What a game must supply is the module firmware/games/<game>/hint.py, lent, with a class
Ladder(view):
    spot(moves)         x, y, w, h of about where on the screen the moves are, or None
    show(moves, is_on)  makes the view show the moves as if they were made; where they are not on,
                        for the blinking, what they change as it is
    said(moves)         a sentence on what no picture shows, such as skipping, or ""
    sentence(found)     a reason of engine/<game>/ai/why.py in words
    do(play, moves)     makes the moves; returns the screen that follows
    close()             makes the view show again what it did when the ladder began
and can_hint() of its view, whose last line is set by say(). A sentence is wrapped to lines of the
display, three at most.
"""

from engine.const import const
from firmware import memory
from firmware.graphics.canvas import HINT, LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.hardware.keys import BACK, DO, DOWN
from firmware.screens import Screen
from firmware.games import registry
from firmware.words import strings

words = strings("common")

_BLINK_MS = const(500)
_WHERE = const(1)
_WHAT = const(2)
_WHY = const(3)


class Hint(Screen):
    """The view of the game with a rung of the ladder on it. thought: who has thought of it."""

    def __init__(self, thought):
        self.play = thought.play
        self.back = thought.back
        self.row = thought.row
        self.view = self.play.view
        self.ladder = registry.part(self.play.kit.NAME + ".hint").Ladder(self.view)
        self.moves = thought.moves
        self.why = memory.briefly(self.ladder.sentence, thought.why)
        self.rung = _WHERE
        self._ms = 0
        self.is_on = True
        self._part = None  # what is inverted, as drawn
        self._count()

    def key(self, k):
        if k in BACK:
            self.leave()
            return self.back.menu(self.row) if self.row else self.back
        if k == DOWN or (k in DO and self.rung == _WHERE):  # HINT brings its DOWN along
            if self.rung < _WHY:
                self.rung += 1
                self.is_fresh = self.is_on = True
        elif k in DO:
            self.leave()
            return self.ladder.do(self.play, self.moves)
        return self

    def leave(self):
        """Leave the ladder: all is as it was before."""
        self.play.app.canvas.wait()
        self.ladder.close()
        self.view.say("")
        self.play.app.sparks.calm = self.play.app.calm

    def tick(self, ms):
        if self.rung != _WHAT or self.play.app.calm:
            return False
        self._ms += ms
        if self._ms < _BLINK_MS:
            return False
        self._ms = 0
        self.is_on = not self.is_on
        return True

    def _count(self):
        play = self.play
        if play.hinted != play.session.mark:
            play.hinted = play.session.mark
            play.session.count_hint()

    # The screen.

    def draw(self, c):
        view = self.view
        if self.is_fresh:
            c.wait()
        elif self._part:
            c.invert(*self._part)
        self._part = None
        if self.rung >= _WHAT:
            self.ladder.show(self.moves, self.is_on)
        view.say(self.foot())
        view.is_fresh = self.is_fresh
        view.draw(c)
        if self.rung == _WHERE:
            self._part = self.ladder.spot(self.moves)
        if self._part:
            c.invert(*self._part)
        if self.is_fresh:
            self._say(c)
        self.is_fresh = False

    def foot(self):
        """Return the last line: what the keys do on this rung."""
        return words.KEYS[self.rung]

    def text(self, spot):
        """Return the sentence of the rung, or ""; spot: where it is about, or None."""
        if self.rung == _WHY:
            return self.why
        return self.ladder.said(self.moves) if self.rung == _WHAT or not spot else ""

    def _say(self, c):
        """Draw the sentence of the rung, where it does not hide what it is about."""
        spot = self.ladder.spot(self.moves)
        text = self.text(spot)
        if not text:
            return
        lines = wrapped(text, WIDTH - 6)
        h = LINE * len(lines) + 4
        y = 0 if spot and 2 * spot[1] + spot[3] > HINT else HINT - h
        c.fill(0, y, WIDTH, h, 0)
        c.frame(0, y, WIDTH, h)
        for n in range(len(lines)):
            c.text(3, y + 2 + n * LINE, lines[n])
