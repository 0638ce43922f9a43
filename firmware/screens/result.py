"""What results share: the keys, and the pictures: a rank of Hashi's, a cup, a medal.

What was reached with hints is of another kind: its picture is a light tile, and with it stands how
many there were.
"""

from engine.const import const
from engine.session import PRACTICE
from firmware.graphics import pictures
from firmware.hardware.keys import BACK, DO, A
from firmware.screens import Screen
from firmware.words import strings

_REST_MS = const(600)  # without keys, for those still meant for the game


class Result(Screen):
    """The result of a game, an observation of a seat. A starts another one, B leads to the title.

    The other game has the same options and seats.
    """

    def __init__(self, play, game, seat):
        self.play = play
        self.rest = _REST_MS
        self.game = game
        self.seat = seat

    def tick(self, ms):
        self.rest -= ms
        return self

    def key(self, k):
        if self.rest > 0:
            return self
        if k in DO:
            app, info, session = self.play.app, self.play.info, self.play.session
            self.play = None  # the new game needs the room of the old one
            return app.start(info, False, (session.options, session.seats))
        if k in BACK:
            return self.play.app.title()
        return self.show_more(k) if k < A else self

    def show_more(self, k):
        """Take an arrow; return the next screen."""
        return self

    def is_practice(self):
        """Return True if something was taken back after it was revealed: no rank (H13)."""
        return self.play.session.flags & PRACTICE


def rank(c, n, x, y):
    """Draw the picture of Hashi's rank n, 16x16 dots."""
    pictures.picture(c, n, x, y)


def place(c, n, x, y):
    """Draw the prize of place n, 16x16 dots: a cup, or a medal with that number."""
    rank(c, pictures.CUP if n == 1 else pictures.MEDAL, x, y)
    if n > 1:
        c.dots(x + 5, y + 6, 48 + n, 1)


def hints(session):
    """Return how many hints a game was played with, in words; "" for none."""
    n = session.hints()
    return strings("menus").TAKEN[n > 1].format(n=n) if n else ""


def helped(c, session, x, y):
    """Turn the picture at x, y into a light tile, its corners round, if hints were taken."""
    if session.hints():
        c.invert(x, y, 16, 16)
        for corner in (x, x + 15):
            c.fill(corner, y, 1, 1, 0)
            c.fill(corner, y + 15, 1, 1, 0)
