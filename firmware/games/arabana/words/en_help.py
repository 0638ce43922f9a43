"""English for the help and the lesson of Arabana-Ikibiti."""

# How to play: a title and a text for each of PAGES in firmware/games/arabana/help.py.
TOPICS = {
    "aim": "The aim|Three times, whoever controls more islands scores the difference.",
    "signs": "The signs|Yours is solid, theirs is hollow: islands controlled, bridges. Dots: nobody’s.",
    "setup": "Before you begin|24 cards, two an island: three each, three open, the rest face down.",
    "turn": "A turn|Play any cards you like, or none. Then draw one: that ends the turn.",
    "card": "One card|It lays a bridge on a free place at its island, unless both ends are theirs.",
    "control": "Control|2 of 3 places, 3 of 4 or 5, 4 of 6 win an island. Their bridges there fall.",
    "pair": "A pair|D-D, D-H or H-H fells their bridge D-H. If it may, one of yours goes there.",
    "hand": "Your hand|At most five. If it is full, lay off before you draw; then no card is played.",
    "scoring": "Scoring|When all cards are drawn, whoever has more islands scores the difference.",
    "rounds": "Three rounds|Bridges and hands stay. Before the third scoring both play once more.",
    "end": "The end|Most points win. No bridge left loses: 24 to the other in round 2, then 12.",
    "tournament": "Tournament|A win is 3:1, a tie 2:2. With no bridge left 5:0 in round 2, 4:0 in round 3.",
    "series": "Series|Games whose points are summed, begun by turns, until you say it is over.",
    "keys": "The keys|Ⓐ takes a card. Circles show where it can go. Ⓐ places it, Ⓑ puts it back.",
    "more_keys": "More keys|Ⓐ held changes the cards that go; on a card it lays it off. ← visits islands.",
    "undo": "Nothing is lost|Ⓑ takes back until you end the turn. Held: the menu, the replay.",
    "preview": "Before you place|What falls blinks, what you win is yours already. Freed: nobody’s.",
    "panel": "The panel|Points, round. Hand. Islands held. Open cards. Whose turn, the stack.",
    "seafarer": "Seafarer|Three cards of a sea, also alike: a ship, a bridge to each, one place more.",
    "ships": "Ships|Instead of cards one may cross a free place. Its old island may become theirs.",
    "sunk": "Sunk|New ships and three bridges sink theirs. If one sails onto it, both sink.",
    "new_game": "New game|Bridges, normal: none between two of theirs; strict: at none. ★: free.",
}
# The lesson: what is told at each of the steps of firmware/games/arabana/help.py.
STEPS = (
    "Three times, whoever holds more islands scores the difference.|Go ← to Arabana’s card: Ⓐ. Lay its bridge: Ⓐ.",
    "A turn ends as you draw a card.|Go ↓ to Ikibiti’s open card, draw it with Ⓐ.",
    "Ⓑ would take it all back.|Ⓐ ends the turn.",
    "",
    "Hollow is your rival’s. Ikibiti has three places, two win it.|Go → to Ikibiti’s card: Ⓐ. Bridge to Fafnuff: Ⓐ.",
    "Ikibiti is yours, and the bridge there fell.|Go ↓ to Arabana’s open card: Ⓐ. End the turn: Ⓐ.",
    "",
    "Three cards around a sea make a ship, a bridge to each island.|Go ← to Arabana’s card: Ⓐ. Lay the ship: Ⓐ.",
)
END = (
    "That’s it. Now draw what you like.",
    "After three scorings most points win.",
)
