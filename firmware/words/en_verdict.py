"""English for amounts, and for the pages of a review on a turn."""

# Two texts, or tuples of them: of a game alone, in points; of others, in per cent of a win.
POINTS = "{n}.{to}"
PERCENT = "{n}%"
UNITS = ("{n} points", "{n} of a win")
GIVE = "{n}, give or take {more}"
# A turn: the last lines. What it cost: hard to say, probably, clearly, nothing; then what it was
# probably, or clearly, better by.
FOOT_COSTLY = (
    "Ⓐ retry  ↓ better  ←→",
    "Better  Ⓐ how much  ←→",
    "Better  Ⓐ why  ←→",
    "Better  Ⓐ yours  ←→",
)
# The last of these where the turn can be kept as a puzzle.
FOOT_KEEP = "Ⓐ yours  Ⓐ…keep  ←→"
# The last but one where the turns can be played on, so that it is surer what the turn cost.
FOOT_CLOSER = "Ⓐ look closer  ↓ next"
FOOT_GOOD = (
    (
        "Yours  Ⓐ master  ←→",
        "Master  Ⓐ how much  ←→",
        "Master  Ⓐ yours  ←→",
    ),
    (
        "Yours  Ⓐ orca  ←→",
        "Orca  Ⓐ how much  ←→",
        "Orca  Ⓐ yours  ←→",
    ),
)
COST = (
    "What your turn cost is hard to say.",
    "Your turn probably cost about {n}.",
    "Your turn cost about {n}.",
    "Your turn was as good as the best one known.",
    "Your turn was probably better by about {n}.",
    "Your turn was better by about {n}.",
)
