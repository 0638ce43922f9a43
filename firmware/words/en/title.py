"""English for the title and the menus before a game."""

TITLE = "TOMBOLO"
CONTINUE = "Continue"
CONTINUE_WITH = "Continue: {game}"
NEW_GAME = "New game"
HINT_MENU = "Ⓐ go   Ⓑ settings"
HINT_NEW_GAME = "←→ change  Ⓐ play Ⓑ back"
HINT_SHOW = "A demo: press any key"
