"""A puzzle of a game for several: the position, the question, and the person's turn in it.

The verdict is that on a turn of a review (judging.py): what is not clearly worse solves the puzzle.
"""

from firmware.screens import puzzle
from firmware.screens.again import Turn
from firmware.words import strings

words = strings("puzzle")


class Solving(Turn):
    """A puzzle: the person plays one turn and confirms it. Nothing of it is saved but a bit.

    n: its number. why: the reason for the best turn. is_shown: the answer has been shown.
    """

    def __init__(self, app, info, n):
        self.n = n
        self.is_shown = False
        begun, self.why, session = puzzle.load(info.NAME, n)
        answer = list(session.moves[begun:])
        session.undo(len(answer))
        end = begun + len(answer) + 1  # with CONFIRM
        Turn.__init__(self, app, info, session, (begun, end, 0, 0, 0, 0, answer))

    def question(self):
        return words.ASK

    def leave(self):
        return self.app.puzzles(self.info, self.n)

    def judged(self, search):
        search.why = self.why
        from firmware.screens.puzzle_verdict import Verdict

        return Verdict(search)

    def next(self):
        """Return what leads to the next puzzle that is not solved, or to the list."""
        from firmware.screens import puzzles

        return puzzles.next_one(self.app, self.info, self.n)

    def note(self):
        """Keep that this is solved, if the answer was not shown. Return False without room."""
        if self.is_shown:
            return True
        return puzzle.solve(self.info.NAME, self.app.store, self.n)
