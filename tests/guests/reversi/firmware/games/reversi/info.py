"""What is known of Reversi before it is played."""

NAME = "reversi"
TITLE = "Reversi"
