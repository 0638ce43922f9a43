"""German for Hashi's menu and its sheets."""

SKIP_NUMBER = "Zahl: verzichten"
SKIP_BRIDGES = "Brücken: verzichten"
CARDS = "Die 18 Karten"
AFTER = "Der Zug des Meisters"
SCORE = "Punkte"
WARN = "Warnungen: ←{value}→"
WARNINGS = ("an", "aus")

CARDS_TITLE = "Karten: ✓ ist gespielt"
SCORE_TITLE = "Punkte"
ISLANDS = "Inseln"
TOTAL = "Summe"
NOW = "jetzt {n}"
UNTIL_CARD = "bis {card}: {n}"
