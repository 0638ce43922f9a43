"""The map of Arabana as it stands when a game is over.

A file of its own: beside the board there is no room for the result that leads here.
"""

from firmware import registry
from firmware.hardware.keys import A
from firmware.screens.notice import Sheet


class Map(Sheet):
    """The map; A and B lead back to the result."""

    def __init__(self, play):
        Sheet.__init__(self, None)
        self.play = play
        self.view = registry.view("arabana", play.session, play.seat, play.app.context)

    def key(self, k):
        return self.play.to_result() if k >= A else self

    def fill(self, c):
        view = self.view
        view.say(self.last_line)
        view.is_fresh = True
        view.draw(c)
