"""What is known of Hashi before it is played (firmware/registry.py)."""

from firmware.words import strings

TITLE = "Hashi"
TIER = "house"
PLACE = 1
SIGN = 0
SCENE = 1
RECORD = 340
NUMBERED = ((1, 0), (1, 1))  # alone, a side each
PUZZLES = 9  # kind of the record of those solved, see firmware/screens/puzzles/file.py
SEAT = -1  # computer players first, so that people need not wait
SETTINGS = (
    ("recap", 9, 0, 2, 1),  # the recap of a round: 0 all, 1 what counts, 2 no boards
    ("warns", 10, 0, 1, 0),  # 0: islands that can never be finished are marked
)
choices = bytearray(4)  # side; three opponents (new.py)


def progress(session):
    """Return how far a game is: the number of its card."""
    return max(session.game.round(), 1)


def turn(game, n):
    """Return which turn begins, in words. n: its number."""
    words = strings("hashi")
    m = game.card_bridges()
    return words.CARD[m > 1].format(n=n, number=game.card_number(), m=m)


def where(progress):
    """Return the same in words."""
    return strings("hashi").PROGRESS.format(n=progress)
