"""What was measured of reviews of Atoll, in per mille of winning; see DESIGN.md."""

# By turns left in the game, what is real of a difference, and its error: see judgement.lost().
ERRORS = bytes((1, 16, 126, 3, 3, 18, 105, 3, 7, 16, 65, 3, 11, 15, 63, 3, 15, 15, 53, 3))

SYSTEMATIC = 20  # see engine/ai/rollout.py
TURNS = 20  # of a game
GAMES = 8  # of one game alone every third name would be wrong
# For each level, the weakest first: what a turn of its own games of four lost, and the standard
# deviation of that between games. `python -m host_sim.review.levels` measures it; see
# host_sim/DESIGN.md.
LOST = ((25, 19), (25, 18), (10, 9), (4, 6), (0, 1))


def known(game):
    """Return what names the strength of one game: nothing does."""
    return ()


def mean(kind):
    """Return LOST for the mean of games of a kind (firmware/counts.py), () if nothing is known."""
    return LOST if kind == 3 else ()
