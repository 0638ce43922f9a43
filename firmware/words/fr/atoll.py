"""French for Atoll."""

# The last line of the board: each holds on 128 dots.
HINT_HAND = "Ⓐ ok ↑tourner ↓voir Ⓑ…"
HINT_SURE = ("Posée Ⓐ ok Ⓑ reprendre", "+{n}\u202f: Ⓐ ok  Ⓑ reprendre")  # without, with points
HINT_LAID = ("Posée  Ⓑ reprendre", "Posée +{n}  Ⓑ reprendre")
HINT_TAKE = "Ⓐ poser  ↑↓←→ échanger"
HINT_TAKE_THIS = "Ⓐ prendre  Ⓑ aucune"
HINT_WAIT = "On attend {n}  Ⓑ retour"
HINT_DONE = "Les autres choisissent…"

# Why not, in the place of the hint.
NO_CARD = "Pas de carte par là"
NO_UNDO = "Rien à reprendre"

# While a card is carried, with a drawing of what lies under it.
LAY = "Ⓐ poser sur {spot}  Ⓑ main"
