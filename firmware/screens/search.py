"""A computer player thinks about the board in slices of the main loop, so that keys stay alive.

The view is unloaded meanwhile, whose room it needs, and loaded again at the end. What is looked for
is up to the subclasses: a hint (hint_search.py), the verdict on a turn (judging.py).
"""

import gc

from engine.ai import PENDING
from firmware import memory, registry
from firmware.hardware.keys import BACK
from firmware.screens import Screen
from firmware.screens.play import seed_luck, think
from firmware.words import strings

words = strings()


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
    full = words.FULL  # the last line if there is none

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
                self.thinker = self.find()
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
            screen.view.say(self.full)
            return screen

    def show(self):
        """Return the screen that shows what was found."""
        raise NotImplementedError

    def find(self):
        """Find it: yield PENDING often, at last None."""
        raise NotImplementedError

    def load(self, leaf):
        """Return a module of the game's computer players."""
        name = "engine." + self.play.info.NAME + ".ai." + leaf
        return __import__(name, None, None, (leaf,))
