"""English for Arabana-Ikibiti, but for help and lesson. A place is named by its islands: D-H."""

# The menu of a running game; how far a game is, in other menus.
MENU = ("Rival’s last turn", "The cards", "The score")
NO_LAST_TURN = "{name} has had no turn yet."
PROGRESS = "round {n}, {own}:{other}"
# The panel.
ROUND = "R{n}"
DONE = "Done"
# The last line: what the cursor is on, and what Ⓐ does; then where other cards would do, too.
TAKE = "{island}: Ⓐ take"
DOWN = ("↓ draw", "↓ done")
OPEN = "{island}: Ⓐ draw it"
STACK = "Stack of {n}: Ⓐ draw it"
LAY_OFF = "{island}: Ⓐ discard it"
FREE_BRIDGE = "Free bridge: Ⓐ take"
SAIL = "Ship: Ⓐ move one"
ENDS = ("Ⓐ play no more", "Ⓐ begin the game")
CONFIRM = ("Ⓐ end turn  Ⓑ undo", "No bridge! Ⓐ end  Ⓑ undo")
PLACE = ("{place}: Ⓐ place  Ⓑ back", "{place}: Ⓐ place  Ⓐ… cards")
SHIP = ("{place}: Ⓐ ship  Ⓑ back", "{place}: Ⓐ ship  Ⓐ… cards")
GO = ("{start}→{end}: Ⓐ go  Ⓑ back", "{start}→{end}: Ⓐ go  Ⓐ… other")
OTHERS_TURN = "{name} is thinking"
ISLAND = "{island} {own}:{other}, {n} win it"
# The last line: why not.
NO_PLACE = "No place for it now"
NO_BEFORE = "Only free bridges now"
NO_MORE_SAILED = "A ship has moved: draw"
NO_MORE_LAID = "Discarded: now draw"
NO_BRIDGES = "All your bridges are built"
NO_DRAW_YET = "Cards are drawn later"
NO_DRAW_FULL = "Hand full: discard one"
NO_CARD = "You hold no card of it"
# What a move does: one or several, with commas between; the first letter a capital in a report.
CHANGES = ("wins {islands}", "frees {islands}", "loses {islands}", "gives away {islands}")
FELLS = ("removes a bridge", "removes {n} bridges")
SINKS = ("sinks a ship", "sinks both ships")
# The last line: what Ⓐ would do.
DOES = "Ⓐ {effects}"
SWAPS = ("Ⓐ swaps the bridge", "Ⓐ swaps the bridge, {effects}")
TAKES_AWAY = ("Ⓐ removes the bridge", "Ⓐ removes the bridge, {effects}")
FOR_OTHER = "Ⓐ… cards"
# The last line: what the opponent did, with its cards if there is room.
PLAYED = "Plays {cards} on {place}"
SWAPPED = ("Swaps {place} with {cards}", "Swaps {place}")
FELLED = ("Removes {place} with {cards}", "Removes {place}")
FREE_ON = "Free bridge on {place}"
SHIP_IN = "{cards}: a ship in {place}"
SHIP_TO = "Ship to {place}"
LAYS_OFF = "Discards a card face down"
TAKES = "Takes {island}"
TAKES_STACK = "Draws from the stack"
PASSES = "Plays no more"
# Hints: what is discarded, and the reasons (engine/arabana/ai/explain.py).
HINT_LAY_OFF = "Discard {island}."
# What the person did in a turn that is shown again: discarded, drew, from the stack, neither.
DID = (
    "You discarded {island}.",
    "You took {island}.",
    "You drew from the stack.",
    "You played no more.",
)
REASONS = {
    "beats": "{name} loses the last bridge: you win the game.",
    "wins": "Wins {island}.",
    "wins_fells": (
        "Wins {island}, and {name} loses a bridge there.",
        "Wins {island}, and {name} loses {n} bridges there.",
    ),
    "wins_frees": "Wins {island}, and {name} loses {other}.",
    "takes_over": "Takes {island} over from {name}.",
    "frees": "{name} loses {island}.",
    "defends": "Defends {island}: {name} could take it now with a card or a pair.",
    "bars": "Keeps {island} from {name}: one card or a pair could win it now.",
    "nears": "One more place will win {island}.",
    "ahead": "You stand better after {name}’s likely reply.",
    "only": "No other card can be drawn.",
    "idle": "Nothing more can be played.",
    "helps": "{island}’s card helps you win {other}.",
    "likes": "{island}’s card is worth most in your next turn.",
    "unseen": "The stack promises more than the open cards.",
    "spares": "{island} is the card you need least.",
    "lacks": "{n} more places will win {island}.",
    "firm": "Holds {island} more firmly.",
    "fells": ("{name} loses a bridge.", "{name} loses {n} bridges."),
    "enough": "No further play would bring more.",
    "open": ("{island}’s card fits in one place.", "{island}’s card fits in {n} places."),
    "secret": "{name} does not see what you draw from the stack.",
    # Of a better turn, beside the person's own (contrast.py).
    "keeps": ("You keep one more card.", "You keep {n} more cards."),
    "later": "It pays off only with the cards to come.",
}
# What is announced when a round is over, and before the last plays.
SCORED = "Round {n} is over."
NOTED = ("Equal: no points.", "You score {n}.", "{name} scores {n}.")
LAST_PLAYS = ("All cards are drawn: play once more, then the game ends.",)
# A new game: the label of each row and its values. The handicap is for the weaker player (A16).
OPTIONS = ("Rival", "First", "Bridge rule", "Seafarer", "Series")
VALUES = (("by lot", "you", "rival"), ("normal", "strict"), ("no", "yes"))
IN_TURN = "by turns"  # a fourth one of who begins: who did not begin the last game
STRICT = "The first player wins 60%"  # the last line beside it: the highest level against itself
HANDICAP = ("Handicap for", "Free bridges", "Extra cards", "Hand limit")
# The sheets.
UNSEEN = ("Cards not seen yet", "{name}:", "Stack {n}", "Discards {n}")
SCORINGS = ("Scoring 1", "Scoring 2", "Scoring 3")
NO_BRIDGE_LEFT = "No bridge left"
NOW = ("Islands now", "Bridges left")
# The result.
VERSUS = "{own} : {other}"
TOURNAMENT = "Tournament"
HINT_RESULT = "Ⓐ new  ←→ map  ↓ more"
# A series of games (A15): its standing, its end by who is ahead: the person or the first, the rival, nobody.
SERIES = "Series"
SERIES_GAMES = "Games"
ISLAND_POINTS = "Island points"
SERIES_POINTS = "The series stands at {n}:{other}."
SERIES_ASK = "End the series?"
SERIES_ANEW = "Begin another one?"
SERIES_END = (
    "{own} won the series, {n}:{other}.",
    "{name} won the series, {n}:{other}.",
    "The series is a tie, {n}:{other}.",
)
HINT_TO_SERIES = "Ⓐ series ←→ map ↓ more"
HINT_SERIES = "Ⓐ next  Ⓐ… end  Ⓑ back"
# The question of a puzzle: what is drawn does not count.
PUZZLE_ASK = "The draw does not count."
