"""German for the settings."""

SETTINGS = "Einstellungen"
BRIGHTNESS = "Helligkeit"
BRIGHTEST = "Grell nutzt sie eher ab"
DIM = "Dunkler"
DIM_TIMES = ("nie", "30 s", "1 min", "2 min", "4 min")
OFF = "Aus nach"
OFF_TIMES = ("nie", "2 min", "5 min", "15 min", "30 min")
HAND = "Hand"
HANDS = ("rechte", "linke")
PICTURE = "Bild"
PICTURES = ("normal", "gedreht")
PACE = "Gegner"
PACES = ("sofort", "schnell", "normal", "langsam")
ASKS = "Atoll: fragen"
ASKED = ("nein", "ja")
CONFIRM = "Ja heißt"
CONFIRMS = ("drücken", "Ⓐ halten")
CALM = "Ruhig"
CALMS = ("nein", "ja")
SOUND = "Ton"
LANGUAGE = "Sprache: {name}"
ERASE = "Alles löschen …"
ERASE_ASK = ("Alles löschen?", "Alle Spiele, die warten, alle Rekorde und alle Einstel\xadlungen.")
ERASE_SURE = ("Wirklich alles?", "Nichts davon kommt zurück.")
HINT_CHANGE = "Ⓐ←→ wählen   Ⓑ zurück"
