"""The results of Hashi, alone and at a table (H16, H17)."""

from engine.const import const
from engine.hashi.state import CATEGORIES, RANK_POINTS
from engine.session import PRACTICE
from firmware.games.hashi.board import StillBoard, player_name
from firmware.games.hashi.sheets import standings
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import BACK, DO, DOWN, LEFT, RIGHT
from firmware.screens import Screen
from firmware.screens import result as prizes
from firmware.words import strings

words = strings("hashi")

_RESULTS = const(3)  # the kind of record: a byte a side; other games' results follow


class _Result(Screen):
    """A starts a new game, B goes to the title, arrows show more."""

    def __init__(self, play, game, seat):
        self.play = play
        self.game = game
        self.seat = seat

    def key(self, k):
        if k in DO:
            return self.play.app.start(self.play.info)
        if k in BACK:
            return self.play.app.title()
        return self.show_more(k)

    def draw(self, c):
        if self.is_fresh:
            self.fill(c)
            self.is_fresh = False

    def is_practice(self):
        """Return True if something was taken back after it was revealed: no rank (H13)."""
        return self.play.session.flags & PRACTICE

    def code(self):
        """Return what another device needs for the same cards, in words."""
        return words.CODE.format(side="AB"[self.game.side()], n=self.play.session.seed)


class SoloResult(_Result):
    """The points broken down, and the rank. DOWN shows what a master makes of the same cards."""

    def __init__(self, play, game, seat):
        _Result.__init__(self, play, game, seat)
        self.best = -1  # before this game; unknown where it does not count, with any help
        if not play.session.flags:
            self.best = best(play.app.store, game.side())

    def show_more(self, k):
        if k != DOWN:
            return self
        from firmware.games.hashi.review import Match

        return Match(self.play, self.seat, self)

    def fill(self, c):
        game = self.game
        score = game.score(self.seat)
        session = self.play.session
        c.clear()
        if self.is_practice():
            c.text(1, 0, words.PRACTICE)
        else:
            prizes.rank(c, game.rank(), 0, 0)
            prizes.helped(c, session, 0, 0)
            c.text(19, 0, words.RANKS[game.rank()])  # the longest reaches the edge
        beside = "" if self.is_practice() else self._to_beat()
        c.right(WIDTH - 1, LINE, prizes.hints(session) or beside)
        c.text(1 if self.is_practice() else 19, LINE, words.SUM.format(n=score))
        count = game.finished_count(self.seat)
        _row(c, 2, words.ISLANDS, str(count) + " × 2 = " + str(2 * count))
        for category in range(CATEGORIES):
            points = str(game.points(self.seat, category))
            _row(c, 3 + category, words.CATEGORIES[category], points)
        c.text(1, 6 * LINE, self.code())
        c.hint(words.HINT_RESULT)
        if 0 <= self.best < score:
            c.show()  # first, since to keep it takes a while
            keep(self.play.app.store, game.side(), score)

    def _to_beat(self):
        """Return the best so far in words; at the first game, the points of the next rank."""
        if self.best > 0:
            is_new = self.game.score(self.seat) > self.best
            return words.NEW_BEST if is_new else words.BEST.format(n=self.best)
        n = self.game.rank() + 1
        return words.TO_BEAT.format(n=RANK_POINTS[n]) if n < len(RANK_POINTS) else ""


class TableResult(_Result):
    """The score sheet of all, and the final boards. seat: the only person's, -1 of several."""

    def __init__(self, play, game, seat):
        _Result.__init__(self, play, game, seat)
        self.at = 0  # 0: the score sheet; else a board
        self.marked = max(0, seat)  # the player whose solo rank is shown

    def show_more(self, k):
        n = self.game.players()
        if k in (LEFT, RIGHT):
            self.at = (self.at + (1 if k == RIGHT else n)) % (n + 1)
        elif not self.at:
            self.marked = (self.marked + (1 if k == DOWN else n - 1)) % n
        else:
            self.at = (self.at - 1 + (1 if k == DOWN else n - 1)) % n + 1
        self.is_fresh = True
        return self

    def fill(self, c):
        if self.at:
            p = self.at - 1
            StillBoard(self.game, p).show(c)
            score = self.game.score(p)
            c.hint(words.HINT_BOARD.format(who=player_name(self.seat, p), n=score))
        else:
            self._fill_sheet(c)

    def _fill_sheet(self, c):
        game = self.game
        session = self.play.session
        title = words.RESULT_PRACTICE if self.is_practice() else prizes.hints(session)
        standings(c, game, self.seat, title or words.RESULT)
        for p in game.winners():
            c.text(1, (1 + p) * LINE, "★")
        c.invert(0, (1 + self.marked) * LINE, WIDTH, LINE)
        if not self.is_practice():
            rank = game.rank(self.marked)
            y = (1 + game.players()) * LINE  # with four only the name fits
            if y < 5 * LINE:
                prizes.rank(c, rank, 0, y)
                prizes.helped(c, session, 0, y)
                c.text(19, y, words.RANK)
                y += LINE
            c.text(19, y, words.RANKS[rank])
        c.center(6 * LINE, self.code())
        c.hint(words.HINT_TABLE)


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


def _row(c, n, left, right):
    c.text(1, n * LINE, left)
    c.right(WIDTH - 1, n * LINE, right)
