"""What Hashi's tables know of a board: codes and classes of islands; the offsets of the entries."""

import numpy as np

from engine.hashi.boards import ISLANDS, MAX_LINES


def _code(e):
    n, d = e & 15, e >> 4
    if n == 0:
        return d
    return 13 if n <= d else 6 + min(6, n - d)


# by island byte: the code for the island's own table
CODE = np.array([_code(e) for e in range(112)], np.int64)
# bare, touched once, touched more, finished, missing 1, 2, more
CLASS = np.array([0, 1, 2, 2, 2, 2, 2, 4, 5, 6, 6, 6, 6, 3], np.int64)
LEFT = np.array([6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 0], np.int64)
FINISHED = 13
CODES = 14
# by code: what an island offers its neighbour, and its class on its own lines
OFFER = np.array([1] * 7 + [2] + [3] * 5 + [0], np.int64)
WANTS = np.array([0] + [1] * 6 + [2, 3] + [4] * 4 + [0], np.int64)
# its class among flagged islands
FLAGGED = np.array([1] + [2] * 6 + [3, 4] + [5] * 4 + [0], np.int64)


def _fits(c, room):
    """Return the numbers that an island can take and reach, five bits a number."""
    last = min(6, c + room)
    return sum(1 << 5 * (k - 1) for k in range(max(1, c), last + 1))


FIT = np.array([[_fits(c, room) for room in range(7)] for c in range(7)], np.int64)

# Offsets of the tables of a round, and what each is indexed by.
OWN = 0  # island, code, room
LINE = OWN + ISLANDS * CODES * 7  # line, bridges, classes of both ends
REDS = LINE + MAX_LINES * 147  # classes of the four red islands
BLUES = REDS + 1297
SIXES = BLUES + 217  # a group joined by bridges: islands, finished ones
FITS = SIXES + 80  # number, unseen cards with it, islands that can take it
TOUCHED = FITS + 240  # degree, unseen cards with that number, islands without number so
MISSING = TOUCHED + 120  # bridges missing, bridges on unseen cards
BARE = MISSING + 512  # islands without a number
AROUND = BARE + 19  # island, class, what each line offers
