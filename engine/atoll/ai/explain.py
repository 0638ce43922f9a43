"""Why the hard level plays a turn of Atoll: the one reason that decided, or none.

A reason is a tuple: a code, and the slots, Awards or numbers that it tells of. The value of a turn
is a sum: the points of Requests claimed, Requests brought nearer, what each Award promises. What
makes most of it is looked up on the Islands before and after, so it holds there.
"""

from engine.ai import PENDING
from engine.atoll import cards, match
from engine.atoll.ai.base import POINT
from engine.atoll.ai.levels import Fair
from engine.atoll.cards import FIRST, OCEAN, SECOND, WATER
from engine.atoll.state import NONE, SLOTS, SURE
from engine.const import const

LEVEL = "hard"  # whose turn it tells of

_CLAIMS = const(0)  # slot, points: it is fulfilled
_CLAIMS_MORE = const(1)  # how many Requests are fulfilled, their points
_LACKS_ONE = const(2)  # slot, the terrain of the only tile that it lacks then
_LACKS = const(3)  # slot, how many tiles it lacks then, fewer than before
_JOINS = const(4)  # Award for the largest area, which grows by joining: its tiles then
_LEADS = const(5)  # Award, what the Island counts then, the best of the others: it leads,
_WIDENS = const(6)  # or led before, and by less
_TIES = const(7)  # Award, what the Island counts then: level with the best of the others
_NEARS = const(8)  # Award, what the Island counts then, the best of the others: nearer to it
_SUM = const(9)  # worth clearly more than all but one or two, for all of them together

_LEAST = const(12)  # sixteenths of a point; less is no reason
_EQUAL = const(16)  # values no farther apart are about equal,
_MANY = const(3)  # and so many of them are many


def is_over(game):
    """Tell whether nothing is left of the turn but to confirm it."""
    return game.stage() == SURE


def reason(level, seen, seat, turn):
    """Yield PENDING often, at last the reason for `turn`, () for none.

    turn: all moves but CONFIRM that the level (levels.Hard) has just planned from `seen` on.
    """
    plan = level.plan
    card = seen.hand(seat, plan >> 21)
    taken = (plan >> 16 & 31) - 1 if plan >> 16 & 31 else NONE
    moved = card if taken == NONE else seen.card(seat, taken)
    place = plan & 65535
    worths = []
    found = []
    claimed = 0
    for k in range(SLOTS):
        request = seen.request(k)
        if request == NONE:
            continue
        before = match.missing(seen.island(seat), request)
        after = match.missing(seen.preview(seat, card, taken, place), request)
        yield PENDING
        if not after:
            claimed |= 1 << k
        elif _count(after) < _count(before):
            found.append(_of_lacking(k, request, after))
            for _ in _survey(level, seen, seat, taken, k):
                yield PENDING
            worths.append(_nearer(level, moved, place))
    if claimed:
        found.append(_of_claims(level, claimed))
        worths.append(level.points[claimed])
    outlook = level.outlook
    island = seen.preview(seat, card, taken, place)
    for k in range(outlook.n):
        n = outlook.count(island, k)
        found.append(_of_award(outlook, k, n, moved))
        worths.append(outlook.promise(k, n) - outlook.promise(k, outlook.mine[k]))
    if worths and max(worths) >= _LEAST:
        yield found[worths.index(max(worths))]
        return
    equal = [value for value in level.values if value > max(level.values) - _EQUAL]
    yield () if len(equal) >= _MANY else (_SUM,)


def _count(bits):
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def _lowest(bits):
    i = 0
    while not bits >> i & 1:
        i += 1
    return i


def _survey(level, seen, seat, taken, k):
    """Learn what one card does to bring the Request of slot k alone nearer."""
    requests = bytes(level.requests)
    for slot in range(SLOTS):
        if slot != k:
            level.requests[slot] = NONE
    level.under = taken
    level.lay_out(seen, seat)
    for _ in Fair.survey(level, seen, seat):
        yield PENDING
        if level.island.user is not seen:
            level.lay_out(seen, seat)
    level.requests[:] = requests


def _nearer(level, card, place):
    """Return what a placement adds and spoils, as surveyed."""
    island = level.island
    pot = level.reach.pot
    t = FIRST[card >> 3]
    u = SECOND[card >> 3]
    if place & 1:
        t, u = u, t
    i = island.at(place >> 2 & 127, place >> 9)
    j = i + (island.ay if place & 2 else island.ax)
    a = island.top[i]
    b = island.top[j]
    i -= level.reach.skip
    j -= level.reach.skip
    lost = pot[WATER if a == OCEAN else a][i] + pot[WATER if b == OCEAN else b][j]
    return pot[t][i] + pot[u][j] - lost


def _of_lacking(k, request, missing):
    """Return the reason that a Request lacks fewer tiles, a bit each, than before."""
    n = _count(missing)
    if n > 1:
        return _LACKS, k, n
    return _LACKS_ONE, k, cards.cells(request)[_lowest(missing)] >> 4


def _of_claims(level, claimed):
    """Return the reason that these slots, a bit each, are fulfilled."""
    points = level.points[claimed] // POINT
    n = _count(claimed)
    if n > 1:
        return _CLAIMS_MORE, n, points
    return _CLAIMS, _lowest(claimed), points


def _of_award(outlook, k, n, card):
    """Return the reason that the k-th Award is to an Island which counts n, by outlook's signs."""
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
