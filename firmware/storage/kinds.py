"""The kinds of record in the store (log.py), and the states in which a store may be found.

DESIGN.md says how many bytes each kind may take.
"""

SETTINGS = 1
CRASH = 2  # the note of a crash, see recovery/crash_count.py
# 3: the best results, see games/hashi/result.py
LANGUAGE = 5  # a language of words/language.py, "en" say
GO_ON = 6  # the kind of the game to go on with after a restart
PLAN = 7  # what a person has chosen that the game does not know yet, see saves.py
GAME = 16  # plus the game's ID, plus SLOT for each further running game of the ID
SLOT = 16

ROOM = 640  # bytes that a whole game may take

SOUND = 0
TORN = 1  # the last save was cut off and is missing
DAMAGED = 2  # a record is missing; the records behind it were found again
FOREIGN = 3  # nvm is not free, and nothing in it can be read
