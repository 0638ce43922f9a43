"""English for the menu of a running game and for handing it over."""

LEAVE = "Leave the game"
LEAVE_KEPT = "Leave, game is kept"
TAKE_NEW = "Undo the new game"
GO_ON = "Go on playing"
HINT = "Hint"
TAKE_BACK = "Take back the round"
PRACTICE_ASK = (
    "Take back the round?",
    "What was shown is known, so it becomes practice, without a rank.",
)
COVER = "Hand over, please:\nplayer {n}"
LOW = ("The battery is low.", "What is played is saved. Charge it soon.")
SAVE_FULL = ("There is no room to save this game: it is gone when the power is off.",)

# Hashi's rows.
SKIP_NUMBER = "Skip the number"
SKIP_BRIDGES = "Skip the bridges"
CARDS = "The 18 cards"
AFTER = "The master’s turn"
SCORE = "Score sheet"
WARN = "Warnings: ←{value}→"
WARNINGS = ("on", "off")

# Atoll's rows: its sheets.
REQUESTS = "Requests"
AWARDS = "Awards"
ISLANDS = "Islands"

# Arabana's rows.
LAST_TURN = "Last turn again"
NO_LAST_TURN = ("The opponent has had no turn yet.",)
THE_CARDS = "The cards"
THE_SCORE = "The score"
