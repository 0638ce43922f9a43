"""English for Reversi."""

TAKEN = "A disc lies here"
TURNS_NOTHING = "It turns no disc here"
HELP = (
    "Turn|Lay a disc so that discs of your rival lie in a row between it and another of yours: they"
    " become yours, in all directions. A dot is where you can.",
    "Pass|Who cannot turn any disc passes.",
    "The end|When neither can move, more discs win. A disc in a corner is never turned again.",
)
