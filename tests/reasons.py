"""Turns of players and the reasons for strong ones; runs unchanged on CPython and MicroPython."""

from engine import ai, catalog
from engine.arabana import moves
from engine.atoll import state
from engine.game import OVER
from engine.hashi import rules
from engine.hashi.state import SETTLE
from tests.conform import luck

_CONFIRM = {"arabana": moves.CONFIRM, "atoll": state.CONFIRM, "hashi": rules.CONFIRM}


def confirm(game):
    """Return the move that ends a turn."""
    return _CONFIRM[game.NAME]


def is_over(game):
    """Return True if CONFIRM is the only move left of the turn."""
    if game.NAME == "atoll":
        return game.stage() == state.SURE
    if game.NAME == "hashi":
        return game.phase() == SETTLE
    out = game.moves_buffer()
    return game.legal(out) == 1 and out[0] == moves.CONFIRM


def turn_of(level, game):
    """Return the seat's observation and the moves that a level makes on it, without CONFIRM."""
    seat = game.player()
    first, spare, seen = [type(game)() for _ in range(3)]
    game.observe(seat, first.state)
    spare.state[:] = first.state
    turn = []
    while not is_over(spare):
        turn.append(ai.choose(level, spare, seen))
        spare.apply(turn[-1])
    return first, turn


def told(explain, level, first, turn):
    """Return the reason for a turn that a level has just chosen. explain: the game's module."""
    seen = type(first)()
    seen.state[:] = first.state
    return ai.finish(explain.reason(level, seen, first.player(), turn))


def reasons(name, options, seed, turns):
    """Return the reasons for the first turns of a game in which all seats are `hard`."""
    explain = __import__("engine." + name + ".ai.explain", None, None, ("reason",))
    game = catalog.make(name)
    game.reset(seed, options)
    r = luck(seed)
    levels = [ai.make("hard", game, r) for _ in range(game.players())]
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
        game.apply(confirm(game))
    return out


def contrasts(name, options, seed, turns):
    """Return what turns of `hard` have that those of `easy` lack, in a game that `easy` plays."""
    contrast = __import__("engine." + name + ".ai.contrast", None, None, ("reason",))
    game = catalog.make(name)
    game.reset(seed, options)
    out = []
    while len(out) < turns and game.player() != OVER:
        _, better = turn_of(ai.make("hard", game, luck(seed)), game)
        seen, other = turn_of(ai.make("easy", game, luck(seed)), game)
        if better and other:
            out.append(ai.finish(contrast.reason(seen, game.player(), better, other)))
        for move in other:
            game.apply(move)
        game.apply(confirm(game))
    return out
