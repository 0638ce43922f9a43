"""What is known of Null before it is played."""

TITLE = "Null"
TIER = "template"  # of new games
