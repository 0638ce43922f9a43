"""The strongest player of Hashi, for a desktop: a master that looks further ahead.

Each of a round's best ends is played on by the tables for some rounds, through many orders in which
the cards may come, the same for all of them. With few cards left every one is looked at, for one
round and then, by the best ends, for two, with several answers to the first. No bundle holds this
file.
"""

from engine import rng
from engine.hashi.ai.master import Master
from engine.hashi.state import ROUNDS


class Deep(Master):
    """As strong as its numbers.

    STAGES: how ends are found, as a master does. How they are compared: places, boards a beam keeps
    and lines of the answers; rounds played on, at most; through how many orders, at most; after how
    many of these the worst end is dropped, and how many ends are left. FIRST: places, boards and
    lines of the answers to the first card. LAST: cards unseen from which on all are looked at;
    places, boards and lines of the answers; how many to the first card; how many ends two rounds
    are looked at for.
    """

    STAGES = ((1, (12, 4, 12, 14), (2, 1, 4, 4, 136, 2, 3)),)
    FIRST = (3, 2, 6)
    LAST = (7, 6, 3, 8, 8, 5)

    def __init__(self, game, r):
        Master.__init__(self, game, r)
        self._tables = {}  # by side and round

    def take(self, seen, seat, r, unseen):
        """Do as a master does, but keep every table: they are asked for again and again."""
        key = self.values.board.side, r
        self.round = r if key in self._tables else 0
        self.table = self._tables.get(key) or self.values.blank()
        is_sound = Master.take(self, seen, seat, r, unseen)
        if is_sound:
            self._tables[key] = self.table
        return is_sound

    def _look_ahead(self, seen, seat, ends, unseen, ahead):
        """Leave in ends first the one that promises most, played on."""
        how = ahead[:3] + (1,)
        rounds, most, every, least = ahead[3:]
        first = self.values.r
        rounds = min(rounds, ROUNDS + 1 - first)
        for r in range(first, first + rounds):
            if not self.take(seen, seat, r, unseen):
                return
        rows = [[0, -k, ends[k][1], self.after[k], {}] for k in range(len(ends))]
        if len(unseen) <= self.LAST[0]:
            for more in (1, 2):
                for row in rows:
                    for _ in self._expect(seen, seat, first, unseen, more, *row[2:4]):
                        yield
                    row[0] = self.promised
                rows = sorted(rows)[-self.LAST[5] :]
            self.ends = [(0, rows[-1][2])]
            return
        for m, order in enumerate(orders(len(unseen), most)):
            cards = [unseen[k] for k in order[:rounds]]
            for row in rows:
                for _ in self._play_on(seen, seat, first, unseen, cards, how, *row[2:]):
                    yield
                row[0] += self.promised
            if len(rows) > least and m % every == every - 1:
                rows.remove(min(rows))
        self.ends = [(0, max(rows)[2])]

    def _play_on(self, seen, seat, r, unseen, cards, how, board, was, known):
        """Leave in promised, in thousandths, what a board brings with these cards from round r on.

        was: the points that it has just brought, and the categories then entered. known: answers
        to first cards, found once.
        """
        values = self.values
        points, entered = was
        for k, card in enumerate(cards):
            unseen = bytes([other for other in unseen if other != card])
            self.take(seen, seat, r, unseen)
            end = None if k else known.get(card)
            if not end:
                for _ in self.answer(r, board, card, entered, how if k else self.FIRST + (1,)):
                    yield
                end = self.ends[0]
            if not k:
                known[card] = end
            value, board = end
            if card != cards[-1]:
                values.load(board, entered)
                points += values.points
                entered = values.entered
                r += 1
        self.promised = 1000 * points + 1000 * value // values.unit

    def _expect(self, seen, seat, r, unseen, rounds, board, was):
        """Do so on average over all cards, where each of these rounds has its best answer."""
        values = self.values
        points, entered = was
        how = self.LAST[1:4] + (self.LAST[4] if rounds > 1 else 1,)
        total = 0
        for card in unseen:
            left = bytes([other for other in unseen if other != card])
            self.take(seen, seat, r, left)
            for _ in self.answer(r, board, card, entered, how):
                yield
            best = 1000 * self.ends[0][0] // values.unit
            if r < ROUNDS and rounds > 1:
                rows = []
                for end in self.ends:
                    values.load(end[1], entered)
                    rows.append((end[1], (values.points, values.entered)))
                found = []
                for row in rows:
                    for _ in self._expect(seen, seat, r + 1, left, rounds - 1, *row):
                        yield
                    found.append(self.promised)
                best = max(found)
            total += best
        self.promised = 1000 * points + total // len(unseen)


def orders(n, most):
    """Return orders of n cards, as bytes, in which each comes equally often at each place.

    At most so many, but n at least.
    """
    luck = bytearray(4)
    rng.seed(luck, n)
    found = []
    while not found or len(found) + n <= most:
        order = bytearray(range(n))
        rng.shuffle(luck, order, 0, n)
        for k in range(n):
            found.append(bytes(order[k:] + order[:k]))
    return found
