"""The result of a solo game of Hashi."""

from engine.const import const
from engine.hashi.state import RANK_POINTS
from engine.session import PRACTICE
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import BACK, DO, DOWN
from firmware.screens import Screen
from firmware.screens import result as prize
from firmware.words import strings

hashi = strings("hashi")
words = strings("hashi")

_RESULTS = const(3)  # the kind of record: a byte a side; what other games add comes behind


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
            self.best = best(play.app.store, game.side())

    def key(self, k):
        play = self.play
        if k in DO:
            return play.app.start(play.info)
        if k == DOWN:
            from firmware.games.hashi.match import Match

            return Match(play, self.seat, self)
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
            prize.helped(c, session, 0, 0)
        beside = "" if is_practice else self._to_beat()
        c.right(WIDTH - 1, LINE, prize.hints(session) or beside)
        c.text(x, 0, words.PRACTICE if is_practice else words.RANKS[game.rank()])
        c.text(x, LINE, words.SUM.format(n=game.score(seat)))
        count = game.finished_count(seat)
        counts = [str(count) + " × 2 = " + str(2 * count)]
        for category in range(3):
            counts.append(str(game.points(seat, category)))
        labels = (words.ISLANDS,) + hashi.CATEGORIES
        for n in range(len(labels)):
            c.text(1, (n + 2) * LINE, labels[n])
            c.right(WIDTH - 1, (n + 2) * LINE, counts[n])
        c.text(1, 6 * LINE, words.CODE.format(side="AB"[game.side()], n=session.seed))
        c.hint(words.HINT_RESULT)
        self.is_fresh = False
        if 0 <= self.best < game.score(seat):
            c.show()  # first, since to keep it takes a while
            keep(self.play.app.store, game.side(), game.score(seat))

    def _to_beat(self):
        """Tell of the best so far; of the first one, the points of the next rank."""
        if self.best > 0:
            is_new = self.game.score(self.seat) > self.best
            return words.TO_BEAT[1 + is_new].format(n=self.best)
        n = self.game.rank() + 1
        return words.TO_BEAT[0].format(n=RANK_POINTS[n]) if n < len(RANK_POINTS) else ""


def best(store, side):
    """Return the most points of a side so far, 0 if there were none."""
    kept = store.load(_RESULTS)
    return kept[side] if side < len(kept) else 0


def keep(store, side, n):
    """Keep n points as the most of a side."""
    kept = bytearray(store.load(_RESULTS))
    while len(kept) <= side:
        kept.append(0)
    kept[side] = n
    store.save(_RESULTS, kept)
