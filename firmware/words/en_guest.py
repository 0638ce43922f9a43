"""English: what a game on a board of cells says while it is played, and a new game of a guest."""

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
# A new game of a guest: how many play, how many of them are people, who else does; who begins,
# and its values.
MANY = "Players"
PEOPLE = "People"
OTHERS = "Others"
BEGINS = ("Begins", "you", "others")
# The result of a game for one.
LOST = "You have lost"
