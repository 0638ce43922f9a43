"""English for Arabana, but for help and lesson."""

# arabana: English for Arabana-Ikibiti in play. A place is told by its islands' initials, as D-H.

# The panel.
ROUND = "R{n}"
DONE = "Done"

# The last line: what the cursor is on, and what Ⓐ does.
TAKE = "{island}: Ⓐ take"
TO_DRAW = "↓ draw"
TO_DONE = "↓ done"
OPEN = "{island}: Ⓐ draw it"
STACK = "Stack of {n}: Ⓐ draw it"
LAY_OFF = "{island}: Ⓐ lay it off"
FREE_BRIDGE = "Free bridge: Ⓐ take"
SAIL = "Ship: Ⓐ move one"
END_LAST = "Ⓐ play no more"
END_BEFORE = "Ⓐ begin the game"
CONFIRM = "Ⓐ end turn  Ⓑ undo"
CONFIRM_LOST = "No bridge! Ⓐ end  Ⓑ undo"
PLACE = "{place}: Ⓐ place  Ⓑ back"
SHIP = "{place}: Ⓐ ship  Ⓑ back"
GO = "{start}→{end}: Ⓐ go  Ⓑ back"
PLACE_OR = "{place}: Ⓐ place  Ⓐ… cards"  # where other cards would do, too
SHIP_OR = "{place}: Ⓐ ship  Ⓐ… cards"
GO_OR = "{start}→{end}: Ⓐ go  Ⓐ… other"
OTHERS_TURN = "The opponent thinks"
ISLAND = "{island} {own}:{other}, {n} win it"

# Why not, in the place of the hint.
NO_PLACE = "No place for it now"
NO_BEFORE = "Only free bridges yet"
NO_MORE_SAILED = "A ship has moved: draw"
NO_MORE_LAID = "Laid off: now draw"
NO_BRIDGES = "All your bridges are out"
NO_DRAW_YET = "Cards are drawn later"
NO_DRAW_FULL = "Hand full: lay one off"
NO_CARD = "You hold no card of it"

# What a move does: one of these or several, with commas between; what it did, with a capital.
WINS = "wins {islands}"
FREES = "frees {islands}"
LOSES = "loses {islands}"
FELLS_ONE = "fells a bridge"
FELLS = "fells {n} bridges"
SINKS = "sinks a ship"

# What Ⓐ would do.
DOES = "Ⓐ {effects}"
SWAPS = "Ⓐ swaps their bridge"
SWAPS_AND = "Ⓐ swaps their bridge, {effects}"
TAKES_AWAY = "Ⓐ fells their bridge"
TAKES_AWAY_AND = "Ⓐ fells their bridge, {effects}"
FOR_OTHER = "Ⓐ… cards"

# What the opponent has done, by which cards if there is room to say so.
PLAYED = "Plays {cards} on {place}"
SWAPPED = ("Swaps {place} by {cards}", "Swaps {place}")
FELLED = ("Fells {place} by {cards}", "Fells {place}")
FREE_ON = "Free bridge on {place}"
SHIP_IN = "{cards}: a ship in {place}"
SHIP_TO = "Ship to {place}"
LAYS_OFF = "Lays a card off face down"
TAKES = "Takes {island}"
TAKES_STACK = "Draws from the stack"
PASSES = "Plays no more"

# arabana_hint: English for hints in Arabana-Ikibiti.

HINT_LAY_OFF = "Lay off {island}."
NOTHING = "Many moves are about equal."
REASONS = (  # in the order of engine/arabana/ai/explain.py
    "Their last bridge falls: you win the game.",
    "Wins {island}.",
    ("Wins {island} and fells their bridge there.", "Wins {island} and fells {n} bridges there."),
    "Wins {island}, and they lose {other}.",
    "Takes {island} over from them.",
    "They lose {island}.",
    "Defends {island}: one card or a pair could take it now.",
    "Keeps {island} from them: one card or a pair could win it now.",
    "One place more will win {island}.",
    "You stand better after what they may reply.",
    "No other card can be drawn.",
    "Nothing more can be played.",
    "A card of {island} helps to win {other}.",
    "A card of {island} is worth most in your next turn.",
    "The stack promises more than the open cards.",
    "{island} is the card you need least.",
)

# arabana_news: English for what Arabana-Ikibiti announces.

SCORED = "Round {n} is over."
SCORED_YOU = "You note {n}."
SCORED_OTHER = "The opponent notes {n}."
SCORED_NONE = "Nobody controls more."
LAST_PLAYS = ("All cards are drawn: play once more, then the game ends.",)

# arabana_sheets: English for what of Arabana-Ikibiti is looked at before, beside and after play.

# New game: a row's label and values. The handicap is the weaker player's (A16).
OPPONENT = "Opponent"
PERSON = "person"
BEGINS = "First"
BEGINNERS = ("drawn", "you", "other")
READING = "Bridge rule"
READINGS = ("normal", "strict")
SEAFARER = "Seafarer"
NO_YES = ("no", "yes")
WEAKER = "Handicap for"
SEATS = ("you", "other")
FREE = "Free bridges"
EXTRA = "Extra cards"
LIMIT = "Hand limit"

# The sheets.
CARDS_TITLE = "Cards not seen yet"
CARDS_OTHER = "Opponent:"
CARDS_STACK = "Stack {n}"
CARDS_DISCARDS = "Discards {n}"
SCORE_TITLE = "You : opponent"
SCORINGS = ("Scoring 1", "Scoring 2", "Scoring 3")
NO_BRIDGE_LEFT = "No bridge left"
NOW = "Islands now"
BRIDGES = "Bridges left"
TOTAL = "Total"
RESULT_TITLE = "Result, you : opponent"
RESULT_SHARED = "Result, player 1 : 2"
PLAYER_WINS = ("Number 1 wins", "Number 2 wins")
WON = "You win"
LOST = "You lose"
TIE = "A tie"
TOURNAMENT = "Tournament"
PRACTICE = "Practice"
SEED = "Seed {n}"
HINT_RESULT = "Ⓐ new game   Ⓑ title"
