"""Atoll's kit: what is known of the game before it is played."""

from firmware.words import strings

ID = 3
NAME = "atoll"
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (views.LEVELS)
# as firmware/games/atoll/new.py names them
choices = bytearray(b"\x01\x00\x01\x00\x00\x00\x00\x00\x00")
# The modules that playing it takes, one after the other: what a module imports before it.
ENGINE = "cards island match awards state rules"
VIEW = "board hand panel turn view"


def where(game):
    """Return how far a game is, in words."""
    return strings("common").ROUND_CARD.format(n=game.round() + 1, card=game.turn() + 1)
