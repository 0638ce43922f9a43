"""The value of a Hashi board, in compiled code: a sum of entries of its round's table.

`load` sums up a board; `attempt` computes the value after a change without making it.
"""

from collections import namedtuple

from engine.hashi.boards import ISLANDS, MAX_LINES
from host_sim.lab.train.board import (
    AROUND_AT,
    BLUE_ONES,
    FLAG,
    L0,
    LINES,
    ONE,
    RED_ONES,
    ROUNDS,
    SHIFT,
    SIZE,
    TOUCH_ISLANDS,
    TOUCH_LINES,
    TWO,
    WAYS,
    change,
    due,
    largest_group,
)
from host_sim.lab.train.compiled import jit
from host_sim.lab.train.tables import (
    BARE,
    BLUES,
    CLASS,
    CODE,
    CODES,
    FINISHED,
    FIT,
    FITS,
    FLAGGED,
    LEFT,
    LINE,
    MISSING,
    OFFER,
    OWN,
    REDS,
    SIXES,
    TOUCHED,
    WANTS,
)

# A board and its sums, so that a change costs only what it touches: a row of numbers p and a row of
# values f. Offsets in p: the board's bytes; then, for each island,
CODED = SIZE  # its code
OPEN = CODED + ISLANDS  # the room on its lines
NEAR = OPEN + ISLANDS  # what its lines offer
GROUP = NEAR + ISLANDS  # the first of the islands joined to it
JOINED = GROUP + ISLANDS  # for that first one: 16 an island and 1 a finished one
TAKES = JOINED + ISLANDS  # the numbers that it takes
FIT_SUM = TAKES + ISLANDS  # and sums of them
TOUCHED_SUM, MISSING_SUM, BARE_SUM, FINISHED_SUM, ENTERED = range(FIT_SUM + 1, FIT_SUM + 6)
SCRATCH = FIT_SUM + 6  # OPEN and NEAR of a board tried
MADE = SCRATCH + 2 * ISLANDS  # the bytes of a board tried
TERMS = MADE + SIZE  # the entries that are summed
ROW = 128  # room for them and their count
INTS = TERMS + ROW
# In f: entries of islands, entries of lines, and sums.
LINED = ISLANDS
LOCAL, GROUPED, POINTS = range(SIZE, SIZE + 3)
FLOATS = SIZE + 3

# What moves are evaluated with. table: of the round. unit: the value of a point in it. cards:
# unseen cards of number 1 to 6 at [1..6], the column of MISSING at [0]. round, entered: at [0, 1];
# entered has bits: red 1, blue 2, six 4.
Round = namedtuple("Round", "table unit cards now")


@jit
def all_finished(p, s, first, stop):
    """Return True if the islands that s names from first to stop are finished."""
    done = True
    for k in range(first, stop):
        done = done and p[CODED + s[k]] == FINISHED
    return done


@jit
def joint(p, s, first, stop, room):
    """Return the classes of the islands named from first to stop as one number, 0 if one is lost.

    room: the offset of their room in p.
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
    """Write the entries of the whole board into p from `at` on; return where they end."""
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
    """Return the value of a group."""
    return table[group_entry(size)] if size >= 32 else 0.0


@jit
def with_flags(p, s, r, entered, points):
    """Return both after the flags that are finished in round r and were not entered."""
    if not entered & 1 and all_finished(p, s, RED_ONES, BLUE_ONES):
        entered |= 1
        points += due(r, 0)
    if not entered & 2 and all_finished(p, s, BLUE_ONES, AROUND_AT):
        entered |= 2
        points += due(r, 1)
    return entered, points


@jit
def count_way(p, s, room, line, bridges, c, d, sign):
    """Add a line to its ends, of codes c and d: its room, and what they offer each other.

    room: the offset in p of the islands' room; what their lines offer is behind it.
    """
    if bridges > 1:
        return
    free = min(2 - bridges, min(LEFT[c], LEFT[d]))
    if free:
        i = room + s[ONE + line]
        j = room + s[TWO + line]
        p[i] += sign * free
        p[j] += sign * free
        p[i + ISLANDS] += sign * (OFFER[d] << s[SHIFT + line])
        p[j + ISLANDS] += sign * (OFFER[c] << s[SHIFT + MAX_LINES + line])


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
        count_way(p, s, OPEN, line, x, c, d, 1)
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
    entered, f[POINTS] = with_flags(p, s, r, now.now[1], 0.0)
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
    """Return the value after the round of a board just loaded."""
    if now.now[0] == ROUNDS:
        return now.unit * (f[POINTS] + 2 * p[FINISHED_SUM])
    total = now.unit * f[POINTS] + f[LOCAL] + f[GROUPED]
    fit = p[FIT_SUM]
    n = whole(p, s, now, OPEN, p[ENTERED], fit, p[TOUCHED_SUM], p[MISSING_SUM], p[BARE_SUM], TERMS)
    for k in range(TERMS, n):
        total += now.table[p[k]]
    return total


@jit
def attempt(p, f, s, now, what, number):
    """Return the value of the board in p after change(what, number), without making it."""
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
    """Return that value; islands i and j have their new codes, ci and cj are the old."""
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
        entered, points = with_flags(p, s, r, entered, points)
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
        oc = ci if u == i else (cj if u == j else c)
        od = ci if v == i else (cj if v == j else d)
        count_way(p, s, SCRATCH, m, x, oc, od, -1)
        if m == what:
            x += 1
        elif u != i and u != j and v != i and v != j:
            continue  # crossed from now on
        count_way(p, s, SCRATCH, m, x, c, d, 1)
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
def count_cards(unseen, cards):
    """Count the unseen cards (bits) into the cards of a Round."""
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
