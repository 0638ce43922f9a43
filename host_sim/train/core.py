"""Hashi in compiled code: games of one board played and learned from, thousands a second.

The board lies in bytes as in engine/hashi/state.py: 18 islands as bridges << 4 | number, then the
lines. What a board promises is a sum over table entries, one table a round: `features` names them.
"""

from collections import namedtuple

import numba
import numpy as np

from engine.hashi.boards import BLUE, ISLANDS, MAX_LINES, RED, Board

L0 = ISLANDS  # where lines begin in a board
SIZE = ISLANDS + MAX_LINES
ROUNDS = 17

# Island bytes: room left, code for the island's own table, class for lines.
ROOM = np.array([max(0, (e & 15 or 6) - (e >> 4)) for e in range(112)], np.int64)


def _code(e):
    n, d = e & 15, e >> 4
    if n == 0:
        return d
    return 13 if n <= d else 6 + min(6, n - d)


CODE = np.array([_code(e) for e in range(112)], np.int64)
# bare, touched once, touched more, finished, missing 1, 2, more
CLASS = np.array([0, 1, 2, 2, 2, 2, 2, 4, 5, 6, 6, 6, 6, 3], np.int64)
LEFT = np.array([6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 0], np.int64)
FINISHED = 13
CODES = 14
# what an island offers its neighbour, and its class among its own ways, by code
OFFER = np.array([1] * 7 + [2] + [3] * 5 + [0], np.int64)
WANTS = np.array([0] + [1] * 6 + [2, 3] + [4] * 4 + [0], np.int64)
# its class among flagged islands
FLAGGED = np.array([1] + [2] * 6 + [3, 4] + [5] * 4 + [0], np.int64)


def _fits(c, room):
    """Return the numbers an island without one can take and reach, five bits a number."""
    last = min(6, c + room)
    return sum(1 << 5 * (k - 1) for k in range(max(1, c), last + 1))


FIT = np.array([[_fits(c, room) for room in range(7)] for c in range(7)], np.int64)

# Tables of a round, one behind the other.
OWN = 0  # island, code, room
LINE = OWN + ISLANDS * CODES * 7  # line, bridges, classes of both ends
REDS = LINE + MAX_LINES * 147  # classes of the four red islands
BLUES = REDS + 1297
SIXES = BLUES + 217  # a group joined by bridges: islands, finished ones
FITS = SIXES + 80  # number, unseen cards with it, islands that can take it
TOUCHED = FITS + 240  # degree, unseen cards with that number, islands without number so
MISSING = TOUCHED + 120  # bridges missing, bridges on unseen cards
BARE = MISSING + 512  # islands without a number
AROUND = BARE + 19  # island, class, what each line offers

FULL = np.array([9, 7, 8], np.int64)
LATER = np.array([5, 3, 4], np.int64)
DEADLINE = np.array([12, 7, 12], np.int64)

# A side as one row of numbers, for compiled code is quick with few arrays. Where in it:
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


jit = numba.njit(cache=True, fastmath=True, boundscheck=False, error_model="numpy")

# A board and what it sums up, so that a change costs only what it touches: a row of numbers p and
# one of values f. Where in p: the board's bytes; then, of each island,
CODED = SIZE  # its code
OPEN = CODED + ISLANDS  # the room on its lines
NEAR = OPEN + ISLANDS  # what its ways offer
GROUP = NEAR + ISLANDS  # the first of the islands joined to it
JOINED = GROUP + ISLANDS  # there, 16 an island and 1 a finished one
TAKES = JOINED + ISLANDS  # the numbers that it takes
FIT_SUM = TAKES + ISLANDS  # and sums of them
TOUCHED_SUM, MISSING_SUM, BARE_SUM, FINISHED_SUM, ENTERED = range(FIT_SUM + 1, FIT_SUM + 6)
SCRATCH = FIT_SUM + 6  # OPEN and NEAR of a board tried
MADE = SCRATCH + 2 * ISLANDS  # such a board, where it has to be made
TERMS = MADE + SIZE  # the entries that a board sums up
ROW = 128  # room for them and their count
INTS = TERMS + ROW
# In f: entries of islands, entries of lines, and sums.
LINED = ISLANDS
LOCAL, GROUPED, POINTS = range(SIZE, SIZE + 3)
FLOATS = SIZE + 3

