"""French for the ladder of hints of all games."""

NONE = "Pas d’aide ici"
FULL = "Pas la place pour l’aide"
KEYS = (
    "Un instant…  Ⓑ retour",
    "Ⓐ quoi  Ⓑ retour",
    "Ⓐ jouer ↓ raison Ⓑ retour",
    "Ⓐ jouer  Ⓑ retour",
)
