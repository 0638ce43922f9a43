"""The board of a puzzle: the person's, on which B leads back to the list."""

from firmware.games.hashi.solo import Solo
from firmware.words import strings

words = strings("hashi")


class Asked(Solo):
    """Unloaded while a master judges, so no other file of puzzles keeps it."""

    AWAY = words.PUZZLE_AWAY

    def confirms(self):
        return words.CONFIRM