# What the moves are weighed with. table: of the round. unit: what a point counts in it. cards:
# unseen cards of number 1 to 6 at [1..6], the column of MISSING at [0]. round, entered: at [0, 1];
# entered has bits: red 1, blue 2, six 4.
Round = namedtuple("Round", "table unit cards now")


@jit
def largest_group(b, s):
    """Return the most finished islands joined without an unfinished one between."""
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
    """Return what a category brings in round r."""
    return FULL[category] if r <= DEADLINE[category] else LATER[category]


@jit
def all_finished(p, s, first, stop):
    """Tell whether the islands that s names from first to stop are finished."""
    done = True
    for k in range(first, stop):
        done = done and p[CODED + s[k]] == FINISHED
    return done


@jit
def joint(p, s, first, stop, room):
    """Return the classes of the islands named from first to stop as one number, 0 if one is lost.

    room: where in p their room stands.
    """
    index = 0
    for k in range(first, stop):
        i = s[k]
        c = p[CODED + i]
        if 7 <= c < FINISHED and p[room + i] < c - 6:
            return 0
        index = index * 6 + FLAGGED[c]
    return index + 1


@jit
def whole(p, s, now, room, entered, fit, touched, missing, bare, at):
    """Write the entries that belong to the board as a whole into p from `at` on; return the end."""
    cards = now.cards
    if not entered & 1:
        p[at] = REDS + joint(p, s, RED_ONES, BLUE_ONES, room)
        at += 1
    if not entered & 2:
        p[at] = BLUES + joint(p, s, BLUE_ONES, AROUND_AT, room)
        at += 1
    for k in range(6):
        u = 4 * k + cards[k + 1]
        p[at] = FITS + u * 10 + min(9, (fit >> 5 * k) & 31)
        p[at + 1] = TOUCHED + u * 5 + min(4, (touched >> 5 * k) & 31)
        at += 2
    p[at] = MISSING + cards[0] * 32 + min(31, missing)
    p[at + 1] = BARE + bare
    return at + 2


@jit
def fits(s, i, c, room):
    """Return the numbers that island i can take and reach, five bits each."""
    return FIT[c, min(6, room)] if c < 7 and (c or s[FLAG + i] == 0) else 0


@jit
def group_entry(size):
    """Return the entry of a group of two islands or more."""
    return SIXES + min(9, size >> 4) * 8 + min(7, size & 15)


@jit
def group_worth(table, size):
    """Return what a group is worth."""
    return table[group_entry(size)] if size >= 32 else 0.0


