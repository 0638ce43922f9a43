"""Dealing what a seat of Arabana cannot see anew; loaded only for computer players that want it."""

from engine import rng
from engine.arabana.cards import UNKNOWN, add, maybe, sure, unseen
from engine.arabana.map import ISLANDS
from engine.arabana.state import HELD, PILE, STACK, STACK_N


def deal(s, p, r):
    """Deal anew, by the generator r, all that cards.hide(s, p) hid."""
    q = 1 - p
    counts = bytearray(ISLANDS)
    n = unseen(s, p, counts)
    pool = bytearray(n)  # first the cards of the other hand and face-down discards, then the stack
    known = 0
    held = s[HELD + q]
    size = n - s[STACK_N]
    for i in range(ISLANDS):
        held -= sure(s, q, i)
        for _ in range(maybe(s, q, i)):
            pool[known] = i
            known += 1
            counts[i] -= 1
        s[PILE + i] &= 255 - (UNKNOWN << 2 + 2 * q)
    at = known
    for i in range(ISLANDS):
        for _ in range(counts[i]):
            pool[at] = i
            at += 1
    rng.shuffle(r, pool, known, n)
    rng.shuffle(r, pool, 0, size)
    s[HELD + q] -= held
    for j in range(held):
        add(s, q, pool[j])
    for j in range(held, size):
        s[PILE + pool[j]] += 4 << 2 * q
    for j in range(size, n):
        s[STACK + j - size] = pool[j]
