"""English for Atoll: what is loaded only with the stories and the final count."""

PLAYER = "Player {n}"

# Stories.
LAYS = "{who} lays  Ⓐ next"
SWAPS = "{who} swaps  Ⓐ next"
CLAIMS = "{who} claims"
YOU_CLAIM = "You claim!"
NEXT = "new:"
AWARD = "Award: {name}"
YOU_WIN = "yours: +10"
WINS = "{who}: +10"
NOBODY = "a tie: nobody’s"
ROUND_TWO = "Round 2"
ROUND_TWO_TEXT = (
    "All stays as it lies. Ten new cards each; the hands now go the other way. New Awards lie open."
)
HINT_STORY = "Ⓐ next  Ⓑ skip all"

# The final count.
RESULT = "The end"
YOURSELF = "You"
COUNT = "{who}: {n}"
COUNTS = ("Req.", "Aw.", "Sum")
WINNER = "★"
PRACTICE = "Practice"
SEED = "Seed {n}"
NO_REQUEST = "No Request"
NO_AWARD = "No Award"
REQUEST_SUM = "Requests {n}"
AWARD_SUM = "Awards {n}"
HINT_RESULT = "Ⓐ new ←→ more  Ⓑ title"
