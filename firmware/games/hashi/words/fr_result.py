"""French: the result of Hashi, and what a master makes of the same cards."""

PRACTICE = "Essai\u202f: sans rang"
SUM = "{n} points"
TO_BEAT = "à battre\u202f: {n}"
BEST = "record\u202f: {n}"
NEW_BEST = "record\u202f!"
HINT_RESULT = "Ⓐ rejouer ←→ vue ↓ maître"
RANK = "Rang en solo\u202f:"
HINT_TABLE = "Ⓐ rejouer ↑↓ ←→ Ⓑ {back}"
HINT_BOARD = "{who}\u202f: {n}  ←→ Ⓑ {back}"
RANKS = (
    "Sous-fifre",
    "Porteur d’eau",
    "Rafistoleur",
    "Ouvrier",
    "Bétonnier",
    "Chef de projet",
    "Ingénieur des ponts",
    "Expert en planification",
    "Génie des ponts",
    "As de l’architecture",
    "Génie en construction",
    "Dieu des îles",
)
MATCH_TITLE = "Les mêmes cartes"
MATCH_CARD = "Le maître\u202f: carte {n} sur {of}"
MASTER = "Maître"
MATCH_END = ("Plus que le maître\u202f!", "Autant que le maître\u202f!")
MASTER_NO_ROOM = "Le maître n’a pas assez de place ici."
