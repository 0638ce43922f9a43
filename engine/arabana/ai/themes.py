"""The themes of turns of Arabana-Ikibiti that cost; see engine/ai/themes.py.

0 islands not won, and not freed of the rival; 1 islands not defended; 2 islands brought no nearer;
3 the wrong card drawn; 4 cards spent too soon. `python -m host_sim.review.themes` measures SHARES.
"""

# By the reason: what the better turn has. What pays off later has none.
THEMES = bytes((0, 0, 0, 0, 0, 0, 1, 1, 2, 255, 3, 4, 3, 3, 3, 4, 2, 1, 0, 4, 3, 3, 4))
SHARES = bytes((53, 27, 27, 64, 85))
