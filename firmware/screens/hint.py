"""The ladder of hints: one rung a press, where, what and why, as the strongest player thinks.

A computer player thinks about the person's whole turn from where the person stands, on the
observation that the view shows and nothing else; keys stay alive. A hint is counted (Session.hints)
once it is there, and once a turn, however often that is asked for.

What a game must supply is the module firmware/views/<game>/hint.py, lent, with a class
Ladder(view):
    LEVEL               the computer player that is asked
    is_over(game)       nothing is left of the turn but to confirm it
    spot(moves)         x, y, w, h of about where on the screen the moves are, or None
    show(moves, is_on)  makes the view show the moves as if they were made; where they are not on,
                        for the blinking, what they change as it is
    said(moves)         a sentence on what no picture shows, such as skipping, or ""
    sentence(found)     a reason of engine/<game>/players/why.py in words
    do(play, moves)     makes the moves; returns the screen that follows
    close()             makes the view show again what it did when the ladder began
and can_hint() of its view. Why is asked of the generator reason(policy, seen, seat, moves) of that
why.py: seen is a Game that holds the observation of before the moves. The view's last line is set
by say(). A sentence is wrapped to lines of the display, three at most.
"""

from engine import ai, catalog, rng
from engine.ai import PENDING
from engine.const import const
from firmware import shelf, views
from firmware.canvas import HINT, LINE, WIDTH
from firmware.keys import BACK, DO, DOWN
from firmware.screens import Screen
from firmware.screens.play import think
from firmware.words import of
from firmware.wrap import wrapped

words = of("hint")

_BLINK_MS = const(500)
_THINKING = const(0)
_WHERE = const(1)
_WHAT = const(2)
_WHY = const(3)


def begin(play, slip, row):
    """Return the ladder of what the person can do now, or play, which says that there is none.

    slip, row: see Play.hint; what slipped is taken back first.
    """
    view = play.view
    if slip:
        where, played, has_moved = slip
        before = len(view.plan) + len(play.session.moves)
        while has_moved and len(view.plan) + len(play.session.moves) == before:
            if not view.let_go():
                has_moved = play.session.undo()
                view.changed()
        if len(play.session.moves) == played:  # else somebody has moved meanwhile
            view.go_back(where)
    text = words.NONE
    if view.can_hint():
        try:
            return Hint(play, row)
        except MemoryError:
            text = words.FULL
    view.say(text)
    shelf.screens.clear()
    return play


class Hint(Screen):
    """The view of the game with a rung of the ladder on it."""

    def __init__(self, play, row=0):
        views.fill()
        self.back = play
        self.row = row  # of the menu that it was opened from, 0 for none
        self.play = play
        self.view = play.view
        self.ladder = views.part(play.kit.NAME + ".hint").Ladder(play.view)
        self.moves = []
        self.rung = _THINKING
        self.why = ""  # the sentence, once it is found
        self.policy = None  # who is asked, until all is known
        self.minds = shelf.Shelf()  # its modules
        self.thinker = self._think()
        self.is_busy = True
        self._ms = 0
        self.is_on = True
        self._part = None  # what is inverted, as drawn
        play.app.sparks.calm = 1

    def key(self, k):
        if k in BACK:
            self.leave()
            return self.menu() if self.row else self.back
        if self.rung == _THINKING:
            return self
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
        self._forget_mind()
        self.play.app.canvas.wait()  # what made room for the hint is read again
        self.ladder.close()
        self.view.say("")
        self.play.app.sparks.calm = self.play.app.calm

    def menu(self):
        """Return the menu that it was opened from, made anew: who thinks has taken its room."""
        menu = self.back.menu()
        for _ in range(self.row):
            menu.key(DOWN)
        return menu

    # Thinking.

    def tick(self, ms):
        if self.is_busy:
            try:
                return self.go_on()
            except MemoryError:  # a board with less of it, late in a game of several
                self.leave()
                self.play.app.go(self.back)
                self.back.view.say(words.FULL)
                return True
        if self.rung != _WHAT or self.play.app.calm:
            return False
        self._ms += ms
        if self._ms < _BLINK_MS:
            return False
        self._ms = 0
        self.is_on = not self.is_on
        return True

    def go_on(self):
        """Think a step further; return whether that changes what is shown."""
        rung = self.rung
        found = think(self.thinker, self.play.app.device)
        if self.rung != rung:
            self._count()
            self.is_fresh = True
        if found != PENDING:
            self.why = found
            self._forget_mind()
            self.is_fresh = self.is_fresh or self.rung == _WHY
        return self.is_fresh

    def _think(self):
        """Find the moves, then why: yield PENDING often, at last the sentence."""
        yield from self.find()
        self.rung = _WHERE
        yield PENDING
        found = yield from self.reason()
        self.policy = None  # whose room the words take
        self.minds.clear()
        yield shelf.briefly(self.ladder.sentence, found)

    def find(self):
        """Find the moves: yield PENDING often."""
        play = self.play
        name = play.session.game.ID
        seen = catalog.make(name)
        game = catalog.make(name)  # where the turn has come to
        game.state[:] = self.view.seen.state
        r = bytearray(4)
        rng.seed(r, len(play.session.moves))
        self.policy = self.minds.take(ai.make, self.ladder.LEVEL, seen, r)
        while not self.ladder.is_over(game):
            seen.state[:] = game.state
            for move in self.policy.think(seen, play.seat):  # noqa: B007
                yield PENDING
            self.moves.append(move)
            game.apply(move)

    def reason(self):
        """Find why: yield PENDING often, return what the game's why.py calls a reason."""
        play = self.play
        seen = catalog.make(play.session.game.ID)
        seen.state[:] = self.view.seen.state
        for found in self.lend("why").reason(self.policy, seen, play.seat, self.moves):
            if found == PENDING:
                yield PENDING
        return found

    def lend(self, leaf):
        """Return a module of the game's computer players."""
        name = "engine." + self.play.kit.NAME + ".players." + leaf
        return self.minds.take(__import__, name, None, None, ("__name__",))

    def _count(self):
        session = self.play.session
        if self.play.hinted != session.mark:
            self.play.hinted = session.mark
            session.count_hint()

    def _forget_mind(self):
        """Let go of all that thinks."""
        self.is_busy = False
        self.thinker = None
        self.policy = None
        self.minds.clear()

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
            return self.why or words.WAIT
        return self.ladder.said(self.moves) if self.rung == _WHAT or not spot else ""

    def _say(self, c):
        """Draw the sentence of the rung, where it does not hide what it is about."""
        spot = self.ladder.spot(self.moves) if self.rung else None
        text = self.text(spot) if self.rung else ""
        if not text:
            return
        lines = wrapped(text, WIDTH - 6)
        h = LINE * len(lines) + 4
        y = 0 if spot and 2 * spot[1] + spot[3] > HINT else HINT - h
        c.fill(0, y, WIDTH, h, 0)
        c.frame(0, y, WIDTH, h)
        for n in range(len(lines)):
            c.text(3, y + 2 + n * LINE, lines[n])
