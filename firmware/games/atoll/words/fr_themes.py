"""French for the themes of turns of Atoll that cost."""

THEMES = (
    "demandes manquées",
    "demandes peu avancées",
    "prix abandonnés",
    "prix oubliés",
)
