"""What is known of Moat before it is played."""

TITLE = "Moat"
LEVELS = ("random", "greedy", "search")
