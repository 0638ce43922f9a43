"""English for the help and the lesson of Atoll."""

# How to play: a title and a text for each of PAGES in firmware/games/atoll/help.py.
TOPICS = {
    "aim": "The aim|Most points win. Your Island gets them for Requests and Awards.",
    "terrains": "Five terrains|Water, sand, meadow, forest and rock. All around is the ocean.",
    "turn": "A turn|All choose a card at once and lay it. The rest of the hand goes on.",
    "laying": "Laying|Edge to edge, or on top. Covered tiles count only for Old Stones.",
    "requests": "Requests|Four lie open. Lay such a pattern, turned or not, but not mirrored.",
    "claims": "Claims|They come by themselves: a point a tile. ? is any tile, no point; ocean is water.",
    "first": "Who is first|Two fulfil it: the first gets it, another each turn. A tile may serve many.",
    "awards": "Awards|Four a round; as it ends each is 10 for the best Island. A tie: it stays open.",
    "double": "Double water|It may take the place of an own card, uncovered, which you then lay again.",
    "rounds": "Two rounds|Ten cards each, then the other way round. One round: up to ten Awards.",
    "hand": "Keys: the hand|←→ choose, ↑ turns, Ⓐ takes. ↓ Requests, then Ⓐ Awards, Islands.",
    "carrying": "Keys: laying|Arrows move and, at the coast, turn it. Ⓐ lays it, Ⓑ then takes it back.",
    "live": "Requests, live|The tiles in boxes are there, the others are missing. ✓: all there.",
    "waiting": "Nobody waits|Others choose while you do. Then see what they did: Ⓐ goes on, ↓ Islands.",
}
# The lesson: what comes first; a text for each of STEPS in help.py, none where nothing is said.
INTRO = (
    "You build an Island of cards. Most points win.",
    "Requests, at the right, are patterns worth 2 to 6. Awards bring 10 each as the round ends.",
)
INTRO_TERRAINS = "A card has two tiles. Around your Island is the ocean: it counts as water."
STEPS = (
    "",
    "Below is your hand.|Take the card in the frame: →, ↑ turns it, then Ⓐ.",
    "The first card: see how it lies.|Rock left, sand right: Ⓐ. Else arrows turn it.",
    "",
    "Hands go round. The first Request wants rock, sand, meadow.|The framed card: →, ↑↑ turns it, then Ⓐ.",
    "Cards may overlap.|→↓: sand on sand, meadow right, then Ⓐ.",
    "",
    "Three tiles of the Request are there, in boxes. A forest is missing.|Take the forests: Ⓐ.",
    "✓ says: nothing is missing.|↓↓: forests under the meadow, then Ⓐ.",
    "",
)
END = (
    "The Request is yours: 4 points.",
    "As the round ends, each Award brings 10. In the hand, ↓ and then Ⓐ shows them.",
)
