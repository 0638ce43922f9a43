"""A puzzle: the position, the question, and the person's turn in it.

The file knows what every turn costs (file.py), so the verdict comes at once. Why the best turn is
better than one that the file does not list is found when somebody asks (judging.py). A puzzle of
one's own is judged as a turn of a review played again: a turn that is not clearly worse than the
best one solves it. A game may have a Solving of its own, in its puzzle.py.
"""

from engine import catalog
from firmware.screens import Change
from firmware.screens.after.again import Turn
from firmware.screens.puzzles import file as puzzle
from firmware.words import strings

words = strings("puzzle")


class Solving(Turn):
    """A puzzle: the person plays one turn and confirms it. Only what tries.py keeps is saved.

    n: its number. theme: of the puzzles that come next, or -1. known: what the file knows of
    the results, b"" of one's own. why: the reason for the best turn. is_shown: the answer has been
    shown. run: what note() has returned, None before.
    """

    NO_HINT = words.NO_HINT
    JUDGED = "firmware.screens.puzzles.answer", "judged"
    run = None

    def __init__(self, app, info, n, theme=-1):
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
        return words.ASK

    def leave(self):
        return self.app.puzzles(self.info, self.n)

    def play(self, move):
        self.run = None
        if not (self.known and self._ends_turn(move)):
            return Turn.play(self, move)

        return Change(self.judged, self.info.NAME, False, self._no_room, is_said=False)

    def judged(self):
        """Return what leads to the verdict of the file. What finds and keeps it goes before the
        board comes.
        """
        verdict = self.verdict(())
        self.note(verdict.is_solved)
        name = self.info.NAME
        return Change(lambda: _answer(verdict), name, True, self._no_room, is_said=False)

    def _no_room(self):
        return self.saying(strings("review").FULL)

    def verdict(self, why):
        """Return the verdict of the file. why: the reason, where it does not know one."""
        return Known(self, why)

    def cost(self):
        """Return puzzle.cost() of the person's turn."""
        name = self.info.NAME
        results = __import__("engine." + name + ".puzzles", None, None, ("result",))
        game = type(self.session.game)()
        game.state[:] = self.before
        return puzzle.cost(self.known, results.result(game, self.session.moves[self.begun :]))

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

    def note(self, is_solved):
        """Keep how the try has ended, once, and not after the answer was shown.

        Return how many puzzles were solved in a row, -1 without room.
        """
        if self.run is None:
            tries = self.tries()
            is_kept = self.is_shown or tries.note(self.n, is_solved)
            self.run = tries.run() if is_kept else -1
            day = self.app.device.day()
            if day and is_solved and not self.is_shown:
                from firmware.screens.puzzles import list as puzzles

                puzzles.note_day(self.app, self.info, self.n, day)
        return self.run


class Known:
    """The verdict that the file of puzzles has on the person's turn, as Answer takes it.

    play, back: the puzzle. row: 0, of no menu. state: before the turn. played: the person's turn.
    moves: the best one. is_solved: the person's is as good. said: what it costs. why: the reason
    why the best one is better, () if the file does not know it and nobody has asked yet.
    """

    row = 0

    def __init__(self, play, why):
        self.play = self.back = play
        self.state = play.before
        self.played = list(play.session.moves[play.begun :])
        self.moves = list(play.row[6])
        n, is_listed, found = play.cost()
        self.why = found or why
        self.is_solved = not n
        if play.session.game.players() > 1:
            self.said = words.COSTS_CHANCE[is_listed].format(n=n)
        else:
            self.said = words.COSTS[is_listed].format(n=n // 10, to=n % 10)


def _answer(verdict):
    from firmware.screens.puzzles.answer import Answer

    return Answer(verdict)
