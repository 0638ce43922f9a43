"""The verdict on a turn that a person has played in a puzzle, and the answer."""

from engine.const import const
from firmware.hardware.keys import BACK, DO, DOWN, UP
from firmware.screens import hint
from firmware.words import strings

words = strings("puzzle")

# The rungs: of those of firmware/screens/hint.py, what is said when, and when the answer blinks.
_SAID = const(1)
_SHOWN = const(2)
_WHY = const(3)


class Answer(hint.Hint):
    """Says what the person's turn costs, then why the best one is better, and shows that turn.

    verdict: a Known (known.py), or what a Judging has found of a puzzle of one's own. is_why: the
    reason has just been found, and comes first.
    """

    def __init__(self, verdict, is_why=False):
        play = verdict.play
        self.played = verdict.played
        self.is_solved = verdict.is_solved
        self.said = verdict.said
        hint.Hint.__init__(self, verdict)
        self.ladder.state = verdict.state
        self.rung = _WHY if is_why else _SAID
        run = play.note(self.is_solved)  # at last, so that it is not done again for want of room
        if self.is_solved:
            self.said = words.SOLVED if run >= 0 else words.NO_ROOM
            if run > 1:
                self.said = words.SOLVED_RUN.format(n=run)

    def count(self):
        """Count nothing: a puzzle is no game."""

    def key(self, k):
        if k == DOWN and self.rung == _SAID and not self.why and not self.is_solved:
            self.leave()
            return self.play.ask_why()
        if k == UP and self.rung > _SAID:
            self.rung = _WHY if self.rung == _SHOWN and self.why else _SAID
        elif k == DOWN and self.rung != _SHOWN:
            self.rung = _WHY if self.rung == _SAID and self.why else _SHOWN
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
        self._say(c, self.ladder.spot(moves))
        self.is_fresh = False

    def foot(self):
        keys = words.SOLVED_KEYS if self.is_solved else words.KEYS
        rung = self.rung if self.why or self.rung == _SHOWN or not self.is_solved else _WHY
        return keys[(_SAID, _WHY, _SHOWN).index(rung)]

    def text(self, spot):
        if self.rung == _SHOWN:
            return self.ladder.said(self.moves)
        return words.WHY.format(why=self.why) if self.rung == _WHY else self.said


def judged(found):
    """Return the verdict on a puzzle of one's own, or the reason that the file does not know."""
    play = found.play
    if play.known:
        from firmware.screens.puzzles.known import Known

        return Answer(Known(play, found.why), True)
    if len(found.why) < 2:  # as good as the best turn
        is_of_other = play.why[1] in play.APART
        found.why = () if found.is_solved and is_of_other else play.why
    return Answer(found)
