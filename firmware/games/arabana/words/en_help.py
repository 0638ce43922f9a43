"""English for the help and the lesson of Arabana-Ikibiti."""

# How to play: a title and a text for each of PAGES in firmware/games/arabana/help.py.
TOPICS = {
    "aim": "The aim|Twelve islands. Bridges on more than half of its places control one.",
    "signs": "The signs|Yours is solid, theirs is hollow: islands controlled, bridges. Dots: "
    "nobody’s.",
    "setup": "Before you begin|24 cards, two an island: three each, three open, the rest face "
    "down.",
    "turn": "A turn|Play what cards you like, or none. Then draw one: that ends the turn.",
    "card": "One card|lays a bridge on a free place at its island, unless both ends are theirs.",
    "control": "Control|Win an island, and their bridges there fall. 2 of 3, 3 of 4 or 5, 4 of 6 "
    "win it.",
    "pair": "A pair|of its islands, D-D, D-H or H-H, fells their D-H. If it may, yours goes there.",
    "hand": "Your hand|holds five. If it is full, lay off before you draw; then no card is played.",
    "scoring": "Scoring|When all cards are drawn, who controls more notes the difference.",
    "rounds": "Three rounds|Bridges and hands stay. Before the third scoring both play once more.",
    "end": "The end|Most points win. From round 2 on no bridge left loses: 24, in round 3 12.",
    "tournament": "Tournament|A win is 3:1, a tie 2:2. With no bridge left 5:0 in round 2, 4:0 in "
    "round 3.",
    "keys": "The keys|Ⓐ takes a card. Circles show where it can go. Ⓐ places it, Ⓑ puts it back.",
    "more_keys": "More keys|Ⓐ held changes the cards that go; on a card it lays it off. ← visits "
    "islands.",
    "undo": "Nothing is lost|Ⓑ takes back until you end the turn. Held: the menu, the last turn "
    "again.",
    "preview": "Before you place|what falls blinks, what is won is drawn as yours. An island freed "
    "is nobody’s.",
    "panel": "The panel|Points, round. Hand. Islands held. Open cards, stack. Below: who plays.",
    "seafarer": "Seafarer|Three cards round a sea: a ship, a bridge to each. Each has one place "
    "more.",
    "ships": "Ships|Instead of cards one may cross a free place. On theirs, or ringed: sunk.",
    "new_game": "New game|Bridges, normal: none between two of theirs; strict: at none. ★: free.",
}
# The lesson: a sentence for each of the steps of firmware/games/arabana/help.py.
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
