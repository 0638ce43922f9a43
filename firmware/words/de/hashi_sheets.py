"""German for Hashi's sheets."""

CARDS_TITLE = "Karten: ✓ ist gespielt"
SCORE_TITLE = "Punkte"
ISLANDS = "Inseln"
TOTAL = "Summe"
NOW = "jetzt {n}"
UNTIL_CARD = "bis {card}: {n}"
