"""What is known of Reversi before it is played."""

TITLE = "Reversi"
