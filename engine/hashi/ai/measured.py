"""What was measured of reviews of solo games of Hashi, in hundredths of a point."""

TURNS = 18  # of a game
SYSTEMATIC = 30  # see engine/ai/rollout.py
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
