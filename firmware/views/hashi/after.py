"""What a master would have done in the round confirmed last, and what that is worth more."""

from engine import catalog
from engine.ai import PENDING
from engine.const import const
from engine.hashi.rules import CONFIRM
from engine.session import Session
from firmware import shelf, views
from firmware.keys import BACK, DOWN
from firmware.screens.hint import Hint
from firmware.words import of

common = of("common")
words = of("hashi_hint")

_THINKING = const(0)  # rungs, these two as hint.py has them
_WHAT = const(2)
_WHY = const(4)  # after that of what it is worth
_ALIKE = const(2)  # tenths of a point: no difference to speak of


class Then:
    """What a ladder asks of a play screen, as the last round began. moves: what the person did."""

    def __init__(self, play):
        self.app = play.app
        self.kit = play.kit
        self.seat = play.seat
        now = play.session
        moves = now.moves
        n = now.mark - 1
        while moves[n - 1] != CONFIRM:
            n -= 1
        self.moves = list(moves[n : now.mark - 1])
        self.session = Session(catalog.make(now.game.ID), now.seed, now.options, now.seats)
        for move in moves[:n]:
            self.session.apply(move)
        self.view = views.view(play.kit.NAME, self.session, play.seat)


class After(Hint):
    """A ladder without the rung of where, on the board of then; nothing of it can be played."""

    def __init__(self, play, row):
        Hint.__init__(self, Then(play), row)
        self.back = play
        self.worth = ""  # the sentence on the difference

    def key(self, k):
        if k == DOWN and _THINKING < self.rung < _WHY:
            self.rung += 1
            self.is_fresh = True
        return Hint.key(self, k) if k in BACK else self

    def _think(self):
        yield from self.find()
        why = yield from self.reason()
        shelf.drop(("engine.hashi.players.why",))  # what follows takes its room
        play = self.play
        plans = play.moves, self.moves
        for found in self.lend("worth").tell(self.policy, self.view.seen, play.seat, plans):
            if found == PENDING:
                yield PENDING
        self.worth = self._told(found)
        self.rung = _WHAT  # all is known
        yield self.ladder.sentence(why)

    def _told(self, found):
        """Return what the difference is worth, in a sentence."""
        if not found:
            return words.SCORE[3]
        n, more = found
        if abs(n) <= _ALIKE:
            return words.SCORE[2]
        text = words.SCORE[n < 0]
        n = abs(n)
        return text.format(n=n // 10, to=n % 10, more=more // 10, by=more % 10)

    def _count(self):
        """Count nothing: what is over cannot be played again."""

    def foot(self):
        """Return the last line: what the keys do."""
        if self.rung == _THINKING:
            return Hint.foot(self)
        return common.HINT_BACK if self.rung == _WHY else words.KEYS[self.rung - _WHAT]

    def text(self, spot):
        """Return the sentence of the rung."""
        if self.rung == _WHAT:
            return self.ladder.said(self.moves)
        return self.why if self.rung == _WHY else self.worth
