"""French for Hashi's result, alone and at a table."""

ISLANDS = "Îles"
PRACTICE = "Essai\u202f: sans rang"
CODE = "Côté {side}  Jeu {n}"
SUM = "{n} points"
# What is to beat: the next rank; the best so far; this is a new one.
TO_BEAT = ("à battre\u202f: {n}", "record\u202f: {n}", "record\u202f!")
HINT_RESULT = "Ⓐ autre  ↓ maître  Ⓑ titre"

# At a table; of practice.
RESULT = ("La fin", "Essai")
RANK = "Rang en solo\u202f:"
HINT_TABLE = "Ⓐ rejouer ↑↓ ←→ Ⓑ titre"
HINT_BOARD = "{who}\u202f: {n}  ←→ Ⓑ titre"

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
