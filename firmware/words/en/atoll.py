"""English for Atoll."""

# The last line of the board: each holds on 128 dots.
HINT_HAND = "Ⓐ lay ↑turn ↓look Ⓑ…menu"
HINT_SURE = ("Laid Ⓐ confirm Ⓑ undo", "+{n}: Ⓐ confirm  Ⓑ undo")  # without, with points
HINT_LAID = ("Laid  Ⓑ take back", "Laid +{n}  Ⓑ take back")
HINT_TAKE = "Ⓐ lay it  ↑↓←→ swap a card"
HINT_TAKE_THIS = "Ⓐ take this up  Ⓑ none"
HINT_WAIT = "{n} to choose yet   Ⓑ back"
HINT_DONE = "Others choose…"

# Why not, in the place of the hint.
NO_CARD = "No card that way"
NO_UNDO = "Nothing to take back"

# While a card is carried, with a drawing of what lies under it.
LAY = "Ⓐ lay on {spot}  Ⓑ hand"
