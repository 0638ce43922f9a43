"""French for the lessons of all games."""

NOT_NOW = "Pas cela maintenant, et rien n’est perdu."
PLAY_ON = "Continuer à partir d’ici\u202f? Cela compte comme essai."
PLAY_INSTEAD = "Continuer à partir d’ici\u202f? Ton autre partie sera alors perdue."
