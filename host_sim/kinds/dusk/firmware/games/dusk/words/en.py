"""English for Dusk."""

PRESSES = "{n} left"
TOPICS = (
    "Goal|Put all lamps out. A press changes a lamp and those beside it. The fewer presses, the"
    " more points.",
)
