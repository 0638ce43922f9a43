"""Arabana-Ikibiti's kit: what a new game asks (new.py knows), and what the answers mean."""

from firmware.views import part
from firmware.words import of

ID = 2
NAME = "arabana"
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (levels.py)
choices = bytearray(8)  # see new.py
# The modules that playing it takes, one after the other: what a module imports before it.
ENGINE = "cards map state control moves board rules"
VIEW = "map board panel story aims hints view"


def options():
    """Return the rows of the new-game screen."""
    return part("arabana.new").options()


def choose(setting):
    """Take nothing from the settings of a machine that starts a game at once: it has no side."""


def start_options():
    """Return the engine's options for the choices."""
    return part("arabana.new").start_options(choices)


def seats():
    """Return the seats of the session: a person, and a level or another person."""
    return part("arabana.new").seats(choices)


def where(game):
    """Return how far a game is, in words."""
    words = of("begin")
    return words.ROUND_SCORE.format(n=game.round(), own=game.score(0), other=game.score(1))


def pages(back, game=None):
    """Return the how-to-play screen; of a running game, at the page of what is to be done."""
    return part("arabana.help").help_pages(back, game)
