"""What positions of random games promise; runs unchanged on CPython and MicroPython."""

from engine import catalog, rng
from engine.game import OVER
from tests.conform import luck


def promises(name, options, seed, turns):
    """Return what chance() says to every seat after each of the first turns of a random game."""
    module = __import__("engine." + name + ".ai.chance", None, None, ("chance",))
    game = catalog.make(name)
    seen = catalog.make(name)
    game.reset(seed, options)
    out = game.moves_buffer()
    r = luck(seed)
    found = []
    while game.player() != OVER and turns:
        if game.apply(out[rng.below(r, game.legal(out))]):
            turns -= 1
            for p in range(game.players()):
                game.observe(p, seen.state)
                found.append(module.chance(seen, p))
    return found
