"""A screen to look at and leave: the base of the games' sheets, loaded and dropped with them."""

from firmware.hardware.keys import A
from firmware.screens import Screen
from firmware.words import strings

common = strings("common")


class Sheet(Screen):
    """Shows what fill() draws above the hint; any of A, B, or a held key goes back."""

    hint = common.HINT_BACK

    def __init__(self, back):
        self.back = back

    def key(self, k):
        return self.back if k >= A else self

    def draw(self, c):
        if self.is_fresh:
            c.clear()
            self.fill(c)
            c.hint(self.hint)
            self.is_fresh = False

    def fill(self, c):
        """Draw what is above the hint, on a dark canvas."""
        raise NotImplementedError
