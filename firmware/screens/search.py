"""Searches for a hint in slices of the main loop, so that keys stay responsive.

The game's strongest player computes the person's whole turn from the seat's observation; then it is
unloaded, and hint.py shows the turn. B cancels the search; a cancelled hint is not counted.

A game with hints.py of its own supplies engine/<game>/ai/explain.py with
    LEVEL               the computer player that is asked
    is_over(game)       True if nothing is left of the turn but to confirm it
    reason(policy, seen, seat, moves)  a generator: yields PENDING often, at last why: others as
                        good (0 none, 1 one or two, 2 many), then what sentence() takes; seen is a
                        Game that holds the observation of before the moves
"""

import gc

from engine import ai
from engine.ai import PENDING
from firmware import memory, registry
from firmware.hardware.keys import BACK
from firmware.screens import Screen
from firmware.screens.play import seed_luck, think
from firmware.words import strings

words = strings()


def begin(play, down, row):
    """Return the search for a hint, or play, which says that there is none. See Play.ask_hint()."""
    view = play.view
    if down:
        _take_back(play, *down)
    if view.can_hint():
        return Search(play, play, row)
    view.say(words.NONE)
    return play


def refuse(play, down, text):
    """Say that there is no hint, and why; return play. down: see Play.ask_hint()."""
    if down:
        _take_back(play, *down)
        play.view.sheet = None  # which DOWN has opened
    play.view.say(text)
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


class Unloaded:
    """What stays of a view that is unloaded: what is planned, and what saving a game needs."""

    is_sure = False  # or there would be nothing to hint at
    handed = 0

    def __init__(self, view):
        self.seat = view.seat
        self.plan = view.plan[view.handed :]
        self.cursor = view.cursor_state()
        self.has_begun = view.is_under_way()

    def is_under_way(self):
        return self.has_begun


class Search(Screen):
    """The board as it stands while a computer player thinks about it.

    play: what has the session and the view that it thinks about. back: the play screen that B leads
    to, the same for a hint. row: of its menu, if the search was begun there, or 0.
    """

    is_busy = True
    is_again = False  # it has begun again, for want of room

    def __init__(self, play, back, row):
        self.play = play
        self.back = back
        self.row = row
        self.state = bytes(play.view.seen.state)
        self.luck = bytearray(4)
        seed_luck(self.luck, play.session, play.seat)
        self.moves = []  # of the turn
        self.why = (0,)  # the reason
        self.policy = None
        self.thinker = None
        self.unloaded = Unloaded(back.view)
        play.view.sheet = None  # which DOWN opens on its way to DOWN and A

    def key(self, k):
        return self.leave() if k in BACK else self

    def leave(self):
        """Return the screen that this was opened from."""
        self.unload()
        self.load_view()
        self.back.view.say("")
        return self.back.menu(self.row) if self.row else self.back

    def unload(self):
        """Unload the computer player."""
        self.thinker = self.policy = None
        memory.release()

    def unload_view(self):
        """Unload the view, whose room the search needs."""
        self.play.view = None
        self.back.view = self.unloaded
        registry.unload_view(self.back.info.NAME)

    def is_unloaded(self):
        return self.back.view is self.unloaded

    def load_view(self):
        """Load the view again, as it was, if it is not there."""
        back = self.back
        if self.is_unloaded():
            from firmware.screens import start

            start.load_game(back.info.NAME)
            back.sit(back.seat)
            for move in self.unloaded.plan:
                back.view.decide(move)
            back.view.set_cursor(self.unloaded.cursor)
            if self.play is not back:
                self.play.sit(self.play.seat)

    def draw(self, c):
        if self.is_fresh:
            self.load_view()
            view = self.play.view
            view.say(words.KEYS[0])
            view.is_fresh = True
            view.draw(c)
            self.is_fresh = False

    def tick(self, ms):
        if self.is_fresh:  # the picture comes first
            return self
        try:
            if not self.is_unloaded():
                self.unload_view()
                gc.collect()  # so that what is loaded now lies together
            if not self.thinker:
                is_own = registry.has(self.play.info.NAME, "hints")
                self.thinker = self.find() if is_own else self.find_turn()
            if think(self.thinker, self.play.app.device) == PENDING:
                return self
            self.unload()
            return self.show()
        except MemoryError:  # a board with less of it, late in a game of several
            if not self.is_again:
                self.is_again = True
                self.unload()
                gc.collect()  # once more, with what is free in one piece
                return self
            self.row = 0
            screen = self.leave()
            screen.view.say(words.FULL)
            return screen

    def show(self):
        """Return the screen that shows what was found."""
        self.load_view()
        from firmware.screens.hint import Hint

        return Hint(self)

    def find(self):
        """Find the turn and the reason: yield PENDING often, at last None."""
        self.moves = []
        explain = self.load("explain")
        seen = type(self.back.session.game)()
        seen.state[:] = self.state
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

    def find_turn(self):
        """Find the turn of a guest without explain.py: yield PENDING often, at last None."""
        self.moves = []
        seat = self.play.seat
        levels = self.play.info.LEVELS
        strongest = [n for n in registry.LEVELS if n <= len(levels)][-1]
        seen = type(self.back.session.game)()
        seen.state[:] = self.state
        self.policy = ai.make(levels[strongest - 1], seen, bytearray(self.luck))
        is_over = False
        while not is_over:
            before = bytes(seen.state)
            for move in self.policy.think(seen, seat):  # noqa: B007
                yield PENDING
            self.moves.append(move)
            seen.state[:] = before
            seen.determinize(seat, self.luck)
            is_over = seen.apply(move) or seen.player() != seat or seen.is_turn_a_move()
            seen.observe(seat, seen.state)
        yield None

    def load(self, leaf):
        """Return a module of the game's computer players."""
        name = "engine." + self.play.info.NAME + ".ai." + leaf
        return __import__(name, None, None, (leaf,))
