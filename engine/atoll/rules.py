"""Atoll: 3 to 6 players draft, place and claim simultaneously. The rules are T1 to T15.

A turn is one card of every seat. Seats choose one after the other, hidden from each other: a slot
of the hand; for a double-water card, which card it takes up; a placement (island.py); CONFIRM. When
the last seat has confirmed, all cards are laid, claims are resolved and hands are passed on.

The deck stays as dealt: hand h of a round is ten bytes of it, fewer as cards are played. Hands do
not move in the state; hand_of() computes which one a seat holds (T7).

A seat knows every hand that it has held this round, because cards played since are face up. It
does not know the other hands, the rest of the decks, the other seats' choices of this turn, nor
the stage of their choice.
"""

from engine import rng
from engine.atoll import cards, match
from engine.atoll import island as atoll_island
from engine.atoll.cards import AWARDS, CARDS, REQUESTS
from engine.atoll.island import ENTRY, MIDDLE, SOUTH
from engine.atoll.state import (
    AT_AWARDS,
    AT_CHOICE,
    AT_DECK,
    AT_DRAWN,
    AT_ISLANDS,
    AT_OWNER,
    AT_PER_ROUND,
    AT_PLAYERS,
    AT_REQUESTS,
    AT_ROUND,
    AT_ROUNDS,
    AT_SEAT,
    AT_SHOWN,
    AT_SLOT,
    AT_STAGE,
    AT_TAKEN_UP,
    AT_TURN,
    AT_WINNER,
    CARD,
    CONFIRM,
    HAND,
    ISLAND_BYTES,
    MAX_LEGAL,
    NONE,
    PLACE,
    SLOTS,
    STATE_BYTES,
    SURE,
    TAKE,
    Table,
)
from engine.game import HIDDEN, OVER, Game

CLAIM = 0  # rows of news: CLAIM, seat, Request, Request revealed next
AWARD = 1  # AWARD, Award, seat, 0
DEAL = 2  # DEAL, round, 0, 0


