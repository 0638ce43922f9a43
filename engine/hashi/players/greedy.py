"""A sensible one-turn player of Hashi: it weighs what its own board looks like after the round.

Every place for the number is tried, the best of them with the best bridges a narrow beam finds.
What a board is worth is a sum over its islands, by tables tuned over many games; a unit is about a
tenth of a point.
"""

from array import array

from engine.ai import PENDING
from engine.const import const
from engine.hashi.boards import BLUE, ISLANDS, RED
from engine.hashi.rules import CONFIRM, ROOM, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import (
    BLOCKED,
    BOARDS,
    BRIDGES,
    CATEGORIES,
    FULL,
    SETTLE,
    SIX,
    START,
    STRIDE,
)

_WIDTH = const(2)  # boards that a beam keeps
_PLACES = const(8)  # places for the number that are tried with bridges
_ENOUGH = const(200)  # boards weighed in a round: no further place is tried then
NEVER = -30000
_NO_ROOM = bytes(ISLANDS)

# Weights by stage of the game: rounds to 6, to 11, the rest. Tuned by hill climbing on both sides.
_WEIGHTS = [
    [int(word) for word in row.split()]
    for row in (
        "41 58 48 17 21 -202 6 19 27 21 27 29 6 1 3 3 17 3 12 45 2 33 26 -172 -11 14 17 2 "
        "10 16 21 43 4 3 31",
        "69 127 69 44 48 -151 25 46 57 7 53 19 5 2 9 18 23 13 6 8 5 0 21 -198 -19 4 9 7 "
        "12 13 21 31 26 11 19",
        "111 102 34 42 61 -34 21 61 28 6 27 20 -1 4 13 -7 6 12 11 -8 4 7 16 -86 2 14 11 "
        "21 14 9 33 65 29 14 -10",
    )
]
# Where in a row: finished; extra for finished at a red and a blue flag, in time and later; an
# island that cannot be finished; lines to spare 0, 1, 2, more; bridges missing 1 to 6; bridges at
# an island without a number 0 to 6; such an island at a flag without and with bridges; bridges it
# could ever have 0 to 6; a bridge between two finished islands; an unseen card with just its
# number; no unseen card that fits.
_FINISHED, _RED, _BLUE, _DEAD, _SPARE, _MISSING = 0, 1, 3, 5, 6, 10
_FREE, _BARE, _TOUCHED, _COULD, _JOINED, _MATCH, _UNFIT = 16, 23, 24, 25, 32, 33, 34


