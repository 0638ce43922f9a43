"""English for puzzles: their list, and the verdicts."""

TITLE = "Puzzles"
TITLE_RUN = "Puzzles: {n} in a row"
MISSED = ("Missed once", "Missed {n} times", "Missed often")
ROWS = ("Easy", "Medium", "Hard", "Yours")
HINT_LIST = ("Ⓐ play   Ⓑ back", "Ⓐ play Ⓐ…remove Ⓑ back")
REMOVE = ("Remove this puzzle?",)
NO_HINT = "No hints in a puzzle"
SOLVED = "Solved: nothing clearly better is known."
SOLVED_RUN = "Solved: nothing clearly better is known. {n} in a row."
NO_ROOM = "Solved, but there is no room to keep that."
KEYS = ("Ⓐ again  ↓ why  Ⓑ list", "Ⓐ again ↓ show it Ⓑ list", "Ⓐ again   Ⓑ list")
SOLVED_KEYS = ("Ⓐ next  ↓ why  Ⓑ list", "Ⓐ next ↓ answer Ⓑ list", "Ⓐ next   Ⓑ list")
WHY = "The best turn: {why}"
DAMAGED = "The file of puzzles is damaged: copy the release onto the drive again."
ASK = "What is your best turn?"
# What was played costs: more than so much, and about so much; of a game alone, and of others.
COSTS = ("That costs more than {n}.{to} points.", "That costs about {n}.{to} points.")
COSTS_CHANCE = ("That costs more than {n}% of a win.", "That costs about {n}% of a win.")
