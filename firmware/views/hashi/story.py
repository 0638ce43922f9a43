"""What the last reveal brought, told in short pictures: the boards passed on; then, each round,
what the others did, board by board, and the categories.

Each passes after a while or with a key, and B skips the rest. A category stays for a while at any
pace, since it is an event.
"""

from engine.const import const
from engine.hashi.boards import ISLANDS
from engine.hashi.state import CATEGORIES, CHOICE, FULL, LATER, POINTS
from firmware.canvas import WIDTH, width
from firmware.views.hashi.rivals import Looked, name
from firmware.words import of
from firmware.wrap import wrapped

common = of("hashi")
words = of("hashi_story")
hashi_table = of("hashi_table")

# Kinds.
_WROTE = const(0)
_PASSED = const(1)
_BOARD = const(2)
_CATEGORY = const(3)
_MS = const((2600, 2600, 1800, 2400))  # how long each kind is shown at normal pace
_EVENT_MS = const(1800)  # a category at least
_CHOICES = CHOICE - POINTS  # where they begin in the news
_BOX = const(20)


class Story:
    """game: the person's observation; news: Hashi.news. Call choose() before anything is shown."""

    def __init__(self, game, seat, news):
        self.game = game
        self.seat = seat
        self.news = news
        self.items = []  # (kind, seat or category)
        self.at = 0
        self.is_over = False
        self._ms = 0  # shown so far
        self._is_skipped = False

    def choose(self, brevity):
        """Set what is told: 0 everything, 1 what counts, 2 nothing but the categories."""
        game = self.game
        others = [p for p in range(game.players()) if p != self.seat]
        if self._is_start():
            self.items = [(_WROTE, 0), (_PASSED, 0)]
        elif brevity < 2:
            for p in others:
                if not brevity or self._finished(p):
                    self.items.append((_BOARD, p))
        for category in range(CATEGORIES):
            if self._new(category):
                self.items.append((_CATEGORY, category))
        self.is_over = not self.items

    def _is_start(self):
        return self.game.round() == 1

    def skip(self):
        """Go on to the next picture."""
        self._is_skipped = True

    def tick(self, pace, ms):
        """Let ms pass; pace is what 1,000 ms last. Return True when there is another picture."""
        self._ms += ms
        is_new = False
        while not self.is_over and (self._is_skipped or self._ms >= self._due(pace)):
            self._is_skipped = False
            self._ms = 0
            self.at += 1
            self.is_over = self.at >= len(self.items)
            is_new = True
        return is_new

    def _due(self, pace):
        kind = self.items[self.at][0]
        ms = _MS[kind] * pace // 1000
        return max(ms, _EVENT_MS) if kind == _CATEGORY else ms

    # What happened.

    def _lines(self, p):
        """Return the lines that a seat drew a bridge on, twice for two."""
        at = _CHOICES + 4 * p
        return [line - 1 for line in self.news[at + 1 : at + 4] if line]

    def _touched(self, p):
        """Return a byte an island: 1 where a seat wrote or drew."""
        out = bytearray(ISLANDS)
        wrote = self.news[_CHOICES + 4 * p]
        if wrote:
            out[wrote - 1] = 1
        board = self.game.board
        for line in self._lines(p):
            out[board.one[line]] = out[board.two[line]] = 1
        return out

    def _finished(self, p):
        """Return how many islands a seat finished: no bridge may touch one finished before."""
        touched = self._touched(p)
        return sum([touched[i] and self.game.is_finished(p, i) for i in range(ISLANDS)])

    def _new(self, category):
        """Return the seats that have achieved a category just now."""
        game = self.game
        found = []
        for p in range(game.players()):
            if game.points(p, category) and not self.news[3 * p + category]:
                found.append(p)
        return found

    # The pictures.

    def draw(self, c, is_fresh):
        """Draw the picture that is due, if it is not there."""
        if is_fresh:
            kind, which = self.items[self.at]
            (self._wrote, self._passed, self._board, self._category)[kind](c, which)

    def _wrote(self, c, _which):
        n = self.game.players()
        self._boxes(c, [self._start((p + 1) % n) for p in range(n)], words.WROTE)

    def _passed(self, c, _which):
        n = self.game.players()
        numbers = [self._start(p) for p in range(n)]
        giver = (self.seat + n - 1) % n
        self._boxes(c, numbers, words.GOT.format(n=numbers[self.seat], giver=giver + 1))

    def _start(self, p):
        """Return the number that a board came with."""
        return max([self.game.number_at(p, i) for i in range(ISLANDS)])

    def _boxes(self, c, numbers, text):
        """Draw a board a player with its number, arrows from each to the next, and a text."""
        c.clear()
        c.title(words.PASSING)
        n = len(numbers)
        for p in range(n):
            middle = (2 * p + 1) * WIDTH // (2 * n)
            c.frame(middle - _BOX // 2, 10, _BOX, 18)
            c.big(middle - 4, 12, str(numbers[p]))
            who = hashi_table.YOU if p == self.seat else hashi_table.SHORT.format(n=p + 1)
            c.text(middle - width(who) // 2, 29, who)
            c.text((p + 1) * WIDTH // n - (6 if p == n - 1 else 3), 15, "→")
        c.text(0, 15, "→")
        self._say(c, text)
        c.hint(words.HINT)

    def _say(self, c, text):
        """Write a text into the two lines above the hint."""
        lines = wrapped(text, WIDTH)
        for i in range(len(lines)):
            c.center(39 + 8 * i, lines[i])

    def _board(self, c, p):
        board = Looked(self.game, p)
        board.show(c)
        wrote = self.news[_CHOICES + 4 * p]
        if wrote:
            board.mark(c, wrote - 1)
        lines = self._lines(p)
        for n in range(len(lines)):
            if lines[n] not in lines[:n]:
                board.mark_line(c, lines[n])
        count = self._finished(p)
        who = name(self.seat, p)
        c.hint((words.FINISHED if count else words.BOARD).format(who=who, n=count))

    def _category(self, c, category):
        game = self.game
        seats = self._new(category)
        c.clear()
        c.title(common.CATEGORIES[category])
        y = 11
        for p in seats:
            c.center(y, words.BRINGS.format(who=name(self.seat, p), n=game.points(p, category)))
            if p == self.seat:
                c.invert(0, y - 1, WIDTH, 9)
                c.prize()
            y += 9
        if game.points(seats[0], category) == FULL[category] and len(seats) < game.players():
            self._say(c, words.TAKEN[category].format(n=LATER[category]))
        c.hint(words.HINT)
