"""Choosing a turn of Hashi in compiled code: the best ends of a round, and a look ahead."""

import numpy as np

from engine.hashi.boards import ISLANDS, MAX_LINES
from host_sim.lab.train.board import FLAG, LINES, ROUNDS, SIZE, change, final, is_open
from host_sim.lab.train.compiled import jit
from host_sim.lab.train.core import (
    ENTERED,
    FLOATS,
    INTS,
    POINTS,
    Round,
    attempt,
    count_cards,
    load,
    worth,
)


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
def keep(boards, values, count, most, value, board, s, line):
    """Insert a board into the best ones with its value; of equal ones the first is kept.

    count, most: the number of boards now, and at most. line: the bridge to draw on it, or -1.
    Return the new count.
    """
    at = count
    while at > 0 and values[at - 1] < value:
        at -= 1
    if at == most or (at > 0 and values[at - 1] == value):
        return count
    if count < most:
        count += 1
    for m in range(count - 1, at, -1):
        values[m] = values[m - 1]
        boards[m] = boards[m - 1]
    values[at] = value
    boards[at] = board[:SIZE]
    if line >= 0:
        change(boards[at], s, line, 0)
    return count


@jit
def find_ends(b, s, now, card, places, width, few, most, w):
    """Find the best ends of the round by the table, at most so many; return how many.

    places: so many places for the number are tried with bridges, by beam search of that width; few:
    lines looked at after the first bridge. The ends and their values are w[8] and w[9].
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
        ends = keep(w[8], w[9], ends, most, wv[k], old[0], s, -1)
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
                        ends = keep(w[8], w[9], ends, most, v, p, s, line)
                    else:
                        found = keep(new, sv, found, width, v, p, s, line)
            count = found
            for q in range(found):
                old[q] = new[q]
            if not found:
                break
            if not step:
                keep_best(lv, tried, s[LINES], few)
    return ends


@jit
def master_end(tables, units, s, now, b, card, r, unseen, how, ahead, w, v):
    """Find a master's ends of round r, not the last one, on board b; return which is the best.

    The ends are in w[8] afterwards. now: the round. unseen: the cards to come, in bits. how, ahead:
    see games.play_on. w, v: scratch.
    """
    n = find_ends(b, s, now, card, how[r, 0], how[r, 1], how[r, 2], how[r, 3], w)
    if n < 2:
        return 0
    turn = np.zeros(2, np.int64)
    turn[0] = r + 1
    following = (r + 1) % ROUNDS
    then = Round(tables[following], units[following], np.zeros(7, np.int64), turn)
    return look_ahead(s, now, then, unseen, n, ahead[r], w, v)


@jit
def finish(b, s, card, entered, w):
    """Play the last card on b for the most points; return them."""
    n = card // 3 + 1
    bridges = card % 3 + 1
    made = w[11]  # boards with 0 to 3 bridges more; then the best
    lines = w[15]  # which the first, second, third bridge is tried on next
    best = final(b, s, entered)
    made[4] = b
    for place in range(-1, ISLANDS):
        made[0] = b
        if place >= 0:
            e = b[place]
            if e & 15 or e >> 4 > n or not (e or s[FLAG + place] == 0):
                continue
            made[0, place] |= n
            best = better(made, 0, s, entered, best)
        step = 0
        lines[0] = 0
        while step >= 0:
            line = lines[step]
            if line == s[LINES]:
                step -= 1
                continue
            lines[step] += 1
            if is_open(made[step], s, line):
                made[step + 1] = made[step]
                change(made[step + 1], s, line, 0)
                if step == bridges - 1:
                    best = better(made, bridges, s, entered, best)
                else:
                    step += 1
                    lines[step] = line
    b[:] = made[4]
    return best


@jit
def better(made, k, s, entered, best):
    """Copy the last board k to made[4] if it has more points than best; return the most."""
    points = final(made[k], s, entered)
    if points > best:
        best = points
        made[4] = made[k]
    return best


@jit
def look_ahead(s, was, then, unseen, ends, how, w, v):
    """Return the end with the highest mean value after the next card, over several cards.

    was, then: the Rounds of now and of the next. ends: how many w holds. how: cards to look at,
    then places, width and few of the answers. v: another scratch.
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
        np.zeros((width, SIZE), np.int64),
        np.zeros((width, SIZE), np.int64),
        np.zeros(20, np.int64),
        np.zeros(20),
        np.zeros(width),
        np.zeros(MAX_LINES),
        np.zeros((most, SIZE), np.int64),
        np.zeros(most),
        np.zeros(MAX_LINES, np.bool_),
        np.zeros((6, SIZE), np.int64),
        np.zeros(most),
        np.zeros(most, np.int64),
        np.zeros(18, np.int64),
        np.zeros(3, np.int64),
    )
