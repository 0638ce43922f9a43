"""What Arabana-Ikibiti announces, lent for that moment."""

from firmware.words import strings

words = strings("arabana")


def lines(game, seat, number):
    """Return lines on scoring 1 or 2 (A11); with 0 on the last plays (A13)."""
    if not number:
        return words.LAST_PLAYS
    note = words.SCORED_NONE
    if game.points(seat, number):
        note = words.SCORED_YOU.format(n=game.points(seat, number))
    elif game.points(1 - seat, number):
        note = words.SCORED_OTHER.format(n=game.points(1 - seat, number))
    return words.SCORED.format(n=number), note
