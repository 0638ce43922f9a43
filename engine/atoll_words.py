"""The Awards' names and texts, for people: loaded only where they are shown.

A text is two lines of at most 21 characters. "Tiles" are those on top; an area is tiles of one
terrain joined by edges; the ocean counts only where it is named.
"""

AWARDS = (
    ("Dunes", "Most sand tiles", ""),
    ("Pastures", "Most meadow tiles", ""),
    ("Timber", "Most forest tiles", ""),
    ("Quarries", "Most rock tiles", ""),
    ("Lake Shore", "Most edges between", "land and water tiles"),
    ("Great Beach", "Largest sand area,", "joined by edges"),
    ("Great Plain", "Largest meadow area,", "joined by edges"),
    ("Great Wood", "Largest forest area,", "joined by edges"),
    ("Massif", "Largest rock area,", "joined by edges"),
    ("Long Coast", "Most edges of tiles", "on the ocean"),
    ("Strands", "Most edges of sand on", "water or ocean"),
    ("Foothills", "Most edges between", "meadow and rock"),
    ("Mangroves", "Most edges between", "forest and water"),
    ("Long Reach", "Most tiles in one row", "or column"),
    ("Small World", "Fewest tiles on top", ""),
    ("Broad Lands", "Most edges between", "tiles that are alike"),
    ("Mosaic", "Most areas of alike", "tiles joined by edges"),
    ("Inland", "Most tiles without an", "edge on the ocean"),
    ("Old Stones", "Most covered tiles of", "rock"),
    ("Patchwork", "Most 2x2 tile squares", "of 3 or more terrains"),
)


def name(award):
    """Return the Award's name, 14 characters at most."""
    return AWARDS[award][0]


def lines(award):
    """Return the Award's text as two lines of at most 21 characters."""
    return AWARDS[award][1:]


def text(award):
    """Return the Award's text in one line."""
    first, second = AWARDS[award][1:]
    return first + " " + second if second else first
