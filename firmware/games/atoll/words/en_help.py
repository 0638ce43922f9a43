"""English for the help and the lesson of Atoll."""

# How to play: a title and the texts of its pages for each of PAGES in firmware/games/atoll/help.py.
TOPICS = {
    "aim": "The aim"
    "|Build an Island of cards. It brings points for Requests and Awards."
    "|The player with the most points wins.",
    "terrains": "Five terrains"
    "|A tile is water, sand, meadow, forest or rock."
    "|All around your Island is the ocean.",
    "turn": "A turn"
    "|All players choose a card from their hand at the same time and lay it."
    "|Then all pass the rest of the hand to the next player.",
    "laying": "Laying"
    "|A card lies beside others, edge to edge, or on top of them."
    "|Covered tiles no longer count, except for the Award Old Stones.",
    "requests": "Requests"
    "|Four Requests lie open. Each is a pattern of tiles."
    "|Your Island must have that pattern. It may be turned, but not mirrored.",
    "claims": "Claims"
    "|As soon as its pattern is on your Island, the Request is yours."
    "|It brings a point for each tile. ? may be any tile, and brings none."
    "|The ocean counts as water for Requests.",
    "first": "Who is first"
    "|If two players fulfil a Request in the same turn, one of them gets it."
    "|Each turn it is another player who comes first."
    "|A tile may belong to several Requests.",
    "awards": "Awards"
    "|A round has four Awards. As it ends, each goes to the best Island for it."
    "|An Award brings 10 points."
    "|If the best are equal, nobody gets it, and it stays open.",
    "double": "Double water"
    "|A card of double water may take the place of one of your cards."
    "|That card must be uncovered. You lay it again somewhere else.",
    "rounds": "Two rounds"
    "|A round has ten cards. In round 2 the hands are passed the other way."
    "|A short game has one round, and up to ten Awards.",
    "hand": "Keys: the hand"
    "|←→ choose a card of your hand, ↑ turns it, Ⓐ takes it."
    "|↓ shows the Requests. From there Ⓐ leads to the Awards and all Islands.",
    "carrying": "Keys: laying"
    "|Arrows move the card. Where it cannot go on, they turn it."
    "|Ⓐ lays the card. For a second after that, Ⓑ takes it back.",
    "live": "Requests, live"
    "|Tiles in boxes are on your Island already. The others are missing."
    "|✓ means that no tile is missing.",
    "waiting": "Nobody waits"
    "|The others choose while you do."
    "|Then you see what they did. Ⓐ goes on, ↓ shows the Islands.",
    "hints": "Hints"
    "|Press ↓ and Ⓐ together for a hint: where, then what, then why."
    "|A game with hints does not count for your best result.",
    "review": "The review"
    "|After a game press ↓ and choose the review of your turns."
    "|It shows what luck brought you, and which turns cost you chances.",
}
# The lesson: what comes first; a text for each of STEPS in help.py, none where nothing is said.
INTRO = (
    "Build an Island of cards. The player with the most points wins.",
    "Requests are patterns of tiles, worth 2 to 6 points. Each Award brings 10 when the round ends.",
)
INTRO_TERRAINS = "A card has two tiles. Around your Island is the ocean: it counts as water."
STEPS = (
    "",
    "Below is your hand.|Go → to the card in the frame, ↑ turns it, Ⓐ takes it.",
    "The first card may lie anywhere.|Arrows turn it until the rock is left, then Ⓐ.",
    "",
    "Hands are passed on. The first Request wants rock, sand, meadow.|Go → to the framed card, ↑↑ turns it, Ⓐ takes it.",
    "Cards may overlap.|Press → and ↓: sand on sand, meadow right. Then Ⓐ.",
    "",
    "Three tiles of the Request are there, in boxes. A forest is missing.|Take the forests: Ⓐ.",
    "✓ beside a Request: no tile is missing.|Press ↓↓: forests under the meadow. Then Ⓐ.",
    "",
)
END = (
    "The Request is yours: 4 points.",
    "Each Award brings 10 when the round ends. In the hand, ↓ and then Ⓐ shows them.",
)
