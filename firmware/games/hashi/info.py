"""Hashi's kit: what is known of the game before it is played; new.py says what its choices mean."""

from firmware.words import strings

ID = 1
NAME = "hashi"
TITLE = "Hashi"
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (registry.LEVELS)
SETTINGS = (
    ("story", 9, 0, 2, 0, ""),  # what is told of the others: 0 all, 1 what counts, 2 nothing
    ("warns", 10, 0, 1, 0, ""),  # 0: what can never be finished is marked
)
choices = bytearray(5)  # side; start number less 3; opponents (new.py)


def progress(game):
    """Return how far a game is, in words."""
    return strings("menus").CARD.format(n=max(game.round(), 1))
