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
LEVELS = ("random", "greedy")
