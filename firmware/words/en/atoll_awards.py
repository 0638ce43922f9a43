"""The Awards' names and texts, for people: loaded only where they are shown.

"Tiles" are those on top; an area is tiles of one terrain joined by edges; the ocean counts only
where it is named.
"""

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
