"""What lies on Atoll's table: the layout of the state, and every question about it.

All of it may be asked of an observation too, as far as that seat knows the answer.
"""

from engine.atoll import awards, cards
from engine.atoll import island as atoll_island
from engine.atoll.island import ENTRY, Island
from engine.game import Game

NONE = 254  # nobody, no card, no Request
SLOTS = 4  # Requests revealed
HAND = 10

CARD = 0  # stages of a seat's choice: a slot of the hand, 0 upwards,
TAKE = 1  # 0 to take up nothing or 1 + the index of an own card (T11),
PLACE = 2  # a placement,
SURE = 3  # and CONFIRM
CONFIRM = 0

AT_PLAYERS = 4
AT_ROUNDS = 5
AT_PER_ROUND = 6  # Awards revealed a round
AT_ROUND = 7  # 0 or 1
AT_TURN = 8  # cards played this round, 0 to 9; 10 when the game is over
AT_SEAT = 9  # who moves, NONE when the game is over
AT_STAGE = 10
AT_DRAWN = 11  # Requests taken off their deck
AT_SHOWN = 12  # Awards taken off theirs
AT_SLOT = 13  # the revealed Requests
AT_TAKEN_UP = 17  # a byte a seat: the index replaced in its last turn
AT_CHOICE = 23  # four bytes a seat: slot, index taken up, placement
AT_OWNER = 47  # a byte a Request: the seat that has it
AT_WINNER = 107  # a byte an Award: the seat that has it
AT_DECK = 127
AT_REQUESTS = 247
AT_AWARDS = 307
AT_ISLANDS = 327
ISLAND_BYTES = 60
STATE_BYTES = AT_ISLANDS + 6 * ISLAND_BYTES


_island = Island()  # scratch, one for all games, since it is 2 KB
_entries = bytearray(ISLAND_BYTES)


