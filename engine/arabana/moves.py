"""The moves of Arabana-Ikibiti: their numbers, and which are legal.

PLAY_CARD + 2 * place + end: place a bridge with a card of its first (0) or second (1) island.
FREE_BRIDGE + place: place a bridge without a card (A16).
SWAP + 3 * place + kind: with two cards of the first island (0), one of each (1), two of the
second (2) (A9).
SHIP + 7 * sea + kind: place a ship with three cards, see COMBINATIONS (A17).
MOVE_SHIP + 2 * place + end: move a ship across a place, from its first or second sea (A18).
DISCARD + island, DRAW + face-up slot, DRAW_STACK, PASS (last plays only), CONFIRM.
"""

from engine.arabana.control import (
    BRIDGES,
    STONES,
    bridges_count,
    controlled,
    is_barred,
    ships,
    ships_count,
)
from engine.arabana.map import (
    DEGREE,
    ENDS,
    ISLANDS,
    NEAR,
    NO,
    PLACES,
    SEA_ISLANDS,
    SEAS,
    SEAS_OF_PLACE,
)
from engine.arabana.state import (
    BEFORE,
    BRIDGE,
    CHOICE,
    DESIGNER,
    DID,
    DISCARDED,
    DONE,
    FACE_UP,
    FREE,
    HAND,
    HELD,
    LAST,
    LIMIT,
    LOST,
    NO_CARD,
    PLAYED,
    SAILED,
    SEAFARER,
    STACK_N,
    STAGE,
    TURN,
    VARIANT,
)

PLAY_CARD = 0
FREE_BRIDGE = 54
SWAP = 81
SHIP = 162
MOVE_SHIP = 274
DISCARD = 328
DRAW = 340
DRAW_STACK = 343
PASS = 344
CONFIRM = 345

# The seven sets of three cards for a sea, as indexes of its islands; every island has two cards.
COMBINATIONS = (
    b"\x00\x00\x01\x00\x00\x02\x00\x01\x01\x00\x01\x02\x00\x02\x02\x01\x01\x02\x01\x02\x02"
)