@jit
def load(p, f, s, now):
    """Sum up the board in p from scratch; write all its entries into p from TERMS on.

    Return where they end.
    """
    table = now.table
    r = now.now[0]
    n = TERMS
    for i in range(ISLANDS):
        p[CODED + i] = CODE[p[i]]
        p[OPEN + i] = 0
        p[NEAR + i] = 0
        p[GROUP + i] = i
        p[JOINED + i] = 17 if p[CODED + i] == FINISHED else 16
    for k in range(FIT_SUM, SCRATCH):
        p[k] = 0
    for k in range(SIZE, FLOATS):
        f[k] = 0.0
    for line in range(s[LINES]):
        x = p[L0 + line]
        f[LINED + line] = 0.0
        if x == 3:
            continue
        i = s[ONE + line]
        j = s[TWO + line]
        c = p[CODED + i]
        d = p[CODED + j]
        if x < 2:
            free = min(2 - x, min(LEFT[c], LEFT[d]))
            if free:
                p[OPEN + i] += free
                p[OPEN + j] += free
                p[NEAR + i] += OFFER[d] << s[SHIFT + line]
                p[NEAR + j] += OFFER[c] << s[SHIFT + MAX_LINES + line]
        p[n] = LINE + line * 147 + x * 49 + CLASS[c] * 7 + CLASS[d]
        f[LINED + line] = table[p[n]]
        f[LOCAL] += table[p[n]]
        n += 1
        if x:
            join(p, p[GROUP + i], p[GROUP + j])
    for i in range(ISLANDS):
        c = p[CODED + i]
        p[n] = OWN + (i * CODES + c) * 7 + min(6, p[OPEN + i])
        f[i] = table[p[n]]
        n += 1
        if c != FINISHED:
            p[n] = s[AROUND_AT + i] + (WANTS[c] << 2 * s[WAYS + i]) + p[NEAR + i]
            f[i] += table[p[n]]
            n += 1
        f[LOCAL] += f[i]
        p[TAKES + i] = fits(s, i, c, p[OPEN + i])
        p[FIT_SUM] += p[TAKES + i]
        if c == FINISHED:
            p[FINISHED_SUM] += 1
        elif c >= 7:
            p[MISSING_SUM] += c - 6
        else:
            p[BARE_SUM] += 1
            if c:
                p[TOUCHED_SUM] += 1 << 5 * (c - 1)
    entered = now.now[1]
    if not entered & 1 and all_finished(p, s, RED_ONES, BLUE_ONES):
        entered |= 1
        f[POINTS] += due(r, 0)
    if not entered & 2 and all_finished(p, s, BLUE_ONES, AROUND_AT):
        entered |= 2
        f[POINTS] += due(r, 1)
    if not entered & 4 and p[FINISHED_SUM] >= 6 and largest_group(p, s) >= 6:
        entered |= 4
        f[POINTS] += due(r, 2)
    p[ENTERED] = entered
    if not entered & 4:
        for i in range(ISLANDS):
            if p[JOINED + i] >= 32:
                p[n] = group_entry(p[JOINED + i])
                f[GROUPED] += table[p[n]]
                n += 1
    fit = p[FIT_SUM]
    return whole(p, s, now, OPEN, entered, fit, p[TOUCHED_SUM], p[MISSING_SUM], p[BARE_SUM], n)


@jit
def join(p, i, j):
    """Join the groups i and j."""
    if i == j:
        return
    p[JOINED + i] += p[JOINED + j]
    p[JOINED + j] = 0
    for k in range(ISLANDS):
        if p[GROUP + k] == j:
            p[GROUP + k] = i


@jit
def worth(p, f, s, now):
    """Return what a board just loaded is worth after the round."""
    if now.now[0] == ROUNDS:
        return now.unit * (f[POINTS] + 2 * p[FINISHED_SUM])
    total = now.unit * f[POINTS] + f[LOCAL] + f[GROUPED]
    fit = p[FIT_SUM]
    n = whole(p, s, now, OPEN, p[ENTERED], fit, p[TOUCHED_SUM], p[MISSING_SUM], p[BARE_SUM], TERMS)
    for k in range(TERMS, n):
        total += now.table[p[k]]
    return total


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
def attempt(p, f, s, now, what, number):
    """Return what the board loaded into p is worth after change(what, number), not made."""
    if what < MAX_LINES:
        i = s[ONE + what]
        j = s[TWO + what]
        ci = p[CODED + i]
        cj = p[CODED + j]
        p[CODED + i] = CODE[p[i] + 16]
        p[CODED + j] = CODE[p[j] + 16]
    else:
        i = j = what - MAX_LINES
        ci = cj = p[CODED + i]
        p[CODED + i] = CODE[p[i] | number]
    total = changed(p, f, s, now, what, number, i, j, ci, cj)
    p[CODED + i] = ci
    p[CODED + j] = cj
    return total


