"""What was measured of reviews of solo games of Hashi, in hundredths of a point."""

# By side and round, what is real of a difference that the tables find, and its error: see
# judgement.real(). host_sim/lab/train/calibrate.py measures it on turns of all levels.
ERRORS = (
    (
        (1, 16, 60, 2), (4, 13, 60, 4), (6, 10, 100, 4), (8, 9, 120, 5),
        (10, 11, 120, 4), (12, 14, 90, 3), (14, 11, 90, 4), (16, 16, 30, 1),
    ),
    (
        (1, 17, 70, 3), (4, 18, 60, 5), (6, 12, 90, 4), (8, 13, 120, 4),
        (10, 12, 120, 5), (12, 13, 90, 4), (14, 11, 90, 4), (16, 16, 10, 0),
    ),
)  # fmt: skip

TURNS = 18  # of a game
GAMES = 1  # whose strength has a name
# By side, for each level, the weakest first: what a turn of its own games lost, and the standard
# deviation of that between games. `python -m host_sim.review.levels`
# measures it; see host_sim/DESIGN.md.
LOST = (
    ((115, 24), (92, 28), (67, 28), (45, 20), (28, 16)),
    ((132, 24), (110, 28), (80, 28), (55, 20), (34, 16)),
)


def known(game):
    """Return the row of LOST for games such as this one."""
    return LOST[game.side()]


def mean(kind):
    """Return the row of LOST for the mean of games of a kind (firmware/counts.py)."""
    return LOST[kind] if kind < len(LOST) else ()
