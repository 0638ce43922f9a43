"""How to play Arabana-Ikibiti, in English: topics of a title and a text, wrapped when shown."""

TOPICS = (
    (
        "The aim",
        "Twelve islands, 27 places for bridges. Whoever has filled more than half of the "
        "places of an island controls it.",
    ),
    (
        "The signs",
        "Yours is solid, theirs is hollow: islands controlled, bridges. Dots: nobody's.",
    ),
    (
        "Before you begin",
        "24 cards, two an island. Each gets three, three lie open, the rest face down: the "
        "stack. Who begins is drawn, or set: New game.",
    ),
    (
        "A turn",
        "Play as many cards as you like, or none. Then draw one, open or from the stack: you "
        "must. That ends the turn.",
    ),
    (
        "One card",
        "puts a bridge between its island and a neighbour, if the place is empty and the "
        "opponent does not control both islands.",
    ),
    (
        "Control",
        "Win an island, and the other's bridges there fall. That may cost them the neighbours "
        "too. It takes 2 of 3, 3 of 4 or 5, 4 of 6.",
    ),
    (
        "A pair",
        "of cards of its islands (D-D, D-H or H-H) takes away the bridge D-H of theirs. Yours "
        "goes there, if it may stand there.",
    ),
    (
        "Your hand",
        "holds five cards. If it is full, lay one or more off, face down, before you draw. "
        "After that no cards are played in this turn.",
    ),
    (
        "Scoring",
        "When all cards are drawn, who controls more islands notes the difference. This comes "
        "three times. Before the third both play again.",
    ),
    (
        "After a scoring",
        "Bridges and hands stay. Cards played or laid off are shuffled for the next round, "
        "three of them lie open, and play goes on.",
    ),
    (
        "The end",
        "Most points win. But from round 2 on, who has no bridge left loses at once. That is "
        "24 points for the other, 12 in round 3.",
    ),
    (
        "Tournament",
        "points, for several games: a win is 3:1, a tie 2:2. If one loses at once, having no "
        "bridge left, it is 5:0 in round 2, 4:0 in round 3.",
    ),
    (
        "The keys",
        "On a card Ⓐ takes it. Circles show where it can go, the last line what it would do. "
        "Ⓐ places it, Ⓑ puts it back.",
    ),
    (
        "More keys",
        "A circle on a bridge of theirs means a pair. Is there a choice of cards, holding Ⓐ "
        "changes them. On a card it lays it off.",
    ),
    (
        "Nothing is lost",
        "Ⓑ takes back, until you end the turn. Held, it opens a menu: the last turn again, "
        "the cards, the score, leave.",
    ),
    (
        "The last line",
        "says what a move does. What it fells blinks, what it wins is drawn as yours. An "
        "island freed belongs to nobody any more.",
    ),
    (
        "The panel",
        "Points, round; your hand. At the dot: islands held. Three cards to draw, the stack. "
        "Below: who plays (solid: you), and its size.",
    ),
    (
        "Looking around",
        "Go left from the panel: the cursor visits islands and tells their names. Ⓐ takes a "
        "card of the one it is on, if you hold it.",
    ),
    (
        "Seafarer",
        "Three cards of islands on one sea put a ship there: like a bridge to each of the "
        "three. But each has then one place more.",
    ),
    (
        "Ships",
        "If you play no card, one may cross an empty place. One you put on theirs, or three "
        "bridges around it, sink it. Sail in: both do.",
    ),
    (
        "New game",
        "Bridge rule, normal: none between two islands of theirs; strict: at any one. The "
        "weaker gets bridges free (★) and more cards.",
    ),
)
