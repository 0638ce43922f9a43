"""How much more a turn of Hashi is worth than another, by the learned worth after any next card."""

from engine.ai import PENDING
from engine.hashi.ai.master import due
from engine.hashi.ai.values import SIZE
from engine.hashi.state import BOARDS, CATEGORIES, STRIDE


def compare_turns(policy, seen, seat, plans):
    """Yield PENDING often, at last (mean, spread) of what the second of two turns is worth more.

    Both in tenths of a point, over the cards that may come next: what their best answers promise.
    policy: a Master that has looked at this round; seen: the observation before it, not the last.
    """
    r = seen.round()
    base = BOARDS + STRIDE * seat
    before = bytes(seen.state)
    unseen = bytearray([card for card in range(18) if not seen.is_played(card)])
    was = sum([1 << k for k in range(CATEGORIES) if seen.points(seat, k)])
    policy.must_draw = False
    if not policy.known or not policy.take(seen, seat, r, unseen):
        yield None
        return
    values = policy.values
    rows = []
    for moves in plans:
        seen.state[:] = before
        for move in moves:
            seen.apply(move)
        board = bytearray(seen.state[base : base + SIZE])
        values.load(board, was)
        rows.append((board, values.points, values.entered))
    seen.state[:] = before
    if rows[0][0] == rows[1][0] or not policy.take(seen, seat, r + 1, unseen):
        yield (0, 0) if policy.known else None
        return
    total = squares = 0
    for card in unseen:
        left = bytes([other for other in unseen if other != card])
        values.set(r + 1, policy.table, values.unit, left, due(seen, seat, r + 1))
        worths = []
        for board, points, entered in rows:
            for _ in policy.answer(r + 1, board, card, entered, (2, 1, 3, 1)):
                yield PENDING
            worths.append(values.unit * points + policy.ends[0][0])
        more = worths[1] - worths[0]
        total += more
        squares += more * more
    n = len(unseen)
    least = n * values.unit
    yield (20 * total + least) // (2 * least), _round(100 * (n * squares - total * total)) // least


def _round(n):
    """Return the whole square root of n: the same on both VMs, as floats would not be."""
    half = n
    while half * half > n:
        half = (half + n // half) // 2
    return half
