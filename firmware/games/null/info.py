"""What is known of Null before it is played. It is the template of a new game."""

NAME = "null"
TITLE = "Null"
TIER = "template"
