"""Atoll's kit: what a new game asks (new.py knows), and what the answers mean."""

from firmware.views import part
from firmware.words import of

ID = 3
NAME = "atoll"
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (levels.py)
# as firmware/views/atoll/new.py names them
choices = bytearray(b"\x01\x00\x01\x00\x00\x00\x00\x00\x00")
# The modules that playing it takes, one after the other: what a module imports before it.
ENGINE = "cards island match awards state veil rules"
VIEW = "board hand panel turn view"


def options():
    """Return the rows of the new-game screen (T1, T13, T15)."""
    return part("atoll.new").options()


def choose(setting):
    """Take nothing from the settings of a machine that starts a game at once."""


def start_options():
    """Return the engine's options: players, rounds, Awards a round."""
    return part("atoll.new").start_options(choices)


def seats():
    """Return the seats of the session: computer players first, so that people need not wait."""
    return part("atoll.new").seats(choices)


def where(game):
    """Return how far a game is, in words."""
    words = of("begin")

    return words.ROUND_CARD.format(n=game.round() + 1, card=game.turn() + 1)


def pages(back, game=None):
    """Return the how-to-play screen; of a running game, at the page of what is to be done."""
    return part("atoll.help").help_pages(back, game)
