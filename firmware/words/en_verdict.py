"""English for amounts, and for the pages of a review on a turn."""

# Two texts, or tuples of them: of a game alone, in points; of others, in per cent of a win.
POINTS = "{n}.{to}"
PERCENT = "{n}%"
UNITS = ("{n} points", "{n} of a win")
GIVE = "{n}, give or take {more}"
# A turn: the last lines, {page} is the number of the page: the person's turn, if no better one is
# known, if one is, if it is better than the best one known, alone and where several play; the other
# turn; why.
FOOT_YOURS = (
    "Ⓐ…retry  Ⓑ…menu  {page}",
    "Ⓐ better  Ⓐ…retry  {page}",
    "Ⓐ master  Ⓐ…retry  {page}",
    "Ⓐ orca  Ⓐ…retry  {page}",
)
FOOT_OTHER = (
    "Better  Ⓐ yours  {page}",
    "Better  Ⓐ why  {page}",
    "Master  Ⓐ yours  {page}",
    "Orca  Ⓐ yours  {page}",
)
FOOT_WHY = "Ⓐ yours  Ⓑ…menu  {page}"
# Below the curve; on the pages before it.
FOOT_CURVE = "Ⓐ look  ←→  ↑↓ mistakes"
FOOT_PAGES = "Ⓐ costliest turn  ←→"
# Which turn it is: the start of a game, any other one.
ROUND = "Round {round}, turn {n}"
# The menu of a turn.
RETRY = "Try this turn again"
KEEP = "Keep it as a puzzle"
CLOSER = "Look closer"
# What a turn cost, where it was just played, and in the walk, behind what one did: hard to say,
# probably, clearly, nothing; then what it was probably, or clearly, better by.
COST = (
    "What your turn cost is hard to say.",
    "Your turn probably cost about {n}.",
    "Your turn cost about {n}.",
    "Your turn was as good as the best one known.",
    "Your turn was probably better by about {n}.",
    "Your turn was better by about {n}.",
)
BRIEF = (
    "Hard to say what it cost.",
    "Probably cost about {n}.",
    "Cost about {n}.",
    "As good as the best known.",
    "Probably better by {n}.",
    "Better by about {n}.",
)
