"""Plays turns of a solo game of Hashi on: what they are worth in one deal of the cards to come.

A master plays on from each turn with the same cards, for some rounds; then the tables' value stands
for the rest: errors of the tables that both boards share cancel.
"""

from engine import rng
from engine.hashi.ai import worth
from engine.hashi.ai.master import Master
from engine.hashi.rules import CONFIRM
from engine.hashi.state import DECK, ROUNDS

AHEAD = 6  # rounds that are played on


class Quick(Master):
    """A master who compares fewer ends of an early round, and these by one card that may come."""

    STAGES = ((1, (4, 2, 6, 3), (1, 2, 1, 1, 1, 1)), Master.STAGES[1])


def quick(seen, seat, turns, number):
    """Return the same as played(), where many rounds are left in a quarter of the time: Quick plays
    on. A generator.
    """
    return played(seen, seat, turns, number, Quick)


def played(seen, seat, turns, number, kind=Master):
    """Return what each turn is worth in deal `number`, hundredths of a point; a generator.

    A list, or None if there are no tables. See engine/ai/rollout.py. kind: who plays on.
    """
    before = bytes(seen.state)
    policy = kind(seen, bytearray(4))
    policy.open(seen.side())
    if not policy.known:
        return None
    cards = deal(seen, number)
    found = []
    for turn in turns:
        seen.state[DECK + seen.round() : DECK + 18] = cards
        won = yield from _played(policy, seen, seat, turn)
        seen.state[:] = before
        if won is None:
            return None
        found.append(won)
    return found


def _played(policy, seen, seat, turn):
    """Return what a turn is worth with the cards of seen, None without tables; a generator."""
    last = min(ROUNDS - 1, seen.round() + AHEAD)  # in its last round a value is exact
    while seen.round() < last:
        for move in turn:
            seen.apply(move)
        seen.apply(CONFIRM)
        yield from policy.find(seen, seat)
        if not policy.known:
            return None
        turn = policy.plan
    rows = yield from worth.appraise(policy, seen, seat, (turn,))
    if not rows:
        return None
    return worth.mean(rows[0])


def deal(seen, number):
    """Return the unseen cards in the order of deal `number`.

    In as many deals as there are cards, 0 up, each card comes once at each place.
    """
    cards = bytearray([card for card in range(18) if not seen.is_played(card)])
    n = len(cards)
    luck = bytearray(4)
    rng.seed(luck, number // n)
    rng.shuffle(luck, cards, 0, n)
    first = number % n
    return cards[first:] + cards[:first]
