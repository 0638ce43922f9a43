"""French: what a game on a board of cells says while it is played, and a new game of a guest."""

PLAY = ("Ⓐ jouer  Ⓑ…menu", "Ⓐ jouer  Ⓑ annuler")
PLACE = "Ⓐ jusqu’ici  Ⓑ annuler"
SECOND = ("Ⓐ… {what}", "Ⓐ jouer  Ⓐ… {what}")
NEXT = "Ⓐ… vers un coup possible"
DO = "Ⓐ {what}"
NOT_HERE = "Pas ici"
PASS = "Passer"
DID = "{name}\u202f: {what}"
THINKS = "{name} réfléchit"
MANY = "Joueurs"
PEOPLE = "Personnes"
OTHERS = "Les autres"
BEGINS = ("Commence", "toi", "les autres")
LOST = "Tu as perdu"
