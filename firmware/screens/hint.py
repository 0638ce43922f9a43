"""The ladder of hints: one rung a press, where, what and why.

First the game's strongest player computes the person's whole turn from the seat's observation, in
slices of the main loop, so that keys stay responsive; then it is unloaded and the ladder is shown.
B cancels the search; a cancelled hint is not counted. A hint counts once a turn (Session.hints).

A game supplies firmware/games/<game>/hints.py with a class Ladder(view):
    spot(moves)         x, y, w, h of about where on the screen the moves are, or None
    show(moves, is_on)  make the view show the moves as if they were made; while they are not on
                        (it blinks), what they change as it is
    said(moves)         a sentence on what no picture shows, such as skipping, or ""
    sentence(found)     a reason of explain.py in words
    do(play, moves)     make the moves; return the next screen
    close()             make the view show again what it did when the ladder began
and engine/<game>/ai/explain.py with
    LEVEL               the computer player that is asked
    is_over(game)       nothing is left of the turn but to confirm it
    reason(policy, seen, seat, moves)  a generator: yields PENDING often, at last why; seen is a
                        Game that holds the observation of before the moves
"""

from engine import ai, rng
from engine.ai import PENDING
from engine.const import const
from firmware.games import registry
from firmware.graphics.canvas import HINT, LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.hardware.keys import BACK, DO, DOWN
from firmware.screens import Screen
from firmware.screens.play import think, unload_players
from firmware.words import strings

words = strings()

_BLINK_MS = const(500)
# The rungs.
_WHERE = const(1)
_WHAT = const(2)
_WHY = const(3)


def begin(play, down, row):
    """Return the search for a hint, or play, which says that there is none. See Play.hint()."""
    view = play.view
    if down:
        _take_back(play, *down)
    if view.can_hint():
        return Search(play, play, row)
    view.say(words.NONE)
    return play


def _take_back(play, cursor, played, has_moved):
    """Take back what DOWN did before A was pressed beside it."""
    view = play.view
    before = len(view.plan) + len(play.session.moves)
    while has_moved and len(view.plan) + len(play.session.moves) == before:
        if not view.let_go():
            has_moved = play.session.undo()
            view.changed()
    if len(play.session.moves) == played:  # else somebody has moved meanwhile
        view.set_cursor(cursor)


class Search(Screen):
    """The board as it stands while a computer player thinks about it.

    play: what has the session and the view that it thinks about. back: the play screen that B leads
    to, the same for a hint. row: of its menu, if the search was begun there, or 0.
    """

    is_busy = True

    def __init__(self, play, back, row):
        self.play = play
        self.back = back
        self.row = row
        self.state = bytes(play.view.seen.state)
        self.luck = bytearray(4)
        rng.seed(self.luck, len(play.session.moves))
        self.moves = []  # of the turn
        self.why = ()  # the reason
        self.policy = None
        self.thinker = None
        play.view.sheet = None  # which DOWN opens on its way to DOWN and A

    def key(self, k):
        return self.leave() if k in BACK else self

    def leave(self):
        """Return the screen that this was opened from."""
        self.unload()
        self.back.view.say("")
        return self.back.menu(self.row) if self.row else self.back

    def unload(self):
        """Unload the computer player."""
        self.thinker = self.policy = None
        unload_players(self.play.info.NAME)

    def draw(self, c):
        if self.is_fresh:
            view = self.play.view
            view.say(words.KEYS[0])
            view.is_fresh = True
            view.draw(c)
            self.is_fresh = False

    def tick(self, ms):
        if self.is_fresh:  # the picture comes first
            return self
        try:
            if not self.thinker:
                self.thinker = self.find()
            if think(self.thinker, self.play.app.device) == PENDING:
                return self
            self.unload()
            return self.show()
        except MemoryError:  # a board with less of it, late in a game of several
            self.row = 0
            screen = self.leave()
            screen.view.say(words.FULL)
            return screen

    def show(self):
        """Return the screen that shows what was found."""
        return Hint(self)

    def find(self):
        """Find the turn and the reason: yield PENDING often, at last None."""
        explain = self.load("explain")
        seen = type(self.back.session.game)()
        seen.state[:] = self.state
        self.moves = []
        self.policy = ai.make(explain.LEVEL, seen, bytearray(self.luck))
        while not explain.is_over(seen):
            before = bytes(seen.state)
            for move in self.policy.think(seen, self.play.seat):  # noqa: B007
                yield PENDING
            self.moves.append(move)
            seen.state[:] = before
            seen.apply(move)
        seen.state[:] = self.state
        for found in explain.reason(self.policy, seen, self.play.seat, self.moves):
            if found == PENDING:
                yield PENDING
        self.why = found
        yield None

    def load(self, leaf):
        """Return a module of the game's computer players."""
        name = "engine." + self.play.info.NAME + ".ai." + leaf
        return __import__(name, None, None, (leaf,))


class Hint(Screen):
    """The view of the game with a rung of the ladder on it."""

    def __init__(self, search):
        self.play = search.play
        self.back = search.back
        self.row = search.row
        self.view = self.play.view
        self.ladder = registry.module(self.play.info.NAME, "hints").Ladder(self.view)
        self.moves = search.moves
        self.why = self.ladder.sentence(search.why)
        self.rung = _WHERE
        self._ms = 0
        self.is_on = True
        self._inverted = None  # the box that is inverted, as drawn
        self._animation = self.play.app.canvas.animation
        self._animation.calm = 1  # what is only shown does not move
        self.count()

    def count(self):
        """Count the hint, once a turn."""
        play = self.play
        if play.hinted != play.session.mark:
            play.hinted = play.session.mark
            play.session.count_hint()

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

    # The screen.

    def draw(self, c):
        view = self.view
        if self.is_fresh:
            c.wait()  # drawing the board takes a while
        elif self._inverted:
            c.invert(*self._inverted)
        self._inverted = None
        if self.rung >= _WHAT:
            self.ladder.show(self.moves, self.is_on)
        view.say(self.foot())
        view.is_fresh = self.is_fresh
        view.draw(c)
        if self.rung == _WHERE:
            self._inverted = self.ladder.spot(self.moves)
        if self._inverted:
            c.invert(*self._inverted)
        if self.is_fresh:
            self._say(c)
        self.is_fresh = False

    def foot(self):
        """Return the last line: what the keys do on this rung."""
        return words.KEYS[self.rung]

    def text(self, spot):
        """Return the sentence of the rung, or "". spot: the box that it is about, or None."""
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
