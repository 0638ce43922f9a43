"""Hashi's sheets: the info bar of the 18 cards, the score sheet, the result."""

from engine.const import const
from engine.hashi.state import DEADLINE, RANK_POINTS
from engine.session import PRACTICE
from firmware import shelf
from firmware.canvas import LINE, WIDTH
from firmware.keys import BACK, DO, DOWN
from firmware.screens import Screen, prize
from firmware.screens.sheet import Sheet
from firmware.views import part
from firmware.words import of

hashi = of("hashi")

_CELL_W = const(21)
_CELL_H = const(15)
_PITCH = const(9)  # of rows


class Cards(Sheet):
    """The info bar: all 18 cards, those played ticked (H12); the unseen one is among the rest."""

    def __init__(self, game, back):
        Sheet.__init__(self, back)
        self.game = game

    def fill(self, c):
        c.title(hashi.CARDS_TITLE)
        for card in range(18):
            x = 1 + card // 3 * _CELL_W
            y = 10 + card % 3 * _CELL_H
            is_now = self.game.card() == card
            if self.game.is_played(card) and not is_now:
                c.text(x + 7, y + 3, "✓")
                continue
            c.text(x + 3, y + 3, str(card // 3 + 1))
            for n in range(card % 3 + 1):
                c.fill(x + 10, y + 3 + 3 * n, 7, 2)
            if is_now:
                c.frame(x, y, _CELL_W - 1, _CELL_H - 1)


class Score(Sheet):
    """The three categories: what was entered, or what each is still worth now (H14, H15)."""

    def __init__(self, game, seat, back):
        Sheet.__init__(self, back)
        self.game = game
        self.seat = seat

    def fill(self, c):
        game = self.game
        seat = self.seat
        c.title(hashi.SCORE_TITLE)
        count = game.finished_count(seat)
        _row(c, 0, hashi.ISLANDS, str(count) + " × 2 = " + str(2 * count))
        for category in range(3):
            points = game.points(seat, category)
            if points:
                text = "✓ " + str(points)
            else:
                is_early = game.round() <= DEADLINE[category]
                text = hashi.UNTIL_CARD if is_early else hashi.NOW
                text = text.format(card=DEADLINE[category], n=game.worth(seat, category))
            _row(c, 1 + category, hashi.CATEGORIES[category], text)
        _total(c, hashi.TOTAL, str(game.score(seat)))


class Result(Screen):
    """The points broken down, and the rank (H16, H17). A starts a new game, B goes to the title.

    DOWN tells what a master makes of the same cards.
    """

    def __init__(self, play, game, seat):
        self.play = play
        self.game = game
        self.seat = seat
        self.best = -1  # before this one; it counts if nothing was given away
        if not play.session.flags:
            self.best = shelf.briefly(_best, play.app.store, game, seat)

    def key(self, k):
        play = self.play
        if k in DO:
            return play.app.start(play.kit)
        if k == DOWN:
            return part("hashi.match").Match(play, self.seat, self)
        return play.app.title() if k in BACK else self

    def draw(self, c):
        if not self.is_fresh:
            return
        game = self.game
        seat = self.seat
        session = self.play.session
        c.clear()
        is_practice = session.flags & PRACTICE
        x = 1
        if not is_practice:
            x = 19  # the longest name of a rank reaches the edge
            prize.rank(c, game.rank(), 0, 0)
            c.right(WIDTH - 1, LINE, self._to_beat())
        c.text(x, 0, hashi.PRACTICE if is_practice else hashi.RANKS[game.rank()])
        c.text(x, LINE, hashi.SUM.format(n=game.score(seat)))
        count = game.finished_count(seat)
        counts = [str(count) + " × 2 = " + str(2 * count)]
        for category in range(3):
            counts.append(str(game.points(seat, category)))
        labels = (hashi.ISLANDS,) + hashi.CATEGORIES
        for n in range(len(labels)):
            c.text(1, (n + 2) * LINE, labels[n])
            c.right(WIDTH - 1, (n + 2) * LINE, counts[n])
        c.text(1, 6 * LINE, hashi.CODE.format(side="AB"[game.side()], n=session.seed))
        c.hint(hashi.HINT_RESULT)
        self.is_fresh = False

    def _to_beat(self):
        """Tell of the best so far; of the first one, the points of the next rank."""
        if self.best > 0:
            is_new = self.game.score(self.seat) > self.best
            return hashi.BESTS[is_new].format(n=self.best)
        n = self.game.rank() + 1
        return hashi.TO_BEAT.format(n=RANK_POINTS[n]) if n < len(RANK_POINTS) else ""


def _best(store, game, seat):
    from firmware.views.hashi import best

    return best.note(store, game.side(), game.score(seat))


def _row(c, n, left, right):
    y = 10 + n * _PITCH
    c.text(1, y, left)
    c.right(WIDTH - 1, y, right)


def _total(c, left, right):
    """Draw the row below the four others dark on light."""
    _row(c, 4, left, right)
    c.invert(0, 9 + 4 * _PITCH, WIDTH, 9)
