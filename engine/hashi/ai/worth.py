"""Compares two turns of Hashi by the learned values of boards after every possible next card."""

from engine.hashi.ai import learned
from engine.hashi.ai.master import awards
from engine.hashi.ai.values import SIZE
from engine.hashi.state import BOARDS, CATEGORIES, ROUNDS, STRIDE

ANSWER = (2, 1, 3, 1)  # how a card's answer is looked for, see Master.STAGES
CLEAR = 10  # tenths of a point; a smaller difference is not clear
# By side, rows (first round, share, least error, growth): what is real of a difference that the
# tables find, in sixteenths; the standard error of that, in tenths of a point; and what it grows
# by, in sixteenths of the difference. host_sim/lab/train/calibrate.py measures it on turns of all
# levels.
ERRORS = (
    (
        (1, 16, 6, 2), (4, 13, 6, 4), (6, 10, 10, 4), (8, 9, 12, 5),
        (10, 11, 12, 4), (12, 14, 9, 3), (14, 11, 9, 4), (16, 16, 3, 1),
    ),
    (
        (1, 17, 7, 3), (4, 18, 6, 5), (6, 12, 9, 4), (8, 13, 12, 4),
        (10, 12, 12, 5), (12, 13, 9, 4), (14, 11, 9, 4), (16, 16, 1, 0),
    ),
)  # fmt: skip
# By side: how much more a master wins on average from a board after rounds 1 to 16 than the tables
# say of its answers, in tenths of a point: with no category entered, one, two, three. Measured by
# the same, on boards of all levels.
MORE = (
    (
        (2, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0),
        (1, 0, 0, 0), (3, -4, 0, 0), (5, -8, 0, 0), (7, -2, 1, -3),
        (8, 4, 1, -6), (11, 6, 1, -4), (14, 8, 1, -3), (11, 5, 1, -2),
        (8, 2, 0, -1), (7, 3, 1, 0), (7, 3, 2, 1), (7, 3, 2, 1),
    ),
    (
        (-2, 0, 0, 0), (-1, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0),
        (-1, 0, 0, 0), (1, -2, 0, 0), (2, -3, 0, 0), (1, -2, 0, 0),
        (0, -1, -1, 0), (1, 0, 0, 0), (2, 1, 0, 0), (2, 0, -1, 1),
        (3, -1, -2, 1), (5, -2, -1, 1), (8, -2, 0, 0), (8, -2, 0, 0),
    ),
)  # fmt: skip

# By side, after rounds 1 to 7: how much less a master wins on average than that once an island with
# a red flag can never be finished, and once one with a blue flag cannot, in tenths of a point. The
# tables do not know it: hardly any game of training came to such a board so early.
NEVER = (
    ((93, 28), (93, 28), (90, 28), (85, 28), (72, 30), (66, 25), (40, 5)),
    ((71, 20), (71, 20), (66, 20), (60, 19), (43, 20), (16, 4), (4, 4)),
)  # fmt: skip


def real(found, side, r):
    """Return (difference, its standard error) of two turns of round r, in hundredths of a point.

    found: the difference that the tables find.
    """
    _, share, least, growth = [row for row in ERRORS[side] if row[0] <= max(1, r)][-1]
    mean = (abs(found) * share + 8) // 16
    return (mean if found > 0 else -mean), 10 * least + abs(found) * growth // 16


def is_clear(mean, error):
    """Return True if a difference, in hundredths of a point, is beyond what chance makes of it."""
    return abs(mean) >= max(10 * CLEAR, 2 * error)


def claim(found, side, r):
    """Return (difference, its standard error) in tenths of a point; see real().

    The difference is 0 if it is not clear: less than a point, or than twice its error.
    """
    mean, error = real(found, side, r)
    n = (abs(mean) + 5) // 10 if is_clear(mean, error) else 0
    return (n if mean > 0 else -n), (error + 5) // 10


def compare_turns(policy, seen, seat, plans):
    """Return (mean, error) of the second turn's value minus the first's; a generator.

    Both are integers in tenths of a point, over all cards that may come next and their best
    answers; see claim(). (0, 0) if both turns come to the same board; None if there are no tables.
    See appraise().
    """
    rows = yield from appraise(policy, seen, seat, plans)
    if not rows:
        return None
    if rows[0] is rows[1]:
        return 0, 0
    return claim(mean(rows[1]) - mean(rows[0]), seen.side(), seen.round())


def appraise(policy, seen, seat, plans, cards=b""):
    """Return for each plan what its turn is worth with each next card; a generator.

    That is a list of integers in hundredths of a point, in the order of the cards that may come:
    the points entered so far, in this turn, and those to be expected until the end. Plans that come
    to the same board get the same list. None if there are no tables. plans: the moves of turns,
    without CONFIRM. policy: a Master that has planned this round. seen: the observation before the
    round, which is not the last one. cards: only these, of all that may come.
    """
    r = seen.round()
    base = BOARDS + STRIDE * seat
    before = bytes(seen.state)
    unseen = bytearray([card for card in range(18) if not seen.is_played(card)])
    entered = sum([1 << k for k in range(CATEGORIES) if seen.points(seat, k)])
    policy.must_draw = False
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


def mean(row):
    """Return the mean of what a turn is worth with each card."""
    return (sum(row) + len(row) // 2) // len(row)


def more(side, r, entered, never):
    """Return what MORE says of a board after round r, less what NEVER does.

    entered: bits of the categories entered. never: of those that can never be entered now.
    """
    out = MORE[side][max(1, r) - 1][(entered & 1) + (entered >> 1 & 1) + (entered >> 2)]
    if never and r <= len(NEVER[side]):
        for k in range(2):
            out -= NEVER[side][r - 1][k] * (never >> k & 1)
    return out
