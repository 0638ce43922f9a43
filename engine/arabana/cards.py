"""The cards of Arabana-Ikibiti: hands, stack, discards, and what each seat knows of them.

The cards of an island are identical, so knowledge is counted, in two bytes per island:

MARK: the cards that both seats saw a seat take. Bits 0-1: cards certainly in seat 0's hand; bits
2-3: cards in its hand or among its face-down discards; bits 4-7 the same for seat 1. A card taken
face up is certain until it is played; a face-down discard makes all certain cards of its seat
uncertain.

PILE: the discards. Bits 0-1: cards played; bits 2-3: cards that seat 0 discarded face down; bits
4-5 the same for seat 1. A face-down count that the observer may not know is UNKNOWN.
"""

from engine import rng
from engine.arabana.map import ISLANDS
from engine.arabana.state import FACE_UP, HAND, HELD, MARK, NO_CARD, PILE, STACK, STACK_N
from engine.const import const
from engine.game import HIDDEN

UNKNOWN = 3

_SURE = const(b"\x00\x04")  # by seat: shift of its certain cards in MARK
_MAYBE = const(b"\x02\x06")  # by seat: shift of its uncertain cards in MARK


def deal(s, counts):
    """Shuffle and deal the 24 cards: counts[p] to each hand, three face up, the rest as stack."""
    for i in range(19):
        s[STACK + i] = NO_CARD
    for i in range(12):
        s[HAND + i] = NO_CARD
    cards = bytearray(24)
    for i in range(24):
        cards[i] = i >> 1
    rng.shuffle(s, cards, 0, 24)
    at = 0
    for p in range(2):
        for _ in range(counts[p]):
            add(s, p, cards[at])
            at += 1
    _lay_out(s, cards, at)


def deal_again(s):
    """Shuffle the discards, turn three face up and stack the rest (A12)."""
    cards = bytearray(24)
    n = 0
    for i in range(ISLANDS):
        pile = s[PILE + i]
        for _ in range((pile & 3) + (pile >> 2 & 3) + (pile >> 4 & 3)):
            cards[n] = i
            n += 1
        s[PILE + i] = 0
        s[MARK + i] &= 0x33  # uncertain cards may be anywhere now
    rng.shuffle(s, cards, 0, n)
    _lay_out(s, cards[:n], 0)


def _lay_out(s, cards, at):
    """Turn three cards up, from cards[at] on, and make the rest the stack."""
    for i in range(3):
        s[FACE_UP + i] = cards[at + i]
    n = len(cards) - at - 3
    s[STACK_N] = n
    for i in range(n):
        s[STACK + n - 1 - i] = cards[at + 3 + i]


def add(s, p, card):
    """Add a card to seat p's hand, which stays ascending."""
    at = HAND + 6 * p
    j = at + s[HELD + p]
    while j > at and s[j - 1] > card:
        s[j] = s[j - 1]
        j -= 1
    s[j] = card
    s[HELD + p] += 1


def remove(s, p, card):
    """Remove a card that is in seat p's hand."""
    at = HAND + 6 * p
    last = at + s[HELD + p] - 1
    j = at
    while s[j] != card:
        j += 1
    while j < last:
        s[j] = s[j + 1]
        j += 1
    s[last] = NO_CARD
    s[HELD + p] -= 1


def play(s, p, card):
    """Move a card from seat p's hand to the face-up discards."""
    remove(s, p, card)
    s[PILE + card] += 1
    # Nobody knows which copy it was, so only the weaker knowledge remains.
    if s[MARK + card] >> _SURE[p] & 3:
        s[MARK + card] -= 1 << _SURE[p]
    elif s[MARK + card] >> _MAYBE[p] & 3:
        s[MARK + card] -= 1 << _MAYBE[p]


def discard(s, p, card):
    """Move a card from seat p's hand to its face-down discards (A6)."""
    remove(s, p, card)
    s[PILE + card] += 4 << 2 * p
    for i in range(ISLANDS):
        sure = s[MARK + i] >> _SURE[p] & 3
        s[MARK + i] += (sure << _MAYBE[p]) - (sure << _SURE[p])


def draw(s, p, slot):
    """Give seat p face-up card 0 to 2, which is replaced, or the top of the stack (slot 3)."""
    if slot < 3:
        card = s[FACE_UP + slot]
        s[FACE_UP + slot] = _top(s)
        s[MARK + card] += 1 << _SURE[p]
    else:
        card = _top(s)
    add(s, p, card)


def _top(s):
    """Remove and return the top card of the stack; NO_CARD if it is empty."""
    n = s[STACK_N]
    if not n:
        return NO_CARD
    s[STACK_N] = n - 1
    card = s[STACK + n - 1]
    s[STACK + n - 1] = NO_CARD
    return card


def are_all_taken(s):
    """Return True if the stack and the face-up cards are all taken (A11)."""
    return not s[STACK_N] and s[FACE_UP] + s[FACE_UP + 1] + s[FACE_UP + 2] == 3 * NO_CARD


def sure(s, p, card):
    """Return how many cards of an island are known to both seats to be in seat p's hand."""
    return s[MARK + card] >> _SURE[p] & 3


def maybe(s, p, card):
    """Return how many more are known to be in seat p's hand or face-down discards."""
    return s[MARK + card] >> _MAYBE[p] & 3


def hide(s, p):
    """Hide the cards that seat p may not know: the other hand, the stack, face-down discards."""
    q = 1 - p
    at = HAND + 6 * q
    stop = at + s[HELD + q]
    for i in range(ISLANDS):
        s[PILE + i] |= UNKNOWN << 2 + 2 * q
        for _ in range(s[MARK + i] >> _SURE[q] & 3):  # sure(s, q, i), without the call
            s[at] = i
            at += 1
    while at < stop:
        s[at] = HIDDEN
        at += 1
    for j in range(STACK, STACK + s[STACK_N]):
        s[j] = HIDDEN


def unseen(s, p, out):
    """Count the cards by island, into out (12 bytes), whose location seat p does not know.

    They are in the stack, in the other hand (but for its certain cards), or among the other seat's
    face-down discards. s: the state as hidden by hide(s, p). Return their total.
    """
    q = 1 - p
    for i in range(ISLANDS):
        out[i] = 2 - (s[PILE + i] & 3) - (s[PILE + i] >> 2 + 2 * p & 3) - sure(s, q, i)
    for j in range(HAND + 6 * p, HAND + 6 * p + s[HELD + p]):
        out[s[j]] -= 1
    for j in range(FACE_UP, FACE_UP + 3):
        if s[j] != NO_CARD:
            out[s[j]] -= 1
    n = 0
    for i in range(ISLANDS):
        n += out[i]
    return n
