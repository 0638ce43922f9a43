"""German: what a game on a board of cells says while it is played."""

PLAY = ("Ⓐ spielen  Ⓑ…Menü", "Ⓐ spielen  Ⓑ zurück")
PLACE = "Ⓐ hierher  Ⓑ zurück"
SECOND = ("Ⓐ… {what}", "Ⓐ spielen  Ⓐ… {what}")
NEXT = "Ⓐ… zum nächsten Zug"
DO = "Ⓐ {what}"
NOT_HERE = "Hier nicht"
PASS = "Passen"
DID = "{name}: {what}"
THINKS = "{name} denkt nach"
