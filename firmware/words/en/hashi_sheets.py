"""English for Hashi's sheets."""

CARDS_TITLE = "The cards: ✓ is played"
SCORE_TITLE = "Score sheet"
ISLANDS = "Islands"
TOTAL = "Total"
NOW = "now {n}"
UNTIL_CARD = "to card {card}: {n}"
