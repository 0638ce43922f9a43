"""What is said of the cursor, in English."""

# A board of cells.
CELL = "column {column}, row {row}"
CELL_OF = "cell {n} of {of}"
EMPTY = "empty"
SIGN = "a sign"
# A puzzle in the list of them.
SOLVED = ("not solved", "solved")
# Hashi. Of several forms: for none, for one, for more.
ISLAND = "island {n} of {of}"
NUMBER = "number {n}"
NO_NUMBER = "no number"
BRIDGES = ("no bridge", "1 bridge", "{n} bridges")
WAYS = ("up", "down", "left", "right")
ONCE = "{way}"
TWICE = "{way} twice"
PENNANT = "flag: pennant"
SQUARE = "flag: square"
FINISHED = "finished"
DRAWS = "arrows draw: {ways}"
CARD = "Card: number {n}, {bridges}"
LEFT_TO_DRAW = ("No bridge left to draw", "1 bridge left to draw", "{n} bridges left to draw")
BRIDGE_TO = "a bridge between islands {a} and {b}"
# Arabana-Ikibiti. Of three: yours, the rival's, nobody's.
IN_HAND = "hand, card {n} of {of}: {card}"
OPEN_CARD = "open card {n}: {card}"
STACK = "stack, {n} cards"
FREE = "free bridge"
SAIL = "a ship to move"
DONE = "end of the turn"
MAP_ISLAND = "island {n} of {of}: {island}, you {own}, rival {other}, {wins} win it, {held}"
HELD = ("it is yours", "it is the rival’s", "it is nobody’s")
PLACE = "place {n} of {of}: {islands}, {lies}"
SEA = "sea {n} of {of}: {islands}, {lies}"
BRIDGE_OF = ("your bridge", "the rival’s bridge", "empty")
SHIP_OF = ("your ship", "the rival’s ship", "empty")
LAY_BRIDGE = "a bridge: {islands}"
LAY_SHIP = "a ship: {islands}"
WITH_CARDS = "{what}, with {cards}"
LAY_OFF = "discard {card}"
DRAW = "draw {card}"
DRAW_STACK = "draw from the stack"
PASS = "pass"
YOUR_HAND = "your hand"
CARDS = "the cards to draw"
# Atoll.
OCEAN = "ocean"
ANY = "anything"
GAP = "none"
HAND_CARD = "hand, card {n} of {of}: {card}"
LIES = "column {column}, row {row}: {card}"
ACROSS = ("left", "right")
DOWNWARDS = ("above", "below")
TILE = "{end} {tile}"
TILE_ON = "{end} {tile} on {on}"
TAKES_NONE = "double water: no card taken up"
REQUEST = "Request {place}, {n} points: {rows}"
LACK = "Tiles that they lack: {counts}"
TAKES_UP = "first take up {card}"
# The turn that a hint shows.
HINT = "Hint: {turn}"
# Signs of spoken.py, which are not read as words.
SIGNS = ("pennants ", "squares ", "six joined ", " by card ")
# The card of a crash: here is neither a switch nor a console.
RESET = "Reload this page to start it again."
HUNG = "This tab was ended several times in the middle of a game."
