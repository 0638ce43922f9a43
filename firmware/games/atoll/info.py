"""What is known of Atoll before it is played (firmware/registry.py)."""

from firmware.words import strings

TITLE = "Atoll"
TIER = "house"
PLACE = 3
SIGN = 2
SCENE = 3
RECORD = 480
NUMBERED = ((4, 7),)  # four players, two rounds
PUZZLES = 12  # kind of the record of those solved, see firmware/screens/puzzles/file.py
SEAT = -1  # computer players first, so that people need not wait
SETTINGS = (("asks", 3, 0, 1, 0),)  # 1: a card laid waits to be confirmed
choices = bytearray(b"\x01\x00\x01\x00\x00\x00\x00\x00\x00")  # as new.py names them


def progress(session):
    """Return how far a game is: 16 times the round plus the card, both from 1."""
    return 16 * (session.game.round() + 1) + session.game.turn() + 1


def turn(game, n):
    """Return which turn begins, in words. n: its number."""
    return strings("verdict").ROUND.format(round=game.round() + 1, n=n)


def where(progress):
    """Return the same in words."""
    return strings("atoll").PROGRESS.format(n=progress >> 4, card=progress & 15)


def room(options):
    """Return the bytes that the record of a game with these options takes at most."""
    return 60 + 70 * options[0]
