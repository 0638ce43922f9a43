"""English for Atoll's stories."""

PLAYER = "Player {n}"
LAYS = "{who} lays  Ⓐ next"
SWAPS = "{who} swaps  Ⓐ next"
CLAIMS = "{who} claims"
YOU_CLAIM = "You claim!"
NEXT = "new:"
HINT_STORY = "Ⓐ next  Ⓑ skip all"
