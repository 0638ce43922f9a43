"""Queries on the lines of a board: where an arrow leads, which bridges fit, what they spoil.

Islands and lines are indexes, k is an arrow key. tables: a Board of engine/hashi/boards.py, the
lattice of a side. board: a Board of board.py, with what is legal now.
"""

from engine.hashi.boards import ISLANDS
from engine.hashi.rules import BRIDGE
from engine.hashi.state import BRIDGES, CHOICE, NUMBER, START
from firmware.hardware.keys import DOWN, LEFT, RIGHT, UP

NOWHERE = 255

REST = "rest"  # why not: it takes one, but then the card's other bridges do not fit


def line_from(tables, i, k):
    """Return the line that leaves island i in the direction of key k, -1 if there is none."""
    for line in tables.at[i]:
        along, aside = _distance(tables, i, tables.one[line] + tables.two[line] - i, k)
        if along > 0 and not aside:
            return line
    return -1


def next_island(tables, i, k):
    """Return the island that key k leads to from island i, NOWHERE if nothing is on that side.

    A line in that direction leads to its other island. Where no line leaves, the key leads to an
    island in the cone of 45 degrees that has no line back either, if each is the other's nearest of
    that kind; else to the nearest island in the cone; if the cone is empty, to the nearest one on
    that side.
    """
    line = line_from(tables, i, k)
    if line >= 0:
        return tables.one[line] + tables.two[line] - i
    to = _nearest(tables, i, k, True, True)
    if to != NOWHERE and _nearest(tables, to, k ^ 1, True, True) == i:
        return to
    to = _nearest(tables, i, k, True, False)
    return to if to != NOWHERE else _nearest(tables, i, k, False, False)


def _distance(tables, i, j, k):
    """Return how far island j is from i in the direction of key k, and how far aside."""
    dx = tables.x[j] - tables.x[i]
    dy = tables.y[j] - tables.y[i]
    if k in (LEFT, RIGHT):
        return (dx if k == RIGHT else -dx), abs(dy)
    return (-dy if k == UP else dy), abs(dx)


def _nearest(tables, i, k, in_cone, is_free):
    """Return the nearest island that way, of several the straightest; is_free: no line back."""
    best = (9999, NOWHERE)
    for j in range(ISLANDS):
        along, aside = _distance(tables, i, j, k)
        is_there = 0 < along and (aside <= along or not in_cone)
        if is_there and not (is_free and line_from(tables, j, k ^ 1) >= 0):
            best = min(best, (8 * (along + aside) + aside, j))
    return best[1]


def open_keys(board, i):
    """Return the arrow keys in whose directions a bridge can be drawn now from island i."""
    lines = [(k, line_from(board.tables, i, k)) for k in (UP, DOWN, LEFT, RIGHT)]
    return [k for k, line in lines if line >= 0 and board.legal[BRIDGE + line]]


def goes_on(board, i):
    """Return True if a bridge can begin at island i, and the turn's last move was made there.

    The last move is the last bridge, or the number if no bridge is drawn.
    """
    at = CHOICE + 4 * board.seat
    chosen = board.game.state[at : at + 4]
    drawn = [n - 1 for n in chosen[1:] if n]
    is_last = chosen[0] == i + 1
    if drawn:
        is_last = i in (board.tables.one[drawn[-1]], board.tables.two[drawn[-1]])
    return is_last and len(open_keys(board, i)) > 0


def only_key(board, i):
    """Return the arrow key of the bridge that A draws at once at island i, -1 if there is none.

    It is the only one that can be drawn there, and spoils nothing.
    """
    keys = open_keys(board, i)
    if len(keys) == 1 and not board.spoiled_by(line_from(board.tables, i, keys[0])):
        return keys[0]
    return -1


def middle(board):
    """Return the island nearest to the middle of the board."""
    return min(range(ISLANDS), key=lambda i: abs(board.x[i] - 50) + abs(board.y[i] - 27))


def nearest_useful(board, i):
    """Return island i, or if nothing can be done there now, the nearest where something can."""
    if board.game.phase() not in (START, NUMBER, BRIDGES) or _is_useful(board, i):
        return i

    def far(j):
        across = abs(board.x[j] - board.x[i])
        down = abs(board.y[j] - board.y[i])
        return across + down + min(across, down) // 8  # of several the straightest

    useful = [j for j in range(ISLANDS) if _is_useful(board, j)]
    return min(useful, key=far) if useful else i


def _is_useful(board, i):
    if board.game.phase() < BRIDGES:
        return board.legal[i] and not board.is_unfinishable(i)
    return len(open_keys(board, i)) > 0


# What bridges a seat's board can still take. H8, H9, H11 are the rules.


def why_not(game, seat, line):
    """Return why a line takes no bridge now, a key of words.NO_BRIDGE: REST if it takes one."""
    if game.is_blocked(seat, line):
        return "crossed"
    if game.drawn(seat, line) == 2:
        return "double"
    i = game.board.one[line]
    j = game.board.two[line]
    if not game.number_at(seat, i) and not game.number_at(seat, j):
        return "numberless"
    return REST if _room(game, seat, i) and _room(game, seat, j) else "full"


def takes_one(game, seat):
    """Return True if any line could take one bridge, were it the only one."""
    return any(why_not(game, seat, line) == REST for line in range(game.board.lines))


def _room(game, seat, i):
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
    """Return the number of an island that a bridge on a line makes impossible to finish, or 0.

    It must be the seat's turn, and the bridge legal.
    """
    hopes = [i for i in range(ISLANDS) if 0 < game.number_at(seat, i) <= most(game, seat, i)]
    state = bytes(game.state)
    game.apply(BRIDGE + line)
    lost = [game.number_at(seat, i) for i in hopes if game.number_at(seat, i) > most(game, seat, i)]
    game.state[:] = state
    return lost[0] if lost else 0
