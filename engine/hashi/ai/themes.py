"""The themes of turns of Hashi that cost; see engine/ai/themes.py.

0 islands that can never be finished, flags or others; 1 flags that wait; 2 categories given up; 3
islands not finished; 4 islands brought no nearer; 5 numbers in the wrong place; 6 bridges that
close others off. `python -m host_sim.review.themes` measures SHARES.
"""

# By the reason: what the better turn has. The start (14, 15), and what pays off later, have none.
THEMES = bytes((2, 2, 2, 3, 1, 1, 1, 1, 4, 0, 5, 5, 6, 255, 255, 255, 255, 255, 4, 0)) + bytes(
    (0, 0, 0, 5, 6, 255, 6)
)
SHARES = bytes((18, 71, 54, 58, 22, 11, 22))
