"""Arabana-Ikibiti's kit: what is known of the game before it is played."""

from firmware.words import strings

ID = 2
NAME = "arabana"
TITLE = "Arabana-Ikibiti"
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (registry.LEVELS)
SETTINGS = ()
choices = bytearray(8)  # see new.py


def progress(game):
    """Return how far a game is, in words."""
    return strings("menus").ROUND_SCORE.format(
        n=game.round(), own=game.score(0), other=game.score(1)
    )
