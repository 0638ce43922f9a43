"""English: what all games say while they are played."""

HINT_PAGES = "←→ turn the page  Ⓑ back"
HINT_HELP = "←→ page  ↑↓ topic  Ⓑ back"
HINT_BACK = "Ⓑ back"
WAIT = "One moment…"
HOLD = "Hold Ⓐ down to confirm"
HINT_GO_ON = "Ⓐ go on"
NO_UNDO = "Nothing to undo. Ⓑ…menu"
HINT_ASK = "Ⓐ yes   Ⓑ no"

# The menu of a running game.
CODE = "Code {code}"
HOW_TO = "How to play"
HINT_MENU_BACK = "↑↓ choose  Ⓐ go  Ⓑ back"
GO_ON = "Go on playing"
HINT = "Hint"
REPLAY = "Replay"
TAKE_BACK = "Take back the turn"
TAKE_NEW = "Undo the new game"
BACK_AT = "Back at {where}"
AT_MOVE = "move {n}"  # of a game that does not tell it better
LEAVE = "Leave the game"
LEAVE_KEPT = "Leave, game is kept"

# The last line of a replay.
START = "The start"  # the number of a turn before the first one
TURN = "Turn {n} of {all}"
STEP = "Turn {n} step {at}"
START_STEP = "Start, step {at}"
HINT_REPLAY = "←→ turn  ↑↓ step  Ⓐ menu"

# The ladder of hints of all games.
NONE = "No hint now"
FULL = "No room for a hint here"
# The last line: while somebody thinks, then of each rung.
KEYS = ("One moment…  Ⓑ back", "Ⓐ what  Ⓑ back", "Ⓐ play it  ↓ why  Ⓑ back", "Ⓐ play it  Ⓑ back")
# Behind the reason for a turn: one other is about as good, or many are.
OTHERS = ("{why} Another is about as good.", "{why} Many are about as good.")

# Players and results of several games; the last line of recaps; a hint that has no reason.
YOU = "You"
PLAYER = "Player {n}"
SHORT = "P{n}"
PERSON = "person"
POINTS = "{n}pt"
TOTAL = "Total"
HINT_RECAP = "Ⓐ next  Ⓑ skip all"
NOTHING = "Many moves are about equal."

# The levels of computer players, the weakest first, each with its picture.
NAMES = ("🦐 Krill", "🦀 Crab", "🐦 Gull", "🦭 Seal", "🐳 Orca")
LEVEL = "{n} {name}"
