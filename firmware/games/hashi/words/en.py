"""English for Hashi, but for help and lesson."""

# hashi: English for Hashi.

# The last line of the board.
WRITE = "Ⓐ write {n}"
NOT_HERE = "Not here"
SKIP = "Ⓐ…skip"
TAKE = "Ⓐ bridge"
HELD = "↑↓←→ draw   Ⓐ let go"
NEXT = "Ⓐ next card"
START_GO = "Ⓐ first card"
FINISH = "Ⓐ finish"
IN_VAIN = "Ⓐ write {n}: never finished"
SPOILS = "{arrow} leaves a {n} unfinished"
UNDO = "Ⓑ undo"
MENU = "Ⓑ…menu"
NOTHING_FITS = (  # one, two, three bridges
    "No bridge fits: Ⓐ skip",
    "2 bridges never fit: Ⓐ skip",
    "3 bridges never fit: Ⓐ skip",
)

# Why not, in the place of the hint.
NO_NEEDS_BRIDGE = "First a bridge to the flag"
NO_HAS_NUMBER = "It has its number"
NO_TOO_MANY = "Too many bridges for it"
NO_FLAG_START = "Start on one without flag"
NO_LINE = "No line leads that way"
NO_BRIDGE_HERE = "No bridge can start here"
NO_BRIDGE = (
    "A bridge is in the way",
    "Two bridges are the most",
    "One end needs a number",
    "An island there is full",
    "The others would not fit",
)
NO_SKIP = "Bridges: all or none (Ⓑ)"

CATEGORIES = ("⚑ Pennants", "⚐ Squares", "⊷ Six joined")
POINTS = "{n}pt"

NEWS = (
    "⚑ All pennants finished\n+{n} points",
    "⚐ All squares finished\n+{n} points",
    "⊷ Six finished and joined\n+{n} points",
)

# hashi_hint: English for hints in Hashi.

SKIP_NUMBER = "Skip the number, draw these bridges."
SKIP_BRIDGES = "No bridges."
SKIP_BOTH = "Skip the number and the bridges."
REASONS = (  # of two texts in brackets the first is for one
    "All pennants are finished: {n} points.",
    "All squares are finished: {n} points.",
    "Six finished islands are joined: {n} points.",
    ("It finishes an island: 2 points.", "It finishes {n} islands: {more} points."),
    "A pennant gets its number. Only all of them bring points.",
    "A square gets its number. Only all of them bring points.",
    "A first bridge to a pennant: now it can take a number.",
    "A first bridge to a square: now it can take a number.",
    "Finished islands joined: {n} now, and six bring points.",
    ("An island needs just one bridge more.", "{n} islands need just one bridge more."),
    "Another turn brings more now, but a {n} could then never be finished.",
    (
        "The {more} fits here: it needs one bridge more and has room for {left}.",
        "The {more} fits here: it needs {n} more, has room for {left}, and {cards} cards "
        "bring 2 or 3.",
    ),
    "Written anywhere, the {n} promises less than none.",
    "Drawn anywhere, the bridges promise less than none.",
    "Many moves are about equal.",
    "Another move is about as good.",
    "Many small things speak for it.",
    "Over many games this start has brought most.",
    "Your neighbour gets this board: it is the poorest start.",
    "This card brings no more points, whatever is done.",
    "The tables that tell why are not on this drive.",
)

# What the master would have done in the round before: what that, or the person's, is worth more.
SCORE = (
    "The master’s turn is worth about {n}.{to} points more, give or take {more}.{by}.",
    "Yours is worth about {n}.{to} points more, give or take {more}.{by}.",
    "Yours was as good.",
    "The master is not on this drive.",
)
KEYS = ("↓ difference  Ⓑ back", "↓ why  Ⓑ back")

# hashi_match: English for what a master makes of the same cards of Hashi.

TITLE = "The same cards"
MASTER = "Master"
CARD = "The master: card {n} of {of}"
AHEAD = "More than the master!"
EQUAL = "As many as the master!"
MISSING = "The master is not on this drive."
FULL = "The master has no room here."

# hashi_new: English for a new game of Hashi.

SIDE = "Side"
SIDES = ("A, easier", "B, harder")
START = "Start number"
OPPONENTS = ("Opponent 1", "Opponent 2", "Opponent 3")
NONE = "none"
PERSON = "person"

# hashi_result: English for Hashi's result, alone and at a table.

ISLANDS = "Islands"
PRACTICE = "Practice: no rank"
CODE = "Side {side}  Seed {n}"
SUM = "{n} points"
# What is to beat: the next rank; the best so far; this is a new one.
TO_BEAT = ("to beat: {n}", "best: {n}", "a new best")
HINT_RESULT = "Ⓐ new  ↓ master  Ⓑ title"

# At a table; of practice.
RESULT = ("The end", "Practice")
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

# hashi_sheets: English for Hashi's sheets.

CARDS_TITLE = "The cards: ✓ is played"
SCORE_TITLE = "Score sheet"
TOTAL = "Total"
NOW = "now {n}"
UNTIL_CARD = "to card {card}: {n}"

# hashi_story: English for Hashi's stories at a table.

# What the others did.
BOARD = "{who}  Ⓐ next Ⓑ skip all"
FINISHED = "{who} finished {n} Ⓐ next"
HINT = "Ⓐ next  Ⓑ skip all"
BRINGS = "{who}: +{n}"
TAKEN = (
    "Pennants are taken:\n{n} from now on",
    "Squares are taken:\n{n} from now on",
    "Six is taken:\n{n} from now on",
)

# The start.
PASSING = "All boards go one seat on"
WROTE = "Everybody has written a number into an island."
GOT = "Your new board has the {n} of player {giver}."

# hashi_table: English for Hashi at a table of several.

YOU = "You"
SEAT = "Player {n}"
SHORT = "P{n}"

# The last line of the board.
CONFIRM = "Ⓐ confirm"
WAIT = "Others choose…  ↑ boards"

# The menu.
BOARDS = "All boards"
STORY = "Others: ←{value}→"
STORIES = ("all", "what counts", "nothing")

BOARDS_HINT = "{who} ↑↓ whose  Ⓑ back"
