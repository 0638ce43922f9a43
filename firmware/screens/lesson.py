"""A lesson: a game on its real board, always dealt the same, whose first turns are guided.

The lesson of a game is in the module firmware/games/<game>/help.py:
    SEED, CHOICES       the deal, and the choices of a new game
    STEPS               a tuple of moves for each step, from the deal on: a person's may be made in
                        any order, an opponent's come in theirs
    spot(view, moves)   x, y, w, h of what the person needs for this step, or None
    ROOM                columns from the left for the sentences of some steps, by the step: what is
                        on the right of them stays visible; a game may do without
    intro(lesson)       the screen to begin with, which leads to the lesson; a game may do without
    words               its words for help, with END and STEPS: for each step "why|what to press",
                        or only the latter, or "" where an opponent moves
A wrong press is answered by what to press.

How far the lesson is follows from the moves of the session. So it can be left, continued and undone
like any game. A move that the step does not ask for is not played.
"""

from engine.const import const
from engine.session import LESSON
from firmware import registry
from firmware.graphics.canvas import WIDTH
from firmware.hardware.keys import DOWN, HOLD_B
from firmware.screens import Change
from firmware.screens.play import Play
from firmware.words import strings

_LOOK_MS = const(600)  # at what was done, until the next sentence


def deal(info):
    """Return the module with the lesson of a game, and set the choices of a new game as it says."""
    found = registry.module(info.NAME, "help")
    info.choices[: len(found.CHOICES)] = found.CHOICES
    return found


class Lesson(Play):
    """A game in which only what the lesson asks for can be played."""

    def __init__(self, app, info, session):
        self.deal = deal(info)
        # Else the pages load a second copy.
        self.modules = [__name__, self.deal.__name__, self.deal.words.__name__]
        Play.__init__(self, app, info, session)
        self.at = -1  # the step
        self.awaited = []  # its moves that have not been played, none once all is done
        self._told = -1  # the last step whose sentence was shown
        self._ms = 0  # since there is another one
        self._box = None  # the frame around what is needed, as drawn
        self._find_step()

    def _find_step(self):
        """Compute how far the session is, and let the view know what is awaited."""
        before = self.at
        self.awaited = self._await()
        self.view.asked = self.awaited
        if self.awaited and self.at != before:
            self.view.stand_by(self.awaited)

    def _await(self):
        """Set the step that the session is in; return its moves that have not been played."""
        moves = self.session.moves
        self.at = 0
        begin = 0
        for step in self.deal.STEPS:
            awaited = list(step)
            for move in moves[begin : begin + len(step)]:
                if move not in awaited:  # it was another lesson when this was saved
                    return []
                awaited.remove(move)
            if awaited:
                return awaited
            begin += len(step)
            self.at += 1
        return []

    def resume(self):
        Play.resume(self)
        self.view.asked = self.awaited
        return self

    def first(self):
        is_begun = len(self.session.moves) or not hasattr(self.deal, "intro")
        return self if is_begun else self.deal.intro(self)

    def key(self, k):
        if k != HOLD_B and not self.view.recap and self._pause <= 0:
            if not self._is_asked():
                return self  # what is pressed now would be for a step that has not been told
            if not self.awaited:
                return self if k == DOWN else self._tell()  # HINT follows its DOWN
            if self.at > self._told and self._sentence():
                return self._tell()
        screen = Play.key(self, k)
        self._find_step()
        return screen

    def _sentence(self):
        """Return the text of the step, "" for none."""
        return self.deal.words.STEPS[self.at]

    def play(self, move):
        """Play a move that is awaited; answer any other one with what to press."""
        if move in self.awaited:
            return Play.play(self, move)
        self.view.refuse()
        what = self._sentence().split("|")[-1]
        notice = self.app.notice((what,), self)
        notice.spot = self.deal.spot(self.view, self.deal.STEPS[self.at])
        return notice

    def _think(self, player):
        return self._play_theirs(self.awaited[0]) if self.awaited else self

    def save(self):
        """Save the lesson beside the game whose place it may take one day."""
        self.opponent.forget()
        return self._save(False)

    def menu(self, row=0):
        """Return the menu of a running game; the sentence is shown again after it."""
        self._told = -1
        return Play.menu(self, row)

    def ask_hint(self, down=None, row=0):
        """Return the sentence again: it is the hint. After the menu, the board first."""
        return self._tell() if self._is_asked() and not row else self

    def tick(self, ms):
        screen = Play.tick(self, ms)
        self._find_step()
        is_told = self.at <= self._told and self.awaited
        if is_told or self._pause > 0 or screen is not self or not self._is_asked():
            self._ms = 0
            return screen
        self._ms += ms
        return self if self._ms < _LOOK_MS else self._tell()

    def _is_asked(self):
        """Return True if the person can do something on the board, or all is done."""
        is_turn = self.session.game.player() == self.seat or not self.awaited
        return is_turn and not self.view.recap

    def _tell(self):
        """Return a notice of the step's text; the end if all is done."""
        if not self.awaited:
            return self._end()
        self._told = self.at
        sentence = self._sentence()
        if not sentence:
            return self
        notice = self.app.notice(sentence.split("|"), self)
        notice.fit(getattr(self.deal, "ROOM", {}).get(self.at, WIDTH))
        return notice

    def _end(self):
        """Ask whether to play on: what is saved of another game stays until then."""
        from firmware.screens.notice import Question

        words = strings("records")
        more = words.PLAY_INSTEAD if self.app.saves.before() else words.PLAY_ON
        text = self.deal.words.END + (more,)
        return Question(text, self._go_on, self.app.title, is_over_list=False)

    def _go_on(self):
        app, info, session = self.app, self.info, self.session
        session.flags &= ~LESSON
        session.kept = 0

        def begin():
            app.playing = Play(app, info, session)
            return app.playing

        return Change(begin, info.NAME, True)

    def draw(self, c):
        before = None if self.is_fresh else self._box
        _frame(c, before)
        Play.draw(self, c)
        self._box = None
        if self.awaited and self._is_asked():
            self._box = self.deal.spot(self.view, self.deal.STEPS[self.at])
        _frame(c, self._box)


def _frame(c, box):
    """Swap the dots of a frame; a second time removes it."""
    if box:
        x, y, w, h = box
        c.invert(x, y, w, 1)
        c.invert(x, y + h - 1, w, 1)
        c.invert(x, y + 1, 1, h - 2)
        c.invert(x + w - 1, y + 1, 1, h - 2)
