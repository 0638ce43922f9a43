"""The sheets of a running game: Requests, Awards, everybody's Islands. A leads to the next one.

A sheet belongs to the view, so that opponents go on thinking behind it.
"""

from engine.atoll import awards, cards
from engine.atoll.state import NONE, SLOTS
from engine.const import const
from firmware.games.atoll import board
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import joined, wrapped
from firmware.hardware.keys import DO, DOWN, LEFT, RIGHT, UP
from firmware.screens import players
from firmware.words import entry, strings

common = strings()
words = strings("atoll")

_ROWS = const(3)  # Awards shown at a time; one less where what all have takes two lines
_ON_A_LINE = const(3)  # players whose counts always fit one line
_WIDEST = const(122)  # dots of the lines of an Award's text


class _Sheet:
    """A sheet of a session, as the person in `seat` sees the game; ↑↓ go through what it lists."""

    def __init__(self, session, game, seat):
        self.session = session
        self.game = game
        self.seat = seat
        self.at = 0
        self._is_stale = False

    def key(self, k):
        """Take a key; return the sheet that follows, usually this one."""
        if k in DO:
            following = KINDS[(KINDS.index(type(self)) + 1) % len(KINDS)]
            return following(self.session, self.game, self.seat)
        if k in (UP, DOWN):
            self.at = (self.at + (1 if k == DOWN else -1)) % self.count()
            self._is_stale = True
        return self

    def count(self):
        """Return how many things it lists."""
        return 1

    def draw(self, c, is_fresh):
        """Draw everything if is_fresh or if a key has changed it."""
        if is_fresh or self._is_stale:
            self._is_stale = False
            c.clear()
            self.fill(c)

    def fill(self, c):
        """Draw everything on a dark canvas."""
        raise NotImplementedError


class Requests(_Sheet):
    """The Requests revealed, what each is worth, and what one's own Island still lacks."""

    def fill(self, c):
        game = self.game
        c.title(words.REQUESTS_TITLE)
        panel = board.Panel()
        panel.update(game, game.island(self.seat))
        for k in range(SLOTS):
            x = 32 * k + 2
            which = game.request(k)
            c.text(x, 9, str(k + 1))
            if which == NONE:
                c.text(x + 12, 27, "-")
                continue
            c.right(x + 27, 9, common.POINTS.format(n=cards.points(which)))
            c.invert(x - 1, 9, 7, LINE)
            board.request(c, which, x, 20, panel.missing[k])
        c.last_line(words.HINT_REQUESTS)


class Awards(_Sheet):
    """The Awards revealed and who leads or has won; of the marked one, its text and all counts."""

    def __init__(self, session, game, seat):
        _Sheet.__init__(self, session, game, seat)
        self._first = 0  # the Award in the first line
        self._counts = {}  # of all players, by the Award's line, once it was shown

    def count(self):
        return self.game.awards_shown()

    def fill(self, c):
        game = self.game
        rows = _ROWS - (game.players() > _ON_A_LINE)
        self._first = max(self.at - rows + 1, min(self._first, self.at))
        shown = range(self._first, min(self.count(), self._first + rows))
        self._count([i for i in shown if i not in self._counts])
        c.title(words.AWARDS_TITLE.format(n=self.at + 1, all=self.count()))
        for i in shown:
            y = LINE + (i - self._first) * LINE
            if i == self.at:
                c.text(1, y, "▶")
            c.text(9, y, entry(words.AWARDS, game.award(i))[0])
            c.right(WIDTH - 1, y, self._standing(i))
        text = wrapped(entry(words.AWARDS, game.award(self.at))[1], _WIDEST)
        lines = text + [""] * (2 - len(text)) + self._all()
        for n in range(len(lines)):
            c.text(2, (1 + rows + n) * LINE, lines[n])
        c.last_line(words.HINT_AWARDS)

    def _count(self, some):
        """Count what all Islands have for some of the Awards; each Island is laid out for it."""
        game = self.game
        for i in some:
            self._counts[i] = bytearray(game.players())
        for p in range(game.players() if some else 0):
            island = game.island(p)
            for i in some:
                self._counts[i][p] = awards.value(island, game.award(i))

    def _standing(self, i):
        """Return who leads and with how much; "✓" and who has won it."""
        award = self.game.award(i)
        winner = self.game.award_winner(award)
        if winner != NONE:
            return "✓" + self._sign(winner)
        counts = self._counts[i]
        best = min(counts) if cards.is_fewest(award) else max(counts)
        if list(counts).count(best) > 1:
            return words.TIE.format(n=best)
        return words.LEADS.format(who=self._sign(list(counts).index(best)), n=best)

    def _sign(self, p):
        return common.YOU if p == self.seat else players.sign(self.session, p)

    def _all(self):
        """Return lines of what each player has for the marked Award, with names or else signs.

        The person comes first, then the others, the best first.
        """
        counts = self._counts[self.at]
        up = cards.is_fewest(self.game.award(self.at))
        others = [(counts[p] if up else -counts[p], p) for p in range(len(counts))]
        order = [self.seat] + [p for _, p in sorted(others) if p != self.seat]
        lines = []
        for name in (lambda p: players.name(self.session, p, self.seat), self._sign):
            parts = [words.LEADS.format(who=name(p), n=counts[p]) for p in order]
            lines = joined(parts, "  ", WIDTH - 2)
            if len(lines) <= 1 + (len(order) > _ON_A_LINE):
                break
        return lines


class Islands(_Sheet):
    """Everybody's Island, one at a time, the card laid last in a ring; beside it all scores."""

    def __init__(self, session, game, seat):
        _Sheet.__init__(self, session, game, seat)
        self.at = (seat + 1) % game.players()
        self._signs = [players.sign(session, p) for p in range(game.players())]
        self._board = board.Board(board.SCORES - 1)
        self._part = 0  # of an Island too large for the window

    def count(self):
        return self.game.players()

    def key(self, k):
        if k in (UP, DOWN):
            self._part = 0
        across, down = self._windows()
        if k in (LEFT, RIGHT) and across * down > 1:
            self._part = (self._part + (1 if k == RIGHT else -1)) % (across * down)
            self._is_stale = True
        return _Sheet.key(self, k)

    def _windows(self):
        """Return how many windows the Island takes, across and down."""
        island = self.game.island(self.at)
        self._board.fit(island)
        left, top, right, bottom = island.bounds()
        return (right - left) // self._board.columns + 1, (bottom - top) // self._board.rows + 1

    def fill(self, c):
        across, down = self._windows()
        self._draw_window(c, across, down)
        c.last_line(words.HINT_ISLANDS[across * down > 1])

    def show(self, c, p):
        """Draw player p's Island, or its middle, and the scores, on a dark canvas."""
        self.at = p
        self._windows()
        self._draw_window(c, 1, 1)

    def _draw_window(self, c, across, down):
        game = self.game
        shown = self._board
        island = game.island(self.at)
        left, top, _, _ = island.bounds()
        if across > 1:
            shown.x = left + self._part % across * shown.columns
        if down > 1:
            shown.y = top + self._part // across * shown.rows
        newest = game.laid(self.at) - 1
        if newest >= 0 and across * down == 1:
            shown.carry(game.card(self.at, newest), game.placed(self.at, newest))
        else:
            shown.carry_nothing()
        shown.draw(c, island, True)
        board.scores(c, game, self.seat, self.at, self._signs)


KINDS = (Requests, Awards, Islands)  # in the order of words.SHEETS
