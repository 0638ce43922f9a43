"""English for the title, the menus before a game, and the settings."""

TITLE = "TOMBOLO"
CONTINUE = "Continue"
NEW_GAME = "New game"
SETTINGS = "Settings"
BRIGHTNESS = "Brightness"
PACE = "Opponents"
PACES = ("at once", "fast", "normal", "slow")
HINT_MENU = "↑↓ choose   Ⓐ go"
HINT_CHANGE = "←→ change   Ⓑ back"
HINT_NEW_GAME = "←→ change  Ⓐ play Ⓑ back"
