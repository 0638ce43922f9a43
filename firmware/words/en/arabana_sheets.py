"""English for what of Arabana-Ikibiti is looked at before, beside and after play."""

# New game: a row's label and values. The handicap is the weaker player's (A16).
OPPONENT = "Opponent"
PERSON = "person"
BEGINS = "First"
BEGINNERS = ("drawn", "you", "other")
READING = "Bridge rule"
READINGS = ("normal", "strict")
SEAFARER = "Seafarer"
NO_YES = ("no", "yes")
WEAKER = "Handicap for"
SEATS = ("you", "other")
FREE = "Free bridges"
EXTRA = "Extra cards"
LIMIT = "Hand limit"

# The sheets.
CARDS_TITLE = "Cards not seen yet"
CARDS_OTHER = "Opponent:"
CARDS_STACK = "Stack {n}"
CARDS_DISCARDS = "Discards {n}"
SCORE_TITLE = "You : opponent"
SCORINGS = ("Scoring 1", "Scoring 2", "Scoring 3")
NO_BRIDGE_LEFT = "No bridge left"
NOW = "Islands now"
BRIDGES = "Bridges left"
TOTAL = "Total"
RESULT_TITLE = "Result, you : opponent"
RESULT_SHARED = "Result, player 1 : 2"
PLAYER_WINS = ("Number 1 wins", "Number 2 wins")
WON = "You win"
LOST = "You lose"
TIE = "A tie"
TOURNAMENT = "Tournament"
PRACTICE = "Practice"
SEED = "Seed {n}"
HINT_RESULT = "Ⓐ new game   Ⓑ title"
