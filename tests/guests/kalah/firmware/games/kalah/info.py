"""What is known of Kalah before it is played."""

TITLE = "Kalah"
