"""French for amounts, and for the pages of a review on a turn."""

POINTS = "{n},{to}"
PERCENT = "{n}%"
UNITS = ("{n} points", "{n} de chances")
GIVE = "{n}, à {more} près"
FOOT_YOURS = (
    "Ⓐ…encore  Ⓑ…menu  {page}",
    "Ⓐ mieux  Ⓐ…encore  {page}",
    "Ⓐ maître Ⓐ…encore {page}",
    "Ⓐ orque Ⓐ…encore {page}",
)
FOOT_OTHER = (
    "Mieux  Ⓐ le tien  {page}",
    "Mieux  Ⓐ raison  {page}",
    "Maître  Ⓐ le tien  {page}",
    "Orque  Ⓐ le tien  {page}",
)
FOOT_WHY = "Ⓐ le tien  Ⓑ…menu  {page}"
FOOT_CURVE = "Ⓐ voir  ←→  ↑↓ erreurs"
FOOT_PAGES = "Ⓐ tour le plus cher  ←→"
ROUND = "Manche {round}, tour {n}"
RETRY = "Encore ce tour"
KEEP = "En faire un problème"
CLOSER = "Voir de plus près"
COST = (
    "Ce que ton tour a coûté est difficile à dire.",
    "Ton tour a probablement coûté environ {n}.",
    "Ton tour a coûté environ {n}.",
    "Ton tour valait le meilleur connu.",
    "Ton tour était probablement meilleur d’environ {n}.",
    "Ton tour était meilleur d’environ {n}.",
)
BRIEF = (
    "Coût difficile à dire.",
    "Coût probable : {n}.",
    "Coût : environ {n}.",
    "Aussi bon que le meilleur.",
    "Sans doute {n} de mieux.",
    "Environ {n} de mieux.",
)
