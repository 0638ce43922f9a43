"""Taking back what has been revealed (H13): loaded only for that."""

from engine.session import PRACTICE


def undo_reveal(session, seat=None):
    """Take back the last move of a session even if it revealed something.

    With a seat, take back on until it is that seat's turn. Marks the game as practice if that
    passes a reveal. Return False, changing nothing, if there is no such move.
    """
    moves = session.moves
    session.restart()
    last = -1  # the last move of the seat
    marks = 0  # moves played at the last reveal
    for i in range(len(moves)):
        if seat is None or session.game.player() == seat:
            last = i
        if session.apply(moves[i]):
            marks = i + 1
    if last < 0:
        return False
    if last < marks:
        session.flags |= PRACTICE
    session.restart()
    for i in range(last):
        session.apply(moves[i])
    return True
