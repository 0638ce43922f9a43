"""English for Null."""

# The last line, for each cell.
LINES = ("Ⓐ keep your card", "Ⓐ swap it for this one", "Your rival’s card")
