"""Whose view of Hashi a person has."""

from firmware.games.hashi.solo import Solo


def View(session, seat):  # noqa: N802  (what a kit calls it, a class elsewhere)
    """Return what a person's seat sees: of a solo game, or at a table of several."""
    if session.game.players() == 1:
        return Solo(session, seat)
    from firmware.games.hashi.table import Table

    return Table(session, seat)