@jit
def changed(p, f, s, now, what, number, i, j, ci, cj):
    """Do so where the codes of the islands i and j are the new ones; ci, cj were the old."""
    table = now.table
    r = now.now[0]
    done = 0
    if p[CODED + i] == FINISHED:
        done += 1
    if j != i and p[CODED + j] == FINISHED:
        done += 1
    entered = p[ENTERED]
    points = f[POINTS]
    grouped = f[GROUPED]
    if done:
        if not entered & 1 and all_finished(p, s, RED_ONES, BLUE_ONES):
            entered |= 1
            points += due(r, 0)
        if not entered & 2 and all_finished(p, s, BLUE_ONES, AROUND_AT):
            entered |= 2
            points += due(r, 1)
    if not entered & 4:
        g = p[JOINED + p[GROUP + i]]
        h = p[JOINED + p[GROUP + j]] if p[GROUP + i] != p[GROUP + j] else 0
        size = g + h + done
        if size & 15 >= 6:
            for k in range(SIZE):
                p[MADE + k] = p[k]
            change(p[MADE : MADE + SIZE], s, what, number)
            if largest_group(p[MADE : MADE + SIZE], s) >= 6:
                entered |= 4
                points += due(r, 2)
        grouped += group_worth(table, size) - group_worth(table, g) - group_worth(table, h)
    if r == ROUNDS:
        return now.unit * (points + 2 * (p[FINISHED_SUM] + done))
    if entered & 4:
        grouped = 0.0
    for k in range(2 * ISLANDS):
        p[SCRATCH + k] = p[OPEN + k]
    local = f[LOCAL]
    for at in range(TOUCH_LINES + what * MAX_LINES, TOUCH_LINES + SIZE * MAX_LINES):
        m = s[at]
        if m < 0:
            break
        x = p[L0 + m]
        if x == 3:
            continue
        u = s[ONE + m]
        v = s[TWO + m]
        c = p[CODED + u]
        d = p[CODED + v]
        local -= f[LINED + m]
        if x < 2:
            oc = ci if u == i else (cj if u == j else c)
            od = ci if v == i else (cj if v == j else d)
            free = min(2 - x, min(LEFT[oc], LEFT[od]))
            if free:
                p[SCRATCH + u] -= free
                p[SCRATCH + v] -= free
                p[SCRATCH + ISLANDS + u] -= OFFER[od] << s[SHIFT + m]
                p[SCRATCH + ISLANDS + v] -= OFFER[oc] << s[SHIFT + MAX_LINES + m]
        if m == what:
            x += 1
        elif u != i and u != j and v != i and v != j:
            continue  # crossed from now on
        if x < 2:
            free = min(2 - x, min(LEFT[c], LEFT[d]))
            if free:
                p[SCRATCH + u] += free
                p[SCRATCH + v] += free
                p[SCRATCH + ISLANDS + u] += OFFER[d] << s[SHIFT + m]
                p[SCRATCH + ISLANDS + v] += OFFER[c] << s[SHIFT + MAX_LINES + m]
        local += table[LINE + m * 147 + x * 49 + CLASS[c] * 7 + CLASS[d]]
    fit = p[FIT_SUM]
    for at in range(TOUCH_ISLANDS + what * ISLANDS, TOUCH_ISLANDS + SIZE * ISLANDS):
        k = s[at]
        if k < 0:
            break
        c = p[CODED + k]
        room = p[SCRATCH + k]
        local += table[OWN + (k * CODES + c) * 7 + min(6, room)] - f[k]
        if c != FINISHED:
            near = p[SCRATCH + ISLANDS + k]
            local += table[s[AROUND_AT + k] + (WANTS[c] << 2 * s[WAYS + k]) + near]
        fit += fits(s, k, c, room) - p[TAKES + k]
    touched = p[TOUCHED_SUM]
    missing = p[MISSING_SUM]
    bare = p[BARE_SUM]
    for end in range(2 if j != i else 1):
        k = j if end else i
        c = cj if end else ci
        if c >= 7:
            missing -= 1  # a bridge more
        else:
            if c:
                touched -= 1 << 5 * (c - 1)
            c = p[CODED + k]
            if c < 7:
                touched += 1 << 5 * (c - 1)
            else:
                bare -= 1
                if c != FINISHED:
                    missing += c - 6
    total = now.unit * points + local + grouped
    n = whole(p, s, now, SCRATCH, entered, fit, touched, missing, bare, TERMS)
    for k in range(TERMS, n):
        total += table[p[k]]
    return total


