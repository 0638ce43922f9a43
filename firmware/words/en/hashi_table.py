"""English for Hashi at a table of several: %d and %s are places for numbers and names."""

YOU = "You"
SEAT = "Player %d"
SHORT = "P%d"

# The last line of the board.
CONFIRM = "Ⓐ confirm"
WAIT = "Others choose…  ↑ boards"

# The menu.
BOARDS = "All boards"
STORY = "Others: ←%s→"
STORIES = ("all", "what counts", "nothing")

BOARDS_HINT = "%s ↑↓ whose  Ⓑ back"
