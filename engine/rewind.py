"""Undo past a reveal (H13); a module of its own, loaded only for that."""

from engine.session import PRACTICE


def undo_reveal(session, seat=None):
    """Undo the last move of a session even if it revealed something.

    seat: undo back to this seat's last move; None: undo the last move of any seat. Sets PRACTICE if
    the undo passes a reveal. Return False, changing nothing, if there is no such move.
    """
    moves = session.moves
    session.restart()
    last = -1  # index of the seat's last move
    mark = 0  # moves played at the last reveal
    for i in range(len(moves)):
        if seat is None or session.game.player() == seat:
            last = i
        if session.apply(moves[i]):
            mark = i + 1
    if last < 0:
        return False
    if last < mark:
        session.flags |= PRACTICE
    session.restart()
    for i in range(last):
        session.apply(moves[i])
    return True
