"""A puzzle: the position, the question, and the person's turn in it.

The file knows the verdict on every turn (file.py), so it comes at once. A puzzle of one's own, and
one of whose results the file lists none, is judged as a turn of a review played again (judging.py):
a turn that is not clearly worse than the best one solves it. A game may have a Solving of its own,
in its puzzle.py.
"""

from engine import catalog
from firmware.screens import Change
from firmware.screens.after.again import Turn
from firmware.screens.puzzles import file as puzzle
from firmware.words import strings

words = strings("puzzle")


class Solving(Turn):
    """A puzzle: the person plays one turn and confirms it. Nothing of it is saved but a bit.

    n: its number. known: what the file knows of the results. why: the reason for the best turn.
    is_shown: the answer has been shown.
    """

    NO_HINT = words.NO_HINT

    def __init__(self, app, info, n):
        self.n = n
        self.is_shown = False
        known, data = puzzle.load(info.NAME, app.store, n)
        session, answer, why = self.read(info.NAME, data)
        self.why = puzzle.reason(known) if known else why
        self.known = known if known and known[1] else b""
        end = len(session.moves) + len(answer) + 1  # with CONFIRM
        Turn.__init__(self, app, info, session, (end, end, 0, 0, 0, 0, answer))

    def read(self, name, data):
        """Return (the session as the turn begins, the best turn, why) from a puzzle's position.

        why: () if the file knows it.
        """
        from engine import record

        session = record.decode(data[2:], catalog.make(name))
        answer = list(session.moves[data[0] | data[1] << 8 :])
        session.undo(len(answer))
        return session, answer, ()

    def question(self):
        return words.ASK

    def leave(self):
        return self.app.puzzles(self.info, self.n)

    def play(self, move):
        if not (self.known and self._ends_turn(move)):
            return Turn.play(self, move)

        def no_room():
            return self.saying(strings("review").FULL)

        return Change(lambda: self.judged(None), self.info.NAME, True, no_room, is_said=False)

    def cost(self):
        """Return puzzle.cost() of the person's turn."""
        name = self.info.NAME
        results = __import__("engine." + name + ".puzzles", None, None, ("result",))
        game = type(self.session.game)()
        game.state[:] = self.before
        return puzzle.cost(self.known, results.result(game, self.session.moves[self.begun :]))

    def judged(self, search):
        """Return the screen with the verdict. search: None if the file knows it."""
        from firmware.screens.puzzles.answer import Answer, Known

        if search:
            search.why = self.why
        return Answer(search or Known(self))

    def next(self):
        """Return what leads to the next puzzle that is not solved, or to the list."""
        from firmware.screens.puzzles import list as puzzles

        return puzzles.next_one(self.app, self.info, self.n)

    def note(self):
        """Keep that this is solved, if the answer was not shown. Return False without room."""
        if self.is_shown:
            return True
        day = self.app.device.day()
        if day:
            from firmware.screens.puzzles import list as puzzles

            puzzles.note_day(self.app, self.info, self.n, day)
        return puzzle.solve(self.info, self.app.store, self.n)
