"""A lesson: a game on its real board, dealt as ever the same, whose first turns are guided.

The lesson of a game is the module firmware/games/<game>/lesson.py with
    SEED, CHOICES       the deal, and what the menu of a new game would have been told
    STEPS               tuples of moves, one step after the other from the deal on: a person's, in
                        any order, or an opponent's, in theirs
    spot(view, moves)   x, y, w, h of what the person needs for this step, or None
and the words <game>_lesson: STEPS, a sentence a step, "" where an opponent moves, and END.

How far it is, the moves of the session tell. So it can be left, gone on with and taken back like
any game, and what is not awaited is not played.
"""

from engine.const import const
from engine.session import LESSON
from firmware import memory
from firmware.screens import Soon
from firmware.screens.play import Play
from firmware.games import registry
from firmware.words import strings

_LOOK_MS = const(600)  # at what was done, until the next sentence


class Lesson(Play):
    """A game in which nothing but what the lesson awaits can be played."""

    def __init__(self, app, kit, session):
        registry.fill()
        self.deal = deal(kit)
        Play.__init__(self, app, kit, session)
        self.at = 0  # the step
        self.awaited = []  # its moves that have not been played, none once all is done
        self._count = -1  # the moves of the session when that was reckoned
        self._told = -1  # the last step whose sentence was shown
        self._ms = 0  # since there is another one
        self._box = None  # the frame around what is needed, as drawn
        self._look()

    def _look(self):
        """See how far the session is."""
        moves = self.session.moves
        if len(moves) == self._count:
            return
        self._count = len(moves)
        self.at = 0
        begin = 0
        for step in self.deal.STEPS:
            self.awaited = list(step)
            for move in moves[begin : begin + len(step)]:
                if move not in self.awaited:  # it was another lesson when this was kept
                    self.awaited = []
                    return
                self.awaited.remove(move)
            if self.awaited:
                return
            begin += len(step)
            self.at += 1

    def key(self, k):
        screen = Play.key(self, k)
        self._look()
        return screen

    def play(self, move):
        """Play a move that is awaited; answer any other one with the sentence again."""
        if move in self.awaited:
            return Play.play(self, move)
        if self.view.ready() == move:
            self.view.let_go()
        return self._tell((strings("common").NOT_NOW,))

    def _think(self, player):
        return self._make(player, self.awaited[0]) if self.awaited else False

    def save(self):
        """Keep the lesson beside the game whose place it may take one day."""
        return self.app.save(self.session, False)

    def menu(self, row=0):
        """Return the menu of a running game; the sentence is told again after it."""
        self._told = -1
        return Play.menu(self, row)

    def hint(self, slip=None, row=0):
        """Return the sentence again: it is the hint."""
        return self._tell(())

    # The sentences.

    def tick(self, ms):
        is_changed = Play.tick(self, ms)
        self._look()
        is_told = self.at <= self._told and self.awaited
        if is_told or self._pause > 0 or self.app.screen is not self or not self._is_asked():
            self._ms = 0
            return is_changed
        self._ms += ms
        if self._ms < _LOOK_MS:
            return is_changed
        self.app.go(self._tell(()) if self.awaited else self._end())
        return True

    def _is_asked(self):
        """Tell whether the person can do something on the board, or all is done."""
        is_turn = self.session.game.player() == self.seat or not self.awaited
        return is_turn and not self.view.story

    def _tell(self, first):
        self._told = self.at
        sentence = memory.briefly(_words, self.kit).STEPS[self.at]
        return self.app.notice(first + (sentence,), self) if sentence else self

    def _end(self):
        """Ask whether to play on: what is kept of another game stays until then."""
        text = memory.briefly(_words, self.kit).END
        words = memory.briefly(of, "lesson")
        text += (words.PLAY_INSTEAD if self.app.before() else words.PLAY_ON,)
        notice = memory.screens.lend("firmware.screens.notice")
        return notice.Question(text, self._go_on, Soon(self.app, self.app.title))

    def _go_on(self):
        self.session.flags &= ~LESSON
        self.session.kept = 0
        self.app.playing = Play(self.app, self.kit, self.session)
        return self.app.playing

    # The frame.

    def draw(self, c):
        is_fresh = self.is_fresh
        was = None if is_fresh else self._box
        _frame(c, was)
        Play.draw(self, c)
        self._box = None
        if self.awaited and self._is_asked():
            self._box = self.deal.spot(self.view, self.deal.STEPS[self.at])
        _frame(c, self._box)
        if is_fresh:
            return  # all of it is sent
        if was != self._box:
            _send(c, was)
        _send(c, self._box)


def _send(c, box):
    """Send a frame by itself: most often what else has changed is far from it."""
    if box:
        x, y, w, h = box
        c.show()
        c.bitmap.dirty(x, y, x + w, y + h)


def _frame(c, box):
    """Swap the dots of a frame: once more, and it is gone."""
    if box:
        x, y, w, h = box
        c.swap(x, y, w, 1)
        c.swap(x, y + h - 1, w, 1)
        c.swap(x, y + 1, 1, h - 2)
        c.swap(x + w - 1, y + 1, 1, h - 2)


def deal(kit):
    """Return a kit's lesson; what a new game asks is answered as it says."""
    found = registry.part(kit.NAME + ".lesson")
    kit.choices[: len(found.CHOICES)] = found.CHOICES
    return found


def _words(kit):
    return of(kit.NAME + "_lesson")
