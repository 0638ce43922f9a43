"""What a person sees who is handed the device."""

from firmware.screens import Screen
from firmware.words import strings

common = strings("common")
words = strings("common")


class Cover(Screen):
    """Hides the game while the device is handed to the person in another seat."""

    def __init__(self, play, seat):
        self.play = play
        self.seat = seat

    def key(self, k):
        self.play.app.canvas.wait()
        self.play.sit(self.seat)
        return self.play.view.greeting(self.play)

    def draw(self, c):
        if self.is_fresh:
            c.clear()
            lines = words.COVER.format(n=self.seat + 1).split("\n")
            for i in range(len(lines)):
                c.center(18 + 12 * i, lines[i])
            c.hint(common.HINT_GO_ON)
            self.is_fresh = False
