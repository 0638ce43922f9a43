"""German for Hashi's result, alone and at a table."""

ISLANDS = "Inseln"
PRACTICE = "Übung: kein Rang"
CODE = "Seite {side}  Nr. {n}"
SUM = "{n} Punkte"
# What is to beat: the next rank; the best so far; this is a new one.
TO_BEAT = ("Ziel: {n}", "Rekord: {n}", "Rekord!")
HINT_RESULT = "Ⓐ neu  ↓ Meister  Ⓑ Titel"

# At a table; of practice.
RESULT = ("Das Ende", "Übung")
RANK = "Als Rang allein:"
HINT_TABLE = "Ⓐ neu ↑↓ ←→ mehr Ⓑ Titel"
HINT_BOARD = "{who}: {n}  ←→ Ⓑ Titel"

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
