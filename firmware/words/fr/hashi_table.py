"""French for Hashi at a table of several."""

YOU = "Toi"
SEAT = "Joueur {n}"
SHORT = "J{n}"

# The last line of the board.
CONFIRM = "Ⓐ confirmer"
WAIT = "Les autres…  ↑ tableaux"

# The menu.
BOARDS = "Tous les tableaux"
STORY = "Autres\u202f: ←{value}→"
STORIES = ("tout", "terminés", "rien")

BOARDS_HINT = "{who} ↑↓ qui  Ⓑ retour"
