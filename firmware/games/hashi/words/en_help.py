"""English beside the game: help and lesson of Hashi."""

# How to play: a title and the texts of its pages for each of PAGES in firmware/games/hashi/help.py.
TOPICS = {
    "aim": "The aim"
    "|Finish islands: each finished island brings 2 points."
    "|An island is finished as soon as it has as many bridges as its number.",
    "start": "The start"
    "|Before the first card, write a 3 or a 4 on an island without a flag."
    "|Ⓐ writes a 3. Another Ⓐ makes it a 4. Hold Ⓐ for the first card."
    "|With others, each board then moves to the player on the left, for good.",
    "cards": "The cards"
    "|A card has a number from 1 to 6 and one, two or three bridges."
    "|There are 18 cards. One is put away unseen, the other 17 are played."
    "|If you play alone, they come in three stacks: of 7, 5 and 5 cards.",
    "round": "A round"
    "|First write the card’s number on an island that has none yet."
    "|Then draw all bridges of the card."
    "|You may skip the number, or the bridges, or both.",
    "numbers": "Numbers"
    "|A number may not be lower than the bridges that already end there."
    "|An island with a flag takes a number only if a bridge ends there.",
    "signs": "Signs"
    "|An island with a dotted ring cannot take the number of this card."
    "|An island with ! can take it, but could then never be finished.",
    "bridges": "Bridges"
    "|A bridge runs along a line from one island to the next one."
    "|A line takes up to two bridges. Bridges never cross."
    "|A line of dashes can take a bridge now.",
    "from": "Where from"
    "|One end of a new bridge must be an island that has a number."
    "|No island gets more bridges than its number; without one, 6 at most."
    "|A finished island takes no more bridges.",
    "all": "All or none"
    "|Draw as many bridges as the card has, or none at all."
    "|If there is no room for all of them, skip the bridges.",
    "extra": "Extra points"
    "|Finish all four islands with a pennant ⚑: that brings 9 points."
    "|Finish all three islands with a square ⚐: that brings 7 points."
    "|Join six finished islands by bridges ⊷: that brings 8 points."
    "|You can get each of these once in a game.",
    "time": "In good time"
    "|Alone, you get 7 points for all ⚐ by card 7, later 3."
    "|All ⚑ by card 12 bring 9 points, later 5."
    "|Six joined islands ⊷ by card 12 bring 8 points, later 4."
    "|⚑9⧗12 beside the board means: 9 points for all ⚑ by card 12.",
    "others": "With others"
    "|All players play the same card at the same time."
    "|Nobody sees what the others do until everyone has chosen.",
    "later": "First or later"
    "|Whoever is the first to have all ⚑, all ⚐ or ⊷ gets all the points."
    "|So does everyone who manages it in the same round."
    "|In a later round it brings less: ⚑ 5, ⚐ 3, ⊷ 4.",
    "near": "A rival is near|A ! behind these points warns you: a rival lacks only one island.",
    "winner": "The winner"
    "|After card 17 the player with the most points wins."
    "|Players with equally many points share the win.",
    "ranks": "Ranks"
    "|Alone, your points give you a rank: up to 40 you are a Minion."
    "|From 60 points on you are an Island god.",
    "hints": "Hints"
    "|Press ↓ and Ⓐ together for a hint: where, then what, then why."
    "|A game with hints does not count for your best result.",
    "review": "The review"
    "|After a game press ↓ and choose the review of your turns."
    "|It shows what luck brought you, and which turns cost you points."
    "|The master is the strongest of the computer players.",
    "puzzles": "Puzzles"
    "|Hashi’s menu has puzzles: find the best turn."
    "|A turn that is about as good solves the puzzle, too.",
    "keys": "The keys"
    "|The arrows move the cursor. Ⓐ writes the number on its island."
    "|Then an arrow draws a bridge from this island."
    "|To draw from another island, go there and press Ⓐ first."
    "|Hold Ⓐ to skip the number or the bridges.",
    "undo": "Nothing is lost"
    "|Ⓑ takes back step by step, as far as the start of the round."
    "|Hold Ⓑ for the menu. There you can take back whole rounds, as practice."
    "|The menu also has a replay of the game.",
    "panel": "The panel"
    "|At the top right is the card: its number, and a bar for each bridge."
    "|A bar becomes hollow when its bridge is drawn."
    "|3/17 means: this is card 3 of 17. Your points are below."
    "|With others, 14:16 are your points and those of the best rival.",
}
# The lesson: for each step why, and behind | what to press, which answers a wrong key alone.
STEPS = (
    "A finished island brings 2 points: it needs as many bridges as its number.|Write a 3 in the frame: Ⓐ.",
    "Ⓐ again would make it a 4. Ⓑ would take it back.|Hold Ⓐ for the first card.",
    "At the top right is the card: a 4 and two bars, for two bridges.|Write the 4 in the frame: Ⓐ.",
    "From here an arrow draws a bridge.|Draw one → and one ↑.",
    "A flag takes a number only where a bridge ends. Now this one can.|Ⓐ brings the next card.",
    "Pennants ⚑ and squares ⚐ are flags. All of a kind bring extra points.|Ⓐ writes the 3 on the flag.",
    "A line takes two bridges, no more.|Draw one ↓.",
    "⚑9⧗12 means: all four pennants ⚑ finished by card 12 bring 9 points, later 5.|Ⓐ brings the next card.",
    "An island with ! can take this 6, but could then never be finished.|Hold Ⓐ to skip the number.",
    "But its two bridges help.|Go ↓ to the 4 in the frame, take it with Ⓐ, draw ↓.",
    "The 4 is finished: 2 points. The flag lacks one bridge.|Take it with Ⓐ, draw →.",
    "You can also skip the bridges: all or none.|Ⓐ brings the next card.",
)
END = ("That’s it. Fourteen cards are to come: finish what you can.",)
