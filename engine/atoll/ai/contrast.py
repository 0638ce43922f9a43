"""What a better turn of Atoll has and another turn lacks: reasons for reviews and puzzles.

Only the Island after both turns is compared, beside the others' Islands as they are. Of all that
speaks for the better turn, the reason is what the learned tables value most.
"""

from engine.atoll import cards, match
from engine.atoll.ai.learned import WORTH
from engine.atoll.ai.outlook import Outlook
from engine.atoll.state import HAND, NONE, SLOTS
from engine.const import const

# Reasons as in explain.py.
_CLAIMS = const(0)
_CLAIMS_MORE = const(1)
_LACKS_ONE = const(2)
_LACKS = const(3)
_LEADS = const(5)
_TIES = const(7)
# Reasons of this file.
_MORE = const(12)  # Award, the Island's count; its count after the other turn
_LATER = const(13)  # nothing of all this: it pays off only with the cards to come

_EARLY = const(3)  # turns of a round in which no standing in an Award is told of


def reason(seen, seat, better, other):
    """Return what the better of two turns has that the other lacks; a generator.

    A tuple: 0, a code above and its slots, Awards or numbers. better, other: turns without CONFIRM.
    seen: the observation before them; it stays as it is.
    """
    outlook = Outlook()
    yield from outlook.learn(seen, seat, seen.island(seat), bool)  # bool() overlooks nothing
    best = yield from _after(seen, seat, better, outlook)
    end = yield from _after(seen, seat, other, outlook)
    claimed = [k for k in range(SLOTS) if best[k] == 0]
    found = []  # rows: what a difference is worth, its reason
    for k in range(SLOTS):
        request = seen.request(k)
        if request != NONE and _count(best[k]) < _count(end[k]):
            value = _worth(seen, seat, request, best[k]) - _worth(seen, seat, request, end[k])
            found.append((value, _explain_request(k, request, best[k])))
    for k in range(outlook.n):
        n, yours = best[SLOTS + k], end[SLOTS + k]
        if n > yours:
            value = outlook.expected(k, n) - outlook.expected(k, yours)
            found.append((value, _explain_award(seen, outlook, k, n, yours)))
    if not found:
        return 0, _LATER
    why = max(found)[1]
    if why[0] == _CLAIMS and len(claimed) > 1 and 0 not in end[:SLOTS]:
        why = _CLAIMS_MORE, len(claimed), sum([cards.points(seen.request(k)) for k in claimed])
    return (0,) + why


def _after(seen, seat, turn, outlook):
    """Return what the Island lacks of each Request after a turn, a bit per tile, NONE if there is
    no Request; then its count for each Award. A generator.
    """
    card = seen.hand(seat, turn[0])
    taken = turn[1] - 1 if len(turn) > 2 and turn[1] else NONE
    row = []
    for k in range(SLOTS):
        request = seen.request(k)
        row.append(NONE)
        if request != NONE:
            row[k] = match.missing(seen.preview(seat, card, taken, turn[-1]), request)
            yield
    island = seen.preview(seat, card, taken, turn[-1])
    return row + [outlook.count(island, k) for k in range(outlook.n)]


def _count(bits):
    """Return how many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def _worth(seen, seat, request, missing):
    """Return what an open Request is worth that lacks these tiles, in sixteenths of a point."""
    n = _count(missing)
    at = 3 * (seen.rounds() * HAND - 1 - seen.laid(seat))
    share = 64 if not n else WORTH[at + n - 1] if n < 4 else 0
    return share * cards.points(request) >> 2


def _explain_request(k, request, missing):
    """Return the reason that a Request is fulfilled, or lacks fewer tiles. missing: a bit each."""
    n = _count(missing)
    if not n:
        return _CLAIMS, k, cards.points(request)
    if n > 1:
        return _LACKS, k, n
    at = 0
    while not missing >> at & 1:
        at += 1
    return _LACKS_ONE, k, cards.cells(request)[at] >> 4


def _explain_award(seen, outlook, k, n, yours):
    """Return the reason for the k-th Award: the Island counts n, and less after the other turn."""
    mine, best = outlook.mine[k], outlook.others[k]
    if seen.turn() >= _EARLY and mine <= best < n and yours <= best:
        return _LEADS, outlook.awards[k], abs(n), abs(best)
    if seen.turn() >= _EARLY and mine < best == n:
        return _TIES, outlook.awards[k], abs(n)
    return _MORE, outlook.awards[k], abs(n), abs(yours)
