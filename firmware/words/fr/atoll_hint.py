"""French for hints in Atoll."""

REQUESTS = (
    "La demande en haut à gauche",
    "La demande en haut à droite",
    "La demande en bas à gauche",
    "La demande en bas à droite",
)
TERRAINS = ("eau", "sable", "pré", "forêt", "roche")
NOTHING = "Beaucoup de coups se valent à peu près."
REASONS = (  # in the order of engine/atoll/players/why.py
    "{request} est réussie\u202f: {n} points.",
    "{n} demandes sont réussies\u202f: {other} points.",
    "{request} n’attend plus qu’une case\u202f: {terrain}.",
    "{request} n’attend plus que {n} cases.",
    "{award}\u202f: des zones se rejoignent, {n} cases.",
    "{award}\u202f: tu passes en tête, {n} à {other}.",
    "{award}\u202f: tu mènes plus nettement, {n} à {other}.",
    "{award}\u202f: tu égalises, {n} partout.",
    "{award}\u202f: tu te rapproches, {n} à {other}.",
    "Peu de coups rapportent autant en demandes et prix réunis.",
)
