"""English for the ladder of hints of all games."""

NONE = "No hint now"
FULL = "No room for a hint here"
KEYS = (  # the last line: while somebody thinks, then of each rung
    "One moment…  Ⓑ back",
    "Ⓐ what  Ⓑ back",
    "Ⓐ play it  ↓ why  Ⓑ back",
    "Ⓐ play it  Ⓑ back",
)
