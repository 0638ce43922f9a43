"""A puzzle: the position, the question, and the person's turn in it.

The file knows what every turn costs (file.py), so the verdict comes at once. Why the best turn is
better than one that the file does not list is found when somebody asks (judging.py). A puzzle of
one's own is judged as a turn of a review played again: a turn that is not even likely to be worse
than the best one solves it. A game may have a Solving of its own, in its puzzle.py.

It stays in memory while a turn is judged: it keeps neither words nor the file.
"""

from engine import catalog
from firmware.screens import Change
from firmware.screens.after.again import Turn
from firmware.words import strings


class Solving(Turn):
    """A puzzle: the person plays one turn and confirms it. Only what tries.py keeps is saved.

    n: its number. theme: of the puzzles that come next, or -1. known: what the file knows of
    the results, b"" of one's own. why: the reason for the best turn. is_shown: the answer has been
    shown. run: what note() has returned, None before.
    """

    NO_HINT = strings("puzzle").NO_HINT
    JUDGED = "firmware.screens.puzzles.answer", "judged"
    APART = b""  # reasons of one's own puzzles that also tell of the turn that was kept
    run = None

    def __init__(self, app, info, n, theme=-1):
        from firmware.screens.puzzles import file as puzzle

        self.n = n
        self.theme = theme
        self.is_shown = False
        known, data = puzzle.load(info.NAME, app.store, n)
        session, answer, why = self.read(info.NAME, data)
        self.why = puzzle.reason(known) if known else why
        self.known = known
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
        return strings("puzzle").ASK

    def leave(self):
        return self.app.puzzles(self.info, self.n)

    def play(self, move):
        self.run = None
        if not (self.known and self._ends_turn(move)):
            return Turn.play(self, move)

        return Change(self.judged, self.info.NAME, False, self.no_room, is_said=False)

    def judged(self):
        """Return what leads to the verdict of the file."""
        from firmware.screens.puzzles import known

        return known.judged(self)

    def no_room(self):
        """Return what leads back to the puzzle, which says that there is no room."""
        return self.saying(strings("review").FULL)

    def ask_why(self):
        """Return what leads to the verdict with the reason why the best turn is better."""
        from firmware.screens.after.judging import Judging
        from firmware.screens.search import to_search

        self.half = None, list(self.session.moves[self.begun :])  # judged: only why is open
        return to_search(Judging, self)

    def tries(self):
        from firmware.screens.puzzles.tries import Tries

        return Tries(self.info, self.app.store)

    def next(self):
        """Return what leads to the next puzzle that is not solved, or to the list."""
        n = self.tries().next(self.n, self.theme)
        return self.leave() if n < 0 else self.app.puzzle(self.info, n, self.theme)

    def to_verdict(self, is_solved, verdict):
        def begin():
            self.note(is_solved)
            return verdict

        # Neither computer players nor the board are in memory then.
        return Change(begin, self.info.NAME, False, self.no_room, is_said=False)

    def note(self, is_solved):
        """Keep how the try has ended, once, and not after the answer was shown.

        Return how many puzzles were solved in a row, 0 where this try is none of them, -1 without
        room.
        """
        if self.run is None:
            tries = self.tries()
            is_new = self.known and not (self.is_shown or tries.solved() >> self.n & 1)
            is_kept = self.is_shown or tries.note(self.n, is_solved)
            self.run = (tries.run() if is_new else 0) if is_kept else -1
            day = self.app.device.day()
            if day and is_solved and not self.is_shown:
                from firmware.screens.puzzles import list as puzzles

                puzzles.note_day(self.app, self.info, self.n, day)
        return self.run
