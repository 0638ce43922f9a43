"""The turns of strong players, and why they make them: the same file on CPython and MicroPython."""

from engine import ai, catalog, rng
from engine.ai import PENDING
from engine.arabana import moves
from engine.atoll import state
from engine.game import OVER
from engine.hashi.state import SETTLE

_CONFIRM = {"arabana": moves.CONFIRM, "atoll": state.CONFIRM}


def is_over(game):
    """Return True if nothing is left of the turn but to confirm it."""
    if game.NAME == "atoll":
        return game.stage() == state.SURE
    if game.NAME == "hashi":
        return game.phase() == SETTLE
    out = game.moves_buffer()
    return game.legal(out) == 1 and out[0] == moves.CONFIRM


def turn_of(level, game):
    """Return the seat's observation, and the moves that a level makes on it but for confirming."""
    seat = game.player()
    first, here, seen = [type(game)() for _ in range(3)]
    game.observe(seat, first.state)
    here.state[:] = first.state
    turn = []
    while not is_over(here):
        turn.append(ai.choose(level, here, seen))
        here.apply(turn[-1])
    return first, turn


def told(explain, level, first, turn):
    """Return the reason of a turn that a level has just chosen. explain: the module of its game."""
    seen = type(first)()
    seen.state[:] = first.state
    found = PENDING
    for step in explain.reason(level, seen, first.player(), turn):
        assert found == PENDING
        found = step
    return found


def reasons(name, options, seed, turns):
    """Return the reasons of the first turns of a game among players of the level `hard`."""
    explain = __import__("engine." + name + ".ai.explain", None, None, ("reason",))
    game = catalog.make(name)
    game.reset(seed, options)
    luck = bytearray(4)
    rng.seed(luck, seed)
    levels = [ai.make("hard", game, luck) for _ in range(game.players())]
    out = []
    for _ in range(turns):
        if game.player() == OVER:
            break
        level = levels[game.player()]
        first, turn = turn_of(level, game)
        if turn:
            out.append(told(explain, level, first, turn))
        for move in turn:
            game.apply(move)
        game.apply(_CONFIRM[name])
    return out
