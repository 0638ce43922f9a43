"""Whose view of Hashi a person has."""

from firmware.games.hashi.solo import Solo


def view(session, seat, context):
    """Return what a person's seat sees: of a solo game, or at a table of several."""
    if session.game.players() == 1:
        return Solo(session, seat, context)
    from firmware.games.hashi.table import Table

    return Table(session, seat, context)
