"""Arabana-Ikibiti's kit: what a new game asks, and what the answers mean."""

from firmware.views import part
from firmware.words import full, of

ID = 2
NAME = "arabana"
LEVELS = ("easy", "medium", "hard")
# opponent, who begins, reading, Seafarer; the handicap: whose, free bridges, extra cards, limit
choices = bytearray(8)
PARTS = (  # what playing it takes, one after the other: what a module imports before it
    "engine.arabana.cards",
    "engine.arabana.map",
    "engine.arabana.state",
    "engine.arabana.control",
    "engine.arabana.moves",
    "engine.arabana.board",
    "engine.arabana.rules",
    full("arabana"),
    "firmware.views.arabana.map",
    "firmware.views.arabana.board",
    "firmware.views.arabana.panel",
    "firmware.views.arabana.story",
    "firmware.views.arabana.aims",
    "firmware.views.arabana.hints",
    "firmware.views.arabana.view",
)


def options():
    """Return the rows of the new-game screen."""
    sheets = of("arabana_sheets")

    return (
        (sheets.OPPONENT, sheets.OPPONENTS),
        (sheets.BEGINS, sheets.BEGINNERS),
        (sheets.READING, sheets.READINGS),
        (sheets.SEAFARER, sheets.NO_YES),
        (sheets.WEAKER, sheets.SEATS),
        (sheets.FREE, "0123"),
        (sheets.EXTRA, "0123"),
        (sheets.LIMIT, "56"),
    )


def choose(setting):
    """Take nothing from the settings of a machine that starts a game at once: it has no side."""


def start_options():
    """Return the engine's options for the choices."""
    out = bytearray(9)
    out[0] = choices[2]
    out[1] = choices[3]
    for n in range(3):
        out[2 + 2 * n + choices[4]] = choices[5 + n]
    out[8] = (2, 0, 1)[choices[1]]
    return bytes(out)


def seats():
    """Return the seats of the session: a person, and a level or another person."""
    from engine.session import PERSON

    level = choices[0] + 1
    return bytes((PERSON, level if level <= len(LEVELS) else PERSON))


def where(game):
    """Return how far a game is, in words."""
    words = of("begin")

    return words.ROUND_SCORE.format(n=game.round(), own=game.score(0), other=game.score(1))


def pages(back, game=None):
    """Return the how-to-play screen; of a running game, at the page of what is to be done."""
    return part("arabana.help").help_pages(back, game)
