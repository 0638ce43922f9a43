"""French for a new game of Hashi."""

SIDE = "Côté"
SIDES = ("A, plus facile", "B, plus dur")
START = "Chiffre de départ"
OPPONENTS = ("Rival 1", "Rival 2", "Rival 3")
NONE = "aucun"
PERSON = "humain"
