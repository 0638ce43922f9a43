"""What a turn in a puzzle comes to."""

from engine.arabana.moves import DISCARD
from engine.arabana.state import BRIDGE, HAND, SIZE


def result(game, moves):
    """Return what the plays of a turn come to, as bytes: bridges, ships, the hand.

    No order of the same plays changes it, and the card that is drawn or laid off does not count.
    game: as the turn begins, as its seat sees it; it plays the moves. moves: without CONFIRM.
    """
    at = HAND + 6 * game.player()
    for move in moves:
        if move < DISCARD:
            game.apply(move)
    return bytes(game.state[BRIDGE:SIZE]) + bytes(game.state[at : at + 6])
