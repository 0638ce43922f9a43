"""Arabana-Ikibiti: the duel of two for twelve islands (A1 to A21).

A turn is several moves: cards played, settled one by one, perhaps a ship moved, free bridges placed
or cards discarded; then the draw is chosen, and CONFIRM ends the turn. Only CONFIRM reveals, so all
before it can be taken back. What each field of the state means is in arabana_state.
"""

from engine import arabana_cards as cards
from engine import arabana_control as control
from engine import arabana_moves as moves
from engine import rng
from engine.arabana_map import ENDS, PLACES
from engine.arabana_moves import (
    CONFIRM,
    DISCARD,
    DRAW,
    FREE_BRIDGE,
    MOVE_SHIP,
    PLAY_CARD,
    SHIP,
    SWAP,
)
from engine.arabana_state import (
    BEFORE,
    BRIDGE,
    CHOICE,
    DESIGNER,
    DID,
    DISCARDED,
    DONE,
    FACE_UP,
    FALLEN,
    FILLED,
    FIRST,
    FREE,
    HAND,
    HELD,
    LAST,
    LIMIT,
    LOST,
    NO_CARD,
    PLAY,
    PLAYED,
    POINTS,
    ROUND,
    SAILED,
    SEAFARER,
    SECOND,
    SIZE,
    STACK_N,
    STAGE,
    TURN,
    VARIANT,
)
from engine.game import HIDDEN, OVER, Game

NOBODY = 2

_PREMATURE_POINTS = (0, 0, 24, 12)  # by round (A15)
_PREMATURE_TOURNAMENT = (0, 0, 5, 4)


