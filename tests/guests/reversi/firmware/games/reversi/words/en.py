"""English for Reversi."""

TAKEN = "A disc lies here"
TURNS_NOTHING = "It turns no disc here"
