"""The layout of the state of Atoll, and the queries on it.

All queries work on an observation too, as far as its seat knows the answer.
"""

from engine.atoll import awards, cards
from engine.atoll import island as atoll_island
from engine.atoll.island import ENTRY, Island
from engine.game import Game

NONE = 254  # no seat, no card, no Request
SLOTS = 4  # Requests revealed
HAND = 10

# Stages of a seat's choice, and the moves in each.
CARD = 0  # a slot of the hand, 0 upwards
TAKE = 1  # 0 for none, or 1 + the index of the own card to take up (T11)
PLACE = 2  # a placement
SURE = 3  # CONFIRM
CONFIRM = 0

# n connected tiles and the cells beside them are at most 3n + 2 cells, joined by at least 3n + 1
# edges. So at most 4 (3n + 2) - (3n + 1) = 9n + 7 pairs of adjacent cells touch them. n is at most
# 38, and every pair has two orientations.
MAX_LEGAL = 2 * (9 * 38 + 7)

AT_PLAYERS = 4
AT_ROUNDS = 5
AT_PER_ROUND = 6  # Awards revealed per round
AT_ROUND = 7  # 0 or 1
AT_TURN = 8  # cards played this round, 0 to 9; 10 when the game is over
AT_SEAT = 9  # seat to move, NONE when the game is over
AT_STAGE = 10
AT_DRAWN = 11  # Requests drawn from their deck
AT_SHOWN = 12  # Awards drawn from their deck
AT_SLOT = 13  # the revealed Requests
AT_TAKEN_UP = 17  # a byte per seat: index of the card that it took up in its last turn
AT_CHOICE = 23  # four bytes per seat: slot, index taken up, placement
AT_OWNER = 47  # a byte per Request: the seat that has it
AT_WINNER = 107  # a byte per Award: the seat that has it
AT_DECK = 127
AT_REQUESTS = 247
AT_AWARDS = 307
AT_ISLANDS = 327
ISLAND_BYTES = 60
STATE_BYTES = AT_ISLANDS + 6 * ISLAND_BYTES


_island = Island()  # scratch, shared by all games because it takes 2 KB
_entries = bytearray(ISLAND_BYTES)


class Table(Game):
    """The queries. All return the same scratch Island, valid until the next query of any game.

    Its `user` is the game that was asked last, so a caller that keeps it can see if it changed.
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
        """Return how many cards each seat has played this round; 10 when the game is over."""
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
        """Return the card in a slot of seat p's hand, HIDDEN if the observer does not know it."""
        return self.state[self.hand_at(p) + slot]

    def hand_at(self, p):
        """Return the offset of seat p's hand in the state."""
        s = self.state
        return AT_DECK + (s[AT_ROUND] * s[AT_PLAYERS] + self.hand_of(p)) * HAND

    def chosen_slot(self, p):
        """Return the slot that seat p has chosen this turn, NONE if not yet, HIDDEN if unknown."""
        return self.state[AT_CHOICE + p * 4]

    def chosen(self, p):
        """Return the card that seat p has chosen this turn, NONE if not yet, HIDDEN if unknown."""
        slot = self.state[AT_CHOICE + p * 4]
        return slot if slot >= NONE else self.hand(p, slot)

    def chosen_take(self, p):
        """Return the index of the own card that seat p takes up this turn, NONE if none (T11)."""
        return self.state[AT_CHOICE + p * 4 + 1]

    def placing(self, p):
        """Return the card that seat p places: the chosen one, or the one taken up for it (T11)."""
        taken = self.chosen_take(p)
        return self.chosen(p) if taken == NONE else self.card(p, taken)

    def chosen_place(self, p):
        """Return the placement that seat p has chosen this turn; undefined before that."""
        at = AT_CHOICE + p * 4
        return self.state[at + 2] | self.state[at + 3] << 8

    # Islands

    def laid(self, p):
        """Return how many cards seat p's Island has."""
        return self.state[AT_ROUND] * HAND + self.state[AT_TURN]

    def card(self, p, index):
        """Return card `index` of seat p's Island, in the order laid."""
        return self.state[AT_ISLANDS + p * ISLAND_BYTES + index * ENTRY]

    def placed(self, p, index):
        """Return the placement (island.py) of card `index` of seat p's Island."""
        at = AT_ISLANDS + p * ISLAND_BYTES + index * ENTRY
        return self.state[at + 1] | self.state[at + 2] << 8

    def is_uncovered(self, p, index):
        """Return True if no tile of card `index` of seat p's Island is covered (T11)."""
        at = AT_ISLANDS + p * ISLAND_BYTES
        return atoll_island.is_uncovered(self.state, at, self.laid(p), index)

    def taken_up(self, p):
        """Return the index of the card that seat p took up last turn (T11), NONE if none."""
        return self.state[AT_TAKEN_UP + p]

    def placements(self, p, same, out):
        """Write the placements that T6 allows on seat p's Island into out; see island.py."""
        at = AT_ISLANDS + p * ISLAND_BYTES
        return atoll_island.placements(self.state[at : at + self.laid(p) * ENTRY], same, out)

    def load(self, p, island):
        """Lay out seat p's Island in `island`."""
        island.load(self.state, AT_ISLANDS + p * ISLAND_BYTES, self.laid(p), self)

    def island(self, p):
        """Return seat p's Island now, the scratch Island."""
        self.load(p, _island)
        return _island

    def preview(self, p, card, taken, placement):
        """Return seat p's Island after a placement that T6 allows, the scratch Island.

        taken: the index of the own card that double-water `card` takes up (T11), or NONE. The
        placement is then for the card taken up.
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
        """Replace card `index` of seat p by double water on the Island given (T11)."""
        place = self.placed(p, index)
        i = island.at(place >> 2 & 127, place >> 9)
        island.exchange(i, cards.WATER)
        island.exchange(i + (island.ay if place & 2 else island.ax), cards.WATER)

    # Requests

    def request(self, slot):
        """Return the Request in slot 0 to 3, NONE if the slot is empty."""
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
        """Return how many Awards have been revealed so far, including those already won."""
        return self.state[AT_SHOWN]

    def award(self, i):
        """Return the i-th Award revealed."""
        return self.state[AT_AWARDS + i]

    def award_winner(self, award):
        """Return the seat that has taken the Award, NONE if nobody has."""
        return self.state[AT_WINNER + award]

    def award_value(self, p, award):
        """Return the count of seat p's Island for an Award now."""
        return awards.value(self.island(p), award)

    def leaders(self, some):
        """Return for each of some Awards the seat that would win it now, NONE on a tie (T12)."""
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
