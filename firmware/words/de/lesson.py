"""German for the lessons of all games."""

NOT_NOW = "Das jetzt nicht, und nichts geht verloren."
PLAY_ON = "Von hier aus weiterspielen? Es zählt als Übung."
PLAY_INSTEAD = "Von hier aus weiterspielen? Dann ist dein anderes Spiel weg."
