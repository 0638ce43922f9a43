"""What is known of Mines before it is played."""

from firmware.words import strings

TITLE = "Mines"
NUMBERED = ((1, 0), (1, 1))
LEVELS = ("random", "careful")


def progress(session):
    """Return how many cells are open."""
    return session.game.score(0)


def where(progress):
    return strings("mines").OPENED.format(n=progress)
