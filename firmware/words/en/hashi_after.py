"""English for what a master would have done in Hashi's last round."""

BETTER = "The master’s turn is worth about {n}.{d} points more, give or take {more}.{e}."
WORSE = "Yours is worth about {n}.{d} points more, give or take {more}.{e}."
AS_GOOD = "Yours was as good."
UNKNOWN = "The master is not on this drive."
FEET = ("↓ difference  Ⓑ back", "↓ why  Ⓑ back")
