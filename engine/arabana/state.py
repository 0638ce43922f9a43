"""The layout of the state of Arabana-Ikibiti: offsets of its fields, 123 bytes in all.

A card is the number of its island.
"""

TURN = 4  # seat to move
STAGE = 5
ROUND = 6  # 1 to 3
DID = 7  # bits: what the seat to move has done in this turn
CHOICE = 8  # chosen end of the turn, not yet confirmed: 0, or 1 + move - DRAW
VARIANT = 9  # bits
FREE = 10  # free bridges left, a byte per seat (A16)
LIMIT = 12  # hand limit, a byte per seat
FIRST = 14  # the seat that began
POINTS = 15  # a byte per scoring: the difference, plus 16 if it is seat 1's
FALLEN = 18  # 1 + the seat that lost its last bridge (A14), or 0
STACK_N = 19  # cards in the stack
HELD = 20  # cards in a hand, a byte per seat
FACE_UP = 22  # three cards
STACK = 25  # 19 cards, the last is drawn first (each hand has one card when a round ends)
HAND = 44  # six bytes per seat: its cards, ascending, then NO_CARD
MARK = 56  # a byte per island, see cards.py
PILE = 68  # a byte per island, see cards.py
FILLED = 80  # a byte per island: bridges and ships of seat 0, plus 16 times those of seat 1
BRIDGE = 92  # a byte per place: 0, or 1 + the seat whose bridge it is
SHIPS = 119  # two bytes per seat: a bit per sea
SIZE = 123

# STAGE
BEFORE = 0  # the seat that does not begin may place its free bridges (A16)
PLAY = 1
LAST = 2  # the last plays of the third round (A13)
LOST = 3  # a seat has no bridge left: only CONFIRM is legal (A14)
DONE = 4

# DID
PLAYED = 1  # played a card
SAILED = 2  # moved a ship
DISCARDED = 4  # discarded a card
SECOND = 8  # the other seat has made its last plays

# VARIANT
DESIGNER = 1
SEAFARER = 2

NO_CARD = 15
