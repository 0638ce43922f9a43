"""Atoll's kit: what is known of the game before it is played."""

from firmware.words import strings

ID = 3
NAME = "atoll"
TITLE = "Atoll"
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (registry.LEVELS)
SETTINGS = (("asks", 3, 0, 1, 0, "ASKS"),)  # 1: a card laid waits to be confirmed
# as firmware/games/atoll/new.py names them
choices = bytearray(b"\x01\x00\x01\x00\x00\x00\x00\x00\x00")


def progress(game):
    """Return how far a game is, in words."""
    return strings("menus").ROUND_CARD.format(n=game.round() + 1, card=game.turn() + 1)
