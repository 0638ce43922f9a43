"""How to play Atoll, in English: topics of a title and a text, wrapped when shown."""

TOPICS = (
    (
        "The aim",
        "Lay cards of two tiles to an Island of your own. Requests and Awards that it meets "
        "bring points; the most after two rounds win.",
    ),
    (
        "Five terrains",
        "water, sand, meadow, forest and rock. Around all is the ocean.",
    ),
    (
        "A turn",
        "All choose at once: one card of the hand, and lay it. The rest of the hand goes to "
        "the next player, and you get another one.",
    ),
    (
        "Laying",
        "A card must touch your Island: an edge beside it, or on top. Any way round. Covered "
        "tiles count only for the Award Old Stones.",
    ),
    (
        "Requests",
        "Four lie open. Lay such a pattern, turned or not.",
    ),
    (
        "Claims",
        "come by themselves: one point a tile, and a new Request. It may not be mirrored. ? "
        "is anything; ocean counts as water.",
    ),
    (
        "Who is first",
        "If two fulfil a Request at once, one has the first claim; that goes round from turn "
        "to turn. Tiles may serve many Requests.",
    ),
    (
        "Awards",
        "Four lie open, in round 2 four more. When all hands are empty, each is worth 10 to "
        "the Island best at it. A tie gives it to nobody.",
    ),
    (
        "Double water",
        "A card of two waters may swap: it takes the place of an own card of which nothing is "
        "covered. That card you then lay anew.",
    ),
    (
        "Two rounds",
        "of ten cards. In round 2 the Islands stay, and the hands go the other way round. "
        "Then comes the final count.",
    ),
    (
        "One round",
        "is a shorter game: New game lets you choose it. Four Awards lie open in it, or if "
        "you like more, up to ten.",
    ),
    (
        "Keys: the hand",
        "←→ choose a card, ↑ turns it, Ⓐ takes it. ↓ shows the Requests, then Ⓐ Awards and "
        "Islands; Ⓐ held leads to the Islands at once.",
    ),
    (
        "Keys: laying",
        "↑↓←→ move the card, and turn it at the coast. Ⓑ leads back to the hand. Ⓐ lays it; "
        "for a moment Ⓑ still takes it back.",
    ),
    (
        "Beside the Island",
        "stand the Requests and their points: in boxes the tiles that you have, whole those "
        "still missing. ✓: all there. Watch as you move.",
    ),
    (
        "Nobody waits",
        "Computers choose while you do. What they lay and claim is shown then: Ⓐ goes on, Ⓑ "
        "skips all. Settings: pace, and to ask.",
    ),
)
