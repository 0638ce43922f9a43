"""French for the pages of reviews, for statistics of reviews, and for what is shared."""

POINTS = "{n},{to}"
PERCENT = "{n}%"
BARS = (("Cartes", "Tours"), ("Autres", "Toi"))
SUM = (
    (
        "Les cartes ont donné {n} de plus que d’habitude, tes tours ont coûté {by}.",
        "Les cartes ont donné {n} de moins que d’habitude, tes tours ont coûté {by}.",
    ),
    (
        "Cartes et rivaux ont donné {n}, tes tours ont coûté {by} d’une victoire.",
        "Cartes et rivaux ont pris {n}, tes tours ont coûté {by} d’une victoire.",
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
BRIEF = "{low}/{high}"
NAMED = ("krill", "crabe", "sterne", "otarie", "orque")
CURVE = ("Points à attendre", "Chances de gagner")
NO_MISTAKE = (
    "Aucun tour n’était nettement une erreur.",
    "Aucun tour n’était nettement une erreur.",
)
FOOT_COSTLY = (
    "Toi –{n} Ⓐ encore ↓ mieux",
    "Mieux  Ⓐ combien  ←→",
    "Mieux  Ⓐ pourquoi  ←→",
    "Mieux  Ⓐ le tien  ←→",
)
FOOT_KEEP = "Ⓐ le tien Ⓐ…garder ←→"
FOOT_GOOD = (
    (
        "Le tien\u202f: +{n}  Ⓐ maître",
        "Le maître  Ⓐ combien  ←→",
        "Le maître  Ⓐ le tien  ←→",
    ),
    (
        "Le tien\u202f: +{n}  Ⓐ orque",
        "L’orque  Ⓐ combien  ←→",
        "L’orque  Ⓐ le tien  ←→",
    ),
)
WORTH = (
    (
        "Le tour du maître vaut environ {n} points de plus, à {more} près.",
        "Le tien vaut environ {n} points de plus, à {more} près.",
    ),
    (
        "Le meilleur tour a environ {n} de chances en plus, à {more} près.",
        "Le tien a environ {n} de chances en plus, à {more} près.",
    ),
)
SHARED = "Tombolo {game} {which}\u202f: {points}"
SHARED_PAR = "{points} ({par})"
SHARED_LUCK = ("cartes {n}", "chance {n}")
SHARE_QR = "Un téléphone lit cette ligne."
REVIEWS = "Bilans"
REVIEWS_FOUR = "Bilans à quatre"
LOST = "Perdu par tour {n}"
LUCK = ("Cartes par partie {n}", "Chance par partie {n}")
