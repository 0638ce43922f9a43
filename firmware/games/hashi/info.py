"""Hashi's kit: what is known of the game before it is played; new.py says what its choices mean."""

from firmware.words import strings

ID = 1
NAME = "hashi"
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (views.LEVELS)
STORY = 5  # of the choices: 0 all is told of the others, 1 what counts, 2 nothing
WARN = 6  # 0: what can never be finished is marked
choices = bytearray(7)  # side; start number less 3; opponents (new.py); STORY; WARN
# The modules that playing it takes, one after the other: what a module imports before it.
ENGINE = "boards state rules"
VIEW = "map limits board solo view"


def settle(app):
    """Take what the settings keep of the choices."""
    choices[STORY] = app.story
    choices[WARN] = app.warns


def where(game):
    """Return how far a game is, in words."""
    return strings("common").CARD.format(n=max(game.round(), 1))
