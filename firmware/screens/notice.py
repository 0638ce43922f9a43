"""A few lines in a frame over the screen before, until a key is pressed; and a question."""

from firmware.canvas import HINT, LINE, WIDTH, width
from firmware.keys import DO
from firmware.screens import Screen
from firmware.words.en import common as words

_WIDEST = 117  # dots of a line


class Notice(Screen):
    """Says its sentences, each from a new line on; any key goes to the screen after."""

    def __init__(self, sentences, after):
        self.lines = []
        for sentence in sentences:
            self.lines.extend(_wrapped(sentence))
        self.after = after
        self.words = words.HINT_GO_ON

    def key(self, k):
        self.after.is_fresh = True
        return self.after

    def draw(self, c):
        if self.is_fresh:
            w = max([width(line) for line in self.lines]) + 9
            h = len(self.lines) * LINE + 7
            x = (WIDTH - w) // 2
            y = (HINT - h) // 2
            c.fill(x - 1, y - 1, w + 2, h + 2, 0)
            c.frame(x, y, w, h)
            for i in range(len(self.lines)):
                c.text(x + 5, y + 4 + i * LINE, self.lines[i])
            c.show()
            c.hint(self.words)
            self.is_fresh = False


class Question(Notice):
    """Asks its sentences: A calls yes(), which returns the next screen; any other key goes back."""

    def __init__(self, sentences, yes, after):
        Notice.__init__(self, sentences, after)
        self.words = words.HINT_ASK
        self.yes = yes

    def key(self, k):
        if k in DO:
            return self.yes()
        return Notice.key(self, k)


def _wrapped(sentence):
    out = [""]
    for word in sentence.split():
        longer = (out[-1] + " " + word).strip()
        if width(longer) <= _WIDEST:
            out[-1] = longer
        else:
            out.append(word)
    return out
