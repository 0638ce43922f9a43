"""German for Atoll's stories."""

PLAYER = "Spieler {n}"
LAYS = "{who} legt  Ⓐ weiter"
SWAPS = "{who} tauscht  Ⓐ weiter"
CLAIMS = "{who} erfüllt"
YOU_CLAIM = "Du erfüllst!"
NEXT = "neu:"
HINT_STORY = "Ⓐ weiter  Ⓑ alle auslassen"
