"""The themes of turns of Atoll that cost; see engine/ai/themes.py.

0 Requests let go; 1 Requests not brought nearer; 2 leads in Awards; 3 too few tiles for Awards.
`python -m host_sim.review.themes` measures SHARES.
"""

# By the reason: what the better turn has. What pays off later has none.
THEMES = bytes((0, 0, 1, 1, 3, 2, 2, 2, 2, 255, 3, 255, 3))
SHARES = bytes((54, 12, 64, 126))
