"""What is known of Null before it is played. It is the template of a new game."""

TITLE = "Null"
TIER = "template"
