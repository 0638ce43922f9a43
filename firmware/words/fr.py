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

HOW_TO = "Comment jouer"
HINT_MENU_BACK = "↑↓ choix  Ⓐ ok  Ⓑ retour"
GO_ON = "Continuer"
HINT = "Aide"
TAKE_BACK = "Reprendre le tour"
TAKE_NEW = "Annuler la nouvelle"
LEAVE = "Quitter la partie"
LEAVE_KEPT = "Quitter et garder"

NONE = "Pas d’aide ici"
FULL = "Pas la place pour l’aide"
KEYS = (
    "Un instant…  Ⓑ retour",
    "Ⓐ quoi  Ⓑ retour",
    "Ⓐ jouer ↓ raison Ⓑ retour",
    "Ⓐ jouer  Ⓑ retour",
)
OTHERS = ("{why} Un autre vaut presque autant.", "{why} D’autres valent presque autant.")

YOU = "Toi"
PLAYER = "Joueur {n}"
SHORT = "J{n}"
PERSON = "humain"
POINTS = "{n}pt"
TOTAL = "Total"
SEED = "Jeu {n}"
THE_END = "La fin"
PRACTICE = "Essai"
HINT_RECAP = "Ⓐ suite  Ⓑ tout sauter"
NOTHING = "Beaucoup de coups se valent à peu près."

NAMES = ("🦐 Krill", "🦀 Crabe", "🐦 Sterne", "🦭 Otarie", "🐳 Orque")

STOPPED = "Tombolo s’est arrêté."
AGAIN = "Il redémarre …"
RESET = "Appuie sur reset, ou vois la console série."
SAFE_MODE = "CircuitPython est en mode sans échec."
HUNG = "Le programme était bloqué, il a été arrêté."

REPL = "Tombolo ne tourne pas."
REPL_WHY = "B était appuyé au démarrage, ou il est coincé."
REPL_BACK = "Lâche B et appuie sur reset pour jouer."

NO_PROFILE = "boards/ n’a pas de profil pour la carte {name}."
NO_SUCH_PROFILE = "settings.toml nomme la carte {name}, mais boards/ n’a pas ce profil."
