"""Arabana's determinize: deals what a seat cannot see. Loaded only for players that use it."""

from engine import rng
from engine.arabana.cards import UNKNOWN, add, maybe, sure, unseen
from engine.arabana.map import ISLANDS
from engine.arabana.state import HELD, PILE, STACK, STACK_N


def deal(s, p, r):
    """Replace all that cards.hide(s, p) hid by a random deal from the generator in r[0:4]."""
    q = 1 - p
    counts = bytearray(ISLANDS)
    n = unseen(s, p, counts)
    pool = bytearray(n)  # the other hand and face-down discards, then the stack
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
