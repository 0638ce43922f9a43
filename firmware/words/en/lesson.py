"""English for the lessons of all games."""

NOT_NOW = "Not this now, and nothing is lost."
PLAY_ON = "Play on from here? It counts as practice."
PLAY_INSTEAD = "Play on from here? Once you do, your other game is gone."
