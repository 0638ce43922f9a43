"""What is known of Arabana-Ikibiti before it is played."""

from firmware.words import strings

TITLE = "Arabana-Ikibiti"
TIER = "house"
PLACE = 2
VERSION = 2
SIGN = 1
SCENE = 2
RECORD = 300
PUZZLES = 11  # kind of the record of those solved, see firmware/screens/puzzles/file.py
SETTINGS = ()
choices = bytearray(9)  # see new.py


def progress(session):
    """Return how far a game is: the round, 1 to 3, in bits 14 and 15, below it two scores."""
    game = session.game
    return game.round() << 14 | min(game.score(0), 127) << 7 | min(game.score(1), 127)


def turn(game, n):
    """Return which turn begins, in words. n: its number."""
    return strings("verdict").ROUND.format(round=game.round(), n=n)


def where(progress):
    """Return the same in words."""
    words = strings("arabana")
    own, other = progress >> 7 & 127, progress & 127
    return words.PROGRESS.format(n=progress >> 14, own=own, other=other)
