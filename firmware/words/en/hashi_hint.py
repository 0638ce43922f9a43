"""English for hints in Hashi."""

SKIP_NUMBER = "Skip the number, draw these bridges."
SKIP_BRIDGES = "No bridges."
SKIP = "Skip the number and the bridges."
REASONS = (  # of two texts in brackets the first is for one
    "All pennants are finished: {n} points.",
    "All squares are finished: {n} points.",
    "Six finished islands are joined: {n} points.",
    ("It finishes an island: 2 points.", "It finishes {n} islands: {more} points."),
    "A pennant gets its number. Only all of them bring points.",
    "A square gets its number. Only all of them bring points.",
    "A first bridge to a pennant: now it can take a number.",
    "A first bridge to a square: now it can take a number.",
    "Finished islands joined: {n} now, and six bring points.",
    ("An island needs just one bridge more.", "{n} islands need just one bridge more."),
    "Another turn brings more now, but a {n} could then never be finished.",
    (
        "The {more} fits here: it needs one bridge more and has room for {left}.",
        "The {more} fits here: it needs {n} more, has room for {left}, and {cards} cards "
        "bring 2 or 3.",
    ),
    "Written anywhere, the {n} promises less than none.",
    "Drawn anywhere, the bridges promise less than none.",
    "Many moves are about equal.",
    "Another move is about as good.",
    "Many small things speak for it.",
    "Over many games this start has brought most.",
    "Your neighbour gets this board: it is the poorest start.",
    "This card brings no more points, whatever is done.",
    "The tables that tell why are not on this drive.",
)

# What the master would have done in the round before: what that, or the person's, is worth more.
SCORE = (
    "The master’s turn is worth about {n}.{to} points more, give or take {more}.{by}.",
    "Yours is worth about {n}.{to} points more, give or take {more}.{by}.",
    "Yours was as good.",
    "The master is not on this drive.",
)
KEYS = ("↓ difference  Ⓑ back", "↓ why  Ⓑ back")
