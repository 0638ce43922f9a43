"""French for Atoll's stories."""

PLAYER = "Joueur {n}"
LAYS = "{who} pose  Ⓐ suite"
SWAPS = "{who} échange  Ⓐ suite"
CLAIMS = "{who} réussit"
YOU_CLAIM = "Tu réussis\u202f!"
NEXT = "puis"
HINT_STORY = "Ⓐ suite  Ⓑ tout sauter"
