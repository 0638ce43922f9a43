"""The verdict that the file of puzzles has on a turn: it comes at once.

It is no part of turn.py, which stays in memory while a puzzle of one's own is judged.
"""

from firmware.screens.puzzles import file as puzzle
from firmware.words import strings

words = strings("puzzle")


class Known:
    """The verdict on the person's turn, as Answer takes it.

    play, back: the puzzle. row: 0, of no menu. state: before the turn. played: the person's turn.
    moves: the best one. is_solved: the person's is as good. said: what it costs. why: the reason
    why the best one is better; if the file does not know it, the one given.
    """

    row = 0

    def __init__(self, play, why):
        self.play = self.back = play
        self.state = play.before
        self.played = list(play.session.moves[play.begun :])
        self.moves = list(play.row[6])
        n, is_listed, found = cost(play)
        self.why = found or why
        self.is_solved = not n
        if play.session.game.players() > 1:
            self.said = words.COSTS_CHANCE[is_listed].format(n=n)
        else:
            self.said = words.COSTS[is_listed].format(n=n // 10, to=n % 10)


def judged(play):
    """Return what leads to the verdict of the file. What finds and keeps it goes before the board
    comes.
    """
    verdict = Known(play, ())
    play.note(verdict.is_solved)
    return play.app.answer(verdict)


def cost(play):
    """Return puzzle.cost() of the person's turn."""
    results = __import__("engine." + play.info.NAME + ".puzzles", None, None, ("result",))
    game = type(play.session.game)()
    game.state[:] = play.before
    return puzzle.cost(play.known, results.result(game, play.session.moves[play.begun :]))
