"""English for Arabana-Ikibiti in play. A place is told by its islands' initials, as D-H."""

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