class Table(Game):
    """The questions. Islands come as one scratch Island, good until the next question to any game.

    Its `user` is the game that was asked last: who keeps it for longer can see whether it is still
    as it was laid out.
    """

    # The game

    def players(self):
        return self.state[AT_PLAYERS]

    def rounds(self):
        """Return how many rounds this game has, 1 or 2."""
        return self.state[AT_ROUNDS]

    def round(self):
        """Return the round being played, 0 or 1."""
        return self.state[AT_ROUND]

    def turn(self):
        """Return how many cards each seat has played this round, 10 when the game is over."""
        return self.state[AT_TURN]

    def stage(self):
        """Return the stage of the choice of the seat to move: CARD, TAKE, PLACE or SURE."""
        return self.state[AT_STAGE]

    # Hands and choices

    def hand_of(self, p):
        """Return which hand seat p holds (T7), by the seat it was dealt to."""
        s = self.state
        turn = -s[AT_TURN] if s[AT_ROUND] == 0 else s[AT_TURN]
        return (p + turn) % s[AT_PLAYERS]

    def hand_size(self, p):
        """Return how many cards seat p holds."""
        return HAND - self.state[AT_TURN]

    def hand(self, p, slot):
        """Return the card in a slot of seat p's hand, HIDDEN where the observer may not know."""
        return self.state[self.hand_at(p) + slot]

    def hand_at(self, p):
        """Return where in the state seat p's hand begins."""
        s = self.state
        return AT_DECK + (s[AT_ROUND] * s[AT_PLAYERS] + self.hand_of(p)) * HAND

    def chosen_slot(self, p):
        """Return the slot of the hand seat p has chosen this turn, NONE before that."""
        return self.state[AT_CHOICE + p * 4]

    def chosen(self, p):
        """Return the card seat p has chosen this turn, NONE before that."""
        slot = self.state[AT_CHOICE + p * 4]
        return slot if slot >= NONE else self.hand(p, slot)

    def chosen_take(self, p):
        """Return the index of the own card seat p takes up this turn, NONE for none (T11)."""
        return self.state[AT_CHOICE + p * 4 + 1]

    def placing(self, p):
        """Return the card seat p is to place: the chosen one, or the one taken up for it (T11)."""
        taken = self.chosen_take(p)
        return self.chosen(p) if taken == NONE else self.card(p, taken)

    def chosen_place(self, p):
        """Return the placement seat p has chosen this turn; any number before that."""
        at = AT_CHOICE + p * 4
        return self.state[at + 2] | self.state[at + 3] << 8

    # Islands

    def laid(self, p):
        """Return how many cards lie on seat p's Island."""
        return self.state[AT_ROUND] * HAND + self.state[AT_TURN]

    def card(self, p, index):
        """Return card `index` of seat p's Island, in the order laid."""
        return self.state[AT_ISLANDS + p * ISLAND_BYTES + index * ENTRY]

    def placed(self, p, index):
        """Return the placement (island.py) of card `index` of seat p's Island."""
        at = AT_ISLANDS + p * ISLAND_BYTES + index * ENTRY
        return self.state[at + 1] | self.state[at + 2] << 8

    def is_uncovered(self, p, index):
        """Tell whether no part of card `index` of seat p's Island is covered (T11)."""
        at = AT_ISLANDS + p * ISLAND_BYTES
        return atoll_island.is_uncovered(self.state, at, self.laid(p), index)

    def taken_up(self, p):
        """Return the index that seat p's card of the last turn replaced (T11), NONE if none."""
        return self.state[AT_TAKEN_UP + p]

    def placements(self, p, same, out):
        """Fill out with what T6 allows on seat p's Island: see island.placements."""
        at = AT_ISLANDS + p * ISLAND_BYTES
        return atoll_island.placements(self.state[at : at + self.laid(p) * ENTRY], same, out)

    def load(self, p, island):
        """Lay seat p's Island out in `island`."""
        island.load(self.state, AT_ISLANDS + p * ISLAND_BYTES, self.laid(p), self)

    def island(self, p):
        """Return seat p's Island as it lies, in tiles."""
        self.load(p, _island)
        return _island

    def preview(self, p, card, taken, placement):
        """Return seat p's Island as it would be after a placement T6 allows.

        taken: the index of the own card that double-water `card` takes up (T11), or NONE. Then the
        placement is that card's.
        """
        n = self.laid(p)
        at = AT_ISLANDS + p * ISLAND_BYTES
        laid = _entries
        laid[: n * ENTRY] = self.state[at : at + n * ENTRY]
        if taken != NONE:
            i = taken * ENTRY
            card, laid[i] = laid[i], card
        i = n * ENTRY
        laid[i] = card
        laid[i + 1] = placement & 255
        laid[i + 2] = placement >> 8
        _island.load(laid, 0, n + 1, self)
        return _island

    def slip_in(self, p, index, island):
        """Put double water in the place of card `index` of seat p, on the Island given (T11)."""
        place = self.placed(p, index)
        i = island.at(place >> 2 & 127, place >> 9)
        island.exchange(i, cards.WATER)
        island.exchange(i + (island.ay if place & 2 else island.ax), cards.WATER)

    # Requests

    def request(self, slot):
        """Return the Request revealed in one of the four slots, NONE if the deck is empty."""
        return self.state[AT_SLOT + slot]

    def request_owner(self, request):
        """Return the seat that has taken the Request, NONE if nobody has."""
        return self.state[AT_OWNER + request]

    def request_points(self, p):
        """Return the points seat p has from Requests (T10)."""
        s = self.state
        n = 0
        for request in range(cards.REQUESTS):
            if s[AT_OWNER + request] == p:
                n += cards.points(request)
        return n

    # Awards

    def awards_shown(self):
        """Return how many Awards have been revealed so far, those given away included."""
        return self.state[AT_SHOWN]

    def award(self, i):
        """Return the i-th Award revealed."""
        return self.state[AT_AWARDS + i]

    def award_winner(self, award):
        """Return the seat that has taken the Award, NONE if nobody has."""
        return self.state[AT_WINNER + award]

    def award_value(self, p, award):
        """Return what seat p's Island counts for the Award now."""
        return awards.value(self.island(p), award)

    def leaders(self, some):
        """Return for each of some Awards the seat whose Island earns it now, NONE on a tie: T12."""
        seats = bytearray(len(some))
        best = [0] * len(some)
        for p in range(self.players()):
            island = self.island(p)
            for k in range(len(some)):
                v = awards.value(island, some[k])
                if cards.is_fewest(some[k]):
                    v = -v
                if p == 0 or v > best[k]:
                    best[k] = v
                    seats[k] = p
                elif v == best[k]:
                    seats[k] = NONE
        return seats

    def awards_won(self, p):
        """Return how many Awards seat p has taken."""
        n = 0
        for award in range(cards.AWARDS):
            if self.state[AT_WINNER + award] == p:
                n += 1
        return n

    def score(self, p):
        return self.request_points(p) + 10 * self.awards_won(p)
