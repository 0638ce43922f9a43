"""How to play: pages of words, some with a drawing, turned with left and right."""

from firmware.canvas import WIDTH, width
from firmware.keys import BACK, DO, DOWN, LEFT, RIGHT, UP
from firmware.screens import Screen
from firmware.words import of

words = of("common")


class Pages(Screen):
    """pages: tuples of a title and up to five lines. drawings: page number -> draw(canvas)."""

    def __init__(self, pages, drawings, back):
        self.pages = pages
        self.drawings = drawings
        self.back = back
        self.at = 0

    def key(self, k):
        at = self.at
        if k in (RIGHT, DOWN) or k in DO:
            at = min(at + 1, len(self.pages) - 1)
        elif k in (LEFT, UP):
            at = max(at - 1, 0)
        elif k in BACK:
            return self.back
        if at != self.at:
            self.at = at
            self.is_fresh = True
        return self

    def draw(self, c):
        if not self.is_fresh:
            return
        c.clear()
        page = self.pages[self.at]
        number = str(self.at + 1) + "/" + str(len(self.pages))
        c.right(WIDTH, 0, number)
        c.rule(c.text(0, 0, page[0]) + 2, WIDTH - width(number) - 3)
        for i in range(1, len(page)):
            c.text(2, i * 9 + 1, page[i])
        if self.at in self.drawings:
            self.drawings[self.at](c)
        c.hint(words.HINT_PAGES)
        self.is_fresh = False
