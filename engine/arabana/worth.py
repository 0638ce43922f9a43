"""What a position is worth, for the players that know no game; apart, as no handheld needs it."""

from engine.arabana.control import bridges_count
from engine.arabana.map import ISLANDS
from engine.arabana.state import HELD


def of(game, p):
    """Return a seat's own worth, in tenths, as the yardstick values it.

    Islands controlled 30, one bridge short of control 10, bridges 3, cards 1, points 100.
    """
    n = 100 * game.score(p) + 3 * bridges_count(game.state, p) + game.state[HELD + p]
    for i in range(ISLANDS):
        short = game.majority(i) - game.filled(p, i)
        if short < 2:
            n += 10 if short == 1 else 30
    return n
