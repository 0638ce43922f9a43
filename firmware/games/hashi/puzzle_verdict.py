"""The verdict on a turn that a person has played in a puzzle: by its value, not by equality."""

from engine.const import const
from firmware.hardware.keys import BACK, DO, DOWN, UP
from firmware.screens import hint
from firmware.words import strings

words = strings("hashi_help")

_MOST = const(30)  # tenths of a point; of more the tables know only that it is more
# The rungs: of those of firmware/screens/hint.py, what is said when, and when the answer blinks.
_SAID = const(1)
_SHOWN = const(2)
_WHY = const(3)


class Verdict(hint.Hint):
    """What the person's turn lacks, then why the best one is good, then that turn."""

    def __init__(self, search):
        play = search.play
        self.played = search.played
        self.is_solved = search.lost is not None and search.lost <= play.limit
        self.said = _said(search.lost, self.is_solved, play.limit)
        if self.is_solved and not play.note():
            self.said = words.PUZZLE_NO_ROOM
        hint.Hint.__init__(self, search)
        self.ladder.state = search.state
        self.rung = _SAID

    def count(self):
        """Count nothing: a puzzle is no game."""

    def key(self, k):
        if k == UP and self.rung > _SAID:
            self.rung = _SAID if self.rung == _WHY else _WHY
        elif k == DOWN and self.rung != _SHOWN:
            self.rung = _WHY if self.rung == _SAID else _SHOWN
            if self.rung == _SHOWN and not self.is_solved:
                self.play.is_shown = True
        elif k in BACK or k in DO:
            self.leave()
            if k in BACK:
                return self.play.leave()
            return self.play.next() if self.is_solved else self.play.again()
        else:
            return self
        self.is_fresh = self.is_on = True
        return self

    def draw(self, c):
        moves = self.moves if self.rung == _SHOWN else self.played
        self.ladder.show(moves, self.is_on)
        self.view.say(self.foot())
        self.view.is_fresh = self.is_fresh
        self.view.draw(c)
        if self.is_fresh:
            self._say(c, self.ladder.spot(moves))
        self.is_fresh = False

    def foot(self):
        keys = words.PUZZLE_SOLVED_KEYS if self.is_solved else words.PUZZLE_KEYS
        return keys[(_SAID, _WHY, _SHOWN).index(self.rung)]

    def text(self, spot):
        if self.rung == _SHOWN:
            return self.ladder.said(self.moves)
        return words.PUZZLE_WHY.format(why=self.why) if self.rung == _WHY else self.said


def _said(lost, is_solved, limit):
    """Return the verdict in a sentence. lost, limit: tenths, see puzzle_search.py and puzzle.py."""
    if lost is None:
        return strings("hashi").MASTER_MISSING
    if is_solved:
        return words.PUZZLE_SOLVED
    if lost > _MOST:
        return words.PUZZLE_LACKS_MORE.format(n=_MOST // 10)
    more = (limit + 1) // 2
    return words.PUZZLE_LACKS.format(n=lost // 10, to=lost % 10, more=more // 10, by=more % 10)
