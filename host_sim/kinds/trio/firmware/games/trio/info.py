"""What is known of Trio before it is played."""

TITLE = "Trio"
