"""French for the pages of reviews, for statistics of reviews, and for what is shared."""

POINTS = "{n},{to}"
PERCENT = "{n}%"
UNITS = ("{n} points", "{n} d’une victoire")
GIVE = "{n}, à {more} près"
SUM = (
    (
        "Les cartes ont donné {n} points de plus que d’habitude\u202f; tes tours ont coûté {by} points.",
        "Les cartes ont donné {n} points de moins que d’habitude\u202f; tes tours ont coûté {by} points.",
    ),
    (
        "En moyenne par tour, cartes et rivaux ont donné {n} d’une victoire\u202f; tes tours ont coûté {by} chacun.",
        "En moyenne par tour, cartes et rivaux ont pris {n} d’une victoire\u202f; tes tours ont coûté {by} chacun.",
    ),
)
STRENGTH = "Tu as joué {like}."
LIKE = (
    "comme un krill",
    "comme un crabe",
    "comme une sterne",
    "comme une otarie",
    "comme une orque",
)
BETWEEN = "entre {low} et {high}"
LEVEL = ("{like}, niveau {n} sur 5", "{like}, {n} sur 5")
BRIEF = "{low}/{high}"
NAMED = ("krill", "crabe", "sterne", "otarie", "orque")
CURVE = ("Points à attendre", "Chances de gagner")
NO_MISTAKE = (
    "Aucun tour n’était nettement une erreur.",
    "Aucun tour n’était nettement une erreur.",
)
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
SHARED = "Tombolo {game} {which}\u202f: {points}"
SHARED_PAR = "{points} ({par})"
SHARED_LUCK = ("cartes {n}", "chance {n}/tour")
SHARE_QR = "Un téléphone lit cette ligne."
REVIEWS = "Bilans"
REVIEWS_FOUR = "Bilans à quatre"
LOST = "Perdu par tour {n}"
LUCK = ("Cartes par partie {n}", "Chance par partie {n}")
