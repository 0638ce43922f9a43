"""What is known of Brink before it is played."""

TITLE = "Brink"
