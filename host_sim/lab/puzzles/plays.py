"""Turns of Hashi compared in compiled code: by their values, and by playing on from each."""

import numpy as np

from host_sim.lab.train.compiled import jit
from host_sim.lab.train.core import Round, count_cards
from host_sim.lab.train.playout import appraise, outs
from host_sim.lab.train.turn import find_ends


@jit
def ends(tables, units, s, board, entered, r, card, unseen, how, w):
    """Find the best ends of round r by its table, into w[8]; return how many.

    entered: bits of the categories entered until then. unseen: the cards to come, in bits. how:
    places, width, few and the number of ends, see turn.find_ends.
    """
    cards = np.zeros(7, np.int64)
    turn = np.zeros(2, np.int64)
    turn[0] = r
    turn[1] = entered
    count_cards(unseen, cards)
    now = Round(tables[r], units[r], cards, turn)
    return find_ends(board, s, now, card, how[0], how[1], how[2], how[3], w)


@jit
def values(tables, units, rests, more, s, boards, points, entered, r, unseen, answers, v, found):
    """Write into found what playout.appraise says of each board after round r.

    points, entered: for each board the points that the turn entered, and the categories entered.
    """
    each = np.zeros(18)
    for k in range(len(boards)):
        found[k] = appraise(
            tables, units, rests, more, s, boards[k], points[k], entered[k], r, unseen, answers, v,
            each,
        )  # fmt: skip


@jit
def outs_of(tables, units, s, boards, points, entered, r, decks, how, ahead, w, v, found):
    """Write into found[k, d] what a master wins in the turn that led to board k, and from there on.

    decks: 18 cards each, of which those of rounds 1 to r are played.
    """
    for k in range(len(boards)):
        outs(tables, units, s, boards[k], entered[k], r, decks, how, ahead, w, v, found[k])
        found[k] += points[k]
