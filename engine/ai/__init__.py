"""Computer players.

A policy is created as Policy(game, r). game: a Game of its kind, for sizes and tables. r: four
bytes, the policy's own generator. `think(seen, seat)` is a Python generator that returns the move.
seen: a Game that holds the seat's observation; the policy may change it.

Every function that may take long is such a generator. A yield means "not yet"; it comes often, so
that keys stay responsive, and its value is ignored. The result is what the generator returns:
`found = yield from f()`. The think() of a pack may instead yield PENDING, and the move at last:
think() here takes both kinds.

`random`, `greedy` and `search` of engine/ai/search.py play any game through its contract. The last
two use evaluate(seat) of the game, the value of the position for a seat (higher is better), if
there is one; else the lead in points.
"""

from engine import catalog

PENDING = -1

_GENERIC = "random ai.search Random\ngreedy ai.search Greedy\nsearch ai.search Search"


def make(name, game, r):
    """Return a new policy: name is a level, in game.POLICIES, or random, greedy, search.

    Raises ValueError with one sentence if there is none of that name.
    """
    for row in _rows(game):
        if row.startswith(name + " "):
            _, module, cls = row.split()
            return getattr(__import__("engine." + module, None, None, (cls,)), cls)(game, r)
    raise ValueError(game.NAME + " has no computer player " + repr(name))


def names(game):
    """Return the names of all computer players of a game."""
    return [row.split()[0] for row in _rows(game)]


def own(game):
    """Return a line for each computer player that is the game's own: name, module, class."""
    rows = []
    if game.LEVELS:
        for name in catalog.LEVELS:
            rows.append(name + " " + game.LEVELS + " " + name[0].upper() + name[1:])
    return rows + [row for row in game.POLICIES.split("\n") if row]


def _rows(game):
    return own(game) + _GENERIC.split("\n")


def choose(policy, game, seen):
    """Return the policy's move for the seat to move. seen: a second Game, overwritten."""
    seat = game.player()
    game.observe(seat, seen.state)
    return finish(think(policy, seen, seat))


def think(policy, seen, seat):
    """Return the policy's move; a generator. It ends with a move that think() yields, as well."""
    thinking = policy.think(seen, seat)
    while True:
        try:
            move = next(thinking)
        except StopIteration as end:
            return end.value
        if move is not None and move != PENDING:
            return move
        yield


def finish(steps):
    """Return what a generator returns, after all its yields."""
    try:
        while True:
            next(steps)
    except StopIteration as end:
        return end.value
