"""English for how a game begins, and for what was found in the store."""

CONTINUE_AT = "Go on: "
NO_GAME = "There is no game "

# How far a game is.
CARD = "card "
COMMA_CARD = ", card "
IN_ROUND = "round "
UNREADABLE = "not readable"

# A game is, how far, and then
A_GAME = "A game is"
AT = " at "
KEPT_UNREADABLE = " kept that cannot be read"
NEW_OVER = (". Begin anew?", "It can be had back until the first turn ends.")
NEW_OVER_NEWER = (", only just begun. Begin another instead?",)
TAKE_NEW_ASK = "Take back the new game?"
GOES_ON = " and goes on."

# What was found, by the state of the store.
FOUND = {
    1: ("The power went off while saving: the last turn may be missing.",),
    2: ("Some of what was saved cannot be read. All else is here.",),
}
FOREIGN = (
    "What is kept here cannot be read.",
    "Erase it? Until then no game can be kept.",
)
