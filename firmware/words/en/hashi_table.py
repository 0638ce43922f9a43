"""English for Hashi at a table of several."""

YOU = "You"
SEAT = "Player {n}"
SHORT = "P{n}"

# The last line of the board.
CONFIRM = "Ⓐ confirm"
WAIT = "Others choose…  ↑ boards"

# The menu.
BOARDS = "All boards"
STORY = "Others: ←{value}→"
STORIES = ("all", "what counts", "nothing")

BOARDS_HINT = "{who} ↑↓ whose  Ⓑ back"
