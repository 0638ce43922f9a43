"""French: what a game on a board of cells says while it is played."""

PLAY = ("Ⓐ jouer  Ⓑ…menu", "Ⓐ jouer  Ⓑ annuler")
PLACE = "Ⓐ jusqu’ici  Ⓑ annuler"
SECOND = ("Ⓐ… {what}", "Ⓐ jouer  Ⓐ… {what}")
NEXT = "Ⓐ… vers un coup possible"
DO = "Ⓐ {what}"
NOT_HERE = "Pas ici"
PASS = "Passer"
DID = "{name}\u202f: {what}"
THINKS = "{name} réfléchit"
