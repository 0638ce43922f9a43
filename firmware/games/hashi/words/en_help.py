"""English beside the game: help, lesson, hints, a new game and results of Hashi."""

# How to play: a title and a text for each of PAGES in firmware/games/hashi/help.py.
TOPICS = {
    "aim": "The aim|An island with as many bridges as its number is finished: 2 points.",
    "start": "The start|A 3 or 4 (New game), on no flag. With others, boards then go one left.",
    "cards": "The cards|1 to 6, each with 1, 2 or 3 bridges. One is put away. Alone 17 come in 7, "
    "5, 5.",
    "round": "A round|Write the card’s number, then draw its bridges. Either may be skipped.",
    "numbers": "Numbers|On a flag if a bridge ends there. Not below its bridges. Dotted: not now.",
    "bridges": "Bridges|run along lines, at most two on one, never across. Dashed: can take one "
    "now.",
    "from": "Where from|One end has a number. No island takes more bridges than its number, or 6.",
    "extra": "Extra points|All ⚑ finished 9, all ⚐ 7, ⊷ six finished islands joined 8. Each once.",
    "time": "In good time|Alone, ⚐ by card 7, ⚑ and ⊷ by card 12. Later they bring 3, 5 and 4 "
    "points.",
    "others": "With others|all play each card at once, unseen until all of you have chosen.",
    "later": "First or later|With others, the first at ⚑ ⚐ ⊷ score in full, later ones 5, 3, 4. !: "
    "one is near.",
    "winner": "The winner|After card 17 most points win; equals share it.",
    "ranks": "Ranks|Alone: Minion up to 40, a rank every two points on. 60, the best: Island god.",
    "keys": "The keys|Ⓐ writes. For a bridge Ⓐ takes an island, an arrow draws it. Ⓐ held skips.",
    "undo": "Nothing is lost|Ⓑ takes back in the round; the menu, Ⓑ held, goes further, as "
    "practice.",
    "panel": "The panel|Card, bars for bridges due. Card of 17, points, what ⚑ ⚐ ⊷ bring.",
}
# The lesson: a sentence a step, in a frame of five lines of 117 pixels.
STEPS = (
    "A number on an island says how many bridges it needs. Ⓐ writes a 3 here in the frame.",
    "Ⓑ would take it back. Ⓐ turns over the first card.",
    "Top right is the card: a 4, and two bars, two bridges. The cursor is where it fits: Ⓐ writes "
    "the 4.",
    "Now the bridges. Go → back to the 3, take it with Ⓐ, then draw one ↑ and one ↓.",
    "An island with a flag takes a number only where a bridge ends. These two can now.",
    "This 3 can go on the flag, and the cursor is there: Ⓐ writes it.",
    "One bridge. Go ↓ to the first 3, take it with Ⓐ and draw ←.",
    "It has its three bridges: finished, 2 points. All pennants or squares bring more, in time.",
    "A 6 is hard to finish. Nobody has to write: hold Ⓐ down to skip it.",
    "But two bridges help. Go to the 4 in the frame, take it with Ⓐ, draw ↑ and ←.",
    "Bridges are skipped in the same way, all or none.",
)
END = ("That is all. Fourteen cards are to come: finish what you can.",)
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
    "joins": "Finished islands joined: {n} now, and six bring points.",
    "nears": ("An island needs just one bridge more.", "{n} islands need just one bridge more."),
    "spares": "Another turn brings more now, but a {n} could then never be finished.",
    "fits": (
        "The {more} fits here: it needs one bridge more and has room for {left}.",
        "The {more} fits here: it needs {n} more, has room for {left}, and {cards} cards "
        "bring 2 or 3.",
    ),
    "no_number": "Written anywhere, the {n} promises less than none.",
    "no_bridges": "Drawn anywhere, the bridges promise less than none.",
    "equal": "Many moves are about equal.",
    "alike": "Another move is about as good.",
    "small": "Many small things speak for it.",
    "best": "Over many games this start has brought most.",
    "worst": "Your neighbour gets this board: it is the poorest start.",
    "no_points": "This card brings no more points, whatever is done.",
    "unknown": "The tables that tell why are not on this drive.",
}
# What the master would have done in the round before.
HINT_MASTER = ("↓ difference  Ⓑ back", "↓ why  Ⓑ back", "Ⓑ back")
MASTER_BETTER = "The master’s turn is worth about {n}.{to} points more, give or take {more}.{by}."
YOURS_BETTER = "Yours is worth about {n}.{to} points more, give or take {more}.{by}."
YOURS_AS_GOOD = "Yours was as good."
MASTER_MISSING = "The master is not on this drive."
# What a master makes of the same cards.
MATCH_TITLE = "The same cards"
MATCH_CARD = "The master: card {n} of {of}"
MASTER = "Master"
MATCH_END = ("More than the master!", "As many as the master!")
MASTER_NO_ROOM = "The master has no room here."
# A new game.
SIDE = "Side"
SIDES = ("A, easier", "B, harder")
OPPONENTS = ("Opponent 1", "Opponent 2", "Opponent 3")
NONE = "none"
# The result, alone and at a table.
PRACTICE = "Practice: no rank"
SUM = "{n} points"
TO_BEAT = "to beat: {n}"
BEST = "best: {n}"
NEW_BEST = "a new best"
CODE = "Side {side}  Seed {n}"
HINT_RESULT = "Ⓐ new  ↓ master  Ⓑ title"
RANK = "As a solo rank:"
HINT_TABLE = "Ⓐ new ↑↓ ←→ look Ⓑ title"
HINT_BOARD = "{who}: {n}  ←→ Ⓑ title"
RANKS = (
    "Minion|Dogsbody|Bamboo binder|Screw tightener|Concrete pourer|Project manager|"
    "Master bridge builder|Professional planner|Statics expert|Ace architect|Construction genius|"
    "Island god"
).split("|")
