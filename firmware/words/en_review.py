"""English while a game that is over is reviewed, and while a turn is judged."""

# Two texts, or tuples of them: of a game alone, in points; of others, in per cent of winning.
REVIEW = "Review"
DONE = "{n}% done"
NO_ROOM = "There is no room for a review. The web page has one: hold Ⓐ on the result for its code."
# Last lines.
AGAIN = "Your turn again  Ⓑ back"
AGAIN_KEYS = ("Ⓐ again   Ⓑ back", "Ⓐ again  ↓ why  Ⓑ back")
AGAIN_NO_HINT = "No hints here"
FULL = "No room for a verdict"
# The verdict.
MISSING = "The tables for it are not on this drive."
# A closer look: both turns are played on, deal by deal.
CLOSER = "A closer look"
LOSS = "So far, your turn cost {n}."
DEALS = "Deals tried: {n}"
