"""English for Hashi, but for help and lesson."""

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
POINTS = "{n}pt"
NEWS = (
    "⚑ All pennants finished\n+{n} points",
    "⚐ All squares finished\n+{n} points",
    "⊷ Six finished and joined\n+{n} points",
)
# The players at a table.
YOU = "You"
SEAT = "Player {n}"
SHORT = "P{n}"
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
TOTAL = "Total"
HINT_BOARDS = "{who} ↑↓ whose  Ⓑ back"
# The recaps at a table: the start, then the rounds.
PASSING = "All boards go one seat on"
WROTE = "Everybody has written a number into an island."
GOT = "Your new board has the {n} of player {giver}."
HINT_RECAP = "Ⓐ next  Ⓑ skip all"
HINT_RECAP_BOARD = "{who}  Ⓐ next Ⓑ skip all"
HINT_RECAP_FINISHED = "{who} finished {n} Ⓐ next"
BRINGS = "{who}: +{n}"
TAKEN = (
    "Pennants are taken:\n{n} from now on",
    "Squares are taken:\n{n} from now on",
    "Six is taken:\n{n} from now on",
)
# A hint: what is skipped, and why.
SKIP_NUMBER = "Skip the number, draw these bridges."
SKIP_BRIDGES = "No bridges."
SKIP_BOTH = "Skip the number and the bridges."
# Two texts in brackets: for one, and for several.
REASONS = {
    "pennants": "All pennants are finished: {n} points.",
    "squares": "All squares are finished: {n} points.",
    "six": "Six finished islands are joined: {n} points.",
    "finishes": ("It finishes an island: 2 points.", "It finishes {n} islands: {more} points."),
    "pennant_number": "A pennant gets its number. Only all of them bring points.",
    "square_number": "A square gets its number. Only all of them bring points.",
    "pennant_bridge": "A first bridge to a pennant: now it can take a number.",
    "square_bridge": "A first bridge to a square: now it can take a number.",
    "joins": "Finished islands joined: {n} now, and six bring points.",
    "nears": ("An island needs just one bridge more.", "{n} islands need just one bridge more."),
    "spares": "Another turn brings more now, but a {n} could then never be finished.",
    "fits": (
        "The {more} fits here: it needs one bridge more and has room for {left}.",
        "The {more} fits here: it needs {n} more, has room for {left}, and {cards} cards "
        "bring 2 or 3.",
    ),
    "no_number": "Written anywhere, the {n} promises less than none.",
    "no_bridges": "Drawn anywhere, the bridges promise less than none.",
    "equal": "Many moves are about equal.",
    "alike": "Another move is about as good.",
    "small": "Many small things speak for it.",
    "best": "Over many games this start has brought most.",
    "worst": "Your neighbour gets this board: it is the poorest start.",
    "no_points": "This card brings no more points, whatever is done.",
    "unknown": "The tables that tell why are not on this drive.",
}
# What the master would have done in the round before.
HINT_WHAT = "↓ difference  Ⓑ back"
HINT_WORTH = "↓ why  Ⓑ back"
MASTER_BETTER = "The master’s turn is worth about {n}.{to} points more, give or take {more}.{by}."
YOURS_BETTER = "Yours is worth about {n}.{to} points more, give or take {more}.{by}."
YOURS_AS_GOOD = "Yours was as good."
MASTER_MISSING = "The master is not on this drive."
# What a master makes of the same cards.
MATCH_TITLE = "The same cards"
MATCH_CARD = "The master: card {n} of {of}"
MASTER = "Master"
AHEAD = "More than the master!"
EQUAL = "As many as the master!"
MASTER_NO_ROOM = "The master has no room here."
# A new game.
SIDE = "Side"
SIDES = ("A, easier", "B, harder")
START = "Start number"
OPPONENTS = ("Opponent 1", "Opponent 2", "Opponent 3")
NONE = "none"
PERSON = "person"
# The result, alone and at a table.
PRACTICE = "Practice: no rank"
SUM = "{n} points"
TO_BEAT = "to beat: {n}"
BEST = "best: {n}"
NEW_BEST = "a new best"
CODE = "Side {side}  Seed {n}"
HINT_RESULT = "Ⓐ new  ↓ master  Ⓑ title"
RESULT = "The end"
RESULT_PRACTICE = "Practice"
RANK = "As a solo rank:"
HINT_TABLE = "Ⓐ new ↑↓ ←→ look Ⓑ title"
HINT_BOARD = "{who}: {n}  ←→ Ⓑ title"
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
