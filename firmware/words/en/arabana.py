"""English for Arabana-Ikibiti in play. A place is told by its islands' initials, as D-H."""

# The panel.
ROUND = "R"
DONE = "Done"

# The last line: what the cursor is on, and what Ⓐ does.
TAKE = ": Ⓐ take"
TO_DRAW = "  ↓ draw"
TO_DONE = "  ↓ done"
OPEN = ": Ⓐ draw it"
STACK = "Stack of "
LAY_OFF = ": Ⓐ lay it off"
FREE_BRIDGE = "Free bridge: Ⓐ take"
SAIL = "Ship: Ⓐ move one"
END_LAST = "Ⓐ play no more"
END_BEFORE = "Ⓐ begin the game"
CONFIRM = "Ⓐ end turn  Ⓑ undo"
CONFIRM_LOST = "No bridge! Ⓐ end  Ⓑ undo"
PLACE = ": Ⓐ place  Ⓑ back"
SHIP = ": Ⓐ ship  Ⓑ back"
GO = ": Ⓐ go  Ⓑ back"
OTHERS_TURN = "The opponent thinks"
WIN_IT = " win it"

# Why not, in the place of the hint.
NO_PLACE = "No place for it now"
NO_BEFORE = "Only free bridges yet"
NO_MORE_SAILED = "A ship has moved: draw"
NO_MORE_LAID = "Laid off: now draw"
NO_BRIDGES = "All your bridges are out"
NO_DRAW_YET = "Cards are drawn later"
NO_DRAW_FULL = "Hand full: lay one off"
NO_CARD = "You hold no card of it"

# What a move does: a verb and islands, or how many bridges.
KEY = "Ⓐ "
WINS = "wins "
FREES = "frees "
LOSES = "loses "
FELLS = "fells "
ONE_BRIDGE = "a bridge"
BRIDGES = "%d bridges"
SINKS = "sinks a ship"
A_SWAPS = "swaps their bridge"
A_FELLS = "fells their bridge"
FOR_OTHER = "  Ⓐ… cards"
PLAYS = "Plays "
SWAPS = "Swaps "
FELLED = "Fells "
BY = " by "
ON = " on "
FREE_ON = "Free bridge on "
SHIP_IN = ": a ship in "
SHIP_TO = "Ship to "
LAYS_OFF = "Lays a card off face down"
TAKES = "Takes "
TAKES_STACK = "Draws from the stack"
PASSES = "Plays no more"

# Announced.
SCORED = "Round "
SCORED_END = " is over."
SCORED_YOU = "You note "
SCORED_OTHER = "The opponent notes "
SCORED_NONE = "Nobody controls more."
LAST_PLAYS = ("All cards are drawn:", "play once more,", "then the game ends.")

# The menu and its sheets.
LAST_TURN = "Last turn again"
NO_LAST_TURN = ("The opponent has had", "no turn yet.")
CARDS = "The cards"
SCORE = "The score"
