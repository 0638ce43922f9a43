"""A puzzle of Arabana-Ikibiti that knows its answers asks for plays alone, whatever is drawn.

It stays in memory while a turn is judged: it keeps no words.
"""

from engine.arabana.moves import DISCARD, PASS
from firmware.screens.puzzles import turn as puzzle_turn
from firmware.words import strings


class Solving(puzzle_turn.Solving):
    def counted(self, turn):
        """Return the plays alone, as if nothing was laid off or drawn."""
        return [move for move in turn if move < DISCARD] + [PASS]

    def question(self):
        return strings("arabana").PUZZLE_ASK if self.known else puzzle_turn.Solving.question(self)
