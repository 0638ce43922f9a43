"""German for what a master makes of the same cards of Hashi."""

TITLE = "Dieselben Karten"
YOU = "Du"
MASTER = "Meister"
CARD = "Meister: Karte {n} von {of}"
AHEAD = "Mehr als der Meister!"
EQUAL = "So viel wie der Meister!"
MISSING = "Der Meister ist nicht auf diesem Laufwerk."
