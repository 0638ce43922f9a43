"""English for Atoll's lesson: a sentence a step, in a frame of five lines of 117 dots."""

STEPS = (
    "",
    "You lay cards of two tiles to an Island. In the hand below go →→ to the frame, ↑ turns the"
    " card, Ⓐ takes it.",
    "Rock has to be left, sand right; an arrow turns it. Ⓐ lays it.",
    "",
    "",
    "The hands go round. The first Request wants rock, sand and meadow: go →, turn twice with ↑,"
    " Ⓐ takes it.",
    "Cards may overlap. Go →: the sand lies on sand, and three tiles of the Request are in boxes."
    " Ⓐ lays it.",
    "",
    "",
    "A forest is missing. Take the two forests in the frame with Ⓐ.",
    "Go ↓: with ✓ nothing is missing. Ⓐ lays it.",
    "",
)
END = (
    "The Request is yours: 4 points.",
    "In the end each Award brings 10. In the hand, ↓ and then Ⓐ shows them.",
)
