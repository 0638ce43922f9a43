"""The board of a puzzle: the person's, on which B leads back to the list."""

from firmware.games.hashi.solo import Solo
from firmware.words import strings

words = strings("hashi")


class Asked(Solo):
    AWAY = words.PUZZLE_AWAY

    def question(self):
        """Return the question of the puzzle, for the last line."""
        game = self.seen
        text = words.PUZZLE_ASK[game.card_bridges() > 1]
        return text.format(n=game.card_number(), m=game.card_bridges())

    def confirms(self):
        return words.CONFIRM
