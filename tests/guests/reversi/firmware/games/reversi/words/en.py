"""English for Reversi."""

TAKEN = "A disc lies here"
TURNS_NOTHING = "It turns no disc here"
HELP = (
    "Turn|Lay a disc. Discs of your rival in a row between it and another of yours become yours, in"
    " all directions. There must be one; dots show where.",
    "Pass|Who cannot turn any disc passes.",
    "The end|When neither can move, more discs win. A disc in a corner is never turned again.",
)
