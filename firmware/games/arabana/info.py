"""What is known of Arabana-Ikibiti before it is played."""

from firmware.words import strings

TITLE = "Arabana-Ikibiti"
TIER = "house"
OLD_ID = 2
VERSION = 2
SIGN = 1
SCENE = 2
RECORD = 300
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (registry.LEVELS)
SETTINGS = ()
choices = bytearray(8)  # see new.py


def progress(game):
    """Return how far a game is, in words."""
    words = strings("arabana")
    return words.PROGRESS.format(n=game.round(), own=game.score(0), other=game.score(1))
