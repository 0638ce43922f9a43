"""French for the themes of turns of Arabana-Ikibiti that cost."""

THEMES = (
    "îles non gagnées",
    "îles non défendues",
    "îles peu avancées",
    "cartes mal piochées",
    "cartes jouées trop tôt",
)
