"""English for Null."""

# The last line, for each cell.
LINES = ("Ⓐ keep your card", "Ⓐ swap it for this one")
TOPICS = (
    "Null|Each of you holds a card from 1 to 6. In turn you keep it or swap it; the higher wins.",
)