@jit
def is_open(b, s, line):
    e = b[s[ONE + line]]
    f = b[s[TWO + line]]
    return b[L0 + line] < 2 and (e | f) & 15 != 0 and ROOM[e] > 0 and ROOM[f] > 0


@jit
def keep_best(lv, tried, lines, few):
    """Leave tried only at the few lines with the highest lv."""
    n = 0
    for line in range(lines):
        n += tried[line]
    while n > few:
        worst = -1
        for line in range(lines):
            if tried[line] and (worst < 0 or lv[line] <= lv[worst]):
                worst = line
        tried[worst] = False
        n -= 1


@jit
def keep_end(w, count, most, value, board):
    """Keep an end of the round if it is among the best, of equal ones the first.

    Return how many are kept.
    """
    ends, values = w[8], w[9]
    at = count
    while at > 0 and values[at - 1] < value:
        at -= 1
    if at == most or (at > 0 and values[at - 1] == value):
        return count
    if count < most:
        count += 1
    for m in range(count - 1, at, -1):
        values[m] = values[m - 1]
        ends[m] = ends[m - 1]
    values[at] = value
    ends[at] = board[:SIZE]
    return count


@jit
def find_ends(b, s, now, card, places, width, few, most, w):
    """Find the ends of the round that the table likes best, at most so many; return how many.

    places for the number are tried with bridges, with beams of that width; after the first bridge
    only a few lines are looked at. The ends and their values are w[8] and w[9].
    """
    p, f, old, new, wi, wv, sv, lv = w[:8]
    tried = w[10]
    n = card // 3 + 1
    bridges = card % 3 + 1
    p[:SIZE] = b
    load(p, f, s, now)
    wv[0] = worth(p, f, s, now)
    wi[0] = -1
    c = 1
    for i in range(ISLANDS):
        e = b[i]
        if e & 15 == 0 and e >> 4 <= n and (e or s[FLAG + i] == 0):
            value = attempt(p, f, s, now, MAX_LINES + i, n)
            k = c
            while k > 0 and wv[k - 1] < value:
                wv[k] = wv[k - 1]
                wi[k] = wi[k - 1]
                k -= 1
            wv[k] = value
            wi[k] = i
            c += 1
    ends = 0
    for k in range(min(places, c)):
        old[0] = b
        if wi[k] >= 0:
            old[0, wi[k]] |= n
        ends = keep_end(w, ends, most, wv[k], old[0])
        count = 1
        for step in range(bridges):
            found = 0
            for q in range(count):
                p[:SIZE] = old[q]
                load(p, f, s, now)
                for line in range(s[LINES]):
                    if step and not tried[line]:
                        continue
                    if not is_open(p, s, line):
                        tried[line] = step > 0 and tried[line]
                        continue
                    v = attempt(p, f, s, now, line, 0)
                    if not step:
                        lv[line] = v
                        tried[line] = True
                    if step == bridges - 1:
                        new[width] = p[:SIZE]
                        change(new[width], s, line, 0)
                        ends = keep_end(w, ends, most, v, new[width])
                        continue
                    at = found
                    while at > 0 and sv[at - 1] < v:
                        at -= 1
                    if at == width or (at > 0 and sv[at - 1] == v):
                        continue
                    if found < width:
                        found += 1
                    for m in range(found - 1, at, -1):
                        sv[m] = sv[m - 1]
                        new[m] = new[m - 1]
                    sv[at] = v
                    new[at] = p[:SIZE]
                    change(new[at], s, line, 0)
            count = found
            for q in range(found):
                old[q] = new[q]
            if not found:
                break
            if not step:
                keep_best(lv, tried, s[LINES], few)
    return ends


@jit
def final(b, s, entered):
    """Return the points of a board after the last round, but those entered before."""
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


