"""English for the help and the lesson of Atoll."""

# How to play: a title and a text for each of PAGES in firmware/games/atoll/help.py.
TOPICS = {
    "aim": "The aim|Lay cards to an Island. The Requests and Awards it meets bring points.",
    "terrains": "Five terrains|water, sand, meadow, forest and rock. Around all is the ocean.",
    "turn": "A turn|All choose a card at once and lay it. The others of the hand go to the next.",
    "laying": "Laying|beside the Island or on it. Covered tiles count for Old Stones only.",
    "requests": "Requests|Four lie open. Lay such a pattern, turned or not, but not mirrored.",
    "claims": "Claims|come by themselves: a point a tile. ? is anything; the ocean is water.",
    "first": "Who is first|if two fulfil a Request goes round. A tile may serve many Requests.",
    "awards": "Awards|Four a round. In the end each is 10 for the best Island; a tie gets nothing.",
    "double": "Double water|may take the place of an own card, uncovered, which is then laid anew.",
    "rounds": "Two rounds|of ten cards; hands turn round. One round (New game): up to ten Awards.",
    "hand": "Keys: the hand|←→ choose, ↑ turns, Ⓐ takes. ↓ Requests, then Ⓐ Awards, Islands.",
    "carrying": "Keys: laying|Arrows move and, at the coast, turn it. Ⓐ lays it, then Ⓑ takes it "
    "back.",
    "live": "Requests, live|In boxes the tiles that you have, whole those missing. ✓: all there.",
    "waiting": "Nobody waits|Others choose while you do. What they did is shown: Ⓐ goes on, Ⓑ "
    "skips all.",
}
# The lesson: a sentence for each of STEPS in help.py, none where nothing is said.
STEPS = (
    "",
    "You lay cards of two tiles to an Island. In the hand below go →→ to the frame, ↑ turns the"
    " card, Ⓐ takes it.",
    "Rock has to be left, sand right; an arrow turns it. Ⓐ lays it.",
    "",
    "The hands go round. The first Request wants rock, sand and meadow: go →, turn twice with ↑,"
    " Ⓐ takes it.",
    "Cards may overlap. Go →: the sand lies on sand, and three tiles of the Request are in boxes."
    " Ⓐ lays it.",
    "",
    "A forest is missing. Take the two forests in the frame with Ⓐ.",
    "Go ↓: with ✓ nothing is missing. Ⓐ lays it.",
    "",
)
END = (
    "The Request is yours: 4 points.",
    "In the end each Award brings 10. In the hand, ↓ and then Ⓐ shows them.",
)
