"""English for a new game of Hashi."""

SIDE = "Side"
SIDES = ("A, easier", "B, harder")
START = "Start number"
OPPONENTS = ("Opponent 1", "Opponent 2", "Opponent 3")
NONE = "none"
PERSON = "person"
