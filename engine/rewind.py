"""Undo past a reveal (H13); a module of its own, loaded only for that."""

from engine.session import PRACTICE


def undo_reveal(session, seat=None):
    """Undo the last move of a session even if it revealed something.

    seat: undo back to this seat's last move; None: undo the last move of any seat. Sets PRACTICE if
    the undo passes a reveal. Return False, changing nothing, if there is no such move.
    """
    n = len(session.moves) - 1  # index of the seat's last move
    while seat is not None and n >= 0 and session.movers[n] != seat:
        n -= 1
    if n < 0:
        return False
    back_to(session, n)
    return True


def back_to(session, n):
    """Undo all moves of a session but the first n. Sets PRACTICE if that passes a reveal."""
    moves = session.moves
    if n < session.mark:
        session.flags |= PRACTICE
    session.restart()
    for i in range(n):
        session.apply(moves[i])
