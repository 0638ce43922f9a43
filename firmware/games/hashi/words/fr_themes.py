"""French for the themes of turns of Hashi that cost."""

THEMES = (
    "îles impossibles",
    "drapeaux en attente",
    "catégories manquées",
    "îles non terminées",
    "îles peu avancées",
    "chiffres mal placés",
    "ponts qui barrent",
)
