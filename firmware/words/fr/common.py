"""French: what every screen may need."""

HOW_TO = "Comment jouer"

HINT_MENU_BACK = "↑↓ choix  Ⓐ ok  Ⓑ retour"
HINT_PAGES = "←→ page  Ⓑ retour"
HINT_BACK = "Ⓑ retour"
WAIT = "Un instant…"
HOLD = "Garde Ⓐ pour confirmer"
HINT_GO_ON = "Ⓐ suite"
NO_UNDO = "Rien à annuler\u202f: garde Ⓑ"
HINT_ASK = "Ⓐ oui   Ⓑ non"
TAKEN = ("1 aide", "{n} aides")