class Arabana(Game):
    ID = 2
    NAME = "arabana"
    SIZE = SIZE
    # A place is empty (two cards and a free bridge at most), opposing (three pairs) or neither; six
    # cards make 20 sets of three, each for two seas at most; one ship at most crosses a place.
    MAX_LEGAL = 3 * PLACES + 2 * 20 + PLACES + 6 + 4
    PLAYERS = (2, 2)
    # reading (0 seed, 1 designer), seafarer, then a byte a seat: free bridges, extra cards, limit
    # raised; who begins (0, 1, or 2: drawn by the seed)
    OPTIONS = b"\x00\x00\x00\x00\x00\x00\x00\x00\x02"
    POLICIES = (
        ("easy", "arabana_ai", "Easy"),
        ("medium", "arabana_ai", "Medium"),
        ("hard", "arabana_ai", "Hard"),
        ("search", "arabana_ai", "Hard"),
        ("yardstick", "arabana_yardstick", "Yardstick"),
    )

    def setup(self, options):
        for i in range(9):
            if options[i] > b"\x01\x01\x03\x03\x03\x03\x01\x01\x02"[i]:
                raise ValueError("these are not options of arabana")
        s = self.state
        s[VARIANT] = options[0] * DESIGNER | options[1] * SEAFARER
        s[ROUND] = 1
        for p in range(2):
            s[FREE + p] = options[2 + p]
            s[HELD + p] = 3 + options[4 + p]  # until the deal
            s[LIMIT + p] = 5 + options[6 + p]
        s[FIRST] = options[8]

    def deal(self):
        s = self.state
        counts = bytearray(2)
        for p in range(2):
            counts[p] = min(s[HELD + p], s[LIMIT + p])  # extra cards go up to the limit (A16)
            s[HELD + p] = 0
        cards.deal(s, counts)
        drawn = rng.below(s, 2)
        if s[FIRST] == 2:
            s[FIRST] = drawn
        second = 1 - s[FIRST]
        s[TURN] = second if s[FREE + second] else s[FIRST]
        s[STAGE] = BEFORE if s[FREE + second] else PLAY

    # Whose move, and which

    def player(self):
        s = self.state
        return OVER if s[STAGE] == DONE else s[TURN]

    def legal(self, out):
        return moves.legal(self.state, out)

    def is_legal(self, move):
        return moves.is_legal(self.state, move)

    # Playing

    def apply(self, move):
        s = self.state
        p = s[TURN]
        if move == CONFIRM:
            self._confirm()
            return True
        if move >= DRAW:
            s[CHOICE] = move - DRAW + 1
            return False
        if move >= DISCARD:
            s[DID] |= DISCARDED
            cards.discard(s, p, move - DISCARD)
            return False
        if FREE_BRIDGE <= move < SWAP:
            s[FREE + p] -= 1
            control.place_bridge(s, move - FREE_BRIDGE, p)
        elif move >= MOVE_SHIP:
            s[DID] |= SAILED
            start, e = moves.course(move)
            control.move_ship(s, start, e, p)
        else:
            s[DID] |= PLAYED
            for card in moves.cards_of(move):
                cards.play(s, p, card)
            if move < FREE_BRIDGE:
                control.place_bridge(s, move >> 1, p)
            elif move < SHIP:
                control.swap_bridge(s, (move - SWAP) // 3, p)
            else:
                control.place_ship(s, (move - SHIP) // 7, p)
        if self._look_for_the_fallen():
            s[STAGE] = LOST
        return False

    def _look_for_the_fallen(self):
        """Note who has lost the last bridge (A14). Return True if somebody has."""
        s = self.state
        if s[ROUND] > 1:
            mine = control.bridges_count(s, 0)
            theirs = control.bridges_count(s, 1)
            if (mine == 0) != (theirs == 0):
                s[FALLEN] = 1 if not mine else 2
                return True
        return False

    def _confirm(self):
        s = self.state
        p = s[TURN]
        choice = s[CHOICE]
        did = s[DID]
        s[CHOICE] = 0
        s[DID] = 0
        s[TURN] = 1 - p
        if s[STAGE] == BEFORE:
            s[STAGE] = PLAY
        elif s[STAGE] == LOST:
            s[STAGE] = DONE
        elif s[STAGE] == LAST:
            s[DID] = SECOND
            if did & SECOND:
                self._score()
                s[STAGE] = DONE
        else:
            cards.draw(s, p, choice - 1)
            if cards.are_all_taken(s):
                self._end_round()

    def _end_round(self):
        s = self.state
        if s[ROUND] == 3:
            s[STAGE] = LAST
            return
        self._score()
        cards.deal_again(s)
        s[ROUND] += 1
        if self._look_for_the_fallen():
            s[STAGE] = DONE

    def _score(self):
        s = self.state
        own = self.controls(0) - self.controls(1)
        s[POINTS + s[ROUND] - 1] = own if own >= 0 else 16 - own

    # Results

    def points(self, player, number):
        """Return what a seat noted at scoring 1, 2 or 3 (A11); 0 if it has not come."""
        noted = self.state[POINTS + number - 1]
        return noted & 15 if noted >> 4 == player else 0

    def score(self, player):
        """Return a seat's island points; a premature winner's 24 or 12 are in them (A15)."""
        s = self.state
        n = self.points(player, 1) + self.points(player, 2) + self.points(player, 3)
        if s[STAGE] == DONE and s[FALLEN] == 2 - player:
            n += _PREMATURE_POINTS[s[ROUND]]
        return n

    def winners(self):
        s = self.state
        if s[STAGE] == DONE and s[FALLEN]:
            return [2 - s[FALLEN]]  # whatever was noted before (A14)
        return Game.winners(self)

    def is_premature(self):
        """Tell whether a seat has lost its last bridge (A14)."""
        return self.state[FALLEN] > 0

    def tournament(self, player):
        """Return the tournament points of a seat once the game is over (A15)."""
        won = self.winners()
        if len(won) == 2:
            return 2
        if self.is_premature():
            return _PREMATURE_TOURNAMENT[self.state[ROUND]] if won[0] == player else 0
        return 3 if won[0] == player else 1

    # What the board shows, for views and computer players

    def owner(self, place):
        """Return the seat whose bridge lies on a place, or NOBODY."""
        found = self.state[BRIDGE + place]
        return found - 1 if found else NOBODY

    def ship_owner(self, sea):
        """Return the seat whose ship is in a sea, or NOBODY."""
        for p in range(2):
            if control.ships(self.state, p) >> sea & 1:
                return p
        return NOBODY

    def islands(self, player):
        """Return the islands a seat controls, a bit an island."""
        return control.controlled(self.state, player)

    def controls(self, player):
        """Return how many islands a seat controls."""
        n = 0
        left = self.islands(player)
        while left:
            left &= left - 1
            n += 1
        return n

    def controller(self, island):
        """Return the seat that controls an island, or NOBODY."""
        for p in range(2):
            if self.islands(p) >> island & 1:
                return p
        return NOBODY

    def filled(self, player, island):
        """Return how many places of an island a seat has filled, ships included."""
        return self.state[FILLED + island] >> 4 * player & 15

    def majority(self, island):
        """Return how many filled places control an island as things stand (A3, A17)."""
        return control.places_count(self.state, island) // 2 + 1

    def supply(self, player):
        """Return how many bridges a seat has left (A1)."""
        return control.BRIDGES - control.bridges_count(self.state, player)

    def stones(self, player):
        """Return how many ships a seat has left (A17)."""
        return control.STONES - control.ships_count(self.state, player)

    def free_bridges(self, player):
        """Return how many free bridges a seat may still place (A16)."""
        return self.state[FREE + player]

    def hand(self, player):
        """Return a seat's cards as bytes of islands, ascending; what may not be seen is HIDDEN."""
        at = HAND + 6 * player
        return bytes(self.state[at : at + self.state[HELD + player]])

    def hand_limit(self, player):
        return self.state[LIMIT + player]

    def face_up(self, slot):
        """Return the island of face-up card 0, 1 or 2, or NO_CARD."""
        return self.state[FACE_UP + slot]

    def stack_count(self):
        return self.state[STACK_N]

    def discards_count(self):
        """Return how many cards lie on the discards, open and face down."""
        s = self.state
        n = 24 - s[STACK_N] - s[HELD] - s[HELD + 1]
        for slot in range(3):
            n -= s[FACE_UP + slot] != NO_CARD
        return n

    def round(self):
        """Return the round, 1 to 3."""
        return self.state[ROUND]

    def stage(self):
        """Return BEFORE, PLAY, LAST, LOST or DONE of arabana_state."""
        return self.state[STAGE]

    def first(self):
        """Return the seat that began."""
        return self.state[FIRST]

    def is_seafarer(self):
        return self.state[VARIANT] & SEAFARER > 0

    def is_designers(self):
        """Tell whether the designer's reading of the placing rule holds (A10)."""
        return self.state[VARIANT] & DESIGNER > 0

    def choice(self):
        """Return the draw or pass that awaits CONFIRM, as a move, or HIDDEN."""
        chosen = self.state[CHOICE]
        return DRAW - 1 + chosen if chosen else HIDDEN

    def did(self):
        """Return the bits PLAYED, SAILED and DISCARDED of arabana_state for this turn."""
        return self.state[DID] & ~SECOND

    def is_second_to_play_last(self):
        """Tell whether the other seat has had its last plays: no turn follows this one (A13)."""
        return self.state[DID] & SECOND > 0

    def places_for(self, card):
        """Return the places where the seat to move may play that card alone, a bit a place."""
        found = 0
        for move in range(PLAY_CARD, FREE_BRIDGE):
            if ENDS[move] == card and moves.is_legal(self.state, move):
                found |= 1 << (move >> 1)
        return found

    def changes(self, before):
        """Tell what changed since the game `before`, for the seat that moved there.

        Return three sets of bits: islands it won, islands either seat lost, places where a bridge
        fell (a swapped one included).
        """
        p = before.state[TURN]
        won = self.islands(p) & ~before.islands(p)
        lost = (before.islands(0) & ~self.islands(0)) | (before.islands(1) & ~self.islands(1))
        fallen = 0
        for k in range(PLACES):
            was = before.owner(k)
            if was != NOBODY and was != self.owner(k):
                fallen |= 1 << k
        return won, lost, fallen

    def evaluate(self, player):
        """Return what the position is worth to a seat, in tenths, as the yardstick values it.

        Own less the opponent's: islands controlled 30, one bridge short of control 10, bridges 3,
        cards 1, points 100.
        """
        return self._value(player) - self._value(1 - player)

    def _value(self, p):
        s = self.state
        n = 100 * self.score(p) + 3 * control.bridges_count(s, p) + s[HELD + p]
        for i in range(12):
            short = self.majority(i) - self.filled(p, i)
            if short < 2:
                n += 10 if short == 1 else 30
        return n

    # Hidden information

    def observe(self, player, out):
        s = self.state
        for i in range(SIZE):
            out[i] = s[i]
        for i in range(4):
            out[i] = HIDDEN
        cards.hide(out, player)

    def determinize(self, player, r):
        s = self.state
        self.observe(player, s)
        cards.deal_unseen(s, player, r)
        for i in range(4):
            s[i] = r[i]

    def check(self):
        s = self.state
        assert s[TURN] < 2, "a turn of nobody"
        assert s[STAGE] <= DONE, "an unknown stage"
        assert 1 <= s[ROUND] <= 3, "an unknown round"
        for p in range(2):
            assert s[HELD + p] <= s[LIMIT + p], "a hand over its limit"
        control.check_board(s)
        cards.check_cards(s)
