"""English for Hashi's result, alone and at a table."""

ISLANDS = "Islands"
PRACTICE = "Practice: no rank"
CODE = "Side {side}  Seed {n}"
SUM = "{n} points"
# What is to beat: the next rank; the best so far; this is a new one.
TO_BEAT = ("to beat: {n}", "best: {n}", "a new best")
HINT_RESULT = "Ⓐ new  ↓ master  Ⓑ title"

# At a table; of practice.
RESULT = ("The end", "Practice")
RANK = "As a solo rank:"
HINT_TABLE = "Ⓐ new ↑↓ ←→ look Ⓑ title"
HINT_BOARD = "{who}: {n}  ←→ Ⓑ title"

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
