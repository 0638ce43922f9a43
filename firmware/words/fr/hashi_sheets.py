"""French for Hashi's menu and its sheets."""

SKIP_NUMBER = "Chiffre\u202f: renoncer"
SKIP_BRIDGES = "Ponts\u202f: renoncer"
CARDS = "Les 18 cartes"
AFTER = "Le tour du maître"
SCORE = "Les points"
WARN = "Alertes\u202f: ←{value}→"
WARNINGS = ("oui", "non")

CARDS_TITLE = "Cartes\u202f: ✓ est jouée"
SCORE_TITLE = "Les points"
ISLANDS = "Îles"
TOTAL = "Total"
NOW = "encore {n}"
UNTIL_CARD = "jusqu’à {card}\u202f: {n}"
