"""English for the ladder of hints of all games."""

NONE = "No hint now"
NO_ROOM = "No room for a hint here"
FEET = (  # the last line: while somebody thinks, then of each rung
    "One moment…  Ⓑ back",
    "Ⓐ what  Ⓑ back",
    "Ⓐ play it  ↓ why  Ⓑ back",
    "Ⓐ play it  Ⓑ back",
)
WAIT = "One moment…"
TAKEN = ("1 hint", "{n} hints")
