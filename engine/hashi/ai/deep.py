"""The strongest player of Hashi, for a desktop: a Master that looks further ahead.

It plays each of the best ends of a round on for some rounds, by the learned tables, through many
card orders, the same for all ends. With few unseen cards it tries every card, for one round and
then, with the best ends, for two, with several answers to the first card. No bundle contains this
file.
"""

from engine import rng
from engine.hashi.ai.master import Master
from engine.hashi.state import ROUNDS


class Deep(Master):
    """Its strength is set by these numbers.

    STAGES: see Master; only one row. First the search for ends, as in Master. Then how ends are
    compared: places, beam width and lines of each answer; maximum of rounds played on; maximum of
    card orders; the worst end is dropped after so many orders; how many ends are left at last.
    FIRST: places, beam width and lines of the answers to the first card.
    LAST: how many unseen cards are few; places, beam width and lines of the answers; answers to the
    first card; ends compared over two rounds.
    """

    STAGES = ((1, (12, 4, 12, 14), (2, 1, 4, 4, 136, 2, 3)),)
    FIRST = (3, 2, 6)
    LAST = (7, 6, 3, 8, 8, 5)

    def __init__(self, game, r):
        Master.__init__(self, game, r)
        self._tables = {}  # by side and round

    def load_table(self, seen, seat, r, unseen):
        """Do as Master does, but keep every table in memory: each is used many times."""
        key = self.values.board.side, r
        self.round = r if key in self._tables else 0
        self.table = self._tables.get(key) or self.values.blank()
        is_sound = Master.load_table(self, seen, seat, r, unseen)
        if is_sound:
            self._tables[key] = self.table
        return is_sound

    def _look_ahead(self, seen, seat, ends, unseen, ahead):
        """Set ends to the one end with the highest value when played on."""
        beam = ahead[:3] + (1,)
        rounds, most, every, least = ahead[3:]
        first = self.values.r
        rounds = min(rounds, ROUNDS + 1 - first)
        for r in range(first, first + rounds):
            if not self.load_table(seen, seat, r, unseen):
                return
        rows = [[0, -k, ends[k][1], self.after[k], {}] for k in range(len(ends))]
        if len(unseen) <= self.LAST[0]:
            for depth in (1, 2):
                for row in rows:
                    row[0] = yield from self._expect(seen, seat, first, unseen, depth, *row[2:4])
                rows = sorted(rows)[-self.LAST[5] :]
            self.ends = [(0, rows[-1][2])]
            return
        for m, order in enumerate(orders(len(unseen), most)):
            cards = [unseen[k] for k in order[:rounds]]
            for row in rows:
                row[0] += yield from self._play_on(seen, seat, first, unseen, cards, beam, *row[2:])
            if len(rows) > least and m % every == every - 1:
                rows.remove(min(rows))
        self.ends = [(0, max(rows)[2])]

    def _play_on(self, seen, seat, r, unseen, cards, beam, board, scored, known):
        """Return the value of a board with these cards from round r on, in 1/1000 point.

        scored: the points that it has just brought, and the categories then entered. known: dict of
        the answers found to first cards.
        """
        values = self.values
        points, entered = scored
        for k, card in enumerate(cards):
            unseen = bytes([other for other in unseen if other != card])
            self.load_table(seen, seat, r, unseen)
            end = None if k else known.get(card)
            if not end:
                yield from self.answer(r, board, card, entered, beam if k else self.FIRST + (1,))
                end = self.ends[0]
            if not k:
                known[card] = end
            value, board = end
            if card != cards[-1]:
                values.load(board, entered)
                points += values.points
                entered = values.entered
                r += 1
        return 1000 * points + 1000 * value // values.unit

    def _expect(self, seen, seat, r, unseen, rounds, board, scored):
        """Return the mean over all cards, each round with its best answer."""
        values = self.values
        points, entered = scored
        beam = self.LAST[1:4] + (self.LAST[4] if rounds > 1 else 1,)
        total = 0
        for card in unseen:
            left = bytes([other for other in unseen if other != card])
            self.load_table(seen, seat, r, left)
            yield from self.answer(r, board, card, entered, beam)
            best = 1000 * self.ends[0][0] // values.unit
            if r < ROUNDS and rounds > 1:
                rows = []
                for end in self.ends:
                    values.load(end[1], entered)
                    rows.append((end[1], (values.points, values.entered)))
                found = []
                for row in rows:
                    found.append(
                        (yield from self._expect(seen, seat, r + 1, left, rounds - 1, *row))
                    )
                best = max(found)
            total += best
        return 1000 * points + total // len(unseen)


def orders(n, most):
    """Return card orders, a list of bytes, with every one of n cards equally often at each index.

    Their number is a multiple of n: at most `most`, but at least n.
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
