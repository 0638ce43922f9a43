"""French for amounts, and for the pages of a review on a turn."""

POINTS = "{n},{to}"
PERCENT = "{n}%"
UNITS = ("{n} points", "{n} d’une victoire")
GIVE = "{n}, à {more} près"
FOOT_COSTLY = (
    "Ⓐ encore  ↓ mieux  ←→",
    "Mieux  Ⓐ combien  ←→",
    "Mieux  Ⓐ pourquoi  ←→",
    "Mieux  Ⓐ le tien  ←→",
)
FOOT_KEEP = "Ⓐ le tien Ⓐ…garder ←→"
FOOT_CLOSER = "Ⓐ de plus près  ↓ suite"
FOOT_GOOD = (
    (
        "Le tien  Ⓐ le maître  ←→",
        "Le maître  Ⓐ combien  ←→",
        "Le maître  Ⓐ le tien  ←→",
    ),
    (
        "Le tien  Ⓐ l’orque  ←→",
        "L’orque  Ⓐ combien  ←→",
        "L’orque  Ⓐ le tien  ←→",
    ),
)
COST = (
    "Ce que ton tour a coûté est difficile à dire.",
    "Ton tour a probablement coûté environ {n}.",
    "Ton tour a coûté environ {n}.",
    "Ton tour valait le meilleur connu.",
    "Ton tour était probablement meilleur d’environ {n}.",
    "Ton tour était meilleur d’environ {n}.",
)
