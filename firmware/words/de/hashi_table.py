"""German for Hashi at a table of several."""

YOU = "Du"
SEAT = "Spieler {n}"
SHORT = "S{n}"

# The last line of the board.
CONFIRM = "Ⓐ bestätigen"
WAIT = "Andere wählen…  ↑ Tafeln"

# The menu.
BOARDS = "Alle Tafeln"
STORY = "Andere: ←{value}→"
STORIES = ("alles", "Fertiges", "nichts")

BOARDS_HINT = "{who} ↑↓ wer  Ⓑ zurück"
