"""Plays turns of a solo game of Hashi on: what they are worth in one deal of the cards to come.

A master plays on from each turn with the same cards, for some rounds; then the tables' value stands
for the rest. Errors of the tables that both boards share cancel. What each card brought against the
mean of all that could have come is taken off again: that mean is 0, so it changes nothing but how
far deals differ.
"""

from engine import rng
from engine.const import const
from engine.hashi.ai import worth
from engine.hashi.ai.master import Master
from engine.hashi.rules import CONFIRM
from engine.hashi.state import DECK, ROUNDS

_ROUNDS = const(4)  # played on
_LATE = const(12)  # from this round on to the end


def played(seen, seat, turns, number):
    """Return what each turn is worth in deal `number`, hundredths of a point; a generator.

    A list, or None if there are no tables. See engine/ai/rollout.py.
    """
    before = bytes(seen.state)
    policy = Master(seen, bytearray(4))
    policy.open(seen.side())
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
    first = seen.round()
    luck = 0
    while True:
        rows = yield from worth.appraise(policy, seen, seat, (turn,))
        if not rows:
            return None
        mean = worth.mean(rows[0])
        is_cut = first < _LATE and seen.round() == first + _ROUNDS
        if is_cut or seen.round() >= ROUNDS - 1:  # then the values are exact
            return mean - luck
        unseen = [card for card in range(18) if not seen.is_played(card)]
        for move in turn:
            seen.apply(move)
        seen.apply(CONFIRM)
        luck += rows[0][unseen.index(seen.card())] - mean
        policy.plan = []
        yield from policy.find(seen, seat)
        if not policy.known:
            return None
        turn = bytes(policy.plan)


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
