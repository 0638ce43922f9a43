"""The par of a numbered game: what the master makes of the same cards.

It takes half a second on a desktop, a minute on a handheld, whose bundle leaves this out.
"""

from engine import catalog, rng
from engine.ai import choose, make
from engine.game import OVER

_found = {}


def par(side, number):
    """Return the points of a master who plays numbered game `number` of a side alone."""
    if (side, number) not in _found:
        game = catalog.make("hashi")
        game.reset(number, bytes((1, side)))
        seen = catalog.make("hashi")
        luck = bytearray(4)
        rng.seed(luck, number * 31 + 1 & 0xFFFFFFFF)
        master = make("master", seen, luck)
        while game.player() != OVER:
            game.apply(choose(master, game, seen))
        _found[side, number] = game.score(0)
    return _found[side, number]
