"""Greedy, a computer player of Hashi that looks no further than the card in play.

It tries every number the card can be written as, draws the card's bridges one by one where the
board looks best afterwards, and keeps what looks best of all. How a board looks is a sum over its
islands: what each brings when finished, by how likely that still is.
"""

from engine.ai import PENDING
from engine.hashi import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, START_FOUR
from engine.hashi_boards import BLUE, ISLANDS, RED
from engine.hashi_state import (
    BLOCKED,
    BOARDS,
    BRIDGES,
    DECK,
    NUMBER,
    ROUND,
    ROUNDS,
    SETTLE,
    START,
    STRIDE,
)

_SURE = 256  # the likelihood of a finished island
# By bridges that a numbered island still needs, 0 to 6, and by the room to spare for them, 0 to 4.
_NEED = (256, 200, 160, 125, 95, 70, 50)
_SPARE = (150, 200, 230, 250, 256)
_WAIT = (110, 110, 110, 110, 110, 100, 90)
_ROOMY = (100, 200, 230, 250, 256, 256, 256)
_LATE = (256, 200, 100, 50)
_NO_BRIDGE = 60  # a flag that no bridge reaches yet
_TIGHT = 128
_ALL = (128, 128)
_PART = (32, 43)
_GROUP = (0, 7, 28, 64, 114, 178, 256)
_USE = (8, 0, 0)
_ISLAND = 2  # points


class Greedy:
    """Plays the card in play as well as it can see, and nothing beyond."""

    def __init__(self, game, r):
        self.out = game.moves_buffer()

    def think(self, seen, seat):
        phase = seen.phase()
        if phase == SETTLE:
            yield CONFIRM
            return
        n = seen.legal(self.out)
        moves = [self.out[i] for i in range(n)]
        if n == 1:
            yield moves[0]
            return
        before = bytes(seen.state)
        best = -1
        choice = moves[0]
        for move in moves:
            seen.state[:] = before
            seen.apply(move)
            if phase == NUMBER:
                self._draw_all(seen, seat)
            value = self.value(seen, seat)
            if phase == BRIDGES and move == SKIP_BRIDGES:
                value += 1
            if value > best:
                best = value
                choice = move
            yield PENDING
        yield choice

    def _draw_all(self, seen, seat):
        """Draw the bridges of the card, each where the board looks best, or skip them all."""
        skipped = bytes(seen.state)
        base = self.value(seen, seat)
        while seen.phase() == BRIDGES:
            n = seen.legal(self.out)
            moves = [self.out[i] for i in range(n) if self.out[i] < SKIP_BRIDGES]
            if not moves:
                seen.apply(SKIP_BRIDGES)
                return
            before = bytes(seen.state)
            best = -1
            choice = moves[0]
            for move in moves:
                seen.state[:] = before
                seen.apply(move)
                value = self.value(seen, seat)
                if value > best:
                    best = value
                    choice = move
            seen.state[:] = before
            seen.apply(choice)
        if best < base:
            seen.state[:] = skipped
            seen.apply(SKIP_BRIDGES)

    def value(self, seen, seat):
        """Return how a seat's board looks: points to be hoped for, times 256."""
        s = seen.state
        board = seen.board
        base = BOARDS + STRIDE * seat
        left = ROUNDS - s[ROUND]
        red = 0
        blue = 0
        total = 0
        sure_red = 256
        sure_blue = 256
        flag = board.flag
        empty = 0
        for i in range(ISLANDS):
            if not s[base + i] & 15:
                empty += 1
        # One number a round: of more empty islands than rounds, some stay empty.
        hope = 256 if left >= empty else 256 * left // empty
        for i in range(ISLANDS):
            likely = self._likely(s, board, base, i, left)
            if not s[base + i] & 15:
                likely = likely * hope >> 8
            total += likely * _ISLAND
            if flag[i] == RED:
                sure_red = sure_red * likely >> 8
                red += likely
            elif flag[i] == BLUE:
                sure_blue = sure_blue * likely >> 8
                blue += likely
        total += seen.worth(seat, 0) * (sure_red * _ALL[0] + red * _PART[0]) >> 8
        total += seen.worth(seat, 1) * (sure_blue * _ALL[1] + blue * _PART[1]) >> 8
        worth = seen.worth(seat, 2)
        if worth:
            total += worth * _GROUP[min(6, seen.largest_group(seat))]
        return total + self._slots(s, board, base, left)

    def _slots(self, s, board, base, left):
        slots = 0
        for line in range(board.lines):
            drawn = s[base + ISLANDS + line]
            if drawn < 2:
                e = s[base + board.one[line]]
                f = s[base + board.two[line]]
                slots += min(2 - drawn, (e & 15 or 6) - (e >> 4), (f & 15 or 6) - (f >> 4))
        return min(slots, _USE[0] * left // 4 + _USE[2]) * _USE[1]

    def _likely(self, s, board, base, i, left):
        e = s[base + i]
        number = e & 15
        degree = e >> 4
        need = number - degree
        if number and not need:
            return _SURE
        if not left:
            return 0
        room = 0
        for line in board.at[i]:
            drawn = s[base + ISLANDS + line]
            if drawn < 2:
                f = s[base + board.one[line] + board.two[line] - i]
                free = (f & 15 or 6) - (f >> 4)
                room += min(2 - drawn, free)
        if number:
            if room < need:
                return 0
            likely = _NEED[need] * _SPARE[min(4, room - need)] >> 8
            if need > left:
                likely = likely * _LATE[min(3, need - left)] >> 8
            return likely
        if board.flag[i] and not degree:
            return _NO_BRIDGE * _ROOMY[min(6, room)] >> 8
        return _WAIT[degree] * _ROOMY[min(6, room + degree)] >> 8
