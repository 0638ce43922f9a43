"""Compares two turns of Hashi by the learned values of boards after every possible next card."""

from engine.ai import judgement
from engine.const import const
from engine.hashi.ai import learned
from engine.hashi.ai.master import awards
from engine.hashi.ai.values import SIZE
from engine.hashi.rules import CONFIRM
from engine.hashi.state import BOARDS, CATEGORIES, ROUNDS, STRIDE

ANSWER = (2, 1, 3, 1)  # how a card's answer is looked for, see Master.STAGES
_ZERO = const(32)  # added to what may be less than 0
# By side: from which round on, what is real of a difference that the tables find, and its error:
# see judgement.real(). host_sim/lab/train/calibrate.py measures it on turns of all levels.
ERRORS = (
    bytes((
        1, 16, 60, 2,   4, 13, 60, 4,   6, 10, 100, 4,   8, 9, 120, 5,
        10, 11, 120, 4,   12, 14, 90, 3,   14, 11, 90, 4,   16, 16, 30, 1,
    )),
    bytes((
        1, 17, 70, 3,   4, 18, 60, 5,   6, 12, 90, 4,   8, 13, 120, 4,
        10, 12, 120, 5,   12, 13, 90, 4,   14, 11, 90, 4,   16, 16, 10, 0,
    )),
)  # fmt: skip

# A byte each, by side, after rounds 1 to 16: how much more a master wins on average from a board
# than the tables say of its answers, in tenths of a point: with no category entered, one, two,
# three. Measured by the same, on boards of all levels; after round 16 the answers are exact.
_MORE = bytes([n + _ZERO for n in (
      2,   0,   0,   0,   1,   0,   0,   0,   1,   0,   0,   0,   1,   0,   0,   0,
      1,   0,   0,   0,   3,  -4,   0,   0,   5,  -8,   0,   0,   7,  -2,   1,  -3,
      8,   4,   1,  -6,  11,   6,   1,  -4,  14,   8,   1,  -3,  11,   5,   1,  -2,
      8,   2,   0,  -1,   7,   3,   1,   0,   7,   3,   2,   1,   0,   0,   0,   0,

     -2,   0,   0,   0,  -1,   0,   0,   0,   1,   0,   0,   0,   0,   0,   0,   0,
     -1,   0,   0,   0,   1,  -2,   0,   0,   2,  -3,   0,   0,   1,  -2,   0,   0,
      0,  -1,  -1,   0,   1,   0,   0,   0,   2,   1,   0,   0,   2,   0,  -1,   1,
      3,  -1,  -2,   1,   5,  -2,  -1,   1,   8,  -2,   0,   0,   0,   0,   0,   0,
)])  # fmt: skip

# A byte each, by side, after rounds 1 to 7: how much less a master wins on average than that once
# an island with a red flag can never be finished, and once one with a blue flag cannot, in tenths
# of a point. The tables do not know it: hardly any game of training came to such a board so early.
_NEVER = bytes((
    93, 28, 93, 28, 90, 28, 85, 28, 72, 30, 66, 25, 40, 5,
    71, 20, 71, 20, 66, 20, 60, 19, 43, 20, 16, 4, 4, 4,
))  # fmt: skip
_EARLY = const(7)  # rounds of these


def real(found, side, r):
    """Return judgement.real() of what the tables find of two turns of round r."""
    return judgement.real(found, *judgement.row_of(ERRORS[side], max(1, r)))


def compare_turns(policy, seen, seat, plans):
    """Return (lost, its standard error) of the first of two turns; a generator.

    In hundredths of a point, the mean over all cards that may come next and their best answers.
    (0, 0) if both turns come to the same board; None if there are no tables. See appraise().
    """
    rows = yield from appraise(policy, seen, seat, plans)
    if not rows:
        return None
    if rows[0] is rows[1]:
        return 0, 0
    return real(mean(rows[1]) - mean(rows[0]), seen.side(), seen.round())


def appraise(policy, seen, seat, plans, cards=b""):
    """Return for each plan what its turn is worth with each next card; a generator.

    For each plan, a list of integers in hundredths of a point, one for each card that may come: the
    points entered before, those of this turn, and those expected until the end. Plans that come to
    the same board get the same list. After the last round no card comes, and a list has only the
    points. Returns None if there are no tables. plans: the moves of turns, without CONFIRM. policy:
    a Master that has planned this round. seen: the observation before the round. cards: look at
    these cards alone.
    """
    r = seen.round()
    base = BOARDS + STRIDE * seat
    before = bytes(seen.state)
    unseen = bytearray([card for card in range(18) if not seen.is_played(card)])
    entered = sum([1 << k for k in range(CATEGORIES) if seen.points(seat, k)])
    policy.must_draw = False
    if policy.known and r == ROUNDS:
        return _score(seen, seat, plans)
    if not policy.known or (r and not policy.load_table(seen, seat, r, unseen)):
        return None
    values = policy.values
    so_far = sum([seen.points(seat, k) for k in range(CATEGORIES)])
    boards = []
    for moves in plans:
        seen.state[:] = before
        for move in moves:
            seen.apply(move)
        board = bytearray(seen.state[base : base + SIZE])
        if r:
            values.load(board, entered)
        never = values.never() if r else 0
        boards.append((board, values.points if r else 0, values.entered if r else 0, never))
    seen.state[:] = before
    if not policy.load_table(seen, seat, r + 1, unseen):
        return None
    rest = learned.left_out(policy.known, r + 1) if r + 1 < ROUNDS else 0
    unit = values.unit
    found = []
    for k in range(len(boards)):
        board, points, now, never = boards[k]
        same = [m for m in range(k) if boards[m][0] == board]
        row = found[same[0]] if same else []
        found.append(row)
        sure = 100 * (so_far + points) + 10 * more(seen.side(), r, now, never)
        for card in (cards or unseen) if not same else b"":
            left = bytes([other for other in unseen if other != card])
            values.set(r + 1, policy.table, unit, left, awards(seen, seat, r + 1))
            yield from policy.answer(r + 1, board, card, now, ANSWER)
            row.append(sure + 100 * (policy.ends[0][0] + rest) // unit)
    return found


def _score(seen, seat, plans):
    """Return appraise() of turns of the last round."""
    before = bytes(seen.state)
    rows = []
    for moves in plans:
        for move in moves:
            seen.apply(move)
        seen.apply(CONFIRM)
        row = [100 * seen.score(seat)]
        rows.append(rows[0] if row in rows else row)
        seen.state[:] = before
    return rows


def mean(row):
    """Return the mean of what a turn is worth with each card."""
    return (sum(row) + len(row) // 2) // len(row)


def more(side, r, entered, never):
    """Return what _MORE says of a board after round r, less what _NEVER does.

    entered: bits of the categories entered. never: bits of those that can never be entered now.
    """
    at = 64 * side + 4 * (max(1, r) - 1) + (entered & 1) + (entered >> 1 & 1) + (entered >> 2)
    out = _MORE[at] - _ZERO
    if never and r <= _EARLY:
        for k in range(2):
            out -= _NEVER[2 * _EARLY * side + 2 * (r - 1) + k] * (never >> k & 1)
    return out
