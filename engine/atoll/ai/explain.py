"""Explains a turn of level `hard` in Atoll: what it does, and how many others are about as good.

A reason is a tuple: how many other turns are about as good (0 none, 1 one or two, 2 many), a code,
and its slots, Awards or numbers. The value of a turn is a sum: points of Requests claimed, Requests
brought nearer, the expected value of each Award. The largest term is checked on the Islands before
and after, so the reason is true there.
"""

from engine.atoll import cards, match
from engine.atoll.ai.base import POINT
from engine.atoll.cards import FIRST, SECOND
from engine.atoll.state import NONE, SLOTS, SURE
from engine.const import const

LEVEL = "hard"  # the policy whose turns it explains

_CLAIMS = const(0)  # slot, points: it is fulfilled
_CLAIMS_MORE = const(1)  # how many Requests are fulfilled, their points
_LACKS_ONE = const(2)  # slot, the terrain of the only tile that it lacks after the turn
_LACKS = const(3)  # slot, how many tiles it lacks after the turn, fewer than before
_JOINS = const(4)  # Award for the largest area, which grows by joining areas; its tiles
_LEADS = const(5)  # Award, the Island's count, the best of the others: it takes the lead
_WIDENS = const(6)  # the same: it led before, and leads by more now
_TIES = const(7)  # Award, the Island's count: equal to the best of the others
_NEARS = const(8)  # Award, the Island's count, the best of the others: nearer to it
_SUM = const(9)  # clearly better than all but one or two turns, by all terms together
_COUNTS = const(10)  # Award, the Island's count, which is better than before
_SPOILS_NOTHING = const(11)  # no Request lacks more tiles, and for no Award it counts less

_LEAST = const(12)  # in sixteenths of a point; a smaller term is told of only if no other is
_EARLY = const(3)  # turns of a round in which no standing in an Award is told of
_EQUAL = const(16)  # values that differ by less are about equal
_MANY = const(3)  # so many turns of about equal value are many


def is_over(game):
    """Return True if CONFIRM is the only move left of the turn."""
    return game.stage() == SURE


def reason(level, seen, seat, turn):
    """Return the reason for a turn, with others only if it has none; a generator.

    turn: its moves without CONFIRM, just planned by level, a levels.Hard. seen: the observation
    before them.
    """
    plan = level.plan
    card = seen.hand(seat, plan >> 21)
    taken = (plan >> 16 & 31) - 1 if plan >> 16 & 31 else NONE
    moved = card if taken == NONE else seen.card(seat, taken)
    place = plan & 65535
    terms = []
    reasons = []
    claimed = 0  # slots, one bit each
    is_harmless = True
    for k in range(SLOTS):
        request = seen.request(k)
        if request == NONE:
            continue
        before = match.missing(seen.island(seat), request)
        after = match.missing(seen.preview(seat, card, taken, place), request)
        yield
        if not after:
            claimed |= 1 << k
        elif _count(after) > _count(before):
            is_harmless = False
        elif _count(after) < _count(before):
            reasons.append(_explain_lacking(k, request, after))
            value = level.rivals.worth(seen.preview(seat, card, taken, place), k)
            terms.append(value - level.rivals.worth(seen.island(seat), k))
    nearer = len(terms)  # Requests that lack fewer tiles; the reasons for them come first
    if claimed:
        reasons.append(_explain_claims(level, claimed))
        terms.append(level.points[claimed])
    outlook = level.outlook
    island = seen.preview(seat, card, taken, place)
    for k in range(outlook.n):
        n = outlook.count(island, k)
        is_harmless = is_harmless and n >= outlook.mine[k]
        found = _explain_award(outlook, k, n, moved)
        if found[0] != _JOINS and seen.turn() < _EARLY:
            found = _COUNTS, outlook.awards[k], abs(n)
        reasons.append(found)
        terms.append(outlook.expected(k, n) - outlook.expected(k, outlook.mine[k]))
    others = _how_many(level.values)
    found = _choose(reasons, terms, nearer, claimed, others)
    if not found and is_harmless:
        found = (_SPOILS_NOTHING,)
    return (0 if found == (_SUM,) else others,) + found


def _how_many(values):
    """Return how many values are about equal to the highest: 0, 1 for one or two, or 2 for many."""
    least = max(values) - _EQUAL
    n = sum([value > least for value in values]) - 1
    return 2 if n >= _MANY else 1 if n > 0 else 0


def _choose(reasons, terms, nearer, claimed, others):
    """Return the reason to show, () if none matters enough.

    terms: what each reason is worth. nearer: how many reasons, the first ones, are about Requests
    that lack fewer tiles; next is the reason of a claim, if the turn claims any.
    """
    if claimed:
        return reasons[nearer]  # points come first
    best = terms.index(max(terms)) if terms else 0
    if terms and terms[best] >= _LEAST:
        return reasons[best]
    if others < 2:
        return (_SUM,)
    if nearer:
        return reasons[terms.index(max(terms[:nearer]))]
    return reasons[best] if terms and terms[best] > 0 else ()


def _count(bits):
    """Return how many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def _lowest(bits):
    """Return the number of the lowest bit set."""
    i = 0
    while not bits >> i & 1:
        i += 1
    return i


def _explain_lacking(k, request, missing):
    """Return the reason that a Request lacks fewer tiles than before. missing: a bit each."""
    n = _count(missing)
    if n > 1:
        return _LACKS, k, n
    return _LACKS_ONE, k, cards.cells(request)[_lowest(missing)] >> 4


def _explain_claims(level, claimed):
    """Return the reason that these slots, a bit each, are fulfilled."""
    points = level.points[claimed] // POINT
    n = _count(claimed)
    if n > 1:
        return _CLAIMS_MORE, n, points
    return _CLAIMS, _lowest(claimed), points


def _explain_award(outlook, k, n, card):
    """Return the reason for the k-th Award when the Island counts n (see Outlook.count)."""
    award = outlook.awards[k]
    mine = outlook.mine[k]
    best = outlook.others[k]
    if cards.kind(award) == cards.AREA:
        t = cards.argument(award)
        if n - mine > (FIRST[card >> 3] == t) + (SECOND[card >> 3] == t):
            return _JOINS, award, n
    if n == best:
        return _TIES, award, abs(n)
    code = _NEARS if n < best else _LEADS if mine <= best else _WIDENS
    return code, award, abs(n), abs(best)
