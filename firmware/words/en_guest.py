"""English: what a game on a board of cells says while it is played."""

# The last line in the person's turn: A does something here, and B nothing, or undoes; the second
# of two cells is to be chosen; what A held does where A does nothing, and where it plays; A does
# nothing here, but elsewhere; all that can be done.
PLAY = ("Ⓐ play  Ⓑ…menu", "Ⓐ play  Ⓑ undo")
PLACE = "Ⓐ to here  Ⓑ undo"
SECOND = ("Ⓐ… {what}", "Ⓐ play  Ⓐ… {what}")
NEXT = "Ⓐ… to a possible move"
DO = "Ⓐ {what}"
# Why A does nothing; a move without a cell; the last line when an opponent has made it, or thinks.
NOT_HERE = "Not here"
PASS = "Pass"
DID = "{name}: {what}"
THINKS = "{name} is thinking"
