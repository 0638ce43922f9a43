"""Computer players for any game, through the contract alone.

A policy is a class made as Policy(game, r): a Game of its kind to learn sizes from, and four bytes
of generator of its own. `think(seen, seat)` is a generator: `seen` is a Game that holds nothing but
that seat's observation (the policy may scribble on it); it yields PENDING often, so that keys stay
alive, and its last yield is the move.

`random`, `greedy` and `search` of engine/ai/search.py play any game. A game may help the latter two
with evaluate(seat), what its position is worth to a seat, higher being better; otherwise the lead
in points counts.
"""

PENDING = -1

_GENERIC = "random ai.search Random\ngreedy ai.search Greedy\nsearch ai.search Search"


def make(name, game, r):
    """Return one of game.POLICIES or of random, greedy, search; ValueError if there is none."""
    for row in (game.POLICIES + "\n" + _GENERIC).split("\n"):
        if row.startswith(name + " "):
            _, module, kind = row.split()
            return getattr(__import__("engine." + module, None, None, (kind,)), kind)(game, r)
    raise ValueError(game.NAME + " has no computer player " + repr(name))


def choose(policy, game, seen):
    """Return the move the policy makes for the seat to move; seen is a spare Game of this kind."""
    seat = game.player()
    game.observe(seat, seen.state)
    move = PENDING
    for found in policy.think(seen, seat):
        move = found
    return move
