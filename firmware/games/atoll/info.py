"""What is known of Atoll before it is played (firmware/registry.py)."""

from firmware.words import strings

TITLE = "Atoll"
TIER = "house"
OLD_ID = 3
SIGN = 2
SCENE = 3
RECORD = 450
NUMBERED = ((4, 7),)  # four players, two rounds
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (registry.LEVELS)
SEAT = -1  # computer players first, so that people need not wait
SETTINGS = (("asks", 3, 0, 1, 0),)  # 1: a card laid waits to be confirmed
choices = bytearray(b"\x01\x00\x01\x00\x00\x00\x00\x00\x00")  # as new.py names them


def progress(game):
    """Return how far a game is, in words."""
    return strings("atoll").PROGRESS.format(n=game.round() + 1, card=game.turn() + 1)


def room(options):
    """Return the bytes that the record of a game with these options takes at most."""
    return 60 + 65 * options[0]
