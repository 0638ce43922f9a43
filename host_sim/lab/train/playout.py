"""Boards of Hashi played on by the master in compiled code, beside what its tables say of them."""

import numpy as np

from host_sim.lab.train.board import ROUNDS, SIZE
from host_sim.lab.train.compiled import jit
from host_sim.lab.train.core import ENTERED, POINTS, ROW, Round, count_cards, load, worth
from host_sim.lab.train.games import new_path, play, play_on
from host_sim.lab.train.turn import find_ends, finish, look_ahead


def orders(decks, r, count, luck):
    """Return for each deck so many of the same first r cards and the others in another order.

    luck: a numpy Generator.
    """
    found = np.repeat(decks[:, None], count, axis=1)
    found[:, :, r:] = luck.permuted(found[:, :, r:], axis=2)
    return found


@jit
def unseen_after(deck, r):
    """Return the bits of the cards that are not played in rounds 1 to r of a deck."""
    unseen = (1 << 18) - 1
    for k in range(r):
        unseen &= ~(1 << int(deck[k]))
    return unseen


@jit
def values(tables, units, rests, s, made, r, w, found):
    """Write into found, by row of made, what the tables say its board after round r still wins.

    rests: by round, the constant left out of its table.
    """
    p = w[0]
    cards = np.zeros(7, np.int64)
    turn = np.zeros(2, np.int64)
    for row in range(len(found)):
        p[:SIZE] = made.boards[row, r]
        turn[0] = r
        turn[1] = made.entered[row, r]
        count_cards(unseen_after(made.decks[row], r), cards)
        now = Round(tables[r], units[r], cards, turn)
        load(p, w[1], s, now)
        found[row] = (worth(p, w[1], s, now) + rests[r]) / units[r]


@jit
def play_outs(tables, units, s, made, r, decks, how, ahead, w, v, found):
    """Write into found[row, k] what the master still wins from a row's board after round r.

    decks: by row and k, see orders(). how, ahead, w, v: see games.play_on.
    """
    hist = np.zeros((ROUNDS + 1, ROW), np.int64)
    gain = np.zeros(ROUNDS + 1)
    path = new_path()
    deck = np.arange(18)
    b = np.zeros(SIZE, np.int64)
    for row in range(len(found)):
        for k in range(found.shape[1]):
            deck[:] = decks[row, k]
            b[:] = made.boards[row, r]
            entered = int(made.entered[row, r])
            found[row, k] = play_on(
                tables, units, s, deck, b, r, entered, how, ahead, w, v, hist, gain, path
            )


@jit
def difference(tables, units, s, boards, points, entered, r, unseen, how, v):
    """Return what engine/hashi/ai/worth.py finds: the mean, over all cards that may come next, of
    the second's worth less the first's, in points.

    boards, points, entered: by turn, its board after round r, the points entered in it, and the
    categories entered until then. unseen: the cards to come, in bits. how: places, width and few of
    the answers.
    """
    cards = np.zeros(7, np.int64)
    turn = np.zeros(2, np.int64)
    b = np.zeros(SIZE, np.int64)
    n = 0
    total = 0.0
    unit = units[(r + 1) % ROUNDS] if r + 1 < ROUNDS else 1.0
    for card in range(18):
        if not (unseen >> card) & 1:
            continue
        n += 1
        count_cards(unseen & ~(1 << card), cards)
        more = 0.0
        for k in range(2):
            turn[0] = r + 1
            turn[1] = entered[k]
            b[:] = boards[k]
            if r + 1 == ROUNDS:
                found = float(finish(b, s, card, entered[k], v))
            else:
                now = Round(tables[r + 1], unit, cards, turn)
                find_ends(b, s, now, card, how[0], how[1], how[2], 1, v)
                found = v[9][0]
            found += unit * points[k]
            more += found if k else -found
        total += more
    return total / n / unit


@jit
def turns(tables, units, s, made, r, decks, how, ahead, answers, w, v, said, real):
    """Compare, by row of made, the turn that was played in round r with the master's.

    Write difference() into said[row]; into real[row, k] how much more the master's turn brings when
    a master plays on from both with the same deck. Where the two turns are the same, both are
    zeros.
    """
    hist = np.zeros((ROUNDS + 1, ROW), np.int64)
    gain = np.zeros(ROUNDS + 1)
    path = new_path()
    deck = np.arange(18)
    boards = np.zeros((2, SIZE), np.int64)
    points = np.zeros(2)
    entered = np.zeros(2, np.int64)
    cards = np.zeros(7, np.int64)
    after = np.zeros(7, np.int64)
    turn = np.zeros(2, np.int64)
    next_turn = np.zeros(2, np.int64)
    p = w[0]
    b = np.zeros(SIZE, np.int64)
    for row in range(len(said)):
        deck[:] = made.decks[row]
        unseen = unseen_after(deck, r)
        count_cards(unseen, cards)
        turn[0] = r
        next_turn[0] = r + 1
        boards[0] = made.boards[row, r]
        b[:] = made.boards[row, r - 1]
        turn[1] = made.entered[row, r - 1]
        now = Round(tables[r], units[r], cards, turn)
        n = find_ends(b, s, now, deck[r - 1], how[r, 0], how[r, 1], how[r, 2], how[r, 3], w)
        best = 0
        if n > 1:
            then = Round(tables[(r + 1) % ROUNDS], units[(r + 1) % ROUNDS], after, next_turn)
            best = look_ahead(s, now, then, unseen, n, ahead[r], w, v)
        boards[1] = w[8][best]
        said[row] = 0.0
        real[row] = 0.0
        if np.all(boards[0] == boards[1]):
            continue
        for k in range(2):
            p[:SIZE] = boards[k]
            load(p, w[1], s, now)
            points[k] = w[1][POINTS]
            entered[k] = p[ENTERED]
        said[row] = difference(tables, units, s, boards, points, entered, r, unseen, answers, v)
        for k in range(real.shape[1]):
            deck[:] = decks[row, k]
            for side in range(2):
                b[:] = boards[side]
                found = points[side] + play_on(
                    tables, units, s, deck, b, r, entered[side], how, ahead, w, v, hist, gain, path
                )
                real[row, k] += found if side else -found


@jit
def masters(tables, units, s, start, how, ahead, w, v, made):
    """Write into made the boards of a master's games with made.decks. start: the first move."""
    hist = np.zeros((ROUNDS + 1, ROW), np.int64)
    gain = np.zeros(ROUNDS + 1)
    path = new_path()
    for row in range(len(made.decks)):
        deck = made.decks[row].astype(np.int64)
        play(tables, units, s, deck, start, how, ahead, w, v, hist, gain, path)
        made.boards[row] = path[:ROUNDS, :SIZE]
        made.entered[row] = path[:ROUNDS, SIZE]
