"""English: what a coach says after each turn."""

# Rows of a running game's menu: the setting, and what leads to the word said last.
MENU = ("Coach: ←off→", "Coach: ←on, practice→")
SAID = "The coach’s word"
# The word, in the last line: hard to say, probably, clearly; then better; or as good, in a game alone
# and in others.
COST = (
    "Hard to say what it cost",
    "Probably cost about {n}",
    "Your turn cost about {n}",
    "Probably better by {n}",
    "Better by about {n}",
)
EVEN = ("As good as the master’s", "As good as the orca’s")
# There is none.
FULL = "No room for the coach"
MISSING = "The coach lacks its tables"
# The last line of why: your turn, the better one, the reason; your turn if there is no better one.
FOOT = (
    "↓ better  Ⓐ take it back",
    "Better  ↓ why  Ⓐ take back",
    "Why   Ⓐ take it back",
    "Ⓐ take it back   Ⓑ back",
)
