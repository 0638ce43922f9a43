"""The first story at a table of several: what everybody has written, and the boards passed on."""

from engine.const import const
from engine.hashi.boards import ISLANDS
from firmware.graphics.canvas import WIDTH, width
from firmware.graphics.text import wrapped
from firmware.screens.recap import Tale
from firmware.words import strings

words = strings("hashi")
hashi_table = strings("hashi")

_BOX = const(20)


class Story(Tale):
    """game: the person's observation. It is told whatever else is."""

    def __init__(self, game, seat, _news, _brevity, _context):
        Tale.__init__(self, 2)
        self.game = game
        self.seat = seat

    def draw(self, c, is_fresh):
        """Draw the picture that is due, if it is not there."""
        if not is_fresh:
            return
        n = self.game.players()
        seat = self.seat
        numbers = [self._start((p + 1 - self.at) % n) for p in range(n)]  # passed on by the second
        giver = (seat + n - 1) % n + 1
        self._boxes(
            c, numbers, (words.WROTE, words.GOT)[self.at].format(n=numbers[seat], giver=giver)
        )

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
        lines = wrapped(text, WIDTH)
        for i in range(len(lines)):
            c.center(39 + 8 * i, lines[i])
        c.hint(words.HINT)
