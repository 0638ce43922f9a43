"""English for Hashi while it is played."""

# The last line of the board: what the keys do.
WRITE = "Ⓐ write {n}"
NOT_HERE = "Not here"
SKIP = "Ⓐ…skip"
TAKE = "Ⓐ bridge"
HELD = "↑↓←→ draw   Ⓐ let go"
NEXT = "Ⓐ next card"
START_GO = "Ⓐ first card"
FINISH = "Ⓐ finish"
CONFIRM = "Ⓐ confirm"
WAIT = "Others choose…  ↑ boards"
NEVER_FINISHED = "Ⓐ write {n}: never finished"
SPOILS = "{arrow} leaves a {n} unfinished"
UNDO = "Ⓑ undo"
MENU = "Ⓑ…menu"
NOTHING_FITS = (  # one, two, three bridges
    "No bridge fits: Ⓐ skip",
    "2 bridges never fit: Ⓐ skip",
    "3 bridges never fit: Ⓐ skip",
)
# Why not, in the same place.
NO_NEEDS_BRIDGE = "First a bridge to the flag"
NO_HAS_NUMBER = "It has its number"
NO_TOO_MANY = "Too many bridges for it"
NO_FLAG_START = "Start on one without flag"
NO_LINE = "No line leads that way"
NO_BRIDGE_HERE = "No bridge can start here"
NO_BRIDGE = {
    "crossed": "A bridge is in the way",
    "double": "Two bridges are the most",
    "numberless": "One end needs a number",
    "full": "An island there is full",
    "rest": "The others would not fit",
}
NO_SKIP = "Bridges: all or none (Ⓑ)"
# The panel and the notices of a solo game: pennants, squares, six joined.
CATEGORIES = ("⚑ Pennants", "⚐ Squares", "⊷ Six joined")
NEWS = (
    "⚑ All pennants finished\n+{n} points",
    "⚐ All squares finished\n+{n} points",
    "⊷ Six finished and joined\n+{n} points",
)
# How far a game is; the menu of a running game.
PROGRESS = "card {n}"
MENU_SKIP_NUMBER = "Skip the number"
MENU_SKIP_BRIDGES = "Skip the bridges"
MENU_CARDS = "The 18 cards"
MENU_SCORE = "Score sheet"
MENU_MASTER = "The master’s turn"
MENU_WARN = "Warnings: ←{value}→"
WARNINGS = ("on", "off")
MENU_BOARDS = "All boards"
MENU_RECAP = "Others: ←{value}→"
RECAPS = ("all", "what counts", "nothing")
# The sheets.
CARDS_TITLE = "The cards: ✓ is played"
SCORE_TITLE = "Score sheet"
ISLANDS = "Islands"
NOW = "now {n}"
UNTIL_CARD = "to card {card}: {n}"
HINT_BOARDS = "{who} ↑↓ whose  Ⓑ back"
# The recaps at a table: the start, then the rounds.
PASSING = "All boards go one seat on"
WROTE = "Everybody has written a number into an island."
GOT = "Your new board has the {n} of player {giver}."
HINT_RECAP_BOARD = "{who}  Ⓐ next Ⓑ skip all"
HINT_RECAP_FINISHED = "{who} finished {n} Ⓐ next"
BRINGS = "{who}: +{n}"
TAKEN = (
    "Pennants are taken:\n{n} from now on",
    "Squares are taken:\n{n} from now on",
    "Six is taken:\n{n} from now on",
)
