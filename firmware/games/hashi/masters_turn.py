"""What a master would have done in the round confirmed last, once lastturn.py has found it."""

from engine.ai import judgement
from engine.const import const
from firmware.hardware.keys import BACK, DOWN
from firmware.screens import hint
from firmware.words import strings

board_words = strings("hashi")
words = strings("hashi_hints")

_WHAT = const(2)  # the first rung, as in firmware/screens/hint.py
_WORTH = const(3)
_WHY = const(4)


class MastersTurn(hint.Hint):
    """What the master would have done, what that is worth more, and if it is clearly more, why.
    None of it is played.
    """

    def __init__(self, found):
        hint.Hint.__init__(self, found)
        self.rung = _WHAT
        self.worth = difference(found.worth)
        if not found.worth or judgement.is_as_good(found.worth[0], found.worth[1], False):
            self.last = _WORTH
        else:
            self.last = _WHY

    def key(self, k):
        if k == DOWN and self.rung < self.last:
            self.rung += 1
            self.is_fresh = True
        return hint.Hint.key(self, k) if k in BACK else self

    def count(self):
        """Count nothing: what is over cannot be played again."""

    def foot(self):
        return words.HINT_MASTER[self.rung - _WHAT if self.rung < self.last else -1]

    def text(self, spot):
        if self.rung == _WHAT:
            return self.ladder.said(self.moves)
        return self.why if self.rung == _WHY else self.worth


def difference(worth):
    """Return in a sentence what the person's turn cost. worth: see LastTurn."""
    if not worth:
        return board_words.MASTER_MISSING
    from firmware.screens.after.amounts import cost

    lost, error = worth
    return cost(lost, error, judgement.certainty(lost, error, False), False)
