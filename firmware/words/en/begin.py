"""English for how a game begins, and for what was found in the store."""

CONTINUE_AT = "Go on: {where}"
NO_GAME = "There is no game {name}."

# How far a game is: the {where} of the others.
CARD = "card {n}"
ROUND_CARD = "round {n}, card {card}"
ROUND_SCORE = "round {n}, {own}:{other}"
IN_LESSON = "the lesson"
UNREADABLE = "not readable"

# Before another game goes for a new one, or a new one for another; then of one that is unreadable.
NEW_OVER = (
    "A game is at {where}. Begin anew?",
    "A game is kept that cannot be read. Begin anew?",
)
NEW_OVER_MORE = "It can be had back until the first turn ends."
NEW_OVER_NEWER = (
    "A game is at {where}, only just begun. Begin another instead?",
    "A game is kept that cannot be read. Begin another instead?",
)
TAKE_NEW = "Take back the new game?"
GOES_ON = (
    "A game is at {where} and goes on.",
    "A game is kept that cannot be read and goes on.",
)

# Why a saved game cannot be read: how the engine's reason begins, and what a person is told.
REASONS = (
    ("the saved game is damaged", "The saved game is damaged."),
    ("the saved game is of another version", "The saved game is of another version of {game}."),
    ("", "The saved game cannot be read."),
)

# What was found, by the state of the store.
FOUND = {
    1: ("The power went off while saving: the last turn may be missing.",),
    2: ("Some of what was saved cannot be read. All else is here.",),
}
FOREIGN = (
    "What is kept here cannot be read.",
    "Erase it? Until then no game can be kept.",
)
