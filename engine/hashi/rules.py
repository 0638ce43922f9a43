"""Hashi: islands, numbers and bridges, for 1 to 4 players. The rules are H1 to H17.

In each round the seats choose in order, but a choice stays hidden until the last seat has
confirmed: an observation shows the other boards as they were before the round.
"""

from engine import rng
from engine.game import HIDDEN, Game
from engine.hashi.boards import APART, CROSSED, ISLANDS, MAX_LINES, NONE, SAME
from engine.hashi.state import (
    BLOCKED,
    BOARDS,
    BRIDGES,
    CHOICE,
    DECK,
    DONE,
    LEFT,
    NUMBER,
    PHASE,
    POINTS,
    ROUND,
    ROUNDS,
    SEATS,
    SETTLE,
    SIDE,
    START,
    STRIDE,
    TURN,
    HashiState,
    is_crossed,
)

START_FOUR = 18  # moves 0 to 17 write the card's number (at the start a 3), 18 to 35 a 4
SKIP_NUMBER = 36
BRIDGE = 40  # + line
SKIP_BRIDGES = 80
CONFIRM = 81

# How many more bridges an island's byte allows: up to its number, or to 6 without one (H9).
ROOM = bytes([max(0, (e & 15 or 6) - (e >> 4)) for e in range(112)])


