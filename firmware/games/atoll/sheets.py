"""The sheets of a running game: Requests, Awards, everybody's Islands. A leads to the next one.

A sheet belongs to the view, so that opponents go on thinking behind it. It has key(k), which
returns the sheet that follows, and draw(c, is_fresh).
"""

from engine.atoll import awards, cards
from engine.atoll.state import NONE, SLOTS
from engine.const import const
from firmware.games.atoll import board
from firmware.graphics.canvas import LINE, WIDTH, width
from firmware.graphics.text import wrapped
from firmware.hardware.keys import DO, DOWN, LEFT, RIGHT, UP
from firmware.screens import players
from firmware.words import entry, strings

common = strings()
words = strings("atoll")

_LINES = const(3)  # Awards shown at a time
_TEXT_Y = const(32)  # of what the marked Award is for
_ALL_Y = const(48)  # of what all have for it
_WIDEST = const(122)  # dots of its lines


class _Sheet:
    """A sheet of a session, as the person in `seat` sees the game."""

    def __init__(self, session, game, seat):
        self.session = session
        self.game = game
        self.seat = seat


class Requests(_Sheet):
    """The Requests revealed, what each is worth, and what one's own Island still lacks."""

    def key(self, k):
        return Awards(self.session, self.game, self.seat) if k in DO else self

    def draw(self, c, is_fresh):
        if not is_fresh:
            return
        game = self.game
        c.clear()
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
        c.hint(words.HINT_REQUESTS)


class Awards(_Sheet):
    """The Awards revealed and who leads or has won; of the marked one, its text and all counts."""

    def __init__(self, session, game, seat):
        _Sheet.__init__(self, session, game, seat)
        self.at = 0
        self._first = 0  # the Award in the first line
        self._drawn = 0
        self._counts = {}  # of all players, by the Award's line, once it was shown

    def key(self, k):
        if k in DO:
            return Islands(self.session, self.game, self.seat)
        if k in (UP, DOWN):
            n = self.game.awards_shown()
            self.at = (self.at + (1 if k == DOWN else n - 1)) % n
        return self

    def draw(self, c, is_fresh):
        first = max(self.at - _LINES + 1, min(self._first, self.at))
        if first != self._first:
            self._first = first
            is_fresh = True
        if is_fresh:
            self._draw_all(c)
        elif self._drawn == self.at:
            return
        else:
            c.fill(0, 0, WIDTH, LINE, 0)
            self._title(c)
            c.fill(1, self._y(self._drawn), 5, LINE, 0)
            c.show()
            c.fill(0, _TEXT_Y, WIDTH, 3 * LINE, 0)
        c.text(1, self._y(self.at), "▶")
        if not is_fresh:
            c.show()
        text = wrapped(entry(words.AWARDS, self.game.award(self.at))[1], _WIDEST)
        for n in range(len(text)):
            c.text(2, _TEXT_Y + n * LINE, text[n])
        c.text(2, _ALL_Y, self._all())
        self._drawn = self.at
        c.hint(words.HINT_AWARDS)

    def _y(self, i):
        return LINE + (i - self._first) * LINE

    def _draw_all(self, c):
        game = self.game
        c.clear()
        self._title(c)
        shown = range(self._first, min(game.awards_shown(), self._first + _LINES))
        self._count([i for i in shown if i not in self._counts])
        for i in shown:
            c.text(9, self._y(i), entry(words.AWARDS, game.award(i))[0])
            c.right(WIDTH - 1, self._y(i), self._standing(i))

    def _count(self, some):
        """Count what all Islands have for some of the Awards; each Island is laid out for it."""
        game = self.game
        for i in some:
            self._counts[i] = bytearray(game.players())
        for p in range(game.players() if some else 0):
            island = game.island(p)
            for i in some:
                self._counts[i][p] = awards.value(island, game.award(i))

    def _title(self, c):
        c.title(words.AWARDS_TITLE.format(n=self.at + 1, all=self.game.awards_shown()))

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
        """Return what all players have for the marked Award, by their names, else their signs.

        One's own comes first, then the others as they stand, as many as fit.
        """
        counts = self._counts[self.at]
        up = cards.is_fewest(self.game.award(self.at))
        others = [(counts[p] if up else -counts[p], p) for p in range(len(counts))]
        order = [self.seat] + [p for _, p in sorted(others) if p != self.seat]
        names = [players.name(self.session, p, self.seat) for p in order]
        text = _list(names, [counts[p] for p in order])
        names[1:] = [players.sign(self.session, p) for p in order[1:]]
        while width(text) > WIDTH - 2:
            text = _list(names, [counts[p] for p in order])
            names.pop()
        return text


def _list(names, counts):
    parts = [words.LEADS.format(who=names[k], n=counts[k]) for k in range(len(names))]
    return "  ".join(parts)


class Islands(_Sheet):
    """Everybody's Island, one at a time, the card laid last in a ring; beside it all scores."""

    def __init__(self, session, game, seat):
        _Sheet.__init__(self, session, game, seat)
        self.at = (seat + 1) % game.players()
        self._signs = [players.sign(session, p) for p in range(game.players())]
        self._drawn = -1
        self._board = board.Board(board.SCORES - 1)
        self._part = 0  # of an Island too large for the window

    def key(self, k):
        n = self.game.players()
        if k in DO:
            return Requests(self.session, self.game, self.seat)
        if k in (UP, DOWN):
            self.at = (self.at + (1 if k == DOWN else n - 1)) % n
            self._part = 0
        across, down = self._windows()
        if k in (LEFT, RIGHT) and across * down > 1:
            self._part = (self._part + (1 if k == RIGHT else -1)) % (across * down)
            self._drawn = -1
        return self

    def _windows(self):
        """Return how many windows the Island takes, across and down."""
        island = self.game.island(self.at)
        self._board.fit(island)
        left, top, right, bottom = island.bounds()
        return (right - left) // self._board.columns + 1, (bottom - top) // self._board.rows + 1

    def draw(self, c, is_fresh):
        if not is_fresh and self._drawn == self.at:
            return
        self._drawn = self.at
        c.clear()
        across, down = self._windows()
        self._draw_window(c, across, down)
        c.hint(words.HINT_ISLANDS[across * down > 1])

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
