"""English for Atoll."""

# The last line of the board: each holds on 128 dots.
HINT_HAND = "Ⓐ lay ↑turn ↓look Ⓑ…menu"
HINT_SURE = " Ⓐ confirm Ⓑ undo"
HINT_LAID = "  Ⓑ take back"
HINT_TAKE = "Ⓐ lay it  ↑↓←→ swap a card"
HINT_TAKE_THIS = "Ⓐ take this up  Ⓑ none"
HINT_WAIT = " to choose yet   Ⓑ back"
HINT_DONE = "Others choose…"

# Why not, in the place of the hint.
NO_CARD = "No card that way"
NO_UNDO = "Nothing to take back"

TERRAINS = ("water", "sand", "meadow", "forest", "rock", "")
LAID = "Laid"


def lay(first, second):
    """Return the last line while a card is carried over two terrains, OCEAN for none."""
    under = TERRAINS[first] or TERRAINS[second]
    if not under:
        return "Ⓐ lay  Ⓑ hand  Ⓑ…menu"
    if TERRAINS[second] in ("", under):
        return "Ⓐ lay on " + under + " Ⓑ hand"
    return "Ⓐ lay on " + under + ", " + TERRAINS[second]
