"""Whole games of Hashi in compiled code, and learning from them: thousands a second."""

import numpy as np

from host_sim.lab.train.board import FLAG, ROUNDS, SIZE
from host_sim.lab.train.compiled import jit
from host_sim.lab.train.core import (
    ENTERED,
    FINISHED_SUM,
    POINTS,
    ROW,
    TERMS,
    Round,
    count_cards,
    load,
    worth,
)
from host_sim.lab.train.turn import find_ends, finish, look_ahead


@jit
def keep_terms(p, end, row):
    """Copy the entries of a board into a row; write their count at its end."""
    for k in range(TERMS, end):
        row[k - TERMS] = p[k]
    row[ROW - 1] = end - TERMS


@jit
def play(tables, units, s, deck, start, how, ahead, w, v, hist, gain):
    """Play a game; return its points. start: the first move, or -1 for the best by tables.

    tables, units: for each round its table and the value of a point in it. how: for each round
    places, width, few and ends; several ends are compared by look_ahead with its row of `ahead`.
    w, v: scratch.
    hist: for each round the entries of the board after it, and their count in the last column.
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
            n = find_ends(b, s, now, card, how[r, 0], how[r, 1], how[r, 2], how[r, 3], w)
            best_end = 0
            if n > 1:
                next_turn[0] = r + 1
                then = Round(tables[(r + 1) % ROUNDS], units[(r + 1) % ROUNDS], after, next_turn)
                best_end = look_ahead(s, now, then, unseen, n, ahead[r], w, v)
            b[:] = w[8][best_end]
        p[:SIZE] = b
        keep_terms(p, load(p, f, s, now), hist[r])
        gain[r] = f[POINTS]
        turn[1] = p[ENTERED]
        total += gain[r]
    gain[0] = 2 * p[FINISHED_SUM]
    return total + gain[0]


@jit
def learn(known, rate, coherent, decay, hist, gain):
    """Move tables towards the result of a game: TD(lambda), each entry as far as its errors agree.

    known: the tables, the sums of their errors, and the sums of the absolute errors. The sums grow
    only when coherent; before, every entry learns as if all its errors agreed.
    """
    tables = known[0]
    errors = known[1]
    amounts = known[2]
    target = gain[ROUNDS] + gain[0]
    for r in range(ROUNDS - 1, -1, -1):
        n = hist[r, ROW - 1]
        v = 0.0
        for k in range(n):
            v += tables[r, hist[r, k]]
        error = target - v
        g = rate * error / n
        for k in range(n):
            at = hist[r, k]
            agreed = 1.0
            if amounts[r, at] > 0:
                agreed = abs(errors[r, at]) / amounts[r, at]
            tables[r, at] += g * agreed
            if coherent:
                errors[r, at] += error
                amounts[r, at] += abs(error)
        target = gain[r] + (1 - decay) * v + decay * target


@jit
def train(known, s, games, seed, rate, coherent, decay, explore, how, ahead, w, v):
    """Play games as play() does, and learn from them; return the mean of their points."""
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
        total += play(known[0], units, s, deck, start, how, ahead, w, v, hist, gain)
        learn(known, rate, coherent, decay, hist, gain)
    return total / games


@jit
def evaluate(tables, units, s, decks, start, how, ahead, w, v, out):
    """Play a game with each deck; write its points into out."""
    hist = np.zeros((ROUNDS + 1, ROW), np.int64)
    gain = np.zeros(ROUNDS + 1)
    for g in range(len(decks)):
        out[g] = play(tables, units, s, decks[g], start, how, ahead, w, v, hist, gain)
