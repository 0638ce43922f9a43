"""The ladder of hints: one rung a press, where, what and why.

hint_search.py has found the turn. A hint counts once a turn (Session.hints). A game's hints.py has
a subclass of Ladder, named the same.
"""

from engine.const import const
from firmware import registry
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.hardware.keys import BACK, DO, DOWN
from firmware.screens import Screen
from firmware.words import strings

words = strings()

_BLINK_MS = const(500)
# The rungs.
_WHERE = const(1)
_WHAT = const(2)
_WHY = const(3)


class Ladder:
    """What the hint needs of a game's view, which it shows with moves that are not made yet."""

    def __init__(self, view):
        self.view = view
        self.state = bytes(view.seen.state)
        self.cursor = view.cursor_state()

    def spot(self, moves):
        """Return x, y, w, h of about where on the screen the moves are, or None."""
        raise NotImplementedError

    def show(self, moves, is_on):
        """Show the moves as if they were made; if not is_on (it blinks), what they change as is."""
        raise NotImplementedError

    def make(self, moves):
        """Make the moves in what the view shows."""
        self.show(moves, True)

    def show_made(self, c, moves, foot):
        """Draw the game with the moves made, and mark what they change. foot: the last line."""
        view = self.view
        self.make(moves)
        view.say(foot)
        view.is_fresh = True
        view.replay(c, self.state)
        c.last_line(foot)

    def said(self, moves):
        """Return a sentence on what no picture shows, such as skipping, or ""."""
        return ""

    def sentence(self, found):
        """Return a reason of explain.py in words, without how many others are as good, or ""."""
        return ""

    def do(self, play, moves):
        """Make the moves; return the next screen."""
        return play.play_all(moves)

    def close(self):
        """Show what the view showed at first."""
        raise NotImplementedError


def counted(text, why):
    """Return a reason in words with how many other turns are as good. why: of explain.py."""
    if why[0] and len(why) > 1:
        return words.OTHERS[why[0] - 1].format(why=text)
    return text


class Hint(Screen):
    """The view of the game with a rung of the ladder on it."""

    def __init__(self, search):
        self.play = search.play
        self.back = search.back
        self.row = search.row
        self.view = self.play.resume().view
        self.ladder = registry.module(self.play.info.NAME, "hints").Ladder(self.view)
        self.moves = search.moves
        self.why = counted(self.ladder.sentence(search.why[1:]), search.why)
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
        if k == DOWN or (k in DO and self.rung == _WHERE):  # LAST_LINE brings its DOWN along
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


def say(c, text, spot):
    """Draw a sentence, if there is one, in a frame apart from the box `spot`, or None."""
    if not text:
        return
    lines = wrapped(text, WIDTH - 6)
    h = LINE * len(lines) + 4
    y = 0 if spot and 2 * spot[1] + spot[3] > LAST_LINE else LAST_LINE - h
    c.fill(0, y, WIDTH, h, 0)
    c.frame(0, y, WIDTH, h)
    for n in range(len(lines)):
        c.text(3, y + 2 + n * LINE, lines[n])


def _turn(session, seat):
    """Return what tells a turn from all others: the moves played when it began, and whose it is.

    It began at a reveal, if there are any.
    """
    n = len(session.moves)
    if session.game.is_turn_a_move():
        return n, seat
    n = session.mark or n
    while n and not session.mark and session.movers[n - 1] == seat:
        n -= 1
    return n, seat
