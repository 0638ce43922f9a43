"""French for Hashi's sheets."""

CARDS_TITLE = "Cartes\u202f: ✓ est jouée"
SCORE_TITLE = "Les points"
ISLANDS = "Îles"
TOTAL = "Total"
NOW = "encore {n}"
UNTIL_CARD = "jusqu’à {card}\u202f: {n}"
