"""Somebody thinks for the person; meanwhile the view of the game rests, for its room is needed.

The strongest player there is thinks about the person's whole turn from where the person stands, on
the observation that the view shows and nothing else, and finds why; keys stay alive. The picture
stands, so nothing of the view need be in memory: it goes with its modules and words once all is
drawn, and comes again when whoever thought is gone, as it was. Only then what shows the turn is
loaded: the ladder of hints (hint.py), or views/hashi/after.py.

What a game must supply for it is engine/<game>/ai/explain.py with
    LEVEL               the computer player that is asked
    is_over(game)       nothing is left of the turn but to confirm it
    reason(policy, seen, seat, moves)  a generator: yields PENDING often, at last why; seen is a
                        Game that holds the observation of before the moves
"""

import gc

from engine import ai, rng
from engine.ai import PENDING
from firmware import memory
from firmware.hardware.keys import BACK
from firmware.screens import Screen
from firmware.screens.play import think
from firmware.games import registry
from firmware.words import strings


def begin(play, slip, row):
    """Return who thinks about what the person can do now, or play, which says that there is none.

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
    if not view.can_hint():
        view.say(_words().NONE)
    else:
        try:
            return Thought(play, play, row)
        except MemoryError:
            view.say(_words().FULL)
    memory.screens.clear()
    return play


def _words():
    return memory.briefly(of, "hint")


class Rest:
    """What is left of a view while it rests: enough to save the game by, and to have it again."""

    def __init__(self, view):
        self.plan = view.plan
        self.handed = view.handed
        self.is_sure = view.is_sure
        self.is_begun = view.is_under_way()
        self.at = view.where()

    def is_under_way(self):
        return self.is_begun


class Thought(Screen):
    """The board as it stands while somebody thinks about it.

    play: what has the session and the view that is thought about; back: the play screen that B
    leads to, the same in a hint; row: of its menu, if that is where this was asked for, or 0.
    """

    is_busy = True

    def __init__(self, play, back, row):
        registry.fill()
        self.play = play
        self.back = back
        self.row = row
        self.state = bytes(play.view.seen.state)
        self.luck = bytearray(4)
        rng.seed(self.luck, len(play.session.moves))
        self.moves = []  # of the turn
        self.why = ()  # the reason
        self.policy = None  # who is asked
        self.minds = memory.Shelf()  # its modules
        self.thinker = None
        self.seen = None  # the Game that it looks at
        owners = (play,) if play is back else (play, back)
        self.kept = [(owner, Rest(owner.view)) for owner in owners]
        play.view.sheet = None  # which DOWN opens on its way to DOWN and A
        play.app.sparks.calm = 1

    def key(self, k):
        return self.leave() if k in BACK else self

    def leave(self):
        """Return the screen that this was opened from; all is as it was before."""
        self.rouse()
        play = self.back
        play.view.say("")
        return play.menu(self.row) if self.row else play

    # The view.

    def rest(self):
        """Let go of the view."""
        for owner, rest in self.kept:
            owner.view = rest
        registry.put_away(self.play.kit)
        gc.collect()

    def rouse(self):
        """Let go of all that thinks, and have the view as it was."""
        self.thinker = self.policy = self.seen = None
        self.minds.clear()
        self.play.app.canvas.wait()
        gc.collect()
        registry.bring(self.play.kit)
        for owner, rest in self.kept:
            is_resting = owner.view is rest
            if is_resting:
                owner.sit(owner.seat)
            view = owner.view
            for move in rest.plan[view.handed :] if is_resting else ():
                view.decide(move)
            view.go_back(rest.at)

    def draw(self, c):
        if self.is_fresh:
            c.wait()
            if self.thinker:  # something else was shown meanwhile: the board is needed again
                self.rouse()
            view = self.play.view
            view.say(_words().KEYS[0])
            view.is_fresh = True
            view.draw(c)
            self.is_fresh = False

    # Thinking.

    def tick(self, ms):
        if self.is_fresh:  # the picture comes first
            return True
        try:
            if not self.thinker:
                self.rest()
                self.thinker = self._think()
            if think(self.thinker, self.play.app.device) == PENDING:
                return False
            self.rouse()
            screen = self.show()
        except MemoryError:  # a board with less of it, late in a game of several
            self.row = 0
            screen = self.leave()
            screen.view.say(_words().FULL)
        self.back.app.go(screen)
        return True

    def show(self):
        """Return the screen that shows what was found."""
        return memory.screens.lend("firmware.screens.hint").Hint(self)

    def _think(self):
        """Find the moves and why: yield PENDING often, at last something else."""
        yield from self.find()
        yield None

    def find(self):
        """Find the moves and why: yield PENDING often."""
        why = self.lend("explain")
        seen = self.seen = type(self.back.session.game)()
        seen.state[:] = self.state
        self.moves = []
        self.policy = self.minds.take(ai.make, why.LEVEL, seen, bytearray(self.luck))
        while not why.is_over(seen):
            here = bytes(seen.state)
            for move in self.policy.think(seen, self.play.seat):  # noqa: B007
                yield PENDING
            self.moves.append(move)
            seen.state[:] = here
            seen.apply(move)
        here = None
        seen.state[:] = self.state
        for found in why.reason(self.policy, seen, self.play.seat, self.moves):
            if found == PENDING:
                yield PENDING
        self.why = found

    def lend(self, leaf):
        """Return a module of the game's computer players."""
        name = "engine." + self.play.kit.NAME + ".ai." + leaf
        return self.minds.take(__import__, name, None, None, ("__name__",))
