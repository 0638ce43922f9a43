"""What a master would have done in the round confirmed last of a solo game."""

from engine.ai import PENDING
from engine.const import const
from engine.hashi.rules import CONFIRM
from engine.session import Session
from firmware import memory
from firmware.games import registry
from firmware.hardware.keys import BACK, DOWN
from firmware.screens.hint import Hint
from firmware.screens.search import Search
from firmware.words import strings

common = strings()
words = strings("hashi")

_WHAT = const(2)  # the first rung, as in firmware/screens/hint.py
_WORTH = const(3)
_WHY = const(4)
_ALIKE = const(2)  # tenths of a point that are no difference to speak of


class _RoundBefore:
    """What Search asks of a play screen, as the round confirmed last began.

    moves: the person's in that round, without CONFIRM.
    """

    def __init__(self, play):
        self.app = play.app
        self.info = play.info
        self.seat = play.seat
        played = play.session
        end = played.mark - 1
        n = end
        while played.moves[n - 1] != CONFIRM:
            n -= 1
        self.moves = list(played.moves[n:end])
        self.session = Session(type(played.game)(), played.seed, played.options, played.seats)
        for move in played.moves[:n]:
            self.session.apply(move)
        self.view = registry.view(self.info.NAME, self.session, play.seat, self.app.context)


class Review(Search):
    """The board as the round confirmed last began, while a master thinks about it."""

    def __init__(self, play, row):
        Search.__init__(self, _RoundBefore(play), play, row)
        self.worth = None  # (mean, deviation) of the difference, in tenths of a point

    def show(self):
        return MastersTurn(self)

    def find(self):
        for found in Search.find(self):
            if found == PENDING:
                yield PENDING
        memory.unload("engine.hashi.ai.explain")  # the comparison needs its room
        plans = self.play.moves, self.moves
        seen = type(self.back.session.game)()
        seen.state[:] = self.state
        worth = self.load("worth")
        for found in worth.compare_turns(self.policy, seen, self.play.seat, plans):
            if found == PENDING:
                yield PENDING
        self.worth = found
        yield None


class MastersTurn(Hint):
    """What the master would have done, what that is worth more, and why. None of it is played."""

    def __init__(self, search):
        Hint.__init__(self, search)
        self.rung = _WHAT
        self.worth = _difference(search.worth)

    def key(self, k):
        if k == DOWN and self.rung < _WHY:
            self.rung += 1
            self.is_fresh = True
        return Hint.key(self, k) if k in BACK else self

    def count(self):
        """Count nothing: what is over cannot be played again."""

    def foot(self):
        if self.rung == _WHY:
            return common.HINT_BACK
        return words.HINT_WORTH if self.rung == _WORTH else words.HINT_WHAT

    def text(self, spot):
        if self.rung == _WHAT:
            return self.ladder.said(self.moves)
        return self.why if self.rung == _WHY else self.worth


def _difference(worth):
    """Return in a sentence what the master's turn is worth more. worth: see Review."""
    if not worth:
        return words.MASTER_MISSING
    n, more = worth
    if abs(n) <= _ALIKE:
        return words.YOURS_AS_GOOD
    text = words.MASTER_BETTER if n > 0 else words.YOURS_BETTER
    n = abs(n)
    return text.format(n=n // 10, to=n % 10, more=more // 10, by=more % 10)
