"""What was measured of reviews of Arabana-Ikibiti, in per mille of winning; see DESIGN.md."""

# By round, what is real of a difference, and its error: see judgement.lost().
ERRORS = bytes((1, 14, 68, 3, 2, 14, 86, 3, 3, 15, 62, 4))

SYSTEMATIC = 15  # see engine/ai/rollout.py
TURNS = 30  # of a game
GAMES = 8  # of one game alone every third name would be wrong
# For each level, the weakest first: what a turn of its own games lost, and the standard
# deviation of that between games. `python -m host_sim.review.levels` measures it; see
# host_sim/DESIGN.md.
LOST = ((28, 26), (14, 13), (8, 8), (7, 12), (1, 6))


def known(game):
    """Return what names the strength of one game: nothing does."""
    return ()


def mean(kind):
    """Return LOST for the mean of games of a kind (firmware/counts.py), () if nothing is known."""
    return LOST if kind == 2 else ()
