"""English for Hashi, except help and hints."""

# The last line of the board: what the keys do.
START = "Ⓐ write {n}"  # before the first card
WRITE = "Ⓐ write {n}"
NOT_HERE = "Not here"
SKIP = "Ⓐ…skip"
TAKE = "Ⓐ bridge"
HELD = "↑↓←→ draw   Ⓐ let go"
DRAW = "↑↓←→ draw"
NEXT = "Ⓐ next card"
START_GO = "Ⓐ first card"
FINISH = "Ⓐ finish"
CONFIRM = "Ⓐ confirm"
WAIT = "Others choose…  ↑ boards"
NEVER_FINISHED = "Ⓐ write {n}: never finished"
SPOILS = "{arrow} leaves a {n} unfinished"
UNDO = "Ⓑ undo"
MENU = "Ⓑ…menu"
NOTHING_FITS = ("No bridge fits: Ⓐ skip", "{n} bridges don’t fit: Ⓐ skip")
# Why not, in the same place.
NO_NEEDS_BRIDGE = "A flag needs a bridge first"
NO_HAS_NUMBER = "It already has a number"
NO_TOO_MANY = "Too many bridges for it"
NO_FLAG_START = "Not on a flag at the start"
NO_LINE = "No line leads that way"
NO_BRIDGE_HERE = "No bridge can start here"
NO_BRIDGE = {
    "crossed": "A bridge is in the way",
    "double": "Two bridges at most",
    "numberless": "One end needs a number",
    "full": "An island there is full",
    "rest": "The rest would not fit",
}
NO_SKIP = "Bridges: all or none (Ⓑ)"
# The panel and the notices of a solo game: pennants, squares, six joined.
CATEGORIES = ("⚑ Pennants", "⚐ Squares", "⊷ Six joined")
NEWS = "{what}\n+{n} points"
FINISHED = ("⚑ All pennants finished", "⚐ All squares finished", "⊷ Six finished and joined")
# How far a game is; the menu of a running game.
PROGRESS = "card {n}"
MENU_SKIP = ("Skip the number", "Skip the bridges")
MENU_CARDS = "The 18 cards"
MENU_MASTER = "The master’s last turn"
MENU_WARN = ("Warnings: ←on→", "Warnings: ←off→")
MENU_BOARDS = "All boards"
MENU_RECAP = ("Recap: ←all→", "Recap: ←what counts→", "Recap: ←none→")
# The sheets.
CARDS_TITLE = "The cards: ✓ is played"
SCORE_TITLE = "Score sheet"
ISLANDS = "Islands"
WORTH = ("now {n}", "by card {card}: {n}")
HINT_BOARDS = "{who} ↑↓ whose  Ⓑ back"
# The recaps at a table: the start, then a round.
PASSING = "Each board moves on"
GOT = "{who} hands you a board with a {n}."
TOLD = "Finished"
HINT_RECAP = "Ⓐ go on  ↓ boards"

# A new game.
SIDE = "Side"
SIDES = ("A, easier", "B, harder")
OPPONENTS = ("Rival 1", "Rival 2", "Rival 3")
NONE = "none"

# What is numbered (the numbered games).
NUMBERED = ("alone, side A", "alone, side B")
# Where a master is asked, and its tables are missing.
MASTER_MISSING = "The master’s tables are not on this board’s drive: it cannot play here."

# The result, alone and at a table.
PRACTICE = "Practice: no rank"
SUM = "{n} points"
TO_BEAT = "to beat: {n}"
BEST = "best: {n}"
NEW_BEST = "new best!"
HINT_RESULT = "Ⓐ new  ←→ board  ↓ more"
RANK = "As a solo rank:"
HINT_TABLE = "Ⓐ new  ↑ ←→ look  ↓ more"
HINT_BOARD = "{who}: {n}  ←→  ↓ more"
RANKS = (
    "Minion",
    "Dogsbody",
    "Bamboo binder",
    "Screw tightener",
    "Concrete pourer",
    "Project manager",
    "Master bridge builder",
    "Professional planner",
    "Statics expert",
    "Ace architect",
    "Construction genius",
    "Island god",
)
# What a master makes of the same cards.
MATCH_TITLE = "The master’s result"
MATCH_CARD = "The master: card {n} of {of}"
MASTER = "Master"
MATCH_END = ("More than the master!", "As many as the master!")
MASTER_NO_ROOM = "The master has no room here."

# The puzzles: their list, and what is asked.
PUZZLE_AWAY = "Ⓑ back"
PUZZLE_ASK = ("A {n}, 1 bridge: best turn?", "A {n}, {m} bridges: best turn?")
# Which turn of a review it is.
CARD = ("Card {n}: a {number}, 1 bridge", "Card {n}: a {number}, {m} bridges")
