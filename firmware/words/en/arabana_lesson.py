"""English for Arabana-Ikibiti's lesson: a sentence a step, in a frame of five lines of 117 dots."""

STEPS = (
    "A card lays a bridge at its island. Take the A with Ⓐ, go to the frame, Ⓐ lays it.",
    "To end a turn you draw a card. Go ↓ to the open I in the frame and take it with Ⓐ.",
    "Ⓑ would take back all of this. Ⓐ ends the turn.",
    "",
    "Theirs is hollow. Two of its three places win the I: take your I and lay a bridge to F.",
    "The I is yours, and their bridge on it fell. Draw the open A, end the turn.",
    "",
    "Three cards round a sea make a ship, like a bridge to each. Take the A, go to the frame in"
    " the sea.",
)
END = ("That is all: now draw what you like.", "Most islands held when the cards are out wins.")
