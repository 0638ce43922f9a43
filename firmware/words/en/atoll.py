"""English for Atoll."""

# The last line of the board: each holds on 128 dots.
HINT_HAND = "Ⓐ take ↑↓ look Ⓐ…Islands"
HINT_PLACE = "Ⓐ turn  Ⓐ…lay  Ⓑ hand"
HINT_SURE = "Ⓐ confirm  Ⓑ take back"
HINT_TAKE = "Ⓐ lay it  ↑↓←→ swap a card"
HINT_TAKE_THIS = "Ⓐ take this up  Ⓑ none"
HINT_WAIT = " to choose yet   Ⓑ back"
HINT_DONE = "Others choose…"

# Why not, in the place of the hint.
NO_FIRST = "Your first card: just turn"
NO_SEA = "Stay at your Island"
NO_APART = "It must touch your Island"
NO_CARD = "No card that way"
NO_UNDO = "Nothing to take back"

# The panel.
ON = "on"
UP = "up"
