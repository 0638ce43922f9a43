"""English for Hashi."""

# The last line of the board.
WRITE = "Ⓐ write {n}"
NOT_HERE = "Not here"
SKIP = "Ⓐ…skip"
TAKE = "Ⓐ bridge"
HELD = "↑↓←→ draw   Ⓐ let go"
NEXT = "Ⓐ next card"
START_GO = "Ⓐ first card"
FINISH = "Ⓐ finish"
IN_VAIN = "Ⓐ write {n}: never finished"
SPOILS = "{arrow} leaves a {n} unfinished"
UNDO = "Ⓑ undo"
MENU = "Ⓑ…menu"
NOTHING_FITS = (  # one, two, three bridges
    "No bridge fits: Ⓐ skip",
    "2 bridges never fit: Ⓐ skip",
    "3 bridges never fit: Ⓐ skip",
)

# Why not, in the place of the hint.
NO_NEEDS_BRIDGE = "First a bridge to the flag"
NO_HAS_NUMBER = "It has its number"
NO_TOO_MANY = "Too many bridges for it"
NO_FLAG_START = "Start on one without flag"
NO_LINE = "No line leads that way"
NO_BRIDGE_HERE = "No bridge can start here"
NO_BRIDGE = (
    "A bridge is in the way",
    "Two bridges are the most",
    "One end needs a number",
    "An island there is full",
    "The others would not fit",
)
NO_SKIP = "Bridges: all or none (Ⓑ)"

CATEGORIES = ("⚑ Pennants", "⚐ Squares", "⊷ Six joined")
POINTS = "{n}pt"

NEWS = (
    "⚑ All pennants finished\n+{n} points",
    "⚐ All squares finished\n+{n} points",
    "⊷ Six finished and joined\n+{n} points",
)
