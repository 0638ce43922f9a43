"""German: the result of Hashi, and what a master makes of the same cards."""

PRACTICE = "Übung: kein Rang"
SUM = "{n} Punkte"
TO_BEAT = "Ziel: {n}"
BEST = "Rekord: {n}"
NEW_BEST = "Rekord!"
HINT_RESULT = "Ⓐ neu  ←→ Tafel  ↓ Meister"
RANK = "Als Rang allein:"
HINT_TABLE = "Ⓐ neu ↑↓ ←→ mehr Ⓑ {back}"
HINT_BOARD = "{who}: {n}  ←→ Ⓑ {back}"
RANKS = (
    "Handlanger",
    "Wasserträger",
    "Bambusbinder",
    "Schraubendreher",
    "Betongießer",
    "Projektleiter",
    "Brückenmeister",
    "Planungsprofi",
    "Statikkoryphäe",
    "Architektenass",
    "Konstruktionsgenie",
    "Inselgott",
)
MATCH_TITLE = "Dieselben Karten"
MATCH_CARD = "Meister: Karte {n} von {of}"
MASTER = "Meister"
MATCH_END = ("Mehr als der Meister!", "So viel wie der Meister!")
MASTER_NO_ROOM = "Der Meister hat hier keinen Platz."
