"""What the levels lose in games of Arabana-Ikibiti: names of the strength of several games."""

TURNS = 30  # of a game
GAMES = 8  # of one game alone every third name would be wrong
# For each level, the weakest first: what a turn of its own games lost, in per mille of winning, and
# the standard deviation of that between games. `python -m host_sim.review.levels` measures it; see
# host_sim/DESIGN.md.
LOST = ((28, 26), (14, 13), (8, 8), (7, 12), (1, 6))


def known(game):
    """Return what names the strength of one game: nothing does."""
    return ()


def mean(kind):
    """Return LOST for the mean of games of a kind (firmware/counts.py), () if nothing is known."""
    return LOST if kind == 2 else ()
