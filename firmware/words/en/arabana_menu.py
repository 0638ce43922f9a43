"""English for the menu of a running game of Arabana-Ikibiti."""

LAST_TURN = "Last turn again"
NO_LAST_TURN = ("The opponent has had no turn yet.",)
CARDS = "The cards"
SCORE = "The score"
