"""English for the title and the menus before a game."""

TITLE = "TOMBOLO"
CONTINUE = "Continue"
CONTINUE_WITH = "Continue: {game}"
NEW_GAME = "New game"
SETTINGS = "Settings"
HINT_MENU = "↑↓ choose   Ⓐ go"
HINT_NEW_GAME = "←→ change  Ⓐ play Ⓑ back"
