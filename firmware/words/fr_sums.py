"""French for reviews of a whole game, for their statistics, and for what is shared."""

SUM = (
    (
        "Les cartes ont donné {n} points de plus que d’habitude\u202f; tes tours ont coûté {by} points.",
        "Les cartes ont donné {n} points de moins que d’habitude\u202f; tes tours ont coûté {by} points.",
    ),
    "Ta chance de gagner est passée de {start} à {end}\u202f: en moyenne par tour {luck} par les cartes et les rivaux, {lost} par tes tours.",
)
STRENGTH = "Tu joues {like}."
LIKE = (
    "comme un krill",
    "comme un crabe",
    "comme une mouette",
    "comme un phoque",
    "comme une orque",
)
BETWEEN = "de {low} à {high}"
LEVEL = ("{like}, niveau {n} sur 5", "{like}, {n}/5")
BRIEF = "{low}/{high}"
NAMED = ("krill", "crabe", "mouette", "phoque", "orque")
CURVE = ("Un maître aurait", "Chances de gagner")
NO_MISTAKE = (
    "Aucun tour n’était nettement une erreur.",
    "Aucun tour n’était nettement une erreur.",
)
SHARED = "Tombolo {game} {which}\u202f: {points}"
SHARED_PAR = "{points} ({par})"
SHARED_LUCK = ("chance {n}", "chance {n}/tour")
SHARE_QR = "À scanner pour partager."
REVIEWS = "Bilans"
REVIEWS_FOUR = "Bilans à quatre"
LOST = "Perte par tour {n}"
LUCK = ("Chance par partie {n}", "Chance par tour {n}")
