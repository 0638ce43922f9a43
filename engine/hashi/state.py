"""The state of a game of Hashi in bytes, and the queries on it. The moves are in rules.py.

All queries work on an observation, as long as its seat may know the answer.
"""

from engine.game import HIDDEN, OVER, Game
from engine.hashi import boards
from engine.hashi.boards import BLUE, ISLANDS, MAX_LINES, RED

# Offsets.
SEATS = 4
SIDE = 5  # 0 is side A, 1 side B
PHASE = 6
TURN = 7  # seat to move
ROUND = 8  # 0 at the start (H4), then 1 to 17
LEFT = 9  # bridges that the seat to move still has to draw
DECK = 10  # 18 cards, (number - 1) * 3 + bridges - 1, in order of play; the last is not played
POINTS = 28  # red, blue, six: 3 bytes per seat
CHOICE = 40  # this round's choice, 4 bytes per seat: island + 1, then up to three times line + 1
BOARDS = 56  # STRIDE bytes per seat: islands, bridges << 4 | number; lines, 0 to 2 or BLOCKED
STRIDE = ISLANDS + MAX_LINES
BLOCKED = 3  # a bridge crosses this line

START, NUMBER, BRIDGES, SETTLE, DONE = range(5)  # phases

ROUNDS = 17
CATEGORIES = 3  # 0 red, 1 blue, 2 six
SIX = 2
FULL = b"\x09\x07\x08"  # points for achieving red, blue, six first (H14)
LATER = b"\x05\x03\x04"  # points for achieving them in a later round
DEADLINE = b"\x0c\x07\x0c"  # solo: the last round for the full points (H15)
RANK_POINTS = b"\x00\x29\x2b\x2d\x2f\x31\x33\x34\x36\x38\x3a\x3c"  # minimum by rank (H17)


class HashiState(Game):
    SIZE = BOARDS + 4 * STRIDE

    @property
    def board(self):
        """The boards.Board of the side in play."""
        return boards.board(self.state[SIDE])

    def side(self):
        """Return 0 for side A, 1 for side B."""
        return self.state[SIDE]

    def players(self):
        return self.state[SEATS]

    def player(self):
        s = self.state
        return OVER if s[PHASE] == DONE else s[TURN]

    def phase(self):
        """Return START, NUMBER, BRIDGES, SETTLE (only CONFIRM is left) or DONE."""
        return self.state[PHASE]

    def round(self):
        """Return the round, 1 to 17; 0 while the start numbers are written."""
        return self.state[ROUND]

    def card(self):
        """Return the card in play, (number - 1) * 3 + bridges - 1; HIDDEN during the start."""
        s = self.state
        return s[DECK + s[ROUND] - 1] if s[ROUND] else HIDDEN

    def card_number(self):
        """Return the number on the card in play, 1 to 6; 0 during the start."""
        return self.card() // 3 + 1 if self.state[ROUND] else 0

    def card_bridges(self):
        """Return the bridges on the card in play, 1 to 3; 0 during the start."""
        return self.card() % 3 + 1 if self.state[ROUND] else 0

    def is_played(self, card):
        """Return True if a card, 0 to 17, has been revealed; the card in play counts (H12)."""
        s = self.state
        return any(s[DECK + i] == card for i in range(s[ROUND]))

    def left(self):
        """Return how many bridges the seat to move still has to draw; 0 after a skip."""
        return self.state[LEFT]

    def number_at(self, p, i):
        """Return the number on island i of a seat's board, 0 for none."""
        return self.state[BOARDS + STRIDE * p + i] & 15

    def degree(self, p, i):
        """Return how many bridges end at island i of a seat's board."""
        return self.state[BOARDS + STRIDE * p + i] >> 4

    def is_finished(self, p, i):
        """Return True if island i of a seat's board has as many bridges as its number (H10)."""
        e = self.state[BOARDS + STRIDE * p + i]
        return e > 0 and e >> 4 == e & 15

    def drawn(self, p, line):
        """Return how many bridges are on a line of a seat's board, 0 to 2."""
        n = self.state[BOARDS + STRIDE * p + ISLANDS + line]
        return 0 if n == BLOCKED else n

    def is_blocked(self, p, line):
        """Return True if a bridge on a seat's board crosses a line (H9)."""
        return self.state[BOARDS + STRIDE * p + ISLANDS + line] == BLOCKED

    def finished_count(self, p):
        """Return how many islands of a seat's board are finished."""
        return sum([self.is_finished(p, i) for i in range(ISLANDS)])

    def points(self, p, category):
        """Return the points entered for a category (0 red, 1 blue, 2 six); 0 if none yet."""
        return self.state[POINTS + 3 * p + category]

    def worth(self, p, category):
        """Return the points of a category if seat p achieves it this round; 0 if it already has."""
        s = self.state
        if s[POINTS + 3 * p + category]:
            return 0
        if s[SEATS] == 1:
            return (FULL if s[ROUND] <= DEADLINE[category] else LATER)[category]
        for q in range(s[SEATS]):
            if s[POINTS + 3 * q + category]:
                return LATER[category]
        return FULL[category]

    def score(self, player):
        at = POINTS + 3 * player
        s = self.state
        return 2 * self.finished_count(player) + s[at] + s[at + 1] + s[at + 2]

    def rank(self, player=0):
        """Return the solo rank of a seat's current score, an index into RANK_POINTS (H17)."""
        score = self.score(player)
        rank = len(RANK_POINTS) - 1
        while score < RANK_POINTS[rank]:
            rank -= 1
        return rank

    def has_achieved(self, p, category):
        """Return True if a seat's board fulfils a category now (H14)."""
        if category == SIX:
            return self.largest_group(p) >= 6
        flag = self.board.flag
        wanted = BLUE if category else RED
        return all(self.is_finished(p, i) for i in range(ISLANDS) if flag[i] == wanted)

    def largest_group(self, p):
        """Return the size of the largest group of finished islands that bridges join (H14)."""
        found = bytearray([self.is_finished(p, i) for i in range(ISLANDS)])
        return self.board.largest_group(found, self.state, BOARDS + STRIDE * p + ISLANDS)


def is_near(game, p, category):
    """Return True if one more finished island on seat p's board would fulfil a category."""
    if category != SIX:
        wanted = BLUE if category else RED
        flag = game.board.flag
        missing = [i for i in range(ISLANDS) if flag[i] == wanted and not game.is_finished(p, i)]
        return len(missing) == 1
    if game.finished_count(p) < 5:
        return False
    s = game.state
    base = BOARDS + STRIDE * p
    for i in range(base, base + ISLANDS):
        e = s[i]
        if e >> 4 and e >> 4 != e & 15:
            s[i] = e & 0xF0 | e >> 4  # as if it were finished
            is_enough = game.largest_group(p) >= 6
            s[i] = e
            if is_enough:
                return True
    return False


def is_crossed(board, s, base, line):
    """Return True if a bridge on the board at s[base:] crosses a line. board: a boards.Board."""
    at = base + ISLANDS
    return any(0 < s[at + other] < BLOCKED for other in board.crossing[line])
