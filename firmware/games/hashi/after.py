"""What a master would have done in the round confirmed last, and what that is worth more."""

from engine.const import const
from firmware.hardware.keys import BACK, DOWN
from firmware.screens.hint import Hint
from firmware.words import strings

common = strings("common")
words = strings("hashi")

_WHAT = const(2)  # the first rung, as hint.py has it
_WHY = const(4)  # after that of what it is worth
_ALIKE = const(2)  # tenths of a point: no difference to speak of


class After(Hint):
    """A ladder without the rung of where, on the board of then; nothing of it can be played."""

    def __init__(self, search):
        Hint.__init__(self, search)
        self.rung = _WHAT
        self.worth = _told(search.worth)  # the sentence on the difference

    def key(self, k):
        if k == DOWN and self.rung < _WHY:
            self.rung += 1
            self.is_fresh = True
        return Hint.key(self, k) if k in BACK else self

    def count(self):
        """Count nothing: what is over cannot be played again."""

    def foot(self):
        """Return the last line: what the keys do."""
        return common.HINT_BACK if self.rung == _WHY else words.KEYS[self.rung - _WHAT]

    def text(self, spot):
        """Return the sentence of the rung."""
        if self.rung == _WHAT:
            return self.ladder.said(self.moves)
        return self.why if self.rung == _WHY else self.worth


def _told(found):
    """Return what the difference is worth, in a sentence."""
    if not found:
        return words.SCORE[3]
    n, more = found
    if abs(n) <= _ALIKE:
        return words.SCORE[2]
    text = words.SCORE[n < 0]
    n = abs(n)
    return text.format(n=n // 10, to=n % 10, more=more // 10, by=more % 10)