class Atoll(Table):
    """The game.

    news: what happened in the last reveal, rows of four bytes, NONE for no seat or card. Not part
    of the state: read it after apply().
    """

    NAME = "atoll"
    SIZE = STATE_BYTES
    MAX_LEGAL = MAX_LEGAL
    PLAYERS = (3, 6)
    CONFIRM = CONFIRM
    OPTIONS = b"\x04\x02\x04"  # players, rounds, Awards revealed per round
    LEVELS = "atoll.ai.levels"
    POLICIES = "yardstick atoll.ai.yardstick Yardstick"

    def __init__(self):
        Table.__init__(self)
        self.news = bytearray()

    def usual(self):
        out = []
        for players in range(self.PLAYERS[0], self.PLAYERS[1] + 1):
            out.append(bytes((players, 2, 4)))
            for awards in range(4, 10):  # in a single round
                out.append(bytes((players, 1, awards)))
        return out

    def setup(self, options):
        if not 3 <= options[0] <= 6:
            raise ValueError("Atoll is for 3 to 6 players")
        if not 1 <= options[1] <= 2:
            raise ValueError("Atoll has 1 or 2 rounds")
        if not 1 <= options[2] * options[1] <= AWARDS:
            raise ValueError("there are 20 Awards: reveal at least 1 a round and 20 in all at most")
        self.state[AT_PLAYERS] = options[0]
        self.state[AT_ROUNDS] = options[1]
        self.state[AT_PER_ROUND] = options[2]

    def deal(self):
        s = self.state
        for i in range(AT_TAKEN_UP, AT_DECK):
            s[i] = NONE
        for i in range(AT_ISLANDS, self.SIZE):
            s[i] = NONE
        for start, n in ((AT_REQUESTS, REQUESTS), (AT_AWARDS, AWARDS), (AT_DECK, CARDS)):
            for i in range(n):
                s[start + i] = i
            rng.shuffle(s, s, start, start + n)
        for k in range(SLOTS):
            s[AT_SLOT + k] = s[AT_REQUESTS + k]
        s[AT_DRAWN] = SLOTS
        s[AT_SHOWN] = s[AT_PER_ROUND]
        self.news = bytearray()

    # Legal moves

    def player(self):
        seat = self.state[AT_SEAT]
        return OVER if seat == NONE else seat

    def legal(self, out):
        s = self.state
        p = s[AT_SEAT]
        if p == NONE:
            return 0
        stage = s[AT_STAGE]
        if stage == CARD:
            n = self.hand_size(p)
            for i in range(n):
                out[i] = i
            return n
        if stage == TAKE:
            out[0] = 0
            n = 1
            for i in range(self.laid(p)):
                if self.is_uncovered(p, i):
                    out[n] = i + 1
                    n += 1
            return n
        if stage == PLACE:
            card = self.placing(p)
            alike = cards.first(card) == cards.second(card)
            return self.placements(p, alike, out)
        out[0] = CONFIRM
        return 1

    def is_legal(self, move):
        s = self.state
        p = s[AT_SEAT]
        if p == NONE or not 0 <= move <= 65535:
            return False
        stage = s[AT_STAGE]
        if stage == CARD:
            return move < self.hand_size(p)
        if stage == TAKE:
            return move == 0 or (move <= self.laid(p) and self.is_uncovered(p, move - 1))
        if stage == PLACE:
            return self.is_placement(p, self.placing(p), move)
        return move == CONFIRM

    def is_placement(self, p, card, move):
        """Return True if T6 allows placement `move` for this card on seat p's Island now."""
        s = self.state
        if move & 1 and cards.first(card) == cards.second(card):
            return False
        n = self.laid(p)
        if not n:
            return move & ~3 == atoll_island.place(MIDDLE, MIDDLE, 0)
        return atoll_island.touches(s, AT_ISLANDS + p * ISLAND_BYTES, n, move)

    # Moves

    def apply(self, move):
        s = self.state
        p = s[AT_SEAT]
        at = AT_CHOICE + p * 4
        stage = s[AT_STAGE]
        if stage == CARD:
            s[at] = move
            s[at + 1] = s[at + 2] = s[at + 3] = NONE
            can_take = self.laid(p) and cards.is_double_water(self.chosen(p))
            s[AT_STAGE] = TAKE if can_take else PLACE
        elif stage == TAKE:
            s[at + 1] = move - 1 if move else NONE
            s[AT_STAGE] = PLACE
        elif stage == PLACE:
            s[at + 2] = move & 255
            s[at + 3] = move >> 8
            s[AT_STAGE] = SURE
        else:
            s[AT_STAGE] = CARD
            s[AT_SEAT] = p + 1
            if p + 1 == s[AT_PLAYERS]:
                self._reveal()
                return True
        return False

    def _reveal(self):
        """Lay all chosen cards, resolve claims, and end the round if it is over."""
        s = self.state
        self.news = bytearray()
        n = s[AT_PLAYERS]
        laid = self.laid(0)
        for p in range(n):
            self._lay(p, laid)
        for i in range(AT_CHOICE, AT_OWNER):
            s[i] = NONE
        s[AT_SEAT] = 0
        s[AT_TURN] += 1
        self._claim(laid % n)
        if s[AT_TURN] < HAND:
            return
        self._award()
        if s[AT_ROUND] + 1 == s[AT_ROUNDS]:
            s[AT_SEAT] = NONE
            return
        s[AT_TURN] = 0
        s[AT_ROUND] += 1
        s[AT_SHOWN] += s[AT_PER_ROUND]
        self._add_news(DEAL, s[AT_ROUND], 0, 0)

    def _add_news(self, kind, a, b, c):
        for byte in (kind, a, b, c):
            self.news.append(byte)

    def _lay(self, p, laid):
        """Lay seat p's chosen card on its Island of `laid` cards."""
        s = self.state
        choice = AT_CHOICE + p * 4
        start = AT_ISLANDS + p * ISLAND_BYTES
        at = start + laid * ENTRY
        hand = self.hand_at(p)
        card = s[hand + s[choice]]
        for i in range(hand + s[choice], hand + HAND - 1):
            s[i] = s[i + 1]
        s[hand + HAND - 1] = NONE
        taken = s[choice + 1]
        s[AT_TAKEN_UP + p] = taken
        if taken != NONE:
            # The double-water card gets the placement, and the layer, of the card taken up.
            i = start + taken * ENTRY
            card, s[i] = s[i], card
        s[at] = card
        s[at + 1] = s[choice + 2]
        s[at + 2] = s[choice + 3]

    def _claim(self, seat):
        """Resolve the claims (T8), beginning with a seat."""
        s = self.state
        n = s[AT_PLAYERS]
        tops = []
        changed = []
        for p in range(n):
            tops.append(atoll_island.tops(s, AT_ISLANDS + p * ISLAND_BYTES, self.laid(p)))
            changed.append(self._changed(p))
        # Nobody fulfilled the Requests of the last turn, so now they need a tile just laid.
        is_new = bytearray(SLOTS)
        wanted = [cards.cells(request) for request in s[AT_SLOT : AT_SLOT + SLOTS]]
        idle = 0
        # By seat, a bit per slot that does not match. Only a refill clears it.
        tried = bytearray(n)
        while idle < n:
            idle += 1
            for k in range(SLOTS):
                if not wanted[k] or tried[seat] >> k & 1:
                    continue
                if match.fulfils(tops[seat], wanted[k], None if is_new[k] else changed[seat]):
                    request = s[AT_SLOT + k]
                    s[AT_OWNER + request] = seat
                    self._refill(k)
                    is_new[k] = True
                    wanted[k] = cards.cells(s[AT_SLOT + k])
                    for p in range(n):
                        tried[p] &= 15 ^ 1 << k
                    self._add_news(CLAIM, seat, request, s[AT_SLOT + k])
                    idle = 0
                    break
                tried[seat] |= 1 << k
            seat = (seat + 1) % n

    def _changed(self, p):
        """Return the cells of seat p's Island that its last turn has changed (T6, T11)."""
        found = []
        for index in (self.laid(p) - 1, self.taken_up(p)):
            if index != NONE:
                place = self.placed(p, index)
                found.append(place >> 2)
                found.append((place >> 2) + (SOUTH if place & 2 else 1))
        return found

    def _refill(self, k):
        """Reveal the next Request in slot k; NONE if the deck is empty."""
        s = self.state
        s[AT_SLOT + k] = NONE
        if s[AT_DRAWN] < REQUESTS:
            s[AT_SLOT + k] = s[AT_REQUESTS + s[AT_DRAWN]]
            s[AT_DRAWN] += 1

    def _award(self):
        """Give the revealed Awards to their winners (T12)."""
        s = self.state
        some = [a for a in s[AT_AWARDS : AT_AWARDS + s[AT_SHOWN]] if s[AT_WINNER + a] == NONE]
        seats = self.leaders(some)
        for i in range(len(some)):
            s[AT_WINNER + some[i]] = seats[i]
            self._add_news(AWARD, some[i], seats[i], 0)

    # What a seat may know

    def observe(self, player, out):
        Game.observe(self, player, out)
        s = self.state
        n = s[AT_PLAYERS]
        if s[AT_SEAT] != NONE:
            if s[AT_SEAT] != player:
                out[AT_STAGE] = HIDDEN  # TAKE would reveal a double-water card
            for p in range(n):
                if p != player:
                    for i in range(AT_CHOICE + p * 4, AT_CHOICE + p * 4 + 4):
                        out[i] = HIDDEN
        self._hide_cards(player, out)
        for i in range(s[AT_DRAWN], REQUESTS):
            out[AT_REQUESTS + i] = HIDDEN
        for i in range(s[AT_SHOWN], AWARDS):
            out[AT_AWARDS + i] = HIDDEN

    def anticipate(self, p):
        """On seat p's own observation, let it choose before its turn has come.

        Seats choose simultaneously (T6), so these moves can be played when its turn comes. All
        moves but CONFIRM work.
        """
        s = self.state
        s[AT_SEAT] = p
        s[AT_STAGE] = CARD

    def _hide_cards(self, player, out):
        """Hide the hands that a seat has not held this round, and the deck."""
        s = self.state
        n = s[AT_PLAYERS]
        start = AT_DECK + s[AT_ROUND] * n * HAND
        held = self.hands_held()
        size = 0 if s[AT_SEAT] == NONE else HAND - s[AT_TURN]
        for h in range(n):
            # Round 0 passes hands to the left, so a seat has held its own and those to its right.
            back = (player - h if s[AT_ROUND] == 0 else h - player) % n
            if back >= held:
                for i in range(start + h * HAND, start + h * HAND + size):
                    out[i] = HIDDEN
        for i in range(start + n * HAND, AT_DECK + CARDS):
            out[i] = HIDDEN

    def hands_held(self):
        """Return how many different hands each seat has held this round so far."""
        s = self.state
        n = s[AT_PLAYERS]
        return n if s[AT_TURN] + 1 > n else s[AT_TURN] + 1

    def determinize(self, player, r):
        from engine.atoll import unseen

        unseen.deal(self, player, r)

    def check(self):
        from engine.atoll import check

        check.check(self)
