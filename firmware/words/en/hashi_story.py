"""English for Hashi's stories and its end at a table: %d and %s are places for numbers, names."""

# What the others did.
BOARD = "%s  Ⓐ next Ⓑ skip all"
FINISHED = "%s finished %d Ⓐ next"
HINT = "Ⓐ next  Ⓑ skip all"
BRINGS = "%s: +%d"
TAKEN = (
    ("Pennants are taken:", "%d from now on"),
    ("Squares are taken:", "%d from now on"),
    ("Six is taken:", "%d from now on"),
)

# The start.
PASSING = "All boards go one seat on"
WROTE = ("Everybody has written a", "number into an island.")
GOT = ("Your new board has", "the %d of player %d.")

# The end.
RESULT = "The end"
PRACTICE = "Practice"
RANK = "As a solo rank, for fun:"
HINT_TABLE = "Ⓐ new ↑↓ ←→ look Ⓑ title"
HINT_BOARD = "%s: %d  ←→ Ⓑ title"
