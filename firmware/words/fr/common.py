"""French: what every screen may need."""

HOW_TO = "Comment jouer"

HINT_MENU_BACK = "↑↓ choix  Ⓐ ok  Ⓑ retour"
HINT_PAGES = "←→ page  Ⓑ retour"
HINT_BACK = "Ⓑ retour"
WAIT = "Un instant…"
LOW = ("La pile est presque vide.", "Ce qui est joué est gardé. Recharge-la vite.")
HOLD = "Garde Ⓐ pour confirmer"
HINT_GO_ON = "Ⓐ suite"

SAVE_FULL = (
    "Il n’y a pas de place pour garder cette partie\u202f: elle sera perdue une fois éteint.",
)
NO_UNDO = "Rien à annuler\u202f: garde Ⓑ"
HINT_ASK = "Ⓐ oui   Ⓑ non"
