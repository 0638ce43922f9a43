"""French: what all games say while they are played."""

HINT_PAGES = "←→ page  Ⓑ retour"
HINT_BACK = "Ⓑ retour"
WAIT = "Un instant…"
HOLD = "Garde Ⓐ pour confirmer"
HINT_GO_ON = "Ⓐ suite"
NO_UNDO = "Rien à annuler\u202f: garde Ⓑ"
HINT_ASK = "Ⓐ oui   Ⓑ non"
TAKEN = ("1 aide", "{n} aides")
COVER = "Passe l’appareil à\u202f:\njoueur {n}"
LOW = ("La pile est presque vide.", "Ce qui est joué est gardé. Recharge-la vite.")
SAVE_FULL = (
    "Il n’y a pas de place pour garder cette partie\u202f: elle sera perdue une fois éteint.",
)

# The ladder of hints of all games.

NONE = "Pas d’aide ici"
FULL = "Pas la place pour l’aide"
KEYS = (
    "Un instant…  Ⓑ retour",
    "Ⓐ quoi  Ⓑ retour",
    "Ⓐ jouer ↓ raison Ⓑ retour",
    "Ⓐ jouer  Ⓑ retour",
)

# The levels of computer players, the weakest first, each with its picture.

NAMES = ("🦐 Krill", "🦀 Crabe", "🐦 Sterne", "🦭 Otarie", "🐳 Orque")
