"""How to play: topics, each of some pages with the topic's drawing and a sentence or two below.

Left and right turn the pages, up and down lead to another topic; after the last comes the first. A
guest has TOPICS in its words (firmware/guest/help.py), or, as the house games, help.py with
    words                its words for help: TOPICS has title|page|page... by keys
    PAGES                for each topic its key and its drawing, in signs; what stands behind / is
                         in large type
    part(c, text, i, x)  draws sign i of a drawing with its left at x; returns the next i and x
    page_of(game)        the key of the topic on what is to be done now
"""

from engine.const import const
from firmware import registry
from firmware.graphics.canvas import WIDTH, width
from firmware.graphics.text import wrapped
from firmware.hardware.keys import BACK, DO, DOWN, LEFT, UP, A
from firmware.screens import Screen
from firmware.words import strings

words = strings("common")

_WIDEST = const(124)  # dots of a line
_WORDS = const(28)  # the row where the words begin below a drawing
_WORDS_ALONE = const(10)  # and without one
_DRAWING = const(11)  # that of a drawing in large type
_PITCH = const(9)


class Pages(Screen):
    """The pages of a game's help; of a running game, first the topic on what is to be done."""

    last_line = words.HINT_HELP

    def __init__(self, name, back, game):
        self.help = registry.module(name, "help")
        self.back = back
        topics = self.help.words.TOPICS
        self.pages = []  # (number of the topic, which of its texts, from 1)
        for n in range(len(self.help.PAGES)):
            for part in range(topics[self.help.PAGES[n][0]].count("|")):
                self.pages.append((n, part + 1))
        self.at = 0
        if game:
            keys = [key for key, _ in self.help.PAGES]
            self.at = self.pages.index((keys.index(self.help.page_of(game)), 1))

    def key(self, k):
        if k in BACK:
            return self.back
        if k in DO or k < A:
            step = -1 if k in (LEFT, UP) else 1
            if k in (UP, DOWN):
                topic = (self.pages[self.at][0] + step) % len(self.help.PAGES)
                self.at = self.pages.index((topic, 1))
            else:
                self.at = (self.at + step) % len(self.pages)
            self.is_fresh = True
        return self

    def fill(self, c):
        topic, part = self.pages[self.at]
        key, drawing = self.help.PAGES[topic]
        texts = self.help.words.TOPICS[key].split("|")
        title, text = texts[0], texts[part]
        number = str(self.at + 1) + "/" + str(len(self.pages))
        c.right(WIDTH, 0, number)
        c.rule(c.text(0, 0, title) + 2, WIDTH - width(number) - 3)
        lines = wrapped(text, _WIDEST)
        top = _WORDS if drawing else _WORDS_ALONE
        for i in range(len(lines)):
            c.text(2, top + i * _PITCH, lines[i])
        self._draw(c, drawing)

    def _draw(self, c, drawing):
        i = 0
        x = 4
        while i < len(drawing):
            if drawing[i] == "/":
                c.big(x, _DRAWING, drawing[i + 1 :])
                return
            i, x = self.help.part(c, drawing, i, x)
