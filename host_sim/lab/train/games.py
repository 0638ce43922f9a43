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
from host_sim.lab.train.turn import finish, master_end

# A game that begins at somebody's board teaches the tables of so many rounds after that one: later
# boards are the master's own, and would outnumber those of others.
_NEAR = 1


@jit
def keep_terms(p, end, row):
    """Copy the entries of a board into a row; write their count at its end."""
    for k in range(TERMS, end):
        row[k - TERMS] = p[k]
    row[ROW - 1] = end - TERMS


@jit
def new_path():
    """Return room for the boards of a game, see play_on()."""
    return np.zeros((ROUNDS + 1, SIZE + 1), np.int64)


@jit
def play(tables, units, s, deck, start, how, ahead, w, v, hist, gain, path):
    """Play a game; return its points. start: the first move, or -1 for the best by tables.

    The rest is described at play_on().
    """
    b = np.zeros(SIZE, np.int64)
    if start < 0:
        start = best_start(tables, units, s, w)
    b[start % 18] = 3 + start // 18
    return play_on(tables, units, s, deck, b, 0, 0, how, ahead, w, v, hist, gain, path)


@jit
def best_start(tables, units, s, w):
    """Return the best first move by the tables."""
    cards = np.zeros(7, np.int64)
    count_cards((1 << 18) - 1, cards)
    now = Round(tables[0], units[0], cards, np.zeros(2, np.int64))
    p = w[0]
    f = w[1]
    best = -1e9
    start = -1
    for i in range(36):
        if s[FLAG + i % 18] == 0:
            p[:SIZE] = 0
            p[i % 18] = 3 + i // 18
            load(p, f, s, now)
            value = worth(p, f, s, now)
            if value > best:
                best = value
                start = i
    return start


@jit
def play_on(tables, units, s, deck, b, first, entered, how, ahead, w, v, hist, gain, path):
    """Play a game on from board b, which changes, after round `first`; return the points still won.

    entered: bits of the categories entered until then. tables, units: for each round its table and
    the value of a point in it. how: for each round places, width, few and ends; several ends are
    compared by look_ahead with its row of `ahead`. w, v: scratch.
    hist: for each round from `first` on the entries of the board after it, and their count in the
    last column. gain: points entered in each round after it, at [0] those of finished islands.
    path: for each of these rounds the board after it, and the categories entered until then.
    """
    cards = np.zeros(7, np.int64)
    turn = np.zeros(2, np.int64)
    p = w[0]
    f = w[1]
    unseen = (1 << 18) - 1
    for r in range(first):
        unseen &= ~(1 << deck[r])
    count_cards(unseen, cards)
    turn[0] = first
    turn[1] = entered
    p[:SIZE] = b
    now = Round(tables[first], units[first], cards, turn)
    keep_terms(p, load(p, f, s, now), hist[first])
    path[first, :SIZE] = b
    path[first, SIZE] = entered
    total = 0.0
    for r in range(first + 1, ROUNDS + 1):
        card = deck[r - 1]
        unseen &= ~(1 << card)
        count_cards(unseen, cards)
        turn[0] = r
        now = Round(tables[r % ROUNDS], units[r % ROUNDS], cards, turn)
        if r == ROUNDS:
            finish(b, s, card, turn[1], w)
        else:
            best = master_end(tables, units, s, now, b, card, r, unseen, how, ahead, w, v)
            b[:] = w[8][best]
        p[:SIZE] = b
        keep_terms(p, load(p, f, s, now), hist[r])
        gain[r] = f[POINTS]
        turn[1] = p[ENTERED]
        path[r, :SIZE] = b
        path[r, SIZE] = turn[1]
        total += gain[r]
    gain[0] = 2 * p[FINISHED_SUM]
    return total + gain[0]


@jit
def learn(known, rate, coherent, decay, hist, gain, first, last):
    """Move tables towards the result of a game: TD(lambda), each entry as far as its errors agree.

    known: the tables, the sums of their errors, and the sums of the absolute errors. The sums grow
    only when coherent; before, every entry learns as if all its errors agreed. hist, gain, first:
    see play_on(). last: the last round whose table learns.
    """
    tables = known[0]
    errors = known[1]
    amounts = known[2]
    target = gain[ROUNDS] + gain[0]
    for r in range(ROUNDS - 1, first - 1, -1):
        n = hist[r, ROW - 1]
        v = 0.0
        for k in range(n):
            v += tables[r, hist[r, k]]
        error = target - v
        g = rate * error / n
        for k in range(n if r <= last else 0):
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
def shuffle(deck, first):
    """Shuffle the cards of a deck from index `first` on."""
    for i in range(17, first, -1):
        j = first + np.random.randint(i + 1 - first)
        deck[i], deck[j] = deck[j], deck[i]


@jit
def train(known, s, games, made, seed, rate, coherent, decay, explore, how, ahead, w, v):
    """Play games as play() does, and learn from them; return the mean of the points of whole ones.

    made: boards.Made; two games of three begin at one of these boards, if there are any.
    """
    np.random.seed(seed)
    deck = np.arange(18)
    units = np.ones(ROUNDS)
    hist = np.zeros((ROUNDS + 1, ROW), np.int64)
    gain = np.zeros(ROUNDS + 1)
    path = new_path()
    b = np.zeros(SIZE, np.int64)
    total = 0.0
    whole = 0
    for game in range(games):
        if game % 3 and len(made.boards):
            row = np.random.randint(len(made.boards))
            first = np.random.randint(1, ROUNDS)
            deck[:] = made.decks[row]
            shuffle(deck, first)
            b[:] = made.boards[row, first]
            entered = int(made.entered[row, first])
            play_on(known[0], units, s, deck, b, first, entered, how, ahead, w, v, hist, gain, path)
            learn(known, rate, coherent, decay, hist, gain, first, first + _NEAR)
            continue
        shuffle(deck, 0)
        start = -1
        if np.random.random() < explore:
            start = np.random.randint(36)
            while s[FLAG + start % 18] != 0:
                start = np.random.randint(36)
        total += play(known[0], units, s, deck, start, how, ahead, w, v, hist, gain, path)
        whole += 1
        learn(known, rate, coherent, decay, hist, gain, 0, ROUNDS - 1)
    return total / whole


@jit
def evaluate(tables, units, s, decks, start, how, ahead, w, v, out, paths):
    """Play a game with each deck; write its points into out, its boards into a row of paths."""
    hist = np.zeros((ROUNDS + 1, ROW), np.int64)
    gain = np.zeros(ROUNDS + 1)
    path = new_path()
    for g in range(len(decks)):
        out[g] = play(tables, units, s, decks[g], start, how, ahead, w, v, hist, gain, path)
        paths[g] = path[:, :SIZE]
