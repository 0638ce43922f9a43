"""English for Atoll, but for help and lesson."""

# atoll: English for Atoll.

# The last line of the board: each holds on 128 dots.
HINT_HAND = "Ⓐ lay ↑turn ↓look Ⓑ…menu"
HINT_SURE = ("Laid Ⓐ confirm Ⓑ undo", "+{n}: Ⓐ confirm  Ⓑ undo")  # without, with points
HINT_LAID = ("Laid  Ⓑ take back", "Laid +{n}  Ⓑ take back")
HINT_TAKE = "Ⓐ lay it  ↑↓←→ swap a card"
HINT_TAKE_THIS = "Ⓐ take this up  Ⓑ none"
HINT_WAIT = "{n} to choose yet   Ⓑ back"
HINT_DONE = "Others choose…"

# Why not, in the place of the hint.
NO_CARD = "No card that way"
NO_UNDO = "Nothing to take back"

# While a card is carried, with a drawing of what lies under it.
LAY = "Ⓐ lay on {spot}  Ⓑ hand"

# atoll_awards: The Awards' names and texts, for people: loaded only where they are shown. "Tiles" are those on top; an area is tiles of one terrain joined by edges; the ocean counts only where it is named.

AWARDS = (  # a table: a name, a text
    "Dunes|Most sand tiles\n"
    "Pastures|Most meadow tiles\n"
    "Timber|Most forest tiles\n"
    "Quarries|Most rock tiles\n"
    "Lake Shore|Most edges between land and water tiles\n"
    "Great Beach|Largest sand area, joined by edges\n"
    "Great Plain|Largest meadow area, joined by edges\n"
    "Great Wood|Largest forest area, joined by edges\n"
    "Massif|Largest rock area, joined by edges\n"
    "Long Coast|Most edges of tiles on the ocean\n"
    "Strands|Most edges of sand on water or ocean\n"
    "Foothills|Most edges between meadow and rock\n"
    "Mangroves|Most edges between forest and water\n"
    "Long Reach|Most tiles in one row or column\n"
    "Small World|Fewest tiles on top\n"
    "Broad Lands|Most edges between tiles that are alike\n"
    "Mosaic|Most areas of alike tiles joined by edges\n"
    "Inland|Most tiles without an edge on the ocean\n"
    "Old Stones|Most covered tiles of rock\n"
    "Patchwork|Most 2x2 tile squares of 3 or more terrains"
)

# Their sheet.
AWARDS_TITLE = "Awards {n}/{all}"
YOU = "you"
SHORT = "P{n}"
LEADS = "{who} {n}"
TIE = "tie {n}"
HINT_AWARDS = "↑↓  Ⓐ Islands  Ⓑ back"

# atoll_hint: English for hints in Atoll.

REQUESTS = (
    "The upper left Request",
    "The upper right Request",
    "The lower left Request",
    "The lower right Request",
)
TERRAINS = ("water", "sand", "meadow", "forest", "rock")
NOTHING = "Many moves are about equal."
REASONS = (  # in the order of engine/atoll/ai/explain.py
    "{request} is fulfilled: {n} points.",
    "{n} Requests are fulfilled: {other} points.",
    "{request} then lacks one tile only: {terrain}.",
    "{request} then lacks {n} tiles only.",
    "{award}: areas join, {n} tiles.",
    "{award}: you take the lead, {n} to {other}.",
    "{award}: you lead by more, {n} to {other}.",
    "{award}: you draw level, {n} each.",
    "{award}: you come closer, {n} to {other}.",
    "Few moves bring as much for Requests and Awards together.",
)

# atoll_new: English for a new game of Atoll.

PLAYERS = "Players"
PEOPLE = "People"
LEVEL = "Computers"
ROUNDS = "Rounds"
ONE = "1, {n} Awards"  # round, with so many
COMPUTER = "Computer {n}"
AS_ALL = "as all"

# atoll_result: English for Atoll's final count.

PLAYER = "Player {n}"
YOURSELF = "You"
RESULT = "The end"
PRACTICE = "Practice"
COUNT = "{who}: {n}"
COUNTS = ("Req.", "Aw.", "Sum")
WINNER = "★"
SEED = "Seed {n}"
NO_REQUEST = "No Request"
NO_AWARD = "No Award"
REQUEST_SUM = "Requests {n}"
AWARD_SUM = "Awards {n}"
HINT_RESULT = "Ⓐ new ←→ more  Ⓑ title"

# atoll_round: English for the end of a round of Atoll: Awards, and what is next.

AWARD = "Award: {name}"
YOU_WIN = "yours: +10"
WINS = "{who}: +10"
NOBODY = "a tie: nobody’s"
ROUND_TWO = "Round 2"
ROUND_TWO_TEXT = (
    "All stays as it lies. Ten new cards each; the hands now go the other way. New Awards lie open."
)

# atoll_sheets: English for Atoll's sheets.

REQUESTS_TITLE = "Requests; in boxes: yours"
POINTS = "{n}pt"
HINT_REQUESTS = "Ⓐ Awards  Ⓑ back"
HINT_ISLANDS = "↑↓ whose Ⓐ next  Ⓑ back"
HINT_PARTS = "↑↓ whose  ←→ more  Ⓑ back"

# atoll_story: English for Atoll's stories.

LAYS = "{who} lays  Ⓐ next"
SWAPS = "{who} swaps  Ⓐ next"
CLAIMS = "{who} claims"
YOU_CLAIM = "You claim!"
NEXT = "new:"
HINT_STORY = "Ⓐ next  Ⓑ skip all"