# The PLAY_CARD moves of a card of island i: DEGREE[i] entries from [6 * i] on.
_PLAYS = bytes([2 * k + (ENDS[2 * k] != j // 6) if k != NO else 0 for j, k in enumerate(NEAR)])

# The set of the islands around sea e.
_AROUND = [sum([1 << i for i in SEA_ISLANDS[3 * e : 3 * e + 3]]) for e in range(SEAS)]


def cards_of(move):
    """Return the cards that a move plays or discards, as bytes of islands; b"" if none."""
    if move < FREE_BRIDGE:
        return bytes((ENDS[move],))
    if SWAP <= move < SHIP:
        k, kind = divmod(move - SWAP, 3)
        return bytes((ENDS[2 * k + (kind == 2)], ENDS[2 * k + (kind > 0)]))
    if SHIP <= move < MOVE_SHIP:
        e, kind = divmod(move - SHIP, 7)
        at = 3 * kind
        return bytes([SEA_ISLANDS[3 * e + COMBINATIONS[j]] for j in range(at, at + 3)])
    if DISCARD <= move < DRAW:
        return bytes((move - DISCARD,))
    return b""


def place_of(move):
    """Return the place of the bridge of a move below SHIP (play, free bridge, swap)."""
    if move < FREE_BRIDGE:
        return move >> 1
    return move - FREE_BRIDGE if move < SWAP else (move - SWAP) // 3


def sea_of(move):
    """Return the sea of a move from SHIP to MOVE_SHIP - 1."""
    return (move - SHIP) // 7


def course(move):
    """Return the seas from which and to which a MOVE_SHIP move goes; NO if there is none."""
    at = move - MOVE_SHIP
    return SEAS_OF_PLACE[at], SEAS_OF_PLACE[at ^ 1]


def legal(s, out, first=PLAY_CARD, last=CONFIRM):
    """Write the legal moves of the seat to move into out, ascending; return how many.

    Moves below `first` and above `last` may be left out.
    """
    stage = s[STAGE]
    if stage == DONE:
        return 0
    if s[CHOICE] or stage == LOST:
        out[0] = CONFIRM
        return 1
    p = s[TURN]
    n = _legal_bridges(s, out) if first < SHIP else 0
    if s[VARIANT] & SEAFARER and stage != BEFORE and first < DISCARD and last >= SHIP:
        n = _legal_ships(s, out, n)
    if stage == BEFORE:
        out[n] = CONFIRM
        return n + 1
    if stage == LAST:
        out[n] = PASS
        return n + 1
    full = s[HELD + p] == s[LIMIT + p]
    if full or s[DID] & DISCARDED:
        last = NO_CARD
        for j in range(HAND + 6 * p, HAND + 6 * p + s[HELD + p]):
            if s[j] != last:
                last = s[j]
                out[n] = DISCARD + last
                n += 1
    if not full:
        for slot in range(3):
            if s[FACE_UP + slot] != NO_CARD:
                out[n] = DRAW + slot
                n += 1
        if s[STACK_N]:
            out[n] = DRAW_STACK
            n += 1
    return n


def _may_play(s):
    """Return True if the seat to move may still play cards in this turn."""
    return s[STAGE] != BEFORE and not s[DID] & (SAILED | DISCARDED)


def hand(s, p):
    """Return the set of islands of which seat p holds a card, and the set of which it holds two."""
    one = two = 0
    for j in range(HAND + 6 * p, HAND + 6 * p + s[HELD + p]):
        if s[j] < ISLANDS:
            bit = 1 << s[j]
            two |= one & bit
            one |= bit
    return one, two


def _legal_bridges(s, out):
    """Write the legal plays of cards, free bridges and swaps into out; return how many."""
    p = s[TURN]
    free = s[FREE + p]
    cards = s[HAND + 6 * p : HAND + 6 * p + s[HELD + p]] if _may_play(s) else b""
    if not cards and not free:
        return 0
    can_build = bridges_count(s, p) < BRIDGES
    theirs = controlled(s, 1 - p)
    found = []
    one = 0
    for i in cards:  # ascending
        if i < ISLANDS:
            bit = 1 << i
            is_second = one & bit
            one |= bit
            # By A7 no place at an island that the opponent does not control is barred.
            is_open = not theirs & (bit if not s[VARIANT] & DESIGNER else theirs)
            for move in _PLAYS[6 * i : 6 * i + DEGREE[i]]:
                k = move >> 1
                owner = s[BRIDGE + k]
                if not owner:
                    if can_build and not is_second and (is_open or not is_barred(s, k, theirs)):
                        found.append(PLAY_CARD + move)
                elif owner == 2 - p:
                    if is_second:
                        found.append(SWAP + 3 * k + 2 * (move & 1))
                    elif move & 1 and one >> ENDS[move - 1] & 1:
                        found.append(SWAP + 3 * k + 1)
    if free and can_build:
        for k in range(PLACES):
            if not s[BRIDGE + k] and not is_barred(s, k, theirs):
                found.append(FREE_BRIDGE + k)
    found.sort()
    n = 0
    for move in found:
        out[n] = move
        n += 1
    return n


def _legal_ships(s, out, n):
    """Append the legal moves of ships to the n moves in out; return how many there are then."""
    p = s[TURN]
    own = ships(s, p)
    one, two = hand(s, p) if _may_play(s) else (0, 0)
    if one and ships_count(s, p) < STONES:
        for e in range(SEAS):
            held = one & _AROUND[e]
            if not own >> e & 1 and held & (held - 1):  # three cards are of two islands at least
                for kind in range(7):
                    if _holds_three(e, kind, one, two):
                        out[n] = SHIP + 7 * e + kind
                        n += 1
    if own and not s[DID] & (PLAYED | SAILED):
        for j in range(2 * PLACES):
            if _is_open(s, own, j):
                out[n] = MOVE_SHIP + j
                n += 1
    return n


def _holds_three(e, kind, one, two):
    """Return True if a hand (see hand) has the three cards of a SHIP move."""
    x = SEA_ISLANDS[3 * e + COMBINATIONS[3 * kind]]
    y = SEA_ISLANDS[3 * e + COMBINATIONS[3 * kind + 1]]
    z = SEA_ISLANDS[3 * e + COMBINATIONS[3 * kind + 2]]
    if not one >> x & one >> z & 1:
        return False
    return (two if y in (x, z) else one) >> y & 1 > 0


def _is_open(s, own, at):
    """Return True if a ship of the set own may cross place at // 2 from its sea at % 2 (A18)."""
    start = SEAS_OF_PLACE[at]
    end = SEAS_OF_PLACE[at ^ 1]
    if start >= SEAS or end >= SEAS or s[BRIDGE + (at >> 1)]:
        return False
    return own >> start & 1 > own >> end & 1
