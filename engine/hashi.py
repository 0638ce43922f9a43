"""Hashi: islands, numbers and bridges, for 1 to 4 players. The rules are H1 to H17.

Within a round the seats choose in order, but nobody sees another's choice before the last seat has
confirmed: an observation shows the other boards as the round began.
"""

from engine import hashi_boards, rng
from engine.game import HIDDEN, OVER, Game
from engine.hashi_boards import APART, BLUE, CROSSED, ISLANDS, MAX_LINES, NONE, RED, SAME

_PLAYERS = 4
_SIDE = 5  # 0 is side A, 1 side B
_PHASE = 6
_TURN = 7  # the seat that chooses
_ROUND = 8  # 0 while the start numbers are written, then 1 to 17
_LEFT = 9  # bridges the seat to move still has to draw
_DECK = 10  # 18 cards, (number - 1) * 3 + bridges - 1, in the order of play; the last is unseen
_POINTS = 28  # red, blue, six: 3 bytes a player
_CHOICE = 40  # what a seat did this round, 4 bytes: island + 1, then up to three times line + 1
_BOARDS = 56  # a board a player: an island is bridges << 4 | number, a line 0 to 2 or _BLOCKED
_STRIDE = ISLANDS + MAX_LINES
_BLOCKED = 3  # a bridge crosses this line

START, NUMBER, BRIDGES, SETTLE, DONE = range(5)  # phases

START_FOUR = 18  # moves 0 to 17 write the card's number (at the start a 3), 18 to 35 a 4
SKIP_NUMBER = 36
BRIDGE = 40  # + line
SKIP_BRIDGES = 80
CONFIRM = 81

ROUNDS = 17
CATEGORIES = 3  # RED, BLUE, SIX as indices 0, 1, 2
_FULL = b"\x09\x07\x08"  # points of the first who achieves red, blue, six (H14)
_LATER = b"\x05\x03\x04"
DEADLINE = b"\x0c\x07\x0c"  # solo: the last card for the full points (H15)
RANK_POINTS = b"\x00\x29\x2b\x2d\x2f\x31\x33\x34\x36\x38\x3a\x3c"  # least points of a rank (H17)

# How many more bridges an island's byte allows: up to its number, or to 6 without one (H9).
_ROOM = bytes([max(0, (e & 15 or 6) - (e >> 4)) for e in range(112)])


