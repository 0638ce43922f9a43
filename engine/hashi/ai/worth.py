"""Compares two turns of Hashi by the learned values of boards after every possible next card."""

from engine.ai import PENDING
from engine.hashi.ai.master import awards
from engine.hashi.ai.values import SIZE
from engine.hashi.state import BOARDS, CATEGORIES, STRIDE


def compare_turns(policy, seen, seat, plans):
    """Yield PENDING often, at last (mean, deviation) of the second turn's value minus the first's.

    Mean and standard deviation are integers in tenths of a point, over all cards that may come next
    and their best answers; None if there are no tables. plans: the moves of the two turns, without
    CONFIRM. policy: a Master that has planned this round. seen: the observation before the round,
    which is not the last one.
    """
    r = seen.round()
    base = BOARDS + STRIDE * seat
    before = bytes(seen.state)
    unseen = bytearray([card for card in range(18) if not seen.is_played(card)])
    entered = sum([1 << k for k in range(CATEGORIES) if seen.points(seat, k)])
    policy.must_draw = False
    if not policy.known or not policy.load_table(seen, seat, r, unseen):
        yield None
        return
    values = policy.values
    rows = []
    for moves in plans:
        seen.state[:] = before
        for move in moves:
            seen.apply(move)
        board = bytearray(seen.state[base : base + SIZE])
        values.load(board, entered)
        rows.append((board, values.points, values.entered))
    seen.state[:] = before
    if rows[0][0] == rows[1][0] or not policy.load_table(seen, seat, r + 1, unseen):
        yield (0, 0) if policy.known else None
        return
    total = squares = 0
    for card in unseen:
        left = bytes([other for other in unseen if other != card])
        values.set(r + 1, policy.table, values.unit, left, awards(seen, seat, r + 1))
        worths = []
        for board, points, entered in rows:
            for _ in policy.answer(r + 1, board, card, entered, (2, 1, 3, 1)):
                yield PENDING
            worths.append(values.unit * points + policy.ends[0][0])
        more = worths[1] - worths[0]
        total += more
        squares += more * more
    n = len(unseen)
    scale = n * values.unit
    yield (20 * total + scale) // (2 * scale), _isqrt(100 * (n * squares - total * total)) // scale


def _isqrt(n):
    """Return the integer square root of n, 0 or more; floats differ between VMs."""
    root = n
    while root * root > n:
        root = (root + n // root) // 2
    return root
