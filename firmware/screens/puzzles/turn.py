"""A puzzle: the position, the question, and the person's turn in it.

The verdict is made as for a turn of a review (judging.py): a turn that is not clearly worse than
the best one solves the puzzle. A game may have a Solving of its own, in its puzzle.py.
"""

from engine import catalog
from firmware.screens.after.again import Turn
from firmware.screens.puzzles import file as puzzle
from firmware.words import strings

words = strings("puzzle")


class Solving(Turn):
    """A puzzle: the person plays one turn and confirms it. Nothing of it is saved but a bit.

    n: its number. why: the reason for the best turn. is_shown: the answer has been shown.
    """

    NO_HINT = words.NO_HINT

    def __init__(self, app, info, n):
        self.n = n
        self.is_shown = False
        session, answer, self.why = self.read(info.NAME, puzzle.load(info.NAME, app.store, n))
        end = len(session.moves) + len(answer) + 1  # with CONFIRM
        Turn.__init__(self, app, info, session, (end, end, 0, 0, 0, 0, answer))

    def read(self, name, data):
        """Return (the session as the turn begins, the best turn, why) from a puzzle's bytes."""
        from engine import record

        stop = 3 + data[2]
        session = record.decode(data[stop:], catalog.make(name))
        begun = data[0] | data[1] << 8
        answer = list(session.moves[begun:])
        session.undo(len(answer))
        return session, answer, tuple(data[3:stop])

    def question(self):
        return words.ASK

    def leave(self):
        return self.app.puzzles(self.info, self.n)

    def judged(self, search):
        search.why = self.why
        from firmware.screens.puzzles.answer import Answer

        return Answer(search)

    def next(self):
        """Return what leads to the next puzzle that is not solved, or to the list."""
        from firmware.screens.puzzles import list as puzzles

        return puzzles.next_one(self.app, self.info, self.n)

    def note(self):
        """Keep that this is solved, if the answer was not shown. Return False without room."""
        return self.is_shown or puzzle.solve(self.info, self.app.store, self.n)
