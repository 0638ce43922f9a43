"""A search behind the board as it stands: a computer player thinks, and B ends it.

Subclasses decide what it looks for: a hint (hint_search.py), the verdict on a turn (judging.py),
what a coach says (coach.py).
"""

from firmware.hardware.keys import BACK
from firmware.screens import Change
from firmware.screens.found import Found
from firmware.screens.opponent import seed_luck
from firmware.screens.thinking import Thinking
from firmware.words import strings

words = strings()


class Search(Thinking):
    """The board as it stands while a computer player thinks about it; the board itself is unloaded.

    play: the play screen of the game. back: the play screen that B leads to; for a hint, `play`.
    state: what the person sees. row: of the menu of `back`, if the search was begun there, or 0.
    screen: the module and the class that shows what was found, made of a Found with FOUND.
    """

    full = words.FULL  # the last line if there is no room
    screen = "", ""
    FOUND = "screen", "play", "back", "row", "state", "moves", "why"

    was_drawn = False

    def __init__(self, play, back, state, row):
        Thinking.__init__(self, play)
        self.back = back
        self.state = state
        self.row = row
        self.luck = bytearray(4)
        seed_luck(self.luck, play.session, play.seat, len(play.session.moves))
        self.moves = []  # of the turn
        self.why = (0,)  # the reason
        self.policy = None

    def key(self, k):
        if k not in BACK:
            return self
        return self.back.to_menu(self.row) if self.row else self.back.saying("")

    def drop(self):
        self.thinker = self.policy = None
        self.was_drawn = False

    def tick(self, ms):
        if not (self.was_drawn and self.is_fresh):
            return Thinking.tick(self, ms)
        # Something else was up, and the board has gone: it begins again.
        kind, play, row, back = type(self), self.play, self.row, self.back
        name = back.info.NAME
        return Change(lambda: to_search(kind, play.resume(), row, back), name, True, is_said=False)

    def draw(self, c):
        self.was_drawn = True  # the board stands on the canvas
        self.is_fresh = False

    def found(self, found):
        self.drop()
        change = Change(Found(self).show, self.back.info.NAME, True, is_said=False)
        change.again = self.back.saying(self.full)
        return change

    def once_more(self):
        """Return what leads to this search again, now that nothing else is in memory."""
        self.drop()
        return _to(type(self), self.play, self.back, self.state, self.row)


def to_search(kind, play, row=0, back=None):
    """Return what leads to a Search of a kind, a subclass, about the board as it stands.

    back: the play screen that B leads to; None if that is `play`.
    """
    back = back or play
    view = play.view
    view.sheet = None  # which DOWN opens on its way to DOWN and A
    view.say(words.KEYS[0])
    view.is_fresh = True
    play.app.canvas.animation.finish()
    view.draw(play.app.canvas)
    state = bytes(view.seen.state)
    view = None
    play.drop()
    return _to(kind, play, back, state, row)


def _to(kind, play, back, state, row):
    return Change(
        lambda: kind(play, back, state, row),
        play.info.NAME,
        no_room=lambda: back.saying(kind.full),
        is_said=False,
    )
