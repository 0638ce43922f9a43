"""English for the title, the menus before a game, and the settings."""

TITLE = "TOMBOLO"
CONTINUE = "Continue"
NEW_GAME = "New game"
SETTINGS = "Settings"
BRIGHTNESS = "Brightness"
PACE = "Rival speed"
PACES = ("at once", "fast", "normal", "slow")
ASKS = "Atoll: confirm"
YES_NO = ("yes", "no")
ERASE = "Erase all …"
ERASE_ASK = ("Erase all?", "Every game that waits goes, and all settings.")
ERASE_SURE = ("Really everything?", "Nothing of it can be had back.")
HINT_MENU = "↑↓ choose   Ⓐ go"
HINT_CHANGE = "←→ change   Ⓑ back"
HINT_NEW_GAME = "←→ change  Ⓐ play Ⓑ back"