class Hashi(Game):
    ID = 1
    NAME = "hashi"
    SIZE = _BOARDS + 4 * _STRIDE
    MAX_LEGAL = MAX_LINES + 1
    PLAYERS = (1, 4)
    OPTIONS = b"\x01\x00"  # players, side
    POLICIES = (("greedy", "hashi_ai", "Greedy"),)

    def __init__(self):
        Game.__init__(self)
        self._open = bytearray(MAX_LINES)  # lines that could take a bridge now
        self._ok = bytearray(MAX_LINES)  # of those, by index, the ones action b can go through

    def setup(self, options):
        s = self.state
        if not 1 <= options[0] <= 4:
            raise ValueError("hashi is for 1 to 4 players")
        if options[1] > 1:
            raise ValueError("hashi has only the sides A and B")
        s[_PLAYERS] = options[0]
        s[_SIDE] = options[1]

    def deal(self):
        s = self.state
        for i in range(18):
            s[_DECK + i] = i
        rng.shuffle(s, s, _DECK, _DECK + 18)

    # What the screen asks. All of it works on an observation for the seat that observes.

    @property
    def board(self):
        """The tables of the side in play, a hashi_boards.Board."""
        return hashi_boards.board(self.state[_SIDE])

    def side(self):
        """Return 0 for side A, 1 for side B."""
        return self.state[_SIDE]

    def players(self):
        return self.state[_PLAYERS]

    def player(self):
        s = self.state
        return OVER if s[_PHASE] == DONE else s[_TURN]

    def phase(self):
        """Return START, NUMBER, BRIDGES, SETTLE (only CONFIRM is left) or DONE."""
        return self.state[_PHASE]

    def round(self):
        """Return the round, 1 to 17; 0 while the start numbers are written."""
        return self.state[_ROUND]

    def card(self):
        """Return the card in play, (number - 1) * 3 + bridges - 1; HIDDEN during the start."""
        s = self.state
        return s[_DECK + s[_ROUND] - 1] if s[_ROUND] else HIDDEN

    def card_number(self):
        """Return the number on the card in play, 1 to 6; 0 during the start."""
        return self.card() // 3 + 1 if self.state[_ROUND] else 0

    def card_bridges(self):
        """Return the bridges on the card in play, 1 to 3; 0 during the start."""
        return self.card() % 3 + 1 if self.state[_ROUND] else 0

    def is_played(self, card):
        """Tell whether a card has been revealed, the one in play included (H12)."""
        s = self.state
        for i in range(s[_ROUND]):
            if s[_DECK + i] == card:
                return True
        return False

    def left(self):
        """Return how many bridges the seat to move still has to draw; 0 after a skip."""
        return self.state[_LEFT]

    def wrote(self, p):
        """Return the island that a seat wrote into this round (or at the start), -1 for none."""
        choice = self.state[_CHOICE + 4 * p]
        return -1 if choice == HIDDEN else choice - 1

    def drew(self, p, line):
        """Return how many bridges a seat drew on a line this round, 0 to 2."""
        s = self.state
        at = _CHOICE + 4 * p
        return (s[at + 1] == line + 1) + (s[at + 2] == line + 1) + (s[at + 3] == line + 1)

    def number_at(self, p, i):
        """Return the number on island i of a seat's board, 0 for none."""
        return self.state[_BOARDS + _STRIDE * p + i] & 15

    def degree(self, p, i):
        """Return how many bridges end at island i of a seat's board."""
        return self.state[_BOARDS + _STRIDE * p + i] >> 4

    def is_finished(self, p, i):
        """Tell whether island i of a seat's board has as many bridges as its number (H10)."""
        e = self.state[_BOARDS + _STRIDE * p + i]
        return e > 0 and e >> 4 == e & 15

    def drawn(self, p, line):
        """Return how many bridges lie on a line of a seat's board, 0 to 2."""
        n = self.state[_BOARDS + _STRIDE * p + ISLANDS + line]
        return 0 if n == _BLOCKED else n

    def is_blocked(self, p, line):
        """Tell whether a bridge on a seat's board crosses a line (H9)."""
        return self.state[_BOARDS + _STRIDE * p + ISLANDS + line] == _BLOCKED

    def finished_count(self, p):
        """Return how many islands of a seat's board are finished."""
        return sum([self.is_finished(p, i) for i in range(ISLANDS)])

    def points(self, p, category):
        """Return the points entered for a category (0 red, 1 blue, 2 six); 0 if none yet."""
        return self.state[_POINTS + 3 * p + category]

    def worth(self, p, category):
        """Return what a category brings if a seat achieves it this round; 0 if it has already."""
        s = self.state
        if s[_POINTS + 3 * p + category]:
            return 0
        if s[_PLAYERS] == 1:
            return (_FULL if s[_ROUND] <= DEADLINE[category] else _LATER)[category]
        for q in range(s[_PLAYERS]):
            if s[_POINTS + 3 * q + category]:
                return _LATER[category]
        return _FULL[category]

    def score(self, player):
        at = _POINTS + 3 * player
        s = self.state
        return 2 * self.finished_count(player) + s[at] + s[at + 1] + s[at + 2]

    def rank(self):
        """Return the solo rank as the score stands, an index into RANK_POINTS (H17)."""
        score = self.score(0)
        rank = len(RANK_POINTS) - 1
        while score < RANK_POINTS[rank]:
            rank -= 1
        return rank

    # Moves.

    def legal(self, out):
        s = self.state
        phase = s[_PHASE]
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
        phase = s[_PHASE]
        if phase == NUMBER:
            return move == SKIP_NUMBER or 0 <= move < ISLANDS and self._takes_number(move)
        if phase == BRIDGES:
            if move == SKIP_BRIDGES:
                return s[_CHOICE + 4 * s[_TURN] + 1] == 0
            if not BRIDGE <= move < BRIDGE + self.board.lines:
                return False
            n = self._find_open()
            for i in range(n):
                if self._open[i] == move - BRIDGE:
                    return s[_LEFT] == 1 or self._completes(n, i)
            return False
        if phase == START:
            return 0 <= move < 36 and self.board.flag[move % 18] == NONE
        return phase == SETTLE and move == CONFIRM

    def _takes_number(self, i):
        """H7: no number there yet, no more bridges than it says, a flag only with a bridge."""
        s = self.state
        e = s[_BOARDS + _STRIDE * s[_TURN] + i]
        if e & 15 or e >> 4 > s[_DECK + s[_ROUND] - 1] // 3 + 1:
            return False
        return e > 0 or self.board.flag[i] == NONE

    def _legal_bridges(self, out):
        s = self.state
        found = self._find_open()
        first = BRIDGE
        ok = self._ok
        n = 0
        single = s[_LEFT] == 1
        for i in range(found):
            ok[i] = 0
        for i in range(found):
            if single or ok[i] or self._completes(found, i):
                out[n] = first + self._open[i]
                n += 1
        if s[_CHOICE + 4 * s[_TURN] + 1] == 0:
            out[n] = SKIP_BRIDGES
            n += 1
        return n

    def _find_open(self):
        """Fill _open with the lines that can take one bridge now (H8, H9); return how many."""
        s = self.state
        board = self.board
        one = board.one
        two = board.two
        room = _ROOM
        found = self._open
        base = _BOARDS + _STRIDE * s[_TURN]
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
        """H11: tell whether action b can be completed with open line i, one of n.

        A set of bridges is allowed in any order or in none, because each only takes room away; so
        the one or two others are sought among the open lines. Those found with it are ok as well.
        """
        found = self._open
        ok = self._ok
        line = found[i]
        two = self.state[_LEFT] == 2
        for j in range(n):
            other = found[j]
            if not self._fits(line, other):
                continue
            if two:
                ok[i] = ok[j] = 1
                return True
            for k in range(j, n):
                third = found[k]
                if (
                    self._fits(line, third)
                    and self._fits(other, third)
                    and self._fits_three(line, other, third)
                ):
                    ok[i] = ok[j] = ok[k] = 1
                    return True
        return False

    def _fits(self, line, other):
        """Tell whether two open lines (or one twice) can each take a bridge together."""
        s = self.state
        board = self.board
        meet = board.meet[line * MAX_LINES + other]
        if meet == APART:
            return True
        if meet == CROSSED:
            return False
        base = _BOARDS + _STRIDE * s[_TURN]
        if meet == SAME:
            return (
                s[base + ISLANDS + line] == 0
                and _ROOM[s[base + board.one[line]]] > 1
                and _ROOM[s[base + board.two[line]]] > 1
            )
        return _ROOM[s[base + meet]] > 1

    def _fits_three(self, line, other, third):
        """Tell the same of three lines of which every two fit."""
        if line == other == third:
            return False
        s = self.state
        one = self.board.one
        two = self.board.two
        base = _BOARDS + _STRIDE * s[_TURN]
        for i in (one[line], two[line]):
            if _ROOM[s[base + i]] < 3 and (one[other] == i or two[other] == i):
                if one[third] == i or two[third] == i:
                    return False
        return True

    def apply(self, move):
        s = self.state
        if move == CONFIRM:
            return self._confirm()
        p = s[_TURN]
        if move >= SKIP_BRIDGES:
            s[_LEFT] = 0
            s[_PHASE] = SETTLE
        elif move >= BRIDGE:
            self._draw(p, move - BRIDGE)
        elif move == SKIP_NUMBER:
            s[_PHASE] = BRIDGES
        else:
            i = move % 18
            start = s[_PHASE] == START
            number = 3 + move // 18 if start else s[_DECK + s[_ROUND] - 1] // 3 + 1
            s[_BOARDS + _STRIDE * p + i] |= number
            s[_CHOICE + 4 * p] = i + 1
            s[_PHASE] = SETTLE if start else BRIDGES
        return False

    def _draw(self, p, line):
        s = self.state
        board = self.board
        base = _BOARDS + _STRIDE * p
        s[base + ISLANDS + line] += 1
        s[base + board.one[line]] += 16
        s[base + board.two[line]] += 16
        for other in board.crossing[line]:
            s[base + ISLANDS + other] = _BLOCKED
        at = _CHOICE + 4 * p + 1
        while s[at]:
            at += 1
        s[at] = line + 1
        s[_LEFT] -= 1
        if not s[_LEFT]:
            s[_PHASE] = SETTLE

    def _confirm(self):
        s = self.state
        if s[_TURN] + 1 < s[_PLAYERS]:
            self._begin(s, s[_TURN] + 1)
            return False
        if s[_ROUND] == 0:
            self._pass_boards()
        else:
            self._award()
        for i in range(_CHOICE, _BOARDS):
            s[i] = 0
        if s[_ROUND] == ROUNDS:
            s[_PHASE] = DONE
            s[_TURN] = 0
        else:
            s[_ROUND] += 1
            self._begin(s, 0)
        return True

    def _begin(self, s, p):
        """Let a seat choose, in a state."""
        r = s[_ROUND]
        s[_TURN] = p
        s[_PHASE] = NUMBER if r else START
        s[_LEFT] = s[_DECK + r - 1] % 3 + 1 if r else 0

    def _pass_boards(self):
        """H4: every board goes to the left-hand neighbour; a solo player keeps it."""
        s = self.state
        stop = _BOARDS + _STRIDE * s[_PLAYERS]
        last = bytes(s[stop - _STRIDE : stop])
        for i in range(stop - 1, _BOARDS + _STRIDE - 1, -1):
            s[i] = s[i - _STRIDE]
        s[_BOARDS : _BOARDS + _STRIDE] = last

    def _award(self):
        """H14, H15: enter the points of this round, for all at once."""
        s = self.state
        worth = bytearray(3 * s[_PLAYERS])
        for i in range(len(worth)):
            worth[i] = self.worth(i // 3, i % 3)
        for i in range(len(worth)):
            if worth[i] and self.has_achieved(i // 3, i % 3):
                s[_POINTS + i] = worth[i]

    def has_achieved(self, p, category):
        """Tell whether a seat's board, as it stands, fulfils a category (H14)."""
        if category == 2:
            return self.largest_group(p) >= 6
        flag = self.board.flag
        wanted = BLUE if category else RED
        for i in range(ISLANDS):
            if flag[i] == wanted and not self.is_finished(p, i):
                return False
        return True

    def largest_group(self, p):
        """Return the most finished islands joined by bridges without an unfinished one between."""
        s = self.state
        board = self.board
        at = _BOARDS + _STRIDE * p + ISLANDS
        todo = bytearray([self.is_finished(p, i) for i in range(ISLANDS)])
        stack = bytearray(ISLANDS)
        best = 0
        for first in range(ISLANDS):
            if not todo[first]:
                continue
            todo[first] = 0
            stack[0] = first
            n = 1
            size = 0
            while n:
                n -= 1
                i = stack[n]
                size += 1
                for line in board.at[i]:
                    j = board.one[line] + board.two[line] - i
                    if todo[j] and 0 < s[at + line] < _BLOCKED:
                        todo[j] = 0
                        stack[n] = j
                        n += 1
            best = max(best, size)
        return best

    # What a seat may see.

    def observe(self, player, out):
        s = self.state
        if out is not s:
            out[:] = s
        for i in range(4):
            out[i] = HIDDEN
        for i in range(_DECK + s[_ROUND], _DECK + 18):
            out[i] = HIDDEN
        turn = s[_TURN]
        for q in range(turn + 1):
            if q != player:
                self._take_back(q, out)
                if q < turn:
                    for i in range(4):
                        out[_CHOICE + 4 * q + i] = HIDDEN
        if turn != player and s[_PHASE] != DONE:
            self._begin(out, turn)  # how far another seat has come is hidden too

    def _take_back(self, q, out):
        """Undo in out what a seat did this round."""
        board = self.board
        base = _BOARDS + _STRIDE * q
        at = _CHOICE + 4 * q
        if out[at] == HIDDEN:
            return  # out is an observation already
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
                    crossed = _is_crossed(board, out, base, other)
                    out[base + ISLANDS + other] = _BLOCKED if crossed else 0
        for i in range(at, at + 4):
            out[i] = 0

    def determinize(self, player, r):
        s = self.state
        self.observe(player, s)
        unseen = bytearray([card for card in range(18) if not self.is_played(card)])
        rng.shuffle(r, unseen, 0, len(unseen))
        s[_DECK + s[_ROUND] : _DECK + 18] = unseen
        turn = s[_TURN]
        phase = s[_PHASE]
        left = s[_LEFT]
        out = self.moves_buffer() if turn else None
        for q in range(turn):
            if q != player:
                s[_CHOICE + 4 * q : _CHOICE + 4 * q + 4] = b"\0\0\0\0"
                self._begin(s, q)
                while s[_TURN] == q:
                    self.apply(out[rng.below(r, self.legal(out))])
        s[_TURN] = turn
        s[_PHASE] = phase
        s[_LEFT] = left
        s[:4] = r[:4]

    def check(self):
        s = self.state
        assert 1 <= s[_PLAYERS] <= 4 and s[_SIDE] <= 1, "1 to 4 players on side A or B (H1)"
        assert sorted(s[_DECK : _DECK + 18]) == list(range(18)), "18 different cards (H3)"
        assert s[_ROUND] <= ROUNDS, "17 cards are played (H5)"
        assert s[_TURN] < s[_PLAYERS] and s[_PHASE] <= DONE, "a turn of nobody"
        assert s[_LEFT] <= self.card_bridges(), "more bridges left than on the card (H8)"
        for p in range(s[_PLAYERS]):
            self._check_board(p)
            for category in range(CATEGORIES):
                points = self.points(p, category)
                assert points in (0, _FULL[category], _LATER[category]), "points (H14)"
                assert not points or self.has_achieved(p, category), "points not earned (H14)"
        for i in range(_BOARDS + _STRIDE * s[_PLAYERS], self.SIZE):
            assert s[i] == 0, "a board of nobody"

    def _check_board(self, p):
        s = self.state
        board = self.board
        base = _BOARDS + _STRIDE * p
        bridges = bytearray(ISLANDS)
        for line in range(board.lines):
            n = s[base + ISLANDS + line]
            crossed = _is_crossed(board, s, base, line)
            assert (n == _BLOCKED) == crossed and n <= _BLOCKED, "bridges never cross (H9)"
            if n == _BLOCKED:
                continue
            one = board.one[line]
            two = board.two[line]
            bridges[one] += n
            bridges[two] += n
            assert not n or (s[base + one] | s[base + two]) & 15, "a bridge of no number (H8)"
        seen = bytearray(7)
        for i in range(ISLANDS):
            number = s[base + i] & 15
            assert s[base + i] >> 4 == bridges[i], "bridges miscounted"
            assert number <= 6 and bridges[i] <= (number or 6), "too many bridges (H9)"
            if number and board.flag[i] != NONE:
                assert bridges[i], "a number at a flag without a bridge (H7)"
            seen[number] += 1
        drawn = sum(bridges) // 2
        for i in range(s[_ROUND]):
            drawn -= s[_DECK + i] % 3 + 1
            number = s[_DECK + i] // 3 + 1
            seen[number] -= seen[number] > 0
        assert drawn <= 0, "more bridges than the cards allow (H8)"
        start = seen[3] + seen[4]
        assert start <= 1 and start == sum(seen[1:]), "more numbers than cards and a start (H6)"


def _is_crossed(board, s, base, line):
    for other in board.crossing[line]:
        if 0 < s[base + ISLANDS + other] < _BLOCKED:
            return True
    return False
