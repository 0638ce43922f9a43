"""English for Pig."""

TO = "To {n} points"
ROLL = "Ⓐ roll"
STOP = "Ⓐ stop, with {n} more"
NO = "Roll first"
NEEDS = "Points to go"
TURNS = "All turns"
OPTIONS = (("To", ("50", "100", "25")),)
TOPICS = (
    "Roll|The die’s points are added to your turn. But a one ends the turn with nothing.",
    "Stop|What the turn has brought is yours, and the next player rolls. The first with enough"
    " points wins.",
)
