"""What limits a seat's bridges: why none fits, and whether islands can still be finished."""

from engine.const import const
from engine.hashi.boards import ISLANDS
from engine.hashi.rules import BRIDGE

# Why a line takes no bridge, as indexes of words.NO_BRIDGE.
_CROSSED = const(0)
_DOUBLE = const(1)
_NUMBERLESS = const(2)
_FULL = const(3)
_REST = const(4)


def why_not(game, seat, line):
    """Return why a line takes no bridge now (H8, H9, H11)."""
    if game.is_blocked(seat, line):
        return _CROSSED
    if game.drawn(seat, line) == 2:
        return _DOUBLE
    i = game.board.one[line]
    j = game.board.two[line]
    if not game.number_at(seat, i) and not game.number_at(seat, j):
        return _NUMBERLESS
    return _REST if _room(game, seat, i) and _room(game, seat, j) else _FULL


def takes_one(game, seat):
    """Return True if any line could take one bridge, were it the only one."""
    return any(why_not(game, seat, line) == _REST for line in range(game.board.lines))


def _room(game, seat, i):
    """Return how many bridges more an island allows."""
    return (game.number_at(seat, i) or 6) - game.degree(seat, i)


def most(game, seat, i):
    """Return the most bridges that can ever end at an island, whatever the cards bring."""
    board = game.board
    n = 0
    for line in board.at[i]:
        if not game.is_blocked(seat, line):
            drawn = game.drawn(seat, line)
            j = board.one[line] + board.two[line] - i
            n += drawn + min(2 - drawn, _room(game, seat, j))
    return n


def spoils(game, seat, line):
    """Return the number of an island that one bridge more on a line leaves unfinished for ever.

    0 if there is none. It is the seat's turn, and the bridge is legal.
    """
    hopes = [i for i in range(ISLANDS) if 0 < game.number_at(seat, i) <= most(game, seat, i)]
    state = bytes(game.state)
    game.apply(BRIDGE + line)
    lost = [game.number_at(seat, i) for i in hopes if game.number_at(seat, i) > most(game, seat, i)]
    game.state[:] = state
    return lost[0] if lost else 0
