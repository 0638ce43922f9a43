"""How to play: topics, each a drawing and words below, turned page by page with left and right.

Behind the last comes the first.
"""

from engine.const import const
from firmware.games import registry
from firmware.graphics.canvas import WIDTH, width
from firmware.graphics.text import wrapped
from firmware.hardware.keys import BACK, DO, DOWN, LEFT, RIGHT, UP
from firmware.screens import Screen
from firmware.words import strings

words = strings("common")

_WIDEST = const(124)  # dots of a line
_LINES = const(5)  # on a page
_DRAWN = const(2)  # of them, the height of a drawing
_TOP = const(11)  # of a drawing in large type


class Pages(Screen):
    """topics: a list of title|text. drawing(canvas, number of a topic) or None. at: the first.

    A text is wrapped, and begins below its drawing; what one page cannot hold, on the next.
    """

    hint = words.HINT_PAGES

    def __init__(self, topics, drawing, back, at):
        self.topics = topics
        self.drawing = drawing
        self.back = back
        self._open(at)

    def _open(self, at):
        """Begin a topic."""
        self.at = at
        self.title, text = self.topics[at].split("|")
        self.lines = wrapped(text, _WIDEST)
        if self.drawing:
            self.lines = [""] * _DRAWN + self.lines
        self.top = 0  # the line on top of the page
        self.is_fresh = True

    def key(self, k):
        if k in (RIGHT, DOWN) or k in DO:
            if self.top + _LINES < len(self.lines):
                self.top += _LINES
                self.is_fresh = True
            else:
                self._open((self.at + 1) % len(self.topics))
        elif k in (LEFT, UP):
            if self.top:
                self.top -= _LINES
                self.is_fresh = True
            else:
                self._open((self.at - 1) % len(self.topics))
                self.top = (len(self.lines) - 1) // _LINES * _LINES
        elif k in BACK:
            return self.back
        return self

    def fill(self, c):
        title = self.title + ("…" if self.top else "")
        number = str(self.at + 1) + "/" + str(len(self.topics))
        c.right(WIDTH, 0, number)
        c.rule(c.text(0, 0, title) + 2, WIDTH - width(number) - 3)
        page = self.lines[self.top : self.top + _LINES]
        for i in range(len(page)):
            c.text(2, i * 9 + 10, page[i])
        if not self.top and self.drawing:
            self.drawing(c, self.at)


def help_pages(name, back, game):
    """Return the how-to-play screen of a game; of a running one, at the page on what is to be done.

    A game without help.py has in its words HELP: a tuple of title|text. Else its help.py has
        words                its words for help
        PAGES                for each page its key in words.TOPICS, and its drawing, in signs; what
                             stands behind / is in large type
        part(c, text, i, x)  draws sign i of a drawing with its left at x; returns the next i and x
        page_of(game)        the key of the page on what is to be done now
    """
    if not registry.has(name, "help"):
        return Pages(strings(name).HELP, None, back, 0)
    help = registry.module(name, "help")
    keys = [key for key, _ in help.PAGES]

    def drawing(c, at):
        text = help.PAGES[at][1]
        i = 0
        x = 4
        while i < len(text):
            if text[i] == "/":
                c.big(x, _TOP, text[i + 1 :])
                return
            i, x = help.part(c, text, i, x)

    first = keys.index(help.page_of(game)) if game else 0
    return Pages([help.words.TOPICS[key] for key in keys], drawing, back, first)
