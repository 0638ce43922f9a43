"""Hashi's kit: what a new game asks (new.py knows), and what the answers mean."""

from firmware.views import part
from firmware.words import of

ID = 1
NAME = "hashi"
LEVELS = ("easy", "medium", "hard", "fair", "keen")  # seats hold their numbers (levels.py)
STORY = 5  # of the choices: 0 all is told of the others, 1 what counts, 2 nothing
WARN = 6  # 0: what can never be finished is marked
choices = bytearray(7)  # side; start number less 3; opponents (new.py); STORY; WARN
# The modules that playing it takes, one after the other: what a module imports before it.
ENGINE = "boards state rules"
VIEW = "map limits board solo view"


def options():
    """Return the rows of the new-game screen (H4)."""
    return part("hashi.new").options()


def choose(setting):
    """Take side and opponents from the settings of a machine that starts a game at once."""
    if setting("TOMBOLO_SIDE") in ("B", "b"):
        choices[0] = 1
    opponents = setting("TOMBOLO_OPPONENTS")
    if opponents:
        part("hashi.new").invite(choices, opponents)


def settle(app):
    """Take what the settings keep of the choices."""
    choices[STORY] = app.story
    choices[WARN] = app.warns


def start_options():
    """Return the engine's options: players, side."""
    return bytes((len(seats()), choices[0]))


def seats():
    """Return the seats of the session: computer players first, so that people need not wait."""
    from engine.session import PERSON

    return part("hashi.new").seats(choices) if max(choices[2:5]) else bytes((PERSON,))


def where(game):
    """Return how far a game is, in words."""
    words = of("begin")

    return words.CARD.format(n=max(game.round(), 1))


def pages(back, game=None):
    """Return the how-to-play screen; of a running game, at the page of what is to be done."""
    return part("hashi.help").help_pages(back, game)