@jit
def finish(b, s, card, entered, w):
    """Play the last card on b so that no way brings more points; return those."""
    n = card // 3 + 1
    bridges = card % 3 + 1
    made = w[11]
    best = final(b, s, entered)
    made[4] = b
    for place in range(-1, ISLANDS):
        made[0] = b
        if place >= 0:
            e = b[place]
            if e & 15 or e >> 4 > n or not (e or s[FLAG + place] == 0):
                continue
            made[0, place] |= n
            points = final(made[0], s, entered)
            if points > best:
                best = points
                made[4] = made[0]
        for one in range(s[LINES]):
            if not is_open(made[0], s, one):
                continue
            made[1] = made[0]
            change(made[1], s, one, 0)
            if bridges == 1:
                points = final(made[1], s, entered)
                if points > best:
                    best = points
                    made[4] = made[1]
                continue
            for two in range(one, s[LINES]):
                if not is_open(made[1], s, two):
                    continue
                made[2] = made[1]
                change(made[2], s, two, 0)
                if bridges == 2:
                    points = final(made[2], s, entered)
                    if points > best:
                        best = points
                        made[4] = made[2]
                    continue
                for three in range(two, s[LINES]):
                    if is_open(made[2], s, three):
                        made[3] = made[2]
                        change(made[3], s, three, 0)
                        points = final(made[3], s, entered)
                        if points > best:
                            best = points
                            made[4] = made[3]
    b[:] = made[4]
    return best


