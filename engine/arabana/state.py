"""Where everything lies in the state of Arabana-Ikibiti: one name a field, 123 bytes in all.

The game's modules share these offsets; nobody else needs them. A card is its island's number.
"""

TURN = 4  # the seat that moves
STAGE = 5
ROUND = 6  # 1 to 3
DID = 7  # bits: what the seat has done in this turn
CHOICE = (
    8  # the end of the turn chosen, not yet confirmed: 0, or a move from DRAW on less DRAW plus 1
)
VARIANT = 9  # bits
FREE = 10  # free bridges left, a byte a seat (A16)
LIMIT = 12  # hand limit, a byte a seat
FIRST = 14  # the seat that began
POINTS = 15  # a byte a scoring: the difference, plus 16 if seat 1 noted it
FALLEN = 18  # 1 + the seat that lost its last bridge (A14), or 0
STACK_N = 19  # cards in the stack
HELD = 20  # cards in a hand, a byte a seat
FACE_UP = 22  # three cards
STACK = 25  # 19 cards, the last one drawn first (each hand holds one when a round ends)
HAND = 44  # six cards a seat, ascending, NO_CARD behind them
MARK = 56  # a byte an island, see cards.py
PILE = 68  # a byte an island, see cards.py
FILLED = 80  # a byte an island: bridges and ships of seat 0, plus 16 times those of seat 1
BRIDGE = 92  # a byte a place: 0, or 1 + the seat whose bridge it is
SHIPS = 119  # two bytes a seat: a bit a sea
SIZE = 123

# STAGE
BEFORE = 0  # the seat that does not begin may place its free bridges (A16)
PLAY = 1
LAST = 2  # the last plays of the third round (A13)
LOST = 3  # a seat has no bridge left: nothing but to confirm it (A14)
DONE = 4

# DID
PLAYED = 1  # a card
SAILED = 2  # moved a ship
DISCARDED = 4
SECOND = 8  # the other seat has had its last plays

# VARIANT
DESIGNER = 1
SEAFARER = 2

NO_CARD = 15
