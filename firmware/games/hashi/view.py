"""Whose view of Hashi a person has. Alone nothing of a table is loaded: a hint needs the room."""

from firmware.games.hashi.solo import Solo


def view(session, seat, context):
    """Return the View of a person's seat."""
    if session.game.players() == 1:
        return Solo(session, seat, context)
    from firmware.games.hashi.table import Table

    return Table(session, seat, context)
