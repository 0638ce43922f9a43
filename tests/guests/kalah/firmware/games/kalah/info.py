"""What is known of Kalah before it is played."""

NAME = "kalah"
TITLE = "Kalah"