@jit
def look_ahead(s, was, then, unseen, ends, how, w, v):
    """Return the end that is worth most after the next card, over several that may come.

    was, then: the Rounds of now and of the next. ends: how many w holds. how: cards looked at, then
    places, width and few of the answers. v: another scratch.
    """
    total = w[12]
    who = w[13]
    cards = w[14]
    p, f = v[0], v[1]
    n = 0
    for card in range(18):
        if (unseen >> card) & 1:
            cards[n] = card
            n += 1
    for k in range(ends):
        who[k] = k
        total[k] = 0
    count = min(n, how[0])
    for m in range(count):
        card = cards[(2 * m + 1) * n // (2 * count)]
        count_cards(unseen & ~(1 << card), then.cards)
        for k in range(ends):
            p[:SIZE] = w[8][who[k]]
            load(p, f, s, was)
            points = f[POINTS]
            then.now[1] = p[ENTERED]
            if then.now[0] == ROUNDS:
                v[11][5] = p[:SIZE]
                total[k] += then.unit * (points + finish(v[11][5], s, card, p[ENTERED], v))
            else:
                v[11][5] = p[:SIZE]
                find_ends(v[11][5], s, then, card, how[1], how[2], how[3], 1, v)
                total[k] += then.unit * points + v[9][0]
        if ends > how[5] and m % how[4] == how[4] - 1:
            worst = 0
            for k in range(1, ends):
                if total[k] <= total[worst]:
                    worst = k
            ends -= 1
            for k in range(worst, ends):
                total[k] = total[k + 1]
                who[k] = who[k + 1]
    best = 0
    for k in range(1, ends):
        if total[k] > total[best]:
            best = k
    return who[best]


def scratch(width, most=1):
    """Return the arrays that find_ends() and look_ahead() work in."""
    return (
        np.zeros(INTS, np.int64),
        np.zeros(FLOATS),
        np.zeros((width + 1, SIZE), np.int64),
        np.zeros((width + 1, SIZE), np.int64),
        np.zeros(20, np.int64),
        np.zeros(20),
        np.zeros(width + 1),
        np.zeros(MAX_LINES),
        np.zeros((most, SIZE), np.int64),
        np.zeros(most),
        np.zeros(MAX_LINES, np.bool_),
        np.zeros((6, SIZE), np.int64),
        np.zeros(most),
        np.zeros(most, np.int64),
        np.zeros(18, np.int64),
    )


@jit
def count_cards(unseen, cards):
    """Tell the unseen cards (bits) as a Round wants them."""
    bridges = 0
    total = 0
    for k in range(1, 7):
        cards[k] = 0
    for card in range(18):
        if (unseen >> card) & 1:
            cards[card // 3 + 1] += 1
            bridges += card % 3 + 1
            total += 1
    cards[0] = min(15, max(0, bridges - 2 * total + 8))


@jit
def keep_terms(p, end, row):
    """Copy the entries of a board into a row; write their count at its end."""
    for k in range(TERMS, end):
        row[k - TERMS] = p[k]
    row[ROW - 1] = end - TERMS


@jit
def play(tables, units, s, deck, start, how, ahead, w, v, hist, gain):
    """Play a game; return its points. start: the first move, or -1 for the best by tables.

    tables, units: of each round, its table and what a point counts in it. how: places, width, few
    and ends of a turn; several ends are compared by look_ahead with `ahead`. w, v: scratch.
    hist: for each round the entries of the board after it, their count at the end of the row.
    gain: points entered in each round, at [0] those of finished islands.
    """
    b = np.zeros(SIZE, np.int64)
    cards = np.zeros(7, np.int64)
    turn = np.zeros(2, np.int64)
    after = np.zeros(7, np.int64)
    next_turn = np.zeros(2, np.int64)
    p = w[0]
    f = w[1]
    unseen = (1 << 18) - 1
    count_cards(unseen, cards)
    now = Round(tables[0], units[0], cards, turn)
    if start < 0:
        best = -1e9
        for i in range(36):
            if s[FLAG + i % 18] == 0:
                p[:SIZE] = 0
                p[i % 18] = 3 + i // 18
                load(p, f, s, now)
                value = worth(p, f, s, now)
                if value > best:
                    best = value
                    start = i
    b[start % 18] = 3 + start // 18
    p[:SIZE] = b
    keep_terms(p, load(p, f, s, now), hist[0])
    total = 0.0
    for r in range(1, ROUNDS + 1):
        card = deck[r - 1]
        unseen &= ~(1 << card)
        count_cards(unseen, cards)
        turn[0] = r
        now = Round(tables[r % ROUNDS], units[r % ROUNDS], cards, turn)
        if r == ROUNDS:
            finish(b, s, card, turn[1], w)
        else:
            n = find_ends(b, s, now, card, how[0], how[1], how[2], how[3], w)
            best_end = 0
            if n > 1:
                next_turn[0] = r + 1
                then = Round(tables[(r + 1) % ROUNDS], units[(r + 1) % ROUNDS], after, next_turn)
                best_end = look_ahead(s, now, then, unseen, n, ahead, w, v)
            b[:] = w[8][best_end]
        p[:SIZE] = b
        keep_terms(p, load(p, f, s, now), hist[r])
        gain[r] = f[POINTS]
        turn[1] = p[ENTERED]
        total += gain[r]
    gain[0] = 2 * p[FINISHED_SUM]
    return total + gain[0]


@jit
def learn(tables, rate, decay, hist, gain):
    """Move tables towards what a game brought: TD(lambda)."""
    target = gain[ROUNDS] + gain[0]
    for r in range(ROUNDS - 1, -1, -1):
        n = hist[r, ROW - 1]
        v = 0.0
        for k in range(n):
            v += tables[r, hist[r, k]]
        g = rate * (target - v) / n
        for k in range(n):
            tables[r, hist[r, k]] += g
        target = gain[r] + (1 - decay) * v + decay * target


@jit
def train(tables, s, games, seed, rate, decay, explore, how, w):
    """Play and learn from games; return their mean."""
    np.random.seed(seed)
    deck = np.arange(18)
    units = np.ones(ROUNDS)
    hist = np.zeros((ROUNDS + 1, ROW), np.int64)
    gain = np.zeros(ROUNDS + 1)
    total = 0.0
    for _ in range(games):
        for i in range(17, 0, -1):
            j = np.random.randint(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        start = -1
        if np.random.random() < explore:
            start = np.random.randint(36)
            while s[FLAG + start % 18] != 0:
                start = np.random.randint(36)
        total += play(tables, units, s, deck, start, how, how, w, w, hist, gain)
        learn(tables, rate, decay, hist, gain)
    return total / games


@jit
def evaluate(tables, units, s, decks, start, how, ahead, w, v, out):
    """Play a game with each deck; write its points into out."""
    hist = np.zeros((ROUNDS + 1, ROW), np.int64)
    gain = np.zeros(ROUNDS + 1)
    for g in range(len(decks)):
        out[g] = play(tables, units, s, decks[g], start, how, ahead, w, v, hist, gain)
