"""French for the page of the statistics on a person's usual mistake."""

TITLE = "Ton erreur habituelle"
MOST = "Tu perds surtout par les {theme}\u202f: {n} par partie."
MORE = "Plus cher que d’usage\u202f: {theme}, {n} par partie."
NEXT = "Puis par les {theme}\u202f: {n}."
POINTS = "{n} points"
WAY = (
    "Évolution\u202f: {before} → {now}",
    "Mieux\u202f: {before} → {now}",
    "Pire\u202f: {before} → {now}",
)
NONE = (
    "Aucune erreur ne ressort\u202f: elles sont réparties comme chez les autres. Bilans\u202f: {n}."
)
FEW = "Après cinq bilans, cette page dit par quoi tu perds le plus. Jusqu’ici\u202f: {n}."
HINT_THEME = "←→  Ⓐ problèmes  Ⓑ retour"
NO_PUZZLE = "Il n’y a pas de problème sur cette erreur."
