"""The kinds of record in the store, and what may be found there; store.py tells of them.

Each kind has a number of bytes that it may take: see DESIGN.md.
"""

SETTINGS = 1
CRASH = 2  # the note of a crash, see tally.py
# 3: the best results, see views/hashi/result.py
LANGUAGE = 5  # the name of its folder in firmware/words
GO_ON = 6  # the kind of the game to go on with after a start that another game made necessary
PLAN = 7  # what a person has chosen that the game does not know yet, see games.py
GAME = 16  # plus the game's ID, plus SLOT for each further running game of the ID
SLOT = 16

ROOM = 640  # bytes that a whole game may take

# what a store has been found like
SOUND = 0
TORN = 1  # the last thing that was being saved is not there
DAMAGED = 2  # something is not there; what follows it was found again
FOREIGN = 3  # nothing can be read in what is not free
