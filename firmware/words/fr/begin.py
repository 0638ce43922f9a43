"""French for how a game begins, and for what was found in the store."""

CONTINUE_AT = "Vers {where}"
NO_GAME = "Il n’y a pas de jeu {name}."

# How far a game is: the {where} of the others.
CARD = "carte {n}"
ROUND_CARD = "manche {n} carte {card}"
ROUND_SCORE = "manche {n}, {own}:{other}"
IN_LESSON = "la leçon"
UNREADABLE = "illisible"

# Before another game goes for a new one, or a new one for another; then of one that is unreadable.
NEW_OVER = (
    "Une partie attend ({where}). Recommencer\u202f?",
    "Une partie attend, mais elle est illisible. Recommencer\u202f?",
)
NEW_OVER_MORE = "Tu peux la retrouver jusqu’à la fin du premier tour."
NEW_OVER_NEWER = (
    "Une partie vient de commencer ({where}). En commencer une autre\u202f?",
    "Une partie attend, mais elle est illisible. En commencer une autre\u202f?",
)
TAKE_NEW = "Annuler la nouvelle partie\u202f?"
GOES_ON = (
    "Une partie attend ({where}) et reprend.",
    "Une partie attend, mais elle est illisible.",
)

# Why a saved game cannot be read: how the engine's reason begins, and what a person is told.
REASONS = (
    ("the saved game is damaged", "La partie gardée est abîmée."),
    (
        "the saved game is of another version",
        "La partie gardée vient d’une autre version de {game}.",
    ),
    ("", "La partie gardée est illisible."),
)

# What was found, by the state of the store.
FOUND = {
    1: ("Le courant a manqué en pleine sauvegarde\u202f: le dernier tour est peut-être perdu.",),
    2: ("Une partie de la mémoire est illisible. Tout le reste est là.",),
}
FOREIGN = (
    "Ce qui est gardé ici est illisible.",
    "L’effacer\u202f? D’ici là, aucune partie ne peut être gardée.",
)
