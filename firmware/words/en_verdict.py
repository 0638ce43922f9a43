"""English for the pages of reviews, for statistics of reviews, and for what is shared."""

# Two texts, or tuples of them: of a game alone, in points; of others, in per cent of a win.
POINTS = "{n}.{to}"
PERCENT = "{n}%"
UNITS = ("{n} points", "{n} of a win")
GIVE = "{n}, give or take {more}"
# What was luck, if that is more than usual, or less, and what the turns cost: sums, or the means.
SUM = (
    (
        "The cards brought {n} points more than usual; your turns cost {by} points.",
        "The cards brought {n} points less than usual; your turns cost {by} points.",
    ),
    (
        "On average a turn, cards and opponents brought {n} of a win; your turns cost {by} each.",
        "On average a turn, cards and opponents took {n} of a win; your turns cost {by} each.",
    ),
)
STRENGTH = "You played {like}."
LIKE = (
    "like a prawn",
    "like a crab",
    "like a gull",
    "like a seal",
    "like an orca",
)
BETWEEN = "between {low} and {high}"
BRIEF = "{low}/{high}"
# One of these, and two of them, with where that is.
LEVEL = ("{like}, level {n} of 5", "{like}, {n} of 5")
NAMED = ("prawn", "crab", "gull", "seal", "orca")
CURVE = ("Points to expect", "Chance of winning")
NO_MISTAKE = ("No turn was clearly a mistake.", "No turn was clearly a mistake.")
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
# The line to share: a game's title, its number or code, the points; behind these the par, then what
# was luck. Beside its QR code.
SHARED = "Tombolo {game} {which}: {points}"
SHARED_PAR = "{points} ({par})"
SHARED_LUCK = ("cards {n}", "luck {n}/turn")
SHARE_QR = "A phone reads this line."
# The statistics of reviews: the title, what a turn lost, what was luck in a game.
REVIEWS = "Reviews"
REVIEWS_FOUR = "Reviews, four play"
LOST = "Lost a turn {n}"
LUCK = ("Cards a game {n}", "Luck a game {n}")
