"""English for Atoll."""

NAME = "Atoll"

# The new game.
PLAYERS = "Players"
PEOPLE = "People"
LEVEL = "Computers"
LEVELS = ("easy", "medium", "hard")
ROUNDS = "Rounds"
AWARDS_A_ROUND = "Awards a round"
COMPUTER = "Computer "
AS_ALL = "as all"

# The last line of the board: each holds on 128 dots.
HINT_HAND = "Ⓐ take ↑↓ look Ⓐ…Islands"
HINT_PLACE = "Ⓐ turn  Ⓐ…lay  Ⓑ hand"
HINT_SURE = "Ⓐ confirm  Ⓑ take back"
HINT_TAKE = "Ⓐ lay it  ↑↓←→ swap a card"
HINT_TAKE_THIS = "Ⓐ take this up  Ⓑ none"
HINT_WAIT = " to choose yet   Ⓑ back"
HINT_DONE = "Others choose…"

# Why not, in the place of the hint.
NO_FIRST = "Your first card: just turn"
NO_SEA = "Stay at your Island"
NO_APART = "It must touch your Island"
NO_CARD = "No card that way"
NO_UNDO = "Nothing to take back"

# The panel.
ON = "on"
UP = "up"

# Sheets.
REQUESTS = "Requests"
AWARDS = "Awards"
ISLANDS = "Islands"
REQUESTS_TITLE = "Requests; below: missing"
YOU = "you"
PLAYER = "Player "
SHORT = "P"
TIE = "tie"
POINTS = "pt"
HINT_REQUESTS = "Ⓐ Awards  Ⓑ back"
HINT_AWARDS = "↑↓  Ⓐ Islands  Ⓑ back"
HINT_ISLANDS = "↑↓ whose  Ⓐ Requ.  Ⓑ back"
HINT_PARTS = "↑↓ whose  ←→ more  Ⓑ back"

# Stories.
LAYS = " lays  Ⓐ next"
SWAPS = " swaps  Ⓐ next"
CLAIMS = " claims"
YOU_CLAIM = "You claim!"
NEXT = "new:"
AWARD = "Award"
YOU_WIN = "yours: +10"
WINS = ": +10"
NOBODY = "a tie: nobody's"
ROUND_TWO = "Round 2"
ROUND_TWO_LINES = (
    "All stays as it lies.",
    "Ten new cards each; the",
    "hands now go the other",
    "way. New Awards lie open.",
)
HINT_STORY = "Ⓐ next  Ⓑ skip all"

# The final count.
RESULT = "The end"
YOURSELF = "You"
COUNTS = ("Req.", "Aw.", "Sum")
WINNER = "★"
PRACTICE = "Practice"
NO_REQUEST = "No Request"
NO_AWARD = "No Award"
REQUEST_SUM = "Requests "
AWARD_SUM = "Awards "
HINT_RESULT = "Ⓐ new ←→ more  Ⓑ title"
