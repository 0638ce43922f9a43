"""English for the hints of Hashi, and for turns that are judged."""

# A hint: what is skipped, and why.
SKIP_NUMBER = "Skip the number, draw these bridges."
SKIP_BRIDGES = "No bridges."
SKIP_BOTH = "Skip the number and the bridges."
# What the person did.
DID_NUMBER = "You skipped the number."
DID_BRIDGES = "You drew no bridges."
DID_BOTH = "You skipped the number and the bridges."
# Two texts in brackets: for one, and for several.
REASONS = {
    "pennants": "All pennants are finished: {n} points.",
    "squares": "All squares are finished: {n} points.",
    "six": "Six finished islands are joined: {n} points.",
    "finishes": ("It finishes an island: 2 points.", "It finishes {n} islands: {more} points."),
    "pennant_number": "A pennant gets its number. Points come for all four together.",
    "square_number": "A square gets its number. Points come for all three together.",
    "pennant_bridge": "A first bridge to a pennant: now it can take a number.",
    "square_bridge": "A first bridge to a square: now it can take a number.",
    "nears": ("An island needs just one more bridge.", "{n} islands need just one more bridge."),
    "spares": "Fewer points now, else a {n} could never be finished.",
    "fits": (
        "The {more} fits here: it needs one bridge more and has room for {left}.",
        "The {more} fits here: it needs {n} more, has room for {left}, and {cards} cards bring 2 or 3.",
    ),
    "no_number": "Better not to write the {n}.",
    "no_bridges": "Better to draw no bridges.",
    "small": "Several small advantages add up.",
    "best": "Over many games this start has brought the most points.",
    "worst": "Your neighbour gets this board: the poorest start.",
    "no_points": "This card brings no more points, whatever you do.",
    "unknown": "The tables for the reason are not on this drive.",
    "nearer": (
        "An island comes closer to its number.",
        "{n} islands come closer to their numbers.",
    ),
    "no_room": "The {n} does least harm here, but can never be finished.",
    # Of a better turn, beside the person's own (contrast.py).
    "loses": "It leaves no {n} that can never be finished.",
    "no_pennants": "All pennants can still be finished.",
    "no_squares": "All squares can still be finished.",
    "roomier": "Room to spare around the {n}: {more}. After your turn: {left}.",
    "open": "Lines that take a bridge now: {n}. After your turn: {more}.",
    "later": "It pays off only with the cards to come.",
    "room": "Bridges that all lines could still take: {n}. After your turn: {more}.",
}
# What the master would have done in the round before.
HINT_MASTER = ("↓ difference  Ⓑ back", "↓ why  Ⓑ back", "Ⓑ back")
# A turn of a review that was to be kept as a puzzle: what became of it.
PUZZLE_KEPT = (
    "Kept as a puzzle: in the list, below the others.",
    "It is among your puzzles already.",
    "There is room for {n} puzzles: remove one from the list.",
    "No room to keep it.",
)
