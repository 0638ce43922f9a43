"""Hashi's board and rules in compiled code.

The bytes of a board are those of engine/hashi/state.py: 18 islands as bridges << 4 | number, then
the lines.
"""

import numpy as np

from engine.hashi import rules, state
from engine.hashi.boards import BLUE, ISLANDS, MAX_LINES, RED, Board
from host_sim.lab.train.compiled import jit
from host_sim.lab.train.tables import AROUND, CODE, FINISHED

L0 = ISLANDS  # where lines begin in a board
SIZE = ISLANDS + MAX_LINES
ROUNDS = state.ROUNDS

# The engine's tables, as compiled code reads them.
ROOM = np.array(list(rules.ROOM), np.int64)
FULL = np.array(list(state.FULL), np.int64)
LATER = np.array(list(state.LATER), np.int64)
DEADLINE = np.array(list(state.DEADLINE), np.int64)

# A side is one row of numbers, because compiled code is fast with few arrays. Offsets in it:
ONE = 0  # of each line, its ends
TWO = ONE + MAX_LINES
SHIFT = (
    TWO + MAX_LINES
)  # of each line, where in NEAR of its first end it counts; then of its second
CROSSING = SHIFT + 2 * MAX_LINES  # of each line, those that it crosses, five at most, then -1
WAYS = CROSSING + 5 * MAX_LINES  # of each island, how many lines
AT = WAYS + ISLANDS  # of each island, its lines, four at most
OTHER = AT + 4 * ISLANDS  # and where they lead
FLAG = OTHER + 4 * ISLANDS
RED_ONES = FLAG + ISLANDS
BLUE_ONES = RED_ONES + 4
AROUND_AT = BLUE_ONES + 3  # of each island, where its entries of AROUND begin
LINES = AROUND_AT + ISLANDS
ENTRIES = LINES + 1  # in a round's table
# Lines and islands that a bridge on a line, or (at MAX_LINES + i) a number at island i, touches.
TOUCH_LINES = ENTRIES + 1
TOUCH_ISLANDS = TOUCH_LINES + SIZE * MAX_LINES


def side_table(side):
    """Return the row of side 0 (A) or 1 (B)."""
    board = Board(side)
    n = board.lines
    s = np.full(TOUCH_ISLANDS + SIZE * ISLANDS, -1, np.int64)
    s[ONE : ONE + n] = list(board.one)
    s[TWO : TWO + n] = list(board.two)
    s[FLAG : FLAG + ISLANDS] = list(board.flag)
    s[RED_ONES : RED_ONES + 4] = [i for i in range(ISLANDS) if board.flag[i] == RED]
    s[BLUE_ONES : BLUE_ONES + 3] = [i for i in range(ISLANDS) if board.flag[i] == BLUE]
    s[LINES] = n
    size = AROUND
    for i in range(ISLANDS):
        ways = s[WAYS + i] = len(board.at[i])
        s[AROUND_AT + i] = size
        size += 5 * 4 ** int(ways)
        for k, line in enumerate(board.at[i]):
            s[AT + 4 * i + k] = line
            s[OTHER + 4 * i + k] = board.one[line] + board.two[line] - i
            end = 0 if board.one[line] == i else MAX_LINES
            s[SHIFT + end + line] = 2 * (ways - 1 - k)
    s[ENTRIES] = size
    for k in range(SIZE):
        ends = set()
        lines = set()
        if k < n:
            ends = {board.one[k], board.two[k]}
            lines = set(board.crossing[k])
            s[CROSSING + 5 * k : CROSSING + 5 * k + len(lines)] = sorted(lines)
        elif k >= MAX_LINES:
            ends = {k - MAX_LINES}
        lines = lines.union(*[board.at[i] for i in ends])
        islands = {i for m in lines for i in (board.one[m], board.two[m])}
        at = TOUCH_LINES + k * MAX_LINES
        s[at : at + len(lines)] = sorted(lines)
        at = TOUCH_ISLANDS + k * ISLANDS
        s[at : at + len(islands)] = sorted(islands)
    return s


@jit
def largest_group(b, s):
    """Return the size of the largest group of finished islands that are joined directly."""
    best = 0
    seen = 0
    for first in range(ISLANDS):
        if CODE[b[first]] != FINISHED or (seen >> first) & 1:
            continue
        group = 1 << first
        todo = group
        size = 0
        while todo:
            i = 0
            while not (todo >> i) & 1:
                i += 1
            todo &= ~(1 << i)
            size += 1
            for k in range(s[WAYS + i]):
                x = b[L0 + s[AT + 4 * i + k]]
                j = s[OTHER + 4 * i + k]
                if 0 < x < 3 and CODE[b[j]] == FINISHED and not (group >> j) & 1:
                    group |= 1 << j
                    todo |= 1 << j
        seen |= group
        best = max(best, size)
    return best


@jit
def due(r, category):
    """Return the points of a category in round r."""
    return FULL[category] if r <= DEADLINE[category] else LATER[category]


@jit
def change(b, s, what, number):
    """Draw a bridge on line `what`, or write a number at island what - lines, onto board b."""
    if what < MAX_LINES:
        b[L0 + what] += 1
        b[s[ONE + what]] += 16
        b[s[TWO + what]] += 16
        for k in range(CROSSING + 5 * what, CROSSING + 5 * what + 5):
            if s[k] < 0:
                break
            b[L0 + s[k]] = 3
    else:
        b[what - MAX_LINES] |= number


@jit
def is_open(b, s, line):
    e = b[s[ONE + line]]
    f = b[s[TWO + line]]
    return b[L0 + line] < 2 and (e | f) & 15 != 0 and ROOM[e] > 0 and ROOM[f] > 0


@jit
def final(b, s, entered):
    """Return the points that the last round adds."""
    points = 0
    for i in range(ISLANDS):
        if CODE[b[i]] == FINISHED:
            points += 2
    if not entered & 1:
        points += LATER[0] * all_done(b, s, RED_ONES, BLUE_ONES)
    if not entered & 2:
        points += LATER[1] * all_done(b, s, BLUE_ONES, AROUND_AT)
    if not entered & 4 and points >= 12 and largest_group(b, s) >= 6:
        points += LATER[2]
    return points


@jit
def all_done(b, s, first, stop):
    for k in range(first, stop):
        if CODE[b[s[k]]] != FINISHED:
            return 0
    return 1
