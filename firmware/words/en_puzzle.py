"""English for puzzles: their list, and the verdicts."""

TITLE = "Puzzles"
ROWS = ("Easy", "Medium", "Hard", "Yours")
HINT_LIST = ("Ⓐ play   Ⓑ back", "Ⓐ play Ⓐ…remove Ⓑ back")
REMOVE = ("Remove this puzzle?",)
NO_HINT = "No hints in a puzzle"
SOLVED = "Solved: as good as the best turn known."
NO_ROOM = "Solved, but there is no room to keep that."
KEYS = ("Ⓐ again  ↓ why  Ⓑ list", "Ⓐ again ↓ show it Ⓑ list", "Ⓐ again   Ⓑ list")
SOLVED_KEYS = ("Ⓐ next  ↓ why  Ⓑ list", "Ⓐ next ↓ answer Ⓑ list", "Ⓐ next   Ⓑ list")
WHY = "The best turn: {why}"
MISSING = "The tables for it are not on this drive."
ASK = "What is your best turn?"