class Greedy:
    """The policy `greedy`: no memory, no luck; the same observation gives the same move."""

    def __init__(self, game, r):
        self.out = game.moves_buffer()
        self.worth = array("h", [0] * (112 * 9))  # an island's byte * 9 + room on its lines
        self.room = bytearray(ISLANDS)
        self.flagged = [0, 0, 0]
        self.prizes = [0, 0, 0]
        self.weights = _WEIGHTS[0]
        self.joined = 0
        self.tried = 0

    def think(self, seen, seat):
        phase = seen.phase()
        if phase == SETTLE:
            yield CONFIRM
            return
        self.weigh(seen, seat)
        yield PENDING
        if phase == START:
            choice = 0
            for choice in self.start(seen, seat):  # noqa: B007
                yield PENDING
            yield choice
            return
        first = bytes(seen.state)
        if phase == BRIDGES:
            found = (NEVER, SKIP_BRIDGES)
            for found in self._beam(seen, seat, first):  # noqa: B007
                yield PENDING
            seen.state[:] = first
            can_skip = seen.is_legal(SKIP_BRIDGES)
            yield SKIP_BRIDGES if can_skip and self.value(seen, seat) >= found[0] else found[1]
            return
        n = seen.legal(self.out)
        places = []
        for k in range(n):
            move = self.out[k]
            seen.state[:] = first
            seen.apply(move)
            places.append((self.value(seen, seat), move))
            if k & 7 == 7:
                yield PENDING
        places.sort(key=_rank)
        best = NEVER
        choice = SKIP_NUMBER
        self.tried = 0
        for value, move in places[:_PLACES]:
            if self.tried > _ENOUGH:
                break
            seen.state[:] = first
            seen.apply(move)
            found = (NEVER, SKIP_BRIDGES)
            for found in self._beam(seen, seat, bytes(seen.state)):  # noqa: B007
                yield PENDING
            value = max(value, found[0])
            if value > best:
                best = value
                choice = move
        yield choice

    def start(self, seen, seat):
        """H4: yield the best start so far; the worst with others, for the neighbour gets it."""
        s = seen.state
        base = BOARDS + STRIDE * seat
        best = NEVER
        choice = 0
        for k in range(seen.legal(self.out)):
            move = self.out[k]
            s[base + move % 18] = 3 + move // 18
            value = self.value(seen, seat)
            s[base + move % 18] = 0
            if seen.players() > 1:
                value = -value
            if value > best:
                best = value
                choice = move
            yield choice

    def _beam(self, seen, seat, first):
        """Yield after each step (value, first move) of the best way to draw what is left.

        The value is NEVER until the last step, and then too if the bridges cannot be drawn.
        """
        out = self.out
        values = [0]
        states = [first]
        openings = [SKIP_BRIDGES]
        seen.state[:] = first
        total = seen.left()
        for step in range(total):
            old = states
            begun = openings
            values = []
            states = []
            openings = []
            for i in range(len(old)):
                seen.state[:] = old[i]
                n = seen.legal(out)
                moves = [out[k] for k in range(n) if out[k] != SKIP_BRIDGES]
                for move in moves:
                    seen.state[:] = old[i]
                    seen.apply(move)
                    value = self.value(seen, seat)
                    self.tried += 1
                    if self.tried & 7 == 0:
                        yield (NEVER, SKIP_BRIDGES)
                    # The same bridges in another order are the same board, and worth the same.
                    if value in values or (len(values) == _WIDTH and value < values[-1]):
                        continue
                    at = len(values)
                    while at and values[at - 1] < value:
                        at -= 1
                    values.insert(at, value)
                    states.insert(at, bytes(seen.state))
                    openings.insert(at, begun[i] if step else move)
                    if len(values) > _WIDTH:
                        values.pop()
                        states.pop()
                        openings.pop()
                yield (NEVER, SKIP_BRIDGES)
            if not values:
                return
        yield (values[0], openings[0])

    def weigh(self, seen, seat, ahead=0):
        """Set the tables for this round, or one ahead: an island's byte with room on its lines."""
        now = seen.round() + ahead
        w = self.row(now)
        self.weights = w
        prize = [seen.worth(seat, k) for k in range(CATEGORIES)]
        self.prizes = [10 * worth for worth in prize]
        flagged = self.flagged
        flagged[RED] = w[_RED + (prize[0] < FULL[0])] if prize[0] else 0
        flagged[BLUE] = w[_BLUE + (prize[1] < FULL[1])] if prize[1] else 0
        self.joined = w[_JOINED] if prize[SIX] else 0
        unseen = bytearray(7)
        for card in range(18):
            if not seen.is_played(card):
                unseen[card // 3 + 1] += 1
        worth = self.worth
        for bridges in range(7):
            for number in range(7):
                if number and number < bridges:
                    continue
                at = (bridges << 4 | number) * 9
                for room in range(9):
                    if number == 0:
                        value = _free(w, unseen, bridges, room)
                    elif number == bridges:
                        value = w[_FINISHED]
                    elif room < number - bridges:
                        value = w[_DEAD]
                    else:
                        missing = number - bridges
                        value = w[_SPARE + min(3, room - missing)] + w[_MISSING + missing - 1]
                    worth[at + room] = value

    def row(self, now):
        """Return the weights of a round."""
        return _WEIGHTS[0 if now <= 6 else 1 if now <= 11 else 2]

    def value(self, seen, seat):
        """Return what the seat's board is worth as it stands in seen."""
        s = seen.state
        board = seen.board
        rooms = ROOM
        base = BOARDS + STRIDE * seat
        at = base + ISLANDS
        islands = s[base:at]
        open_ = [rooms[e] for e in islands]
        room = self.room
        room[:] = _NO_ROOM
        joined = 0
        for n, i, j in zip(s[at : at + board.lines], board.one, board.two):
            free = open_[i]
            if open_[j] < free:
                free = open_[j]
            if free:
                if n < 2:
                    if n + free > 2:
                        free = 2 - n
                    room[i] += free
                    room[j] += free
            elif 0 < n < BLOCKED and open_[i] == open_[j] and islands[i] & 15 and islands[j] & 15:
                joined += 1
        value = joined * self.joined
        if joined > 4 and self.joined and seen.largest_group(seat) > 5:
            value += self.prizes[SIX]
        worth = self.worth
        red = blue = 0
        for e, n, flag in zip(islands, room, board.flag):
            value += worth[e * 9 + n]
            if flag:
                if not e & 15:
                    value += self.weights[_TOUCHED if e else _BARE]
                elif e & 15 == e >> 4:
                    value += self.flagged[flag]
                    if flag == RED:
                        red += 1
                    else:
                        blue += 1
        if red == 4:
            value += self.prizes[0]
        if blue == 3:
            value += self.prizes[1]
        return value


def _free(w, unseen, bridges, room):
    """Return what an island without a number is worth."""
    could = min(6, bridges + room)
    if not sum(unseen[max(1, bridges) : could + 1]):
        return w[_UNFIT]
    value = w[_FREE + bridges] + w[_COULD + could]
    if bridges and unseen[bridges]:
        value += w[_MATCH]
    return value


def _rank(place):
    return -128 * place[0] + place[1]  # no two alike: sorting is not stable on every VM
