"""German for the themes of turns of Arabana-Ikibiti that cost."""

THEMES = (
    "nicht gewonnene Inseln",
    "ungeschützte Inseln",
    "Umwege zur Insel",
    "falsch gezogene Karten",
    "zu früh gespielte Karten",
)
