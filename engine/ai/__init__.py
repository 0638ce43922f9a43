"""Computer players.

A policy is created as Policy(game, r). game: a Game of its kind, for sizes and tables. r: four
bytes, the policy's own generator. `think(seen, seat)` is a Python generator. seen: a Game that
holds the seat's observation; the policy may change it. It yields PENDING often, so that keys stay
responsive; its last yield is the move.

`random`, `greedy` and `search` of engine/ai/search.py play any game through its contract. A game
may have evaluate(seat), the value of the position for a seat (higher is better), for the last two;
else they use the lead in points.
"""

PENDING = -1

_GENERIC = "random ai.search Random\ngreedy ai.search Greedy\nsearch ai.search Search"


def make(name, game, r):
    """Return a new policy: name is in game.POLICIES, or random, greedy, search.

    Raises ValueError with one sentence if there is none of that name.
    """
    for row in _rows(game):
        if row.startswith(name + " "):
            _, module, cls = row.split()
            return getattr(__import__("engine." + module, None, None, (cls,)), cls)(game, r)
    raise ValueError(game.NAME + " has no computer player " + repr(name))


def names(game):
    """Return the names of all computer players of a game."""
    return [row.split()[0] for row in _rows(game) if row]


def _rows(game):
    return (game.POLICIES + "\n" + _GENERIC).split("\n")


def choose(policy, game, seen):
    """Return the policy's move for the seat to move. seen: a second Game, overwritten."""
    seat = game.player()
    game.observe(seat, seen.state)
    move = PENDING
    for found in policy.think(seen, seat):
        move = found
    return move
