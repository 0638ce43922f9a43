"""Bridges, ships and control (A3, A7 to A9, A17 to A21) on the state of Arabana-Ikibiti.

A set of islands is an integer, one bit each. Control is computed, never stored; the state only
counts how many places of each island a seat has filled.
"""

from engine.arabana.map import DEGREE, ENDS, ISLANDS, NEAR, PLACES, SEA_ISLANDS, SEA_PLACES
from engine.arabana.state import BRIDGE, DESIGNER, FILLED, SEAFARER, SHIPS, VARIANT

BRIDGES = 25  # per player
STONES = 10  # the most ships per player (A17)
_HALF = bytes([n // 2 for n in DEGREE])  # half of an island's places, without ships


def ships(s, p):
    """Return the seas with a ship of seat p, one bit per sea."""
    return s[SHIPS + 2 * p] | s[SHIPS + 2 * p + 1] << 8


def ships_count(s, p):
    """Return how many ships seat p has at sea."""
    n = 0
    left = ships(s, p)
    while left:
        left &= left - 1
        n += 1
    return n


def bridges_count(s, p):
    """Return how many bridges seat p has on the board."""
    return bytes(s[BRIDGE : BRIDGE + PLACES]).count(b"\x02" if p else b"\x01")


def places_count(s, i):
    """Return how many places island i has for its majority: every ship beside it adds one (A17)."""
    n = DEGREE[i]
    if s[VARIANT] & SEAFARER:
        both = ships(s, 0) | ships(s, 1)
        e = 0
        while both:
            if both & 1:
                at = 3 * e
                if SEA_ISLANDS[at] == i or SEA_ISLANDS[at + 1] == i or SEA_ISLANDS[at + 2] == i:
                    n += 1
            both >>= 1
            e += 1
    return n


def controlled(s, p):
    """Return the set of islands that seat p controls: more than half of the places (A3, A8)."""
    half = _HALF
    if s[VARIANT] & SEAFARER:
        both = ships(s, 0) | ships(s, 1)
        if both:
            half = _half_with(both)
    shift = 4 * p
    own = 15 << shift
    found = 0
    filled = s[FILLED : FILLED + ISLANDS]
    for i in range(ISLANDS):  # enumerate() would make a tuple each time
        if filled[i] & own > half[i] << shift:
            found |= 1 << i
    return found


def _half_with(both):
    """Return half of each island's places, those that the ships of both seats add included."""
    places = bytearray(DEGREE)
    at = 0
    while both:
        if both & 1:
            for i in SEA_ISLANDS[at : at + 3]:
                places[i] += 1
        both >>= 1
        at += 3
    return [n // 2 for n in places]


def is_barred(s, k, theirs):
    """Return True if A7 (or A10) forbids a bridge on place k. theirs: the opponent's islands."""
    x = theirs >> ENDS[2 * k] & 1
    y = theirs >> ENDS[2 * k + 1] & 1
    return x | y if s[VARIANT] & DESIGNER else x & y


def _add_bridge(s, k, p):
    s[BRIDGE + k] = p + 1
    s[FILLED + ENDS[2 * k]] += 1 << 4 * p
    s[FILLED + ENDS[2 * k + 1]] += 1 << 4 * p


def _remove_bridge(s, k):
    shift = 4 * (s[BRIDGE + k] - 1)
    s[BRIDGE + k] = 0
    s[FILLED + ENDS[2 * k]] -= 1 << shift
    s[FILLED + ENDS[2 * k + 1]] -= 1 << shift


def _add_ship(s, e, p):
    s[SHIPS + 2 * p + (e >> 3)] |= 1 << (e & 7)
    for j in range(3 * e, 3 * e + 3):
        s[FILLED + SEA_ISLANDS[j]] += 1 << 4 * p


def _remove_ship(s, e, p):
    s[SHIPS + 2 * p + (e >> 3)] &= 255 - (1 << (e & 7))
    for j in range(3 * e, 3 * e + 3):
        s[FILLED + SEA_ISLANDS[j]] -= 1 << 4 * p


def _apply_gains(s, p, own, theirs):
    """Apply gains of control (A8, A21). own, theirs: the islands that each controlled before.

    Removals affect only the side that did not gain, and ships stay (A20). So one pass over the
    mover's gains and one over the opponent's are enough.
    """
    _remove_bridges(s, 2 - p, controlled(s, p) & ~own)
    _remove_bridges(s, 1 + p, controlled(s, 1 - p) & ~theirs)


def _remove_bridges(s, owner, won):
    """Remove all bridges with this owner byte from the islands in won."""
    for i in range(ISLANDS):
        if won >> i & 1:
            for j in range(6 * i, 6 * i + DEGREE[i]):
                if s[BRIDGE + NEAR[j]] == owner:
                    _remove_bridge(s, NEAR[j])


def _pound_enclosed(s, k, p):
    """Remove opposing ships from the seas that seat p's new bridge on place k encloses (A19)."""
    afloat = ships(s, 1 - p)
    e = 0
    while afloat:
        if afloat & 1:
            at = 3 * e
            around = (SEA_PLACES[at], SEA_PLACES[at + 1], SEA_PLACES[at + 2])
            if k in around:
                own = 0
                for j in around:
                    own += s[BRIDGE + j] == p + 1
                if own == 3:
                    _remove_ship(s, e, 1 - p)
        afloat >>= 1
        e += 1


def place_bridge(s, k, p):
    """Place seat p's bridge on place k and apply the gains of control (A7, A16)."""
    if not s[VARIANT] & SEAFARER or not ships(s, 0) | ships(s, 1):
        # Without ships control changes only at the two ends, by the place that makes a majority.
        _add_bridge(s, k, p)
        for i in (ENDS[2 * k], ENDS[2 * k + 1]):
            if s[FILLED + i] >> 4 * p & 15 == _HALF[i] + 1:
                _remove_bridges(s, 2 - p, 1 << i)
        return
    own = controlled(s, p)
    _add_bridge(s, k, p)
    _pound_enclosed(s, k, p)
    _remove_bridges(s, 2 - p, controlled(s, p) & ~own)


def swap_bridge(s, k, p):
    """Remove the opponent's bridge from place k; place one of seat p's there if legal (A9)."""
    _remove_bridge(s, k)  # no gain: the majorities stay
    if not is_barred(s, k, controlled(s, 1 - p)) and bridges_count(s, p) < BRIDGES:
        place_bridge(s, k, p)


def place_ship(s, e, p):
    """Place seat p's ship in sea e, pounding an opposing one, and apply gains (A17, A19)."""
    own = controlled(s, p)
    if ships(s, 1 - p) >> e & 1:
        _remove_ship(s, e, 1 - p)
    _add_ship(s, e, p)
    _remove_bridges(s, 2 - p, controlled(s, p) & ~own)


def move_ship(s, start, e, p):
    """Move seat p's ship from sea start to e; if an opposing one is there, remove both (A19)."""
    own = controlled(s, p)
    theirs = controlled(s, 1 - p)
    _remove_ship(s, start, p)
    if ships(s, 1 - p) >> e & 1:
        _remove_ship(s, e, 1 - p)
    else:
        _add_ship(s, e, p)
    _apply_gains(s, p, own, theirs)
