"""English for the help and the lesson of Arabana-Ikibiti."""

# How to play: a title and the texts of its pages for each of PAGES in firmware/games/arabana/help.py.
TOPICS = {
    "aim": "The aim"
    "|Bridges let you control islands. Whoever controls more scores."
    "|This happens three times: 6 islands to 4 bring you 2 points.",
    "signs": "The signs"
    "|Solid islands and bridges are yours. Hollow ones are your rival’s."
    "|Dots are a free place for a bridge. A bare letter is nobody’s island.",
    "setup": "Before you begin"
    "|There are 24 cards, two for each island."
    "|Each player begins with three. Three more lie open, the rest face down.",
    "turn": "A turn"
    "|Play as many cards as you like, or none."
    "|Then draw an open card or one from the stack. This ends your turn.",
    "card": "One card"
    "|A card lays one of your bridges on a free place at its island."
    "|Between two islands that your rival controls you cannot build.",
    "control": "Control"
    "|You control an island if you have more than half of its places."
    "|That is 2 of 3, 3 of 4, 3 of 5, or 4 of 6 places."
    "|When you win an island, your rival’s bridges there are removed.",
    "pair": "A pair"
    "|Two cards, D-D, D-H or H-H, remove your rival’s bridge D-H."
    "|Then your own bridge is laid there, if you may build there.",
    "hand": "Your hand"
    "|You can have five cards at most."
    "|With five, discard one before you draw. You can then play no more.",
    "scoring": "Scoring"
    "|A scoring comes when all cards are drawn."
    "|Whoever controls more islands then scores the difference.",
    "rounds": "Three rounds"
    "|Bridges and hands stay for the next round."
    "|Before the third scoring both play once more, without drawing.",
    "end": "The end"
    "|After three rounds the player with more points wins."
    "|From round 2 on, a player without any bridge loses at once."
    "|The other one gets 24 points for that in round 2, and 12 in round 3.",
    "tournament": "Tournament"
    "|In tournaments a win counts 3:1, and a tie 2:2."
    "|If a player has no bridge left it counts 5:0 in round 2, 4:0 in round 3.",
    "series": "Series"
    "|A series is several games, whose points are added up."
    "|Players take turns to begin. To end the series, hold Ⓐ on its standing.",
    "keys": "The keys"
    "|Ⓐ takes the card at the cursor. Circles show where it can go."
    "|Arrows lead from circle to circle. Ⓐ lays the bridge, Ⓑ puts the card back.",
    "more_keys": "More keys"
    "|On a circle, hold Ⓐ to use other cards of yours for the bridge."
    "|On a card, hold Ⓐ to discard it."
    "|Go ← from your hand to look at the islands.",
    "undo": "Nothing is lost"
    "|Until your turn ends, Ⓑ takes back step by step."
    "|Hold Ⓑ for the menu and for a replay of the game.",
    "preview": "Before you place"
    "|Before you press Ⓐ, the map shows what would happen."
    "|Bridges that would be removed blink."
    "|Islands that you would win are drawn as yours already.",
    "panel": "The panel"
    "|At the top right are the points, yours first, and the round."
    "|Below are your hand and how many islands each of you controls."
    "|Next are the open cards. At the bottom: whose turn it is, and the stack.",
    "seafarer": "Seafarer"
    "|Three cards of islands around a sea place a ship there."
    "|Two of the cards may be of the same island."
    "|A ship counts as a bridge to all three islands, and adds a place to each.",
    "ships": "Ships"
    "|Instead of playing cards you may move a ship to a sea beside it."
    "|The place between these seas must be free."
    "|The island that the ship leaves may no longer be yours.",
    "sunk": "Sunk"
    "|A ship sinks if a rival’s new ship is placed in its sea."
    "|It also sinks if the rival’s bridges enclose its sea on all three sides."
    "|If a ship sails onto a rival’s ship, both sink.",
    "new_game": "New game"
    "|Bridge rule, normal: no bridge between two islands of your rival."
    "|Bridge rule, strict: no bridge at any island of your rival."
    "|★ is a free bridge. It helps the weaker player.",
    "hints": "Hints"
    "|Press ↓ and Ⓐ together for a hint: where, then what, then why."
    "|A game with hints does not count for your best result.",
    "review": "The review"
    "|After a game press ↓ and choose the review of your turns."
    "|It shows what luck brought you, and which turns cost you chances.",
}
# The lesson: what is told at each of the steps of firmware/games/arabana/help.py.
STEPS = (
    "Bridges win islands. Whoever has more of them scores, three times.|Go ← to Arabana’s card: Ⓐ. Lay its bridge: Ⓐ.",
    "You end your turn by drawing a card.|Go ↓ to Ikibiti’s open card, draw it with Ⓐ.",
    "Ⓑ would take it all back.|Ⓐ ends the turn.",
    "",
    "The hollow bridge is your rival’s. Ikibiti has three places, two win it.|Go → to Ikibiti’s card: Ⓐ. Bridge to Fafnuff: Ⓐ.",
    "Ikibiti is yours, and your rival’s bridge is gone.|Go ↓ to Arabana’s open card: Ⓐ. End the turn: Ⓐ.",
    "",
    "Three cards around a sea make a ship, a bridge to each island.|Go ← to Arabana’s card: Ⓐ. Lay the ship: Ⓐ.",
)
END = (
    "That’s it. Now draw what you like.",
    "After three scorings whoever has more points wins.",
)
