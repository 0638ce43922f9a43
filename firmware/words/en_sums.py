"""English for reviews of a whole game, for their statistics, and for what is shared."""

# Two texts, or tuples of them: of a game alone, in points; of others, in per cent of winning.
# What was luck, if that is more than usual, or less, and what the turns cost, in sum; of others the
# chance at first and at the end, and the means of luck and cost with their signs.
SUM = (
    (
        "The cards brought {n} points more than usual; your turns cost {by} points.",
        "The cards brought {n} points less than usual; your turns cost {by} points.",
    ),
    "Your chance of winning went from {start} to {end}: on average {luck} per turn by cards and rivals, {lost} by your turns.",
)
STRENGTH = "You played {like}."
LIKE = (
    "like a krill",
    "like a crab",
    "like a gull",
    "like a seal",
    "like an orca",
)
BETWEEN = "between {low} and {high}"
BRIEF = "{low}/{high}"
# One of these, and two of them, with where that is.
LEVEL = ("{like}, level {n} of 5", "{like}, {n} of 5")
NAMED = ("krill", "crab", "gull", "seal", "orca")
# The curve: the points that a master who plays on from there would get; or the chance.
CURVE = ("A master would get", "Chance of winning")
NO_MISTAKE = ("No turn was clearly a mistake.", "No turn was clearly a mistake.")
# The line to share: a game's title, its number or code, the points; behind these the par, then what
# was luck. Beside its QR code.
SHARED = "Tombolo {game} {which}: {points}"
SHARED_PAR = "{points} ({par})"
SHARED_LUCK = ("luck {n}", "luck {n}/turn")
SHARE_QR = "Scan to share."
# The statistics of reviews: the title, what a turn lost, what was luck in a game, or in a turn.
REVIEWS = "Reviews"
REVIEWS_FOUR = "Reviews, 4 players"
LOST = "Lost per turn {n}"
LUCK = ("Luck per game {n}", "Luck per turn {n}")
