"""English for the pages of reviews, for statistics of reviews, and for what is shared."""

# Two texts, or tuples of them: of a game alone, in points; of others, in per cent of winning.
POINTS = "{n}.{to}"
PERCENT = "{n}%"
# Two bars, and a sentence on what was brought, if that is more than usual, or less.
BARS = (("Cards", "Turns"), ("Others", "You"))
SUM = (
    (
        "The cards brought {n} more than usual, your turns cost {by}.",
        "The cards brought {n} less than usual, your turns cost {by}.",
    ),
    (
        "Cards and opponents brought {n}, your turns cost {by} of a win.",
        "Cards and opponents took {n}, your turns cost {by} of a win.",
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
NAMED = ("prawn", "crab", "gull", "seal", "orca")
CURVE = ("Points to expect", "Chance of winning")
NO_MISTAKE = ("No turn was clearly a mistake.", "No turn was clearly a mistake.")
# A turn: the last lines, the first behind what it cost, or is worth more; what it is worth less,
# or more, than the better one.
FOOT_COSTLY = (
    "You –{n} Ⓐ retry ↓ better",
    "Better  Ⓐ how much  ←→",
    "Better  Ⓐ why  ←→",
    "Better  Ⓐ yours  ←→",
)
# The last of these where the turn can be kept as a puzzle.
FOOT_KEEP = "Ⓐ yours  Ⓐ…keep  ←→"
FOOT_GOOD = (
    (
        "Yours: +{n}  Ⓐ master  ←→",
        "Master  Ⓐ how much  ←→",
        "Master  Ⓐ yours  ←→",
    ),
    (
        "Yours: +{n}  Ⓐ orca  ←→",
        "Orca  Ⓐ how much  ←→",
        "Orca  Ⓐ yours  ←→",
    ),
)
WORTH = (
    (
        "The master’s turn is worth about {n} points more, give or take {more}.",
        "Yours is worth about {n} points more, give or take {more}.",
    ),
    (
        "The better turn has about {n} more chance, give or take {more}.",
        "Yours has about {n} more chance, give or take {more}.",
    ),
)
# The line to share: a game's title, its number or code, the points; behind these the par, then what
# was luck. Beside its QR code.
SHARED = "Tombolo {game} {which}: {points}"
SHARED_PAR = "{points} ({par})"
SHARED_LUCK = ("cards {n}", "luck {n}")
SHARE_QR = "A phone reads this line."
# The statistics of reviews: the title, what a turn lost, what was luck in a game.
REVIEWS = "Reviews"
REVIEWS_FOUR = "Reviews, four play"
LOST = "Lost a turn {n}"
LUCK = ("Cards a game {n}", "Luck a game {n}")
