"""A few lines in a frame over the screen before, until a key is pressed; a question; a sheet."""

from engine.const import const
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH, width
from firmware.hardware.keys import DO, A
from firmware.screens import Screen
from firmware.words import strings

words = strings()

_AROUND = const(11)  # columns that a line of the widest frame does not take
_MOST = const(5)  # lines that the frame holds
_TOP = const(9)  # below the title of the screen before


class Notice(Screen):
    """Shows sentences, each beginning a new line. Any key goes on, at last to the screen `after`.

    after: a screen, or a function that returns it. is_over_list: only the title of the screen
    before stays visible, so that no row of a list is cut. Text that does not fit into one frame is
    spread over pages of one size, sentences whole where they fit.
    """

    last_line = words.HINT_GO_ON  # of the last page
    spot = None  # x, y, w, h of what the frame should not hide, if anything

    def __init__(self, sentences, after, is_over_list=False):
        self.sentences = sentences
        self.after = after
        self.is_over_list = is_over_list
        self.at = 0
        self.fit(WIDTH)

    def fit(self, room):
        """Take no more than so many columns, from the left one on."""
        self.room = room
        self.pages = _pages(self.sentences, room - _AROUND)

    def key(self, k):
        if not self.is_last():
            self.at += 1
            self.is_fresh = True
            return self
        return self.leave(k)

    def is_last(self):
        """Return True if the last page is up."""
        return self.at == len(self.pages) - 1

    def leave(self, k):
        """Return the screen that follows the last page."""
        return self.after() if callable(self.after) else self.after

    def draw(self, c):
        if self.is_fresh:
            w = max([width(line) for page in self.pages for line in page]) + 9
            pad = 2 if self.spot else 4
            h = max([len(page) for page in self.pages]) * LINE + 2 * pad - 1
            x = (self.room - w) // 2
            y = max(_TOP, (LAST_LINE - h) // 2)
            if self.spot:
                y = 0 if 2 * self.spot[1] + self.spot[3] > LAST_LINE - LINE else LAST_LINE - h - 1
            h = min(h, LAST_LINE - 1 - y)
            if self.is_over_list:
                c.fill(0, LINE, WIDTH, LAST_LINE - LINE, 0)
            c.fill(x - 1, y - 1, w + 2, h + 2, 0)
            c.frame(x, y, w, h)
            page = self.pages[self.at]
            for i in range(len(page)):
                c.text(x + 5, y + pad + i * LINE, page[i])
            c.last_line(self.last_line if self.is_last() else words.HINT_GO_ON)
            self.is_fresh = False


class Question(Notice):
    """Asks something: A leads to the screen that yes() returns, any other key to no.

    no: a screen, or a function that returns it.
    """

    last_line = words.HINT_ASK

    def __init__(self, sentences, yes, no, is_over_list=True):
        Notice.__init__(self, sentences, no, is_over_list)
        self.yes = yes

    def leave(self, k):
        return self.yes() if k in DO else Notice.leave(self, k)


class Sheet(Screen):
    """A screen to look at and leave: shows what fill() draws above the hint.

    game, seat: an observation and whose it is, for fill().
    """

    last_line = words.HINT_BACK

    def __init__(self, back, game=None, seat=0):
        self.back = back
        self.game = game
        self.seat = seat

    def key(self, k):
        return self.back if k >= A else self


def _pages(sentences, room):
    """Return pages of lines at most `room` dots wide.

    A sentence that fits on one page is not parted.
    """
    from firmware.graphics.text import wrapped

    pages = [[]]
    for sentence in sentences:
        lines = wrapped(sentence, room)
        if len(pages[-1]) + len(lines) > _MOST and pages[-1] and len(lines) <= _MOST:
            pages.append([])
        for line in lines:
            if len(pages[-1]) == _MOST:
                pages.append([])
            pages[-1].append(line)
    return pages
