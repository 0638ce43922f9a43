"""French for puzzles: their list, and the verdicts."""

TITLE = "Problèmes"
TITLE_RUN = "Problèmes\u202f: {n} de suite"
MISSED = ("Manqué une fois", "Manqué {n} fois", "Manqué souvent")
ROWS = ("Facile", "Moyen", "Difficile", "Les tiens")
HINT_LIST = ("Ⓐ jouer   Ⓑ retour", "Ⓐ jouer Ⓐ…ôter Ⓑ retour")
REMOVE = ("Supprimer ce problème\u202f?",)
NO_HINT = "Pas d’indice ici"
SOLVED = "Résolu : rien de nettement mieux n’est connu."
SOLVED_RUN = "Résolu : rien de nettement mieux n’est connu. {n} de suite."
NO_ROOM = "Résolu, mais il n’y a pas la place de le garder."
KEYS = ("Ⓐ encore ↓ raison Ⓑ liste", "Ⓐ encore ↓ voir Ⓑ liste", "Ⓐ encore   Ⓑ liste")
SOLVED_KEYS = ("Ⓐ suite ↓ raison Ⓑ liste", "Ⓐ suite ↓ voir Ⓑ liste", "Ⓐ suite   Ⓑ liste")
WHY = "Le meilleur tour : {why}"
DAMAGED = "Le fichier des problèmes est abîmé\u202f: copie Tombolo encore une fois sur le disque."
ASK = "Ton meilleur tour\u202f?"
COSTS = ("Cela coûte plus de {n},{to} points.", "Cela coûte environ {n},{to} points.")
COSTS_CHANCE = (
    "Cela coûte plus de {n}% de chances.",
    "Cela coûte environ {n}% de chances.",
)
