"""Turns of Hashi played on in compiled code, as engine/hashi/ai/rollout.py does."""

import numpy as np

from host_sim.lab.train.board import ROUNDS, SIZE
from host_sim.lab.train.compiled import jit
from host_sim.lab.train.core import ENTERED, POINTS, Round, count_cards, load
from host_sim.lab.train.playout import appraise, unseen_after
from host_sim.lab.train.turn import master_end


@jit
def rollouts(
    tables, units, rests, more, s, board, points, entered, r, decks, last, how, ahead, answers, w,
    v, found,
):  # fmt: skip
    """Write into found[d] what a board after round r is worth with a deck, in points.

    points, entered: the points that the turn entered, and the categories entered until then. last:
    a master plays on until this round, at most 16; the mean over the next cards stands for the
    rest. how, ahead, w, v: see games.play_on.
    """
    cards = np.zeros(7, np.int64)
    turn = np.zeros(2, np.int64)
    each = np.zeros(18)
    b = np.zeros(SIZE, np.int64)
    p = w[0]
    f = w[1]
    for d in range(len(decks)):
        b[:] = board
        now = entered
        so_far = points
        unseen = unseen_after(decks[d], r)
        for at in range(r + 1, min(last, ROUNDS - 1) + 1):
            card = int(decks[d, at - 1])
            unseen &= ~(1 << card)
            count_cards(unseen, cards)
            turn[0] = at
            turn[1] = now
            this = Round(tables[at], units[at], cards, turn)
            best = master_end(tables, units, s, this, b, card, at, unseen, how, ahead, w, v)
            b[:] = w[8][best]
            p[:SIZE] = b
            load(p, f, s, this)
            so_far += f[POINTS]
            now = p[ENTERED]
        at = max(r, min(last, ROUNDS - 1))
        found[d] = appraise(
            tables, units, rests, more, s, b, so_far, now, at, unseen, answers, v, each
        )
