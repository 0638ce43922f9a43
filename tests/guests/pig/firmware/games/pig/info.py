"""What is known of Pig before it is played."""

TITLE = "Pig"
SIGN = """
#######
#.....#
#.#.#.#
#.....#
#.#.#.#
#.....#
#######
"""
RECORD = 360  # of four players, who play to 100 points
LEVELS = ("random", "greedy")
