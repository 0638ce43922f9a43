"""Arabana-Ikibiti's kit: what is known of the game before it is played."""

from firmware.words import strings

ID = 2
NAME = "arabana"
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (views.LEVELS)
choices = bytearray(8)  # see new.py
# The modules that playing it takes, one after the other: what a module imports before it.
ENGINE = "cards map state control moves board rules"
VIEW = "map board panel story aims hints view"


def where(game):
    """Return how far a game is, in words."""
    return strings("common").ROUND_SCORE.format(
        n=game.round(), own=game.score(0), other=game.score(1)
    )
