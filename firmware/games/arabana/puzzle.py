"""A puzzle of Arabana-Ikibiti that knows its answers asks for plays alone, whatever is drawn."""

from firmware.screens.puzzles import turn as puzzle_turn
from firmware.words import strings

words = strings("arabana")


class Solving(puzzle_turn.Solving):
    def question(self):
        return words.PUZZLE_ASK if self.known else puzzle_turn.Solving.question(self)
