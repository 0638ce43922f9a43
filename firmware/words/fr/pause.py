"""French for the menu of a running game and for handing it over."""

LEAVE = "Quitter la partie"
LEAVE_KEPT = "Quitter et garder"
TAKE_NEW = "Annuler la nouvelle"
GO_ON = "Continuer"
HINT = "Aide"
TAKE_BACK = "Reprendre le tour"
PRACTICE_ASK = (
    "Reprendre le tour\u202f?",
    "Ce qui a été montré est connu\u202f: ce sera un essai, sans rang.",
)
COVER = "Passe l’appareil à\u202f:\njoueur {n}"
LOW = ("La pile est presque vide.", "Ce qui est joué est gardé. Recharge-la vite.")
SAVE_FULL = (
    "Il n’y a pas de place pour garder cette partie\u202f: elle sera perdue une fois éteint.",
)

# Hashi's rows.
SKIP_NUMBER = "Chiffre\u202f: renoncer"
SKIP_BRIDGES = "Ponts\u202f: renoncer"
CARDS = "Les 18 cartes"
AFTER = "Le tour du maître"
SCORE = "Les points"
WARN = "Alertes\u202f: ←{value}→"
WARNINGS = ("oui", "non")

# Atoll's rows: its sheets.
REQUESTS = "Demandes"
AWARDS = "Prix"
ISLANDS = "Îles"

# Arabana's rows.
LAST_TURN = "Revoir le tour"
NO_LAST_TURN = ("L’adversaire n’a pas encore joué.",)
THE_CARDS = "Les cartes"
THE_SCORE = "Les points"
