"""English for Atoll: what is loaded only with the new game and with sheets."""

# The new game.
PLAYERS = "Players"
PEOPLE = "People"
LEVEL = "Computers"
LEVELS = ("easy", "medium", "hard")
ROUNDS = "Rounds"
AWARDS_A_ROUND = "Awards a round"
COMPUTER = "Computer "
AS_ALL = "as all"

# Sheets.
REQUESTS = "Requests"
AWARDS = "Awards"
ISLANDS = "Islands"
REQUESTS_TITLE = "Requests; below: missing"
YOU = "you"
SHORT = "P"
TIE = "tie"
POINTS = "pt"
HINT_REQUESTS = "Ⓐ Awards  Ⓑ back"
HINT_AWARDS = "↑↓  Ⓐ Islands  Ⓑ back"
HINT_ISLANDS = "↑↓ whose  Ⓐ Requ.  Ⓑ back"
HINT_PARTS = "↑↓ whose  ←→ more  Ⓑ back"
