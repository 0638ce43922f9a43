"""English for Hashi's menu and its sheets."""

SKIP_NUMBER = "Skip the number"
SKIP_BRIDGES = "Skip the bridges"
CARDS = "The 18 cards"
AFTER = "The master’s turn"
SCORE = "Score sheet"
WARN = "Warnings: ←{value}→"
WARNINGS = ("on", "off")

CARDS_TITLE = "The cards: ✓ is played"
SCORE_TITLE = "Score sheet"
ISLANDS = "Islands"
TOTAL = "Total"
NOW = "now {n}"
UNTIL_CARD = "to card {card}: {n}"
