"""German for a new game of Hashi."""

SIDE = "Seite"
SIDES = ("A, leichter", "B, schwerer")
START = "Startzahl"
OPPONENTS = ("Gegner 1", "Gegner 2", "Gegner 3")
NONE = "keiner"
PERSON = "Mensch"
