"""English for Reversi."""

TAKEN = "A disc lies here"
TURNS_NOTHING = "It turns no disc here"
TOPICS = (
    "Turn|Lay a disc. All discs of your rival in a row between it and another of yours become"
    " yours. Dots show where you can.",
    "Pass|Who cannot turn any disc passes.",
    "The end|When neither can move, more discs win. A disc in a corner is never turned again.",
)