class Hashi(HashiState):
    """The game.

    news: state[POINTS:BOARDS] as it was before the last reveal: the points before the round, and
    every seat's choice in it. Not part of the state: read it after apply().
    """

    NAME = "hashi"
    CONFIRM = CONFIRM
    SETUP = 1  # the start number (H4)
    MAX_LEGAL = MAX_LINES + 1
    PLAYERS = (1, 4)
    OPTIONS = b"\x01\x00"  # players, side
    LEVELS = "hashi.ai.levels"
    POLICIES = "search hashi.ai.levels Hard\nmaster hashi.ai.master Master"

    def __init__(self):
        HashiState.__init__(self)
        self._open = bytearray(MAX_LINES)  # the lines that can take one bridge now
        self._legal = bytearray(MAX_LINES)  # by index in _open: 1 if legal by H11
        self.news = b""

    def usual(self):
        return [bytes((players, side)) for players in (1, 2, 3, 4) for side in (0, 1)]

    def numbered(self):
        return (b"\x01\x00", b"\x01\x01")

    def setup(self, options):
        s = self.state
        if not 1 <= options[0] <= 4:
            raise ValueError("hashi is for 1 to 4 players")
        if options[1] > 1:
            raise ValueError("hashi has only the sides A and B")
        s[SEATS] = options[0]
        s[SIDE] = options[1]

    def deal(self):
        s = self.state
        for i in range(18):
            s[DECK + i] = i
        rng.shuffle(s, s, DECK, DECK + 18)

    # Moves.

    def legal(self, out):
        s = self.state
        phase = s[PHASE]
        if phase == BRIDGES:
            return self._legal_bridges(out)
        if phase == SETTLE:
            out[0] = CONFIRM
            return 1
        n = 0
        if phase == NUMBER:
            for i in range(ISLANDS):
                if self._takes_number(i):
                    out[n] = i
                    n += 1
            out[n] = SKIP_NUMBER
            n += 1
        elif phase == START:
            flag = self.board.flag
            for first in (0, START_FOUR):
                for i in range(ISLANDS):
                    if flag[i] == NONE:
                        out[n] = first + i
                        n += 1
        return n

    def is_legal(self, move):
        s = self.state
        phase = s[PHASE]
        if phase == NUMBER:
            return move == SKIP_NUMBER or (0 <= move < ISLANDS and self._takes_number(move))
        if phase == BRIDGES:
            if move == SKIP_BRIDGES:
                return s[CHOICE + 4 * s[TURN] + 1] == 0
            if not BRIDGE <= move < BRIDGE + self.board.lines:
                return False
            n = self._find_open()
            for i in range(n):
                if self._open[i] == move - BRIDGE:
                    return s[LEFT] == 1 or self._completes(n, i)
            return False
        if phase == START:
            return 0 <= move < 36 and self.board.flag[move % 18] == NONE
        return phase == SETTLE and move == CONFIRM

    def _takes_number(self, i):
        """Return True if island i takes the card's number (H7).

        It has no number yet, no more bridges than that, and a bridge if it has a flag.
        """
        s = self.state
        e = s[BOARDS + STRIDE * s[TURN] + i]
        if e & 15 or e >> 4 > s[DECK + s[ROUND] - 1] // 3 + 1:
            return False
        return e > 0 or self.board.flag[i] == NONE

    def _legal_bridges(self, out):
        """Write the legal moves of phase BRIDGES into out; return how many."""
        s = self.state
        found = self._find_open()
        first = BRIDGE
        legal = self._legal
        n = 0
        single = s[LEFT] == 1
        for i in range(found):
            legal[i] = 0
        for i in range(found):
            if single or legal[i] or self._completes(found, i):
                out[n] = first + self._open[i]
                n += 1
        if s[CHOICE + 4 * s[TURN] + 1] == 0:
            out[n] = SKIP_BRIDGES
            n += 1
        return n

    def _find_open(self):
        """Write the lines that can take one bridge now into _open (H8, H9); return how many."""
        s = self.state
        board = self.board
        one = board.one
        two = board.two
        room = ROOM
        found = self._open
        base = BOARDS + STRIDE * s[TURN]
        at = base + ISLANDS
        n = 0
        for line in range(board.lines):
            if s[at + line] < 2:
                e = s[base + one[line]]
                f = s[base + two[line]]
                if (e | f) & 15 and room[e] and room[f]:
                    found[n] = line
                    n += 1
        return n

    def _completes(self, n, i):
        """Return True if all bridges of the card can be drawn with open line i, one of n (H11).

        A set of bridges is legal in every order or in none, because a bridge only takes room away.
        So it is enough to find the one or two others among the open lines; those are legal too.
        """
        found = self._open
        legal = self._legal
        line = found[i]
        two = self.state[LEFT] == 2
        for j in range(n):
            other = found[j]
            if not self._fits(line, other):
                continue
            if two:
                legal[i] = legal[j] = 1
                return True
            for k in range(j, n):
                third = found[k]
                if (
                    self._fits(line, third)
                    and self._fits(other, third)
                    and self._fits_three(line, other, third)
                ):
                    legal[i] = legal[j] = legal[k] = 1
                    return True
        return False

    def _fits(self, line, other):
        """Return True if two open lines (or one line twice) can both take a bridge."""
        s = self.state
        board = self.board
        meet = board.meet[line * MAX_LINES + other]
        if meet == APART:
            return True
        if meet == CROSSED:
            return False
        base = BOARDS + STRIDE * s[TURN]
        if meet == SAME:
            return (
                s[base + ISLANDS + line] == 0
                and ROOM[s[base + board.one[line]]] > 1
                and ROOM[s[base + board.two[line]]] > 1
            )
        return ROOM[s[base + meet]] > 1

    def _fits_three(self, line, other, third):
        """Return True if three open lines can take a bridge each, given that every two can."""
        if line == other == third:
            return False
        s = self.state
        one = self.board.one
        two = self.board.two
        base = BOARDS + STRIDE * s[TURN]
        for i in (one[line], two[line]):
            tight = ROOM[s[base + i]] < 3
            if tight and i in (one[other], two[other]) and i in (one[third], two[third]):
                return False
        return True

    def apply(self, move):
        s = self.state
        if move == CONFIRM:
            return self._confirm()
        p = s[TURN]
        if move >= SKIP_BRIDGES:
            s[LEFT] = 0
            s[PHASE] = SETTLE
        elif move >= BRIDGE:
            self._draw(p, move - BRIDGE)
        elif move == SKIP_NUMBER:
            s[PHASE] = BRIDGES
        else:
            i = move % 18
            start = s[PHASE] == START
            number = 3 + move // 18 if start else s[DECK + s[ROUND] - 1] // 3 + 1
            s[BOARDS + STRIDE * p + i] |= number
            s[CHOICE + 4 * p] = i + 1
            s[PHASE] = SETTLE if start else BRIDGES
        return False

    def _draw(self, p, line):
        s = self.state
        board = self.board
        base = BOARDS + STRIDE * p
        s[base + ISLANDS + line] += 1
        s[base + board.one[line]] += 16
        s[base + board.two[line]] += 16
        for other in board.crossing[line]:
            s[base + ISLANDS + other] = BLOCKED
        at = CHOICE + 4 * p + 1
        while s[at]:
            at += 1
        s[at] = line + 1
        s[LEFT] -= 1
        if not s[LEFT]:
            s[PHASE] = SETTLE

    def _confirm(self):
        s = self.state
        if s[TURN] + 1 < s[SEATS]:
            self.begin(s, s[TURN] + 1)
            return False
        self.news = bytes(s[POINTS:BOARDS])
        if s[ROUND] == 0:
            self._pass_boards()
        else:
            self._award()
        for i in range(CHOICE, BOARDS):
            s[i] = 0
        if s[ROUND] == ROUNDS:
            s[PHASE] = DONE
            s[TURN] = 0
        else:
            s[ROUND] += 1
            self.begin(s, 0)
        return True

    def begin(self, s, p):
        """Make p the seat to move in state s, at the beginning of its turn."""
        r = s[ROUND]
        s[TURN] = p
        s[PHASE] = NUMBER if r else START
        s[LEFT] = s[DECK + r - 1] % 3 + 1 if r else 0

    def anticipate(self, player):
        """On a seat's observation, let it choose before its turn has come."""
        self.begin(self.state, player)

    def _pass_boards(self):
        """Pass every board to the left-hand neighbour; a solo player keeps it (H4)."""
        s = self.state
        stop = BOARDS + STRIDE * s[SEATS]
        last = bytes(s[stop - STRIDE : stop])
        for i in range(stop - 1, BOARDS + STRIDE - 1, -1):
            s[i] = s[i - STRIDE]
        s[BOARDS : BOARDS + STRIDE] = last

    def _award(self):
        """Enter the points of this round, for all seats at once (H14, H15)."""
        s = self.state
        worth = bytearray(3 * s[SEATS])
        for i in range(len(worth)):
            worth[i] = self.worth(i // 3, i % 3)
        for i in range(len(worth)):
            if worth[i] and self.has_achieved(i // 3, i % 3):
                s[POINTS + i] = worth[i]

    # What a seat may see.

    def observe(self, player, out):
        Game.observe(self, player, out)
        s = self.state
        for i in range(DECK + s[ROUND], DECK + 18):
            out[i] = HIDDEN
        turn = s[TURN]
        for q in range(turn + 1):
            if q != player:
                self._take_back(q, out)
                if q < turn:
                    for i in range(4):
                        out[CHOICE + 4 * q + i] = HIDDEN
        if turn != player and s[PHASE] != DONE:
            self.begin(out, turn)  # how far another seat has come is hidden too

    def _take_back(self, q, out):
        """Undo in out what seat q did this round."""
        board = self.board
        base = BOARDS + STRIDE * q
        at = CHOICE + 4 * q
        if out[at] == HIDDEN:
            return  # out is an observation already: nothing to undo
        if out[at]:
            out[base + out[at] - 1] &= 0xF0
        for i in range(at + 1, at + 4):
            if out[i]:
                line = out[i] - 1
                out[base + ISLANDS + line] -= 1
                out[base + board.one[line]] -= 16
                out[base + board.two[line]] -= 16
        for i in range(at + 1, at + 4):
            if out[i]:
                for other in board.crossing[out[i] - 1]:
                    crossed = is_crossed(board, out, base, other)
                    out[base + ISLANDS + other] = BLOCKED if crossed else 0
        for i in range(at, at + 4):
            out[i] = 0

    def determinize(self, player, r):
        from engine.hashi import unseen

        unseen.deal(self, player, r)

    def check(self):
        from engine.hashi import check

        check.check(self)
