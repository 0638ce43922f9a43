"""English. Ⓐ and Ⓑ are the keys, Ⓐ… and Ⓑ… held ones; a hint holds on one line of 128 dots."""

TITLE = "TOMBOLO"
CONTINUE = "Continue"
NEW_GAME = "New game"
HOW_TO = "How to play"
SETTINGS = "Settings"
BRIGHTNESS = "Brightness"
PACE = "Opponents"
PACES = ("at once", "fast", "normal", "slow")
LEAVE = "Leave the game"
GO_ON = "Go on playing"

HINT_MENU = "↑↓ choose   Ⓐ go"
HINT_MENU_BACK = "↑↓ choose  Ⓐ go  Ⓑ back"
HINT_CHANGE = "←→ change   Ⓑ back"
HINT_NEW_GAME = "←→ change  Ⓐ play Ⓑ back"
HINT_PAGES = "←→ turn the page  Ⓑ back"
HINT_BACK = "Ⓑ back"
HINT_GO_ON = "Ⓐ go on"

SAVE_FULL = ("There is no room to save this game: it is gone when the power is off.",)
TAKE_BACK = "Take back the round"
NO_UNDO = "Nothing to undo: hold Ⓑ"
PRACTICE_ASK = (
    "Take back the round?",
    "What was shown is known, so it becomes practice, without a rank.",
)
COVER = ("Hand over, please:", "player ")
HINT_ASK = "Ⓐ yes   Ⓑ no"
