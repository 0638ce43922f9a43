"""What is known of Pig before it is played."""

TITLE = "Pig"
LEVELS = ("random", "greedy")
