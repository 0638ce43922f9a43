"""French for what a master makes of the same cards of Hashi."""

TITLE = "Les mêmes cartes"
YOU = "Toi"
MASTER = "Maître"
CARD = "Le maître\u202f: carte {n} sur {of}"
AHEAD = "Plus que le maître\u202f!"
EQUAL = "Autant que le maître\u202f!"
MISSING = "Le maître n’est pas sur ce disque."
