"""English beside the game: help and lesson of Hashi."""

# How to play: a title and a text for each of PAGES in firmware/games/hashi/help.py.
TOPICS = {
    "aim": "The aim|An island with as many bridges as its number is finished: 2 points.",
    "start": "The start|Write a 3 on no flag. Ⓐ again: a 4. With others, boards go one left.",
    "cards": "The cards|1 to 6, each with 1, 2 or 3 bridges. One is put away. Alone, 17 come in 7, 5, 5.",
    "round": "A round|Write the card’s number. Then draw all its bridges. Either may be skipped.",
    "numbers": "Numbers|Never less than its bridges. On a flag only if a bridge ends there.",
    "signs": "Signs|Dotted ring: takes no number now. !: it could never be finished.",
    "bridges": "Bridges|They run along lines, two at most, never across. Dashed: can take one.",
    "from": "Where from|One end has a number. No island takes more bridges than its number, or 6.",
    "all": "All or none|Draw as many as the card has, or none. Skip where they don’t all fit.",
    "extra": "Extra points|All ⚑ finished 9, all ⚐ 7, ⊷ six finished islands joined 8. Each once.",
    "time": "In good time|Alone: ⚐ by card 7, ⚑ and ⊷ by card 12. ⚑9⧗12: 9 until card 12, then 5.",
    "others": "With others|All play each card at once, unseen until everyone has chosen.",
    "later": "First or later|With others, the first, or all in that round, score in full; later 5, 3, 4.",
    "near": "A rival is near|! behind the points: a rival lacks one island for them.",
    "winner": "The winner|After card 17 most points win; a tie is shared.",
    "ranks": "Ranks|Alone: Minion up to 40, Island god from 60. After it ↓ reviews your turns.",
    "puzzles": "Puzzles|In Hashi’s menu: find the best turn. One about as good solves it, too.",
    "keys": "The keys|Ⓐ writes, an arrow draws. Elsewhere Ⓐ takes an island. Ⓐ held skips.",
    "undo": "Nothing is lost|Ⓑ takes back in the round. Held: menu, more as practice, a replay.",
    "panel": "The panel|Card, bars for bridges due. Card of 17. 14:16: you and the best rival.",
}
# The lesson: for each step why, and behind | what to press, which answers a wrong key alone.
STEPS = (
    "Finish islands, 2 points each: an island needs as many bridges as its number.|A 3 in the frame: Ⓐ.",
    "Ⓐ again would make it a 4. Ⓑ would take it back.|Hold Ⓐ: the first card.",
    "Top right is the card: a 4 and two bars, so two bridges.|The 4 in the frame: Ⓐ.",
    "From here an arrow draws a bridge.|Draw one → and one ↑.",
    "A flag takes a number only where a bridge ends. Now this one can.|Ⓐ: the next card.",
    "All flags of a kind bring extra points.|Ⓐ writes the 3 on the flag.",
    "A line takes two bridges, no more.|Draw one ↓.",
    "At the right ⚑9⧗12: all four pennants finished bring 9 points until card 12, then 5.|Ⓐ: the next card.",
    "With ! in its ring, an island with a 6 can never be finished.|Hold Ⓐ: skip the number.",
    "But its two bridges help.|Go ↓ to the 4 in the frame, Ⓐ takes it, draw ↓.",
    "Finished: 2 points. The flag lacks one.|Ⓐ takes it, draw →.",
    "Bridges can be skipped too, but all or none.|Ⓐ: the next card.",
)
END = ("That’s it. Fourteen cards are to come: finish what you can.",)
