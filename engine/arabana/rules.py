"""Arabana-Ikibiti: two players compete for twelve islands (A1 to A21).

A turn is several moves: play cards, which take effect one by one, perhaps move a ship, place free
bridges or discard cards; then choose the draw; then CONFIRM. Only CONFIRM reveals, so all moves
before it can be undone. state.py describes the state.
"""

from array import array

from engine import rng
from engine.arabana import cards, control, moves
from engine.arabana.board import NOBODY as NOBODY  # re-exported
from engine.arabana.board import Board
from engine.arabana.map import PLACES
from engine.arabana.moves import (
    CONFIRM,
    DISCARD,
    DRAW,
    FREE_BRIDGE,
    MOVE_SHIP,
    SHIP,
    SWAP,
)
from engine.arabana.state import (
    BEFORE,
    CHOICE,
    DESIGNER,
    DID,
    DISCARDED,
    DONE,
    FALLEN,
    FIRST,
    FREE,
    HELD,
    LAST,
    LIMIT,
    LOST,
    PLAY,
    PLAYED,
    POINTS,
    ROUND,
    SAILED,
    SEAFARER,
    SECOND,
    SIZE,
    STAGE,
    TURN,
    VARIANT,
)
from engine.const import const
from engine.game import OVER, Game

_PREMATURE_POINTS = const((0, 0, 24, 12))  # by round (A15)
_PREMATURE_TOURNAMENT = const((0, 0, 5, 4))


class Arabana(Board):
    NAME = "arabana"
    VERSION = 2
    SIZE = SIZE
    # Moves per place: at most 3, empty (two cards, a free bridge) or opposing (three pairs). Six
    # cards make 20 sets of three, each for at most two seas. At most one ship can cross a place.
    MAX_LEGAL = 3 * PLACES + 2 * 20 + PLACES + 6 + 4
    _buffer = array("H", bytes(2 * MAX_LEGAL))  # of is_legal(): a new one each time is slow
    PLAYERS = (2, 2)
    CONFIRM = CONFIRM
    # Reading (0 seed, 1 designer); Seafarer; a byte per seat each: free bridges, extra cards, hand
    # limit raised; who begins (0, 1, or 2: decided by the seed).
    OPTIONS = b"\x00\x00\x00\x00\x00\x00\x00\x00\x02"
    LEVELS = "arabana.ai.levels"
    POLICIES = "search arabana.ai.levels Hard\nyardstick arabana.ai.yardstick Yardstick"

    def usual(self):
        return [
            bytes((reading, seafarer)) + bytes(6) + bytes((first,))  # no handicap
            for reading in (0, 1)
            for seafarer in (0, 1)
            for first in (2, 0, 1)
        ]

    def setup(self, options):
        for i in range(9):
            if options[i] > b"\x01\x01\x03\x03\x03\x03\x01\x01\x02"[i]:
                raise ValueError("these are not options of arabana")
        s = self.state
        s[VARIANT] = options[0] * DESIGNER | options[1] * SEAFARER
        s[ROUND] = 1
        for p in range(2):
            s[FREE + p] = options[2 + p]
            s[HELD + p] = 3 + options[4 + p]  # used by deal()
            s[LIMIT + p] = 5 + options[6 + p]
        s[FIRST] = options[8]

    def deal(self):
        s = self.state
        counts = bytearray(2)
        for p in range(2):
            counts[p] = min(s[HELD + p], s[LIMIT + p])  # extra cards only up to the limit (A16)
            s[HELD + p] = 0
        cards.deal(s, counts)
        drawn = rng.below(s, 2)
        if s[FIRST] == 2:
            s[FIRST] = drawn
        second = 1 - s[FIRST]
        s[TURN] = second if s[FREE + second] else s[FIRST]
        s[STAGE] = BEFORE if s[FREE + second] else PLAY

    # Legal moves

    def player(self):
        s = self.state
        return OVER if s[STAGE] == DONE else s[TURN]

    def legal(self, out):
        return moves.legal(self.state, out)

    def is_legal(self, move):
        out = self._buffer
        for i in range(moves.legal(self.state, out, move, move)):
            if out[i] == move:
                return True
        return False

    # Moves

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
        before = self._bridged()
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
        if self._has_fallen(before):
            s[STAGE] = LOST
        return False

    def _bridged(self):
        """Return the set of seats with a bridge on the board, one bit each."""
        bridges = self.bridges()
        return (b"\x01" in bridges) | (b"\x02" in bridges) << 1

    def _has_fallen(self, before):
        """Return True if a seat in the set `before` is the only one without a bridge (A14).

        Stores which seat it is.
        """
        s = self.state
        now = self._bridged()
        if s[ROUND] > 1 and now and before & ~now:
            s[FALLEN] = 2 if now == 1 else 1
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
        if self._has_fallen(3):
            s[STAGE] = DONE

    def _score(self):
        s = self.state
        own = self.controls(0) - self.controls(1)
        s[POINTS + s[ROUND] - 1] = own if own >= 0 else 16 - own

    # Results

    def points(self, player, number):
        """Return the points of a seat at scoring 1, 2 or 3 (A11); 0 before that scoring."""
        entry = self.state[POINTS + number - 1]
        return entry & 15 if entry >> 4 == player else 0

    def score(self, player):
        """Return a seat's island points, including a premature winner's 24 or 12 (A15)."""
        s = self.state
        n = self.points(player, 1) + self.points(player, 2) + self.points(player, 3)
        if s[STAGE] == DONE and s[FALLEN] == 2 - player:
            n += _PREMATURE_POINTS[s[ROUND]]
        return n

    def winners(self):
        s = self.state
        if s[STAGE] == DONE and s[FALLEN]:
            return [2 - s[FALLEN]]  # whatever the points are (A14)
        return Game.winners(self)

    def is_premature(self):
        """Return True if a seat has lost its last bridge (A14)."""
        return self.state[FALLEN] > 0

    def tournament(self, player):
        """Return the tournament points of a seat, 0 to 5, when the game is over (A15)."""
        won = self.winners()
        if len(won) == 2:
            return 2
        if self.is_premature():
            return _PREMATURE_TOURNAMENT[self.state[ROUND]] if won[0] == player else 0
        return 3 if won[0] == player else 1

    # Hidden information

    def observe(self, player, out):
        Game.observe(self, player, out)
        cards.hide(out, player)

    def determinize(self, player, r):
        from engine.arabana import unseen

        s = self.state
        self.observe(player, s)
        unseen.deal(s, player, r)
        for i in range(4):
            s[i] = r[i]

    def check(self):
        from engine.arabana import check

        check.check(self)
