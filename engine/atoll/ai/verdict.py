"""What the levels lose in games of Atoll of four: names of the strength of several games."""

TURNS = 20  # of a game
GAMES = 8  # of one game alone every third name would be wrong
# For each level, the weakest first: what a turn of its own games lost, in per mille of winning, and
# the standard deviation of that between games. `python -m host_sim.review.levels` measures it; see
# host_sim/DESIGN.md.
LOST = ((25, 19), (25, 18), (10, 9), (4, 6), (0, 1))


def known(game):
    """Return what names the strength of one game: nothing does."""
    return ()


def mean(kind):
    """Return LOST for the mean of games of a kind (firmware/counts.py), () if nothing is known."""
    return LOST if kind == 3 else ()
