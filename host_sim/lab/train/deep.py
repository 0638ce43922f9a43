"""The engine's player `deep` in compiled code: whole games, to measure its strength."""

from collections import namedtuple

import numpy as np

from engine.hashi.ai.deep import Deep as Engine
from engine.hashi.ai.deep import orders
from host_sim.lab.train.board import ROUNDS, SIZE
from host_sim.lab.train.compiled import jit
from host_sim.lab.train.core import ENTERED, POINTS, Round, count_cards, load
from host_sim.lab.train.turn import find_ends, finish, scratch

# tables, units: a row a round. s: the side. how, ahead, last: the engine's numbers. orders: by how
# many cards are unseen; count: how many orders. w, u, v: scratch of the ends, of the answers to the
# last cards, and of the answers to those. knows: it knows the deck and plays each end on by it. No
# player of the engine may; this shows how much better play could win.
Deep = namedtuple("Deep", "tables units s how ahead first last orders count w u v knows")


def player(tables, units, s, knows=False):
    """Return a Deep with the engine's numbers."""
    rows = *Engine.STAGES[0][1:], Engine.FIRST, Engine.LAST
    how, ahead, first, last = [np.array(row) for row in rows]
    most = ahead[4]
    found = np.zeros((18, max(18, most), 18), np.int64)
    count = np.zeros(18, np.int64)
    for n in range(1, 18):
        rows = orders(n, most)
        count[n] = len(rows)
        found[n, : len(rows), :n] = [list(row) for row in rows]
    widest = max(ahead[1], first[1], last[2])
    work = scratch(how[1], how[3]), scratch(last[2], last[4]), scratch(widest)
    return Deep(tables, units, s, how, ahead, first, last, found, count, *work, knows)


@jit
def round_of(d, r, unseen, entered):
    """Return the Round of round r."""
    cards, turn = np.zeros(7, np.int64), np.zeros(2, np.int64)
    now = Round(d.tables[r % ROUNDS], d.units[r % ROUNDS], cards, turn)
    count_cards(unseen, now.cards)
    now.now[0] = r
    now.now[1] = entered
    return now


@jit
def points_after(d, b, now):
    """Return the points of a board after a round, and the categories entered until then."""
    p, f = d.v[0], d.v[1]
    p[:SIZE] = b
    load(p, f, d.s, now)
    return int(f[POINTS]), p[ENTERED]


@jit
def play_on(d, b, points, entered, r, cards, unseen):
    """Return the value of a board in thousandths, played on with these cards from round r on.

    points, entered: its points so far, and the categories.
    """
    v = d.v
    board = v[11][5]
    board[:] = b
    for k in range(len(cards)):
        unseen &= ~(1 << cards[k])
        if r == ROUNDS:
            return 1000 * (points + finish(board, d.s, cards[k], entered, v))
        now = round_of(d, r, unseen, entered)
        how = d.ahead if k and not d.knows else d.first
        find_ends(board, d.s, now, cards[k], how[0], how[1], how[2], 1, v)
        board[:] = v[8][0]
        if k < len(cards) - 1:
            more, entered = points_after(d, board, now)
            points += more
            r += 1
    return 1000 * points + 1000 * int(v[9][0]) // int(d.units[r])


@jit
def expect(d, b, points, entered, r, unseen, rounds):
    """Return the value of a board after the best answers to the next one or two cards."""
    total = 0
    n = 0
    for card in range(18):
        if not (unseen >> card) & 1:
            continue
        n += 1
        left = unseen & ~(1 << card)
        if r == ROUNDS or rounds == 1:
            total += answer(d, b, entered, r, card, left)
            continue
        now = round_of(d, r, left, entered)
        u = d.u
        ends = find_ends(b, d.s, now, card, d.last[1], d.last[2], d.last[3], d.last[4], u)
        best = 0
        for k in range(ends):
            more, categories = points_after(d, u[8][k], now)
            value = 0
            m = 0
            for other in range(18):
                if (left >> other) & 1:
                    value += answer(d, u[8][k], categories, r + 1, other, left & ~(1 << other))
                    m += 1
            value = 1000 * more + value // m
            if not k or value > best:
                best = value
        total += best
    return 1000 * points + total // n


@jit
def answer(d, b, entered, r, card, unseen):
    """Return the value of the best answer to a card, in thousandths."""
    v = d.v
    board = v[11][5]
    board[:] = b
    if r == ROUNDS:
        return 1000 * int(finish(board, d.s, card, entered, v))
    now = round_of(d, r, unseen, entered)
    find_ends(board, d.s, now, card, d.last[1], d.last[2], d.last[3], 1, v)
    return 1000 * int(v[9][0]) // int(d.units[r])


@jit
def choose(d, b, r, card, unseen, entered, known):
    """Return the board after round r. known: the cards to come, if the player knows them."""
    now = round_of(d, r, unseen, entered)
    w = d.w
    ends = find_ends(b, d.s, now, card, d.how[0], d.how[1], d.how[2], d.how[3], w)
    points = np.zeros(ends, np.int64)
    categories = np.zeros(ends, np.int64)
    total = np.zeros(ends, np.int64)
    is_out = np.zeros(ends, np.bool_)
    for k in range(ends):
        points[k], categories[k] = points_after(d, w[8][k], now)
    cards = np.array([k for k in range(18) if (unseen >> k) & 1])
    rounds = min(d.ahead[3], ROUNDS - r)
    is_last = len(cards) <= d.last[0] and not d.knows
    left = ends
    for more in range(1, 3 if is_last else 1):
        for k in range(ends):
            if not is_out[k]:
                total[k] = expect(d, w[8][k], points[k], categories[k], r + 1, unseen, more)
        while left > d.last[5]:
            drop(total, is_out)
            left -= 1
    count = 1 if d.knows else d.count[len(cards)]
    for m in range(0 if is_last or ends == 1 else count):
        order = known if d.knows else cards[d.orders[len(cards), m, :rounds]]
        for k in range(ends):
            if not is_out[k]:
                total[k] += play_on(d, w[8][k], points[k], categories[k], r + 1, order, unseen)
        if left > d.ahead[6] and m % d.ahead[5] == d.ahead[5] - 1:
            drop(total, is_out)
            left -= 1
    best = -1
    for k in range(ends):
        if not is_out[k] and (best < 0 or total[k] > total[best]):
            best = k
    return w[8][best]


@jit
def drop(total, is_out):
    """Remove the end with the lowest total, the last of equal ones."""
    worst = -1
    for k in range(len(total)):
        if not is_out[k] and (worst < 0 or total[k] <= total[worst]):
            worst = k
    is_out[worst] = True


@jit
def play(d, deck, start, boards):
    """Play a game; return its points. boards: a row for the end of each round."""
    boards[0] = 0
    boards[0, start % 18] = 3 + start // 18
    unseen = (1 << 18) - 1
    entered = 0
    total = 0
    for r in range(1, ROUNDS):
        unseen &= ~(1 << deck[r - 1])
        boards[r] = choose(d, boards[r - 1], r, deck[r - 1], unseen, entered, deck[r:])
        more, entered = points_after(d, boards[r], round_of(d, r, unseen, entered))
        total += more
    boards[ROUNDS] = boards[ROUNDS - 1]
    return total + finish(boards[ROUNDS], d.s, deck[ROUNDS - 1], entered, d.w)


@jit
def evaluate(d, decks, start, found, paths):
    """Play a game with each deck; write its points into found, its boards into a row of paths."""
    for g in range(len(decks)):
        found[g] = play(d, decks[g], start, paths[g])
