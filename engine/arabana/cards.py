"""The cards of Arabana-Ikibiti: hands, stack, discards, and what each seat knows of them.

Cards of an island are alike, so what is known is counted, in two bytes an island:

MARK: what everybody has seen a seat take. Bits 0-1: cards surely in seat 0's hand; bits 2-3: cards
in its hand or among its face-down discards; bits 4-7 the same of seat 1. A card taken face up is
surely held until played; a face-down discard makes all that its holder surely held uncertain.

PILE: the discards. Bits 0-1: those played; bits 2-3: those that seat 0 laid face down, bits 4-5
those of seat 1; for whoever may not know a face-down count it is UNKNOWN.
"""

from engine import rng
from engine.arabana.map import ISLANDS
from engine.arabana.state import FACE_UP, HAND, HELD, MARK, NO_CARD, PILE, STACK, STACK_N
from engine.const import const
from engine.game import HIDDEN

UNKNOWN = 3

_SURE = const(b"\x00\x04")  # how far a seat's bits are shifted in MARK
_MAYBE = const(b"\x02\x06")


def deal(s, counts):
    """Shuffle the 24 cards and deal: counts cards a hand (two numbers), three face up, a stack."""
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
        s[MARK + i] &= 0x33  # what may have been among the discards is anywhere now
    rng.shuffle(s, cards, 0, n)
    _lay_out(s, cards[:n], 0)


def _lay_out(s, cards, at):
    for i in range(3):
        s[FACE_UP + i] = cards[at + i]
    n = len(cards) - at - 3
    s[STACK_N] = n
    for i in range(n):
        s[STACK + n - 1 - i] = cards[at + 3 + i]


def add(s, p, card):
    """Put a card into seat p's hand, which stays in order."""
    at = HAND + 6 * p
    j = at + s[HELD + p]
    while j > at and s[j - 1] > card:
        s[j] = s[j - 1]
        j -= 1
    s[j] = card
    s[HELD + p] += 1


def remove(s, p, card):
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
    """Seat p plays a card: onto the open discards."""
    remove(s, p, card)
    s[PILE + card] += 1
    # Whichever copy it was, the one less certain is what remains known.
    if s[MARK + card] >> _SURE[p] & 3:
        s[MARK + card] -= 1 << _SURE[p]
    elif s[MARK + card] >> _MAYBE[p] & 3:
        s[MARK + card] -= 1 << _MAYBE[p]


def discard(s, p, card):
    """Seat p lays a card face down (A6)."""
    remove(s, p, card)
    s[PILE + card] += 4 << 2 * p
    for i in range(ISLANDS):
        sure = s[MARK + i] >> _SURE[p] & 3
        s[MARK + i] += (sure << _MAYBE[p]) - (sure << _SURE[p])


def draw(s, p, slot):
    """Seat p takes face-up card 0 to 2, which is replaced, or the top of the stack (slot 3)."""
    if slot < 3:
        card = s[FACE_UP + slot]
        s[FACE_UP + slot] = _top(s)
        s[MARK + card] += 1 << _SURE[p]
    else:
        card = _top(s)
    add(s, p, card)


def _top(s):
    n = s[STACK_N]
    if not n:
        return NO_CARD
    s[STACK_N] = n - 1
    card = s[STACK + n - 1]
    s[STACK + n - 1] = NO_CARD
    return card


def are_all_taken(s):
    """Tell whether stack and face-up cards are gone (A11)."""
    return not s[STACK_N] and s[FACE_UP] + s[FACE_UP + 1] + s[FACE_UP + 2] == 3 * NO_CARD


def sure(s, p, card):
    """Return how many cards of an island everybody knows to be in seat p's hand."""
    return s[MARK + card] >> _SURE[p] & 3


def maybe(s, p, card):
    """Return how many more are known to be in seat p's hand or its face-down discards."""
    return s[MARK + card] >> _MAYBE[p] & 3


def hide(s, p):
    """Hide what seat p may not know of the cards: the other hand, the stack, discards."""
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
    """Count into out (12 bytes) the cards seat p cannot place, from a state hidden from p.

    They are those of the stack, of the other hand but for what it surely holds, and of the other
    seat's face-down discards. Return how many there are.
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
