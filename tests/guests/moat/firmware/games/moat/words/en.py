"""English for Moat."""

LINES = ("Ⓐ this piece", "Ⓐ to this rock  Ⓑ back", "Ⓐ sink this  Ⓑ back")
WHY_NOT = ("Take a piece that can step", "One step along a line", "Sink a free neighbour")
TOPICS = (
    "Turn|Take one of your two pieces, step along a line to a free rock, and sink a free rock"
    " beside it.",
    "End|Whoever cannot do that loses.",
)
