"""English for the end of a round of Atoll: Awards, and what is next."""

AWARD = "Award: {name}"
YOU_WIN = "yours: +10"
WINS = "{who}: +10"
NOBODY = "a tie: nobody’s"
ROUND_TWO = "Round 2"
ROUND_TWO_TEXT = (
    "All stays as it lies. Ten new cards each; the hands now go the other way. New Awards lie open."
)
