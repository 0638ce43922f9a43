"""English for Hashi's lesson: a sentence a step, each in a frame of five lines of 117 dots."""

STEPS = (
    "A number on an island says how many bridges it needs. Ⓐ writes a 3 here in the frame.",
    "Ⓑ would take it back. Ⓐ turns over the first card.",
    "Top right is the card: a 4, and two bars, two bridges. The cursor is where it fits: Ⓐ writes "
    "the 4.",
    "Now the bridges. Go → back to the 3, take it with Ⓐ, then draw one ↑ and one ↓.",
    "An island with a flag takes a number only where a bridge ends. These two can now.",
    "This 3 can go on the flag, and the cursor is there: Ⓐ writes it.",
    "One bridge. Go ↓ to the first 3, take it with Ⓐ and draw ←.",
    "It has its three bridges: finished, 2 points. All pennants or squares bring more, in time.",
    "A 6 is hard to finish. Nobody has to write: hold Ⓐ down to skip it.",
    "But two bridges help. Go to the 4 in the frame, take it with Ⓐ, draw ↑ and ←.",
    "Bridges are skipped in the same way, all or none.",
)
END = ("That is all. Fourteen cards are to come: finish what you can.",)
