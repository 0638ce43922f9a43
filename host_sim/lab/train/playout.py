"""Boards of Hashi played on by the master in compiled code, beside what its tables say of them."""

import numpy as np

from host_sim.lab.train.board import AROUND_AT, BLUE_ONES, RED_ONES, ROUNDS, SIZE
from host_sim.lab.train.compiled import jit
from host_sim.lab.train.core import ENTERED, OPEN, POINTS, ROW, Round, count_cards, joint, load
from host_sim.lab.train.games import new_path, play, play_on
from host_sim.lab.train.turn import find_ends, finish, master_end


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
def appraise(tables, units, rests, more, s, board, points, entered, r, unseen, how, v, found):
    """Return what engine/hashi/ai/worth.py says of a turn, in points: the mean over all cards that
    may come next. Write into found what it says of each card.

    board, points, entered: the board after round r, the points that the turn entered, and the
    categories entered until then. unseen: the cards to come, in bits. how: places, width and few of
    the answers. rests: by round, the constant left out of its table. more: by round and categories
    entered, plus 8 times those that can never be, see worth.more.
    """
    cards = np.zeros(7, np.int64)
    turn = np.zeros(2, np.int64)
    b = np.zeros(SIZE, np.int64)
    turn[0] = r + 1
    turn[1] = entered
    n = 0
    total = 0.0
    never = 0
    if r + 1 < ROUNDS:
        p = v[0]
        p[:SIZE] = board
        load(p, v[1], s, Round(tables[r + 1], units[r + 1], cards, turn))
        if not entered & 1 and not joint(p, s, RED_ONES, BLUE_ONES, OPEN):
            never += 1
        if not entered & 2 and not joint(p, s, BLUE_ONES, AROUND_AT, OPEN):
            never += 2
    for card in range(18):
        if not (unseen >> card) & 1:
            continue
        n += 1
        b[:] = board
        if r + 1 == ROUNDS:
            found[card] = points + finish(b, s, card, entered, v)
        else:
            count_cards(unseen & ~(1 << card), cards)
            now = Round(tables[r + 1], units[r + 1], cards, turn)
            find_ends(b, s, now, card, how[0], how[1], how[2], 1, v)
            found[card] = points + (v[9][0] + rests[r + 1]) / units[r + 1]
        found[card] += more[r, entered + 8 * never]
        total += found[card]
    return total / n


@jit
def values(tables, units, rests, more, s, made, r, how, v, found):
    """Write into found, by row of made, what appraise() says its board after round r still wins."""
    each = np.zeros(18)
    for row in range(len(found)):
        b = made.boards[row, r].astype(np.int64)
        entered = int(made.entered[row, r])
        unseen = unseen_after(made.decks[row], r)
        found[row] = appraise(
            tables, units, rests, more, s, b, 0.0, entered, r, unseen, how, v, each
        )


@jit
def outs(tables, units, s, board, entered, r, decks, how, ahead, w, v, found):
    """Write into found, by deck, what the master still wins from a board after round r.

    entered: bits of the categories entered until then. how, ahead, w, v: see games.play_on.
    """
    hist = np.zeros((ROUNDS + 1, ROW), np.int64)
    gain = np.zeros(ROUNDS + 1)
    path = new_path()
    deck = np.arange(18)
    b = np.zeros(SIZE, np.int64)
    for k in range(len(found)):
        deck[:] = decks[k]
        b[:] = board
        found[k] = play_on(
            tables, units, s, deck, b, r, entered, how, ahead, w, v, hist, gain, path
        )


@jit
def play_outs(tables, units, s, made, r, decks, how, ahead, w, v, found):
    """Write outs() of the boards after round r into found, a row for each. decks: see orders()."""
    for row in range(len(found)):
        entered = int(made.entered[row, r])
        outs(
            tables, units, s, made.boards[row, r], entered, r, decks[row], how, ahead, w, v,
            found[row],
        )  # fmt: skip


@jit
def turns(tables, units, rests, more, s, made, r, decks, how, ahead, answers, w, v, said, real):
    """Compare, by row of made, the turn that was played in round r with the master's.

    Write the difference of appraise() into said[row]; into real[row, k] how much more the master's
    turn brings when a master plays on from both with the same deck. Where the two turns are the
    same, both are zeros.
    """
    deck = np.arange(18)
    boards = np.zeros((2, SIZE), np.int64)
    points = np.zeros(2)
    entered = np.zeros(2, np.int64)
    cards = np.zeros(7, np.int64)
    turn = np.zeros(2, np.int64)
    p = w[0]
    b = np.zeros(SIZE, np.int64)
    each = np.zeros(18)
    won = np.zeros(real.shape[1])
    for row in range(len(said)):
        deck[:] = made.decks[row]
        unseen = unseen_after(deck, r)
        count_cards(unseen, cards)
        turn[0] = r
        boards[0] = made.boards[row, r]
        b[:] = made.boards[row, r - 1]
        turn[1] = made.entered[row, r - 1]
        now = Round(tables[r], units[r], cards, turn)
        best = master_end(tables, units, s, now, b, deck[r - 1], r, unseen, how, ahead, w, v)
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
        for k in range(2):
            sign = 1.0 if k else -1.0
            said[row] += sign * appraise(
                tables, units, rests, more, s, boards[k], points[k], entered[k], r, unseen,
                answers, v, each,
            )  # fmt: skip
            outs(tables, units, s, boards[k], entered[k], r, decks[row], how, ahead, w, v, won)
            for n in range(len(won)):
                real[row, n] += sign * (points[k] + won[n])


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


@jit
def reviews(tables, units, rests, more, s, made, how, ahead, answers, w, v, found):
    """Review whole games but for their last turn: found[row, r] is what the card of round r
    brought, what the turn lost, what does not add up, and what is expected after it.
    """
    deck = np.arange(18)
    cards = np.zeros(7, np.int64)
    turn = np.zeros(2, np.int64)
    each = np.zeros(18)
    other = np.zeros(18)
    p = w[0]
    b = np.zeros(SIZE, np.int64)
    best = np.zeros(SIZE, np.int64)
    for row in range(len(found)):
        deck[:] = made.decks[row]
        so_far = 0.0
        b[:] = made.boards[row, 0]
        unseen = (1 << 18) - 1
        mean = appraise(tables, units, rests, more, s, b, 0.0, 0, 0, unseen, answers, v, each)
        found[row, 0, 3] = mean
        for r in range(1, ROUNDS):
            found[row, r, 0] = each[deck[r - 1]] - mean
            shallow = each[deck[r - 1]]
            unseen = unseen_after(deck, r)
            count_cards(unseen, cards)
            turn[0] = r
            turn[1] = made.entered[row, r - 1]
            b[:] = made.boards[row, r - 1]
            now = Round(tables[r], units[r], cards, turn)
            at = master_end(tables, units, s, now, b, deck[r - 1], r, unseen, how, ahead, w, v)
            best[:] = w[8][at]
            p[:SIZE] = best
            load(p, w[1], s, now)
            points = so_far + w[1][POINTS]
            found_best = appraise(
                tables, units, rests, more, s, best, points, p[ENTERED], r, unseen, answers, v,
                other,
            )  # fmt: skip
            b[:] = made.boards[row, r]
            p[:SIZE] = b
            load(p, w[1], s, now)
            so_far += w[1][POINTS]
            entered = p[ENTERED]
            mean = appraise(
                tables, units, rests, more, s, b, so_far, entered, r, unseen, answers, v, each
            )
            found[row, r, 1] = found_best - mean
            found[row, r, 2] = found_best - shallow
            found[row, r, 3] = mean
