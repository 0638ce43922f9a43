"""French: what all games say while they are played."""

HINT_PAGES = "←→ page  Ⓑ retour"
HINT_HELP = "←→ page ↑↓ sujet Ⓑ retour"
HINT_BACK = "Ⓑ retour"
WAIT = "Un instant…"
HOLD = "Maintiens Ⓐ pour confirmer"
HINT_GO_ON = "Ⓐ suite"
NO_UNDO = "Rien à annuler. Ⓑ…menu"
HINT_ASK = "Ⓐ oui   Ⓑ non"

CODE = "Code {code}"
HOW_TO = "Comment jouer"
HINT_MENU_BACK = "↑↓ choix  Ⓐ ok  Ⓑ retour"
GO_ON = "Continuer"
HINT = "Indice"
REPLAY = "Revoir la partie"
TAKE_BACK = "Annuler le tour"
TAKE_NEW = "Annuler la nouvelle"
BACK_AT = "Retour\u202f: {where}"
AT_MOVE = "coup {n}"
LEAVE = "Quitter la partie"
LEAVE_KEPT = "Quitter et garder"

START = "Le début"
TURN = "Tour {n} sur {all}"
STEP = "Tour {n} coup {at}"
START_STEP = "Début, coup {at}"
HINT_REPLAY = "←→ tour  ↑↓ coup  Ⓐ menu"

NONE = "Pas d’indice ici"
FULL = "Pas la place pour un indice"
KEYS = (
    "Un instant…  Ⓑ retour",
    "Ⓐ quoi  Ⓑ retour",
    "Ⓐ jouer ↓ raison Ⓑ retour",
    "Ⓐ jouer  Ⓑ retour",
)
OTHERS = ("{why} Un autre tour vaut presque autant.", "{why} D’autres tours valent presque autant.")

YOU = "Toi"
PLAYER = "Joueur {n}"
SHORT = "J{n}"
PERSON = "humain"
POINTS = "{n}pt"
TOTAL = "Total"
HINT_RECAP = "Ⓐ suite  Ⓑ tout sauter"
NOTHING = "Beaucoup de tours se valent à peu près."

NAMES = ("🦐 Krill", "🦀 Crabe", "🐦 Mouette", "🦭 Phoque", "🐳 Orque")
LEVEL = "{n} {name}"
