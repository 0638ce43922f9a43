"""English: the result of Hashi, and what a master makes of the same cards."""

# Alone and at a table.
PRACTICE = "Practice: no rank"
SUM = "{n} points"
TO_BEAT = "to beat: {n}"
BEST = "best: {n}"
NEW_BEST = "a new best"
HINT_RESULT = "Ⓐ new  ←→ board  ↓ master"
RANK = "As a solo rank:"
HINT_TABLE = "Ⓐ new ↑↓ ←→ look Ⓑ {back}"
HINT_BOARD = "{who}: {n}  ←→ Ⓑ {back}"
RANKS = (
    "Minion",
    "Dogsbody",
    "Bamboo binder",
    "Screw tightener",
    "Concrete pourer",
    "Project manager",
    "Master bridge builder",
    "Professional planner",
    "Statics expert",
    "Ace architect",
    "Construction genius",
    "Island god",
)
# What a master makes of the same cards.
MATCH_TITLE = "The same cards"
MATCH_CARD = "The master: card {n} of {of}"
MASTER = "Master"
MATCH_END = ("More than the master!", "As many as the master!")
MASTER_NO_ROOM = "The master has no room here."
