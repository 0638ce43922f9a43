"""Compares two turns of Hashi by the learned values of boards after every possible next card."""

from engine.ai import PENDING
from engine.hashi.ai.master import awards
from engine.hashi.ai.values import SIZE
from engine.hashi.state import BOARDS, CATEGORIES, STRIDE

ANSWER = (2, 1, 3, 1)  # how a card's answer is looked for, see Master.STAGES
CLEAR = 10  # tenths of a point; a smaller difference is not clear
# Rows (first round, tenths of a point, sixteenths of the difference), which add up to the standard
# error of a difference. Not measured yet for the tables of today, which have seen no boards but a
# master's: so large that no difference is clear. host_sim/lab/train/calibrate.py measures it.
ERRORS = ((1, 50, 8),)


def claim(mean, r):
    """Return (mean, error) for a difference found after round r, in tenths of a point.

    The mean is 0 if the difference is not clear: less than a point, or than twice its error.
    """
    _, least, share = [row for row in ERRORS if row[0] <= r][-1]
    error = least + (abs(mean) * share + 8) // 16
    return (mean if abs(mean) >= max(CLEAR, 2 * error) else 0), error


def compare_turns(policy, seen, seat, plans):
    """Yield PENDING often, at last (mean, error) of the second turn's value minus the first's.

    Both are integers in tenths of a point, over all cards that may come next and their best
    answers; see claim(). (0, 0) if both turns come to the same board; None if there are no tables.
    plans: the moves of the two turns, without CONFIRM. policy: a Master that has planned this
    round. seen: the observation before the round, which is not the last one.
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
    total = 0
    for card in unseen:
        left = bytes([other for other in unseen if other != card])
        values.set(r + 1, policy.table, values.unit, left, awards(seen, seat, r + 1))
        worths = []
        for board, points, entered in rows:
            for _ in policy.answer(r + 1, board, card, entered, ANSWER):
                yield PENDING
            worths.append(values.unit * points + policy.ends[0][0])
        total += worths[1] - worths[0]
    scale = len(unseen) * values.unit
    yield claim((20 * total + scale) // (2 * scale), r)
