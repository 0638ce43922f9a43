"""English beside the game: help, lesson and hints of Hashi."""

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
    "panel": "The panel|Card, bars for bridges due. Card of 17. Points; 14:16, a rival’s too.",
}
# The lesson: for each step why, and behind | what to press, which answers a wrong key alone.
STEPS = (
    "Finish islands, 2 points each: an island needs as many bridges as its number.|Ⓐ writes a 3 here.",
    "Ⓐ again would make it a 4. Ⓑ would take it back.|Hold Ⓐ: the first card.",
    "Top right is the card: a 4 and two bars, so two bridges.|Ⓐ writes the 4 here.",
    "From here an arrow draws a bridge.|Draw one → and one ↑.",
    "A flag takes a number only where a bridge ends. Now this one can.|Ⓐ: the next card.",
    "All flags of a kind bring extra points.|Ⓐ writes the 3 on the flag.",
    "A line takes two bridges, no more.|Draw one ↓.",
    "At the right ⚑9⧗12: all four pennants finished bring 9 points until card 12, then 5.|Ⓐ: the next card.",
    "With ! in its ring, an island with a 6 can never be finished.|Hold Ⓐ: skip the number.",
    "But its two bridges help.|Go to the 4 in the frame, Ⓐ takes it, draw ↓.",
    "Finished: 2 points. The flag lacks one.|Ⓐ takes it, draw →.",
    "Bridges can be skipped too, but all or none.|Ⓐ: the next card.",
)
END = ("That’s it. Fourteen cards are to come: finish what you can.",)
# A hint: what is skipped, and why.
SKIP_NUMBER = "Skip the number, draw these bridges."
SKIP_BRIDGES = "No bridges."
SKIP_BOTH = "Skip the number and the bridges."
# Two texts in brackets: for one, and for several.
REASONS = {
    "pennants": "All pennants are finished: {n} points.",
    "squares": "All squares are finished: {n} points.",
    "six": "Six finished islands are joined: {n} points.",
    "finishes": ("It finishes an island: 2 points.", "It finishes {n} islands: {more} points."),
    "pennant_number": "A pennant gets its number. Only all of them bring points.",
    "square_number": "A square gets its number. Only all of them bring points.",
    "pennant_bridge": "A first bridge to a pennant: now it can take a number.",
    "square_bridge": "A first bridge to a square: now it can take a number.",
    "nears": ("An island needs just one bridge more.", "{n} islands need just one bridge more."),
    "spares": "Another turn brings more now, but a {n} could then never be finished.",
    "fits": (
        "The {more} fits here: it needs one bridge more and has room for {left}.",
        "The {more} fits here: it needs {n} more, has room for {left}, and {cards} cards bring 2 or 3.",
    ),
    "no_number": "Better not to write the {n}.",
    "no_bridges": "Better to draw no bridges.",
    "small": "Many small things speak for it.",
    "best": "Over many games this start has brought most.",
    "worst": "Your neighbour gets this board: it is the poorest start.",
    "no_points": "This card brings no more points, whatever is done.",
    "unknown": "The tables that tell why are not on this drive.",
    "nearer": (
        "An island comes closer to its number.",
        "{n} islands come closer to their numbers.",
    ),
    "no_room": "The {n} does least harm here, but can never be finished.",
}
# What the master would have done in the round before.
HINT_MASTER = ("↓ difference  Ⓑ back", "↓ why  Ⓑ back", "Ⓑ back")
YOURS_AS_GOOD = "Yours was as good."
UNCLEAR = "Neither turn is clearly better."
# What is said of a turn in a puzzle.
PUZZLE_LACKS = "It lacks about {n}.{to} points, give or take {more}.{by}."
PUZZLE_LACKS_MORE = "It lacks more than {n} points."
# A turn of a review that was to be kept as a puzzle: what became of it.
PUZZLE_KEPT = (
    "Kept as a puzzle: in the list, below the others.",
    "It is among your puzzles already.",
    "There is room for {n} puzzles: remove one from the list.",
    "There is no room to keep it.",
)
