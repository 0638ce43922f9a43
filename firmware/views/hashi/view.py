"""Hashi's kit: what a new game asks, and whose view of it is shown."""

from engine.session import PERSON
from firmware.views import part
from firmware.views.hashi.solo import Solo, choices
from firmware.words.en import hashi as words  # noqa: F401

ID = 1
NAME = "hashi"
LEVELS = ("easy", "medium", "hard")


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


def start_options():
    """Return the engine's options: players, side."""
    return bytes((len(seats()), choices[0]))


def seats():
    """Return the seats of the session: computer players first, so that people need not wait."""
    return part("hashi.new").seats(choices) if max(choices[2:5]) else bytes((PERSON,))


def pages(back):
    """Return the how-to-play screen."""
    return part("hashi.help").help_pages(back)


def View(session, seat):  # noqa: N802  (what a kit calls it, a class elsewhere)
    """Return what a person's seat sees: of a solo game, or at a table of several."""
    if session.game.players() == 1:
        return Solo(session, seat)
    from firmware.views.hashi.table import Table

    return Table(session, seat)
