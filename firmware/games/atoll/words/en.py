"""English for Atoll, except help and lesson."""

# The last line of the board.
HINT_HAND = "Ⓐ lay ↑turn ↓look Ⓑ…menu"
HINT_SURE = ("Laid Ⓐ confirm Ⓑ undo", "+{n}: Ⓐ confirm  Ⓑ undo")  # without, with points
HINT_LAID = ("Laid  Ⓑ take back", "Laid +{n}  Ⓑ take back")
HINT_TAKE = ("Ⓐ lay it  ↑↓←→ swap a card", "Ⓐ take this up  Ⓑ none")
HINT_WAIT = "Waiting for {n}  Ⓑ back"
HINT_DONE = "Others choose…"
# While a card is carried; {spot}: room for a small card of what lies under it.
LAY = "Ⓐ lay on {spot}  Ⓑ hand"
# Why a key did nothing, in the last line.
NO_CARD = "No card that way"
NO_UNDO = "Nothing to take back"
# The menu of a running game: its sheets, and how far the game is.
SHEETS = ("Requests", "Awards", "Islands")
PROGRESS = "round {n}, card {card}"
# The Awards by their numbers: a name and a text a line. "Tiles" are those on top; an area is
# tiles of one terrain joined by edges; the ocean counts only where it is named.
AWARDS = (
    "Dunes|Most sand tiles\n"
    "Pastures|Most meadow tiles\n"
    "Timber|Most forest tiles\n"
    "Quarries|Most rock tiles\n"
    "Lake Shore|Most edges of land on water, not on ocean\n"
    "Great Beach|Largest sand area, joined by edges\n"
    "Great Plain|Largest meadow area, joined by edges\n"
    "Great Wood|Largest forest area, joined by edges\n"
    "Massif|Largest rock area, joined by edges\n"
    "Long Coast|Most edges of tiles on the ocean\n"
    "Strands|Most edges of sand on water or ocean\n"
    "Foothills|Most edges between meadow and rock\n"
    "Mangroves|Most edges of forest on water, not on ocean\n"
    "Long Reach|Most tiles in one row or column\n"
    "Small World|Fewest tiles on top\n"
    "Broad Lands|Most edges between tiles that are alike\n"
    "Mosaic|Most areas of alike tiles joined by edges\n"
    "Inland|Most tiles without an edge on the ocean\n"
    "Old Stones|Most covered tiles of rock\n"
    "Patchwork|Most 2×2 squares of 3 or more terrains"
)
# The sheets: Awards, Requests, Islands.
AWARDS_TITLE = "Award {n}/{all}: +10"
LEADS = "{who}: {n}"
TIE = "tie {n}"
HINT_AWARDS = "↑↓  Ⓐ Islands  Ⓑ back"
REQUESTS_TITLE = "Requests; in boxes: yours"
HINT_REQUESTS = "Ⓐ Awards  Ⓑ back"
HINT_ISLANDS = ("↑↓ whose Ⓐ next  Ⓑ back", "↑↓ whose  ←→ more  Ⓑ back")
# Hints: the Requests by their places, and why a turn is good, by the names in hints.py.
REQUESTS = ("upper left", "upper right", "lower left", "lower right")
TERRAINS = ("water", "sand", "meadow", "forest", "rock")
REASONS = {
    "claims": "It fulfils the {request} Request: {n} points.",
    "claims_more": "It fulfils {n} Requests: {other} points.",
    "lacks_one": "The {request} Request then lacks only one tile: {terrain}.",
    "lacks": "The {request} Request then lacks only {n} tiles.",
    "joins": "{award}: two areas become one of {n} tiles.",
    "leads": "{award}: you take the lead, {n} to {other}.",
    "widens": "{award}: you lead by more, {n} to {other}.",
    "ties": "{award}: you draw level, {n} each.",
    "nears": "{award}: you come closer, {n} to {other}.",
    "sum": "Few moves bring as much for Requests and Awards together.",
    "counts": "{award}: your Island then counts {n}.",
    "spoils_nothing": "It spoils nothing, neither Requests nor Awards.",
    # Of a better turn, beside the person's own (contrast.py).
    "more": "{award}: your Island then counts {n}, after your turn {other}.",
    "later": "It pays off only with the cards to come.",
}
# The options of a new game.
OPTIONS = ("Players", "People", "Rivals", "Rounds")
ONE = "1, {n} Awards"  # one round with so many Awards
COMPUTER = "Rival {n}"
AS_ALL = "same"
# The result.
COUNT = "{who}: {n}"
COUNTS = ("Req.", "Aw.", "Sum")
NONE = ("No Request", "No Award")
SUMS = ("Requests {n}", "Awards {n}")
HINT_RESULT = "Ⓐ new  ←→ Islands  ↓ more"
# The recap: what all did, then what ends a round; a tie in a round that is not the last, in that.
HINT_TURN = "Ⓐ go on   ↓ Islands"
AWARDS_GIVEN = "Awards of this round"
GOES_TO = "{who} +10"
TIED = ("tie: stays", "tie")
ROUND_TWO = "Round 2"
ROUND_TWO_TEXT = "Everything stays. Ten new cards each; hands now go the other way. New Awards join the open ones."
