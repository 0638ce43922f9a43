"""The results of Hashi, alone and at a table (H16, H17), and a master's with the same cards."""

from engine import ai
from engine.ai import PENDING
from engine.const import const
from engine.game import OVER
from engine.hashi.state import CATEGORIES, RANK_POINTS, ROUNDS
from firmware import memory
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.hardware.keys import DOWN, LEFT, RIGHT
from firmware.screens import result as prizes
from firmware.screens.notice import Sheet
from firmware.screens.play import think, unload_players
from firmware.words import strings

common = strings()
board_words = strings("hashi")
words = strings("hashi_help")

_RESULTS = const(3)  # the kind of record: a byte a side; other games' results follow


class SoloResult(prizes.Result):
    """The points broken down, and the rank. DOWN shows what a master makes of the same cards."""

    def __init__(self, play, game, seat):
        prizes.Result.__init__(self, play, game, seat)
        self.best = -1  # before this game; -1 if it does not count: practice, hints, a lesson
        if not play.session.flags:
            self.best = best(play.app.store, game.side())

    def show_more(self, k):
        if k != DOWN:
            return self
        self.play.view = None  # the game is over, and the master needs the room of its view
        for leaf in ("view", "solo", "lines", "board"):
            memory.unload("firmware.games.hashi." + leaf)
        return Match(self.play, self.seat, self)

    def fill(self, c):
        game = self.game
        score = game.score(self.seat)
        session = self.play.session
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
        _row(c, 2, board_words.ISLANDS, str(count) + " × 2 = " + str(2 * count))
        for category in range(CATEGORIES):
            points = str(game.points(self.seat, category))
            _row(c, 3 + category, board_words.CATEGORIES[category], points)
        c.text(1, 6 * LINE, code(self))
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


class TableResult(prizes.Result):
    """The score sheet of all, and the final boards. seat: the only person's, -1 of several."""

    def __init__(self, play, game, seat):
        prizes.Result.__init__(self, play, game, seat)
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
            from firmware.games.hashi.board import StillBoard, player_name

            p = self.at - 1
            StillBoard(self.game, p).show(c)
            score = self.game.score(p)
            c.hint(words.HINT_BOARD.format(who=player_name(self.seat, p), n=score))
        else:
            self._fill_sheet(c)

    def _fill_sheet(self, c):
        from firmware.games.hashi.sheets import standings

        game = self.game
        session = self.play.session
        title = common.PRACTICE if self.is_practice() else prizes.hints(session)
        standings(c, game, self.seat, title or common.THE_END)
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
        c.center(6 * LINE, code(self))
        c.hint(words.HINT_TABLE)


class Match(Sheet):
    """Plays the master's game card by card from the person's start, then shows both results."""

    def __init__(self, play, seat, back):
        Sheet.__init__(self, back)
        self.device = play.app.device
        session = play.session
        self.score = session.game.score(seat)
        self.game = type(session.game)()
        self.game.reset(session.seed, session.options)
        for move in session.moves:
            if self.game.round():
                break
            self.game.apply(move)
        self.seen = type(session.game)()
        self.policy = None
        self.thinker = None
        self.sentence = ""  # in the place of a result
        self.is_busy = True

    def key(self, k):
        screen = Sheet.key(self, k)
        if screen is not self:
            self.stop()
        return screen

    def tick(self, ms):
        if self.is_busy:
            try:
                has_changed = self.go_on()
            except MemoryError:  # a board with less of it
                has_changed = self.stop(words.MASTER_NO_ROOM)
            self.is_fresh = self.is_fresh or has_changed
        return self

    def go_on(self):
        """Think a step further; return True if that changes what is shown."""
        if not self.thinker:
            if not self.policy:
                self.policy = ai.make("master", self.seen, bytearray(4))
            self.game.observe(0, self.seen.state)
            self.thinker = self.policy.think(self.seen, 0)
        move = think(self.thinker, self.device)
        if not self.policy.known:
            return self.stop(words.MASTER_MISSING)
        if move == PENDING:
            return False
        self.thinker = None
        is_revealed = self.game.apply(move)
        if self.game.player() == OVER:
            self.stop()
        return is_revealed

    def stop(self, sentence=""):
        """Unload the master; return True. sentence: to show in the place of a result."""
        self.sentence = sentence
        self.is_busy = False
        self.thinker = None
        self.policy = None
        unload_players("hashi")
        return True

    def fill(self, c):
        c.title(words.MATCH_TITLE)
        if self.sentence:
            lines = wrapped(self.sentence, WIDTH)
            for n in range(len(lines)):
                c.center((2 + n) * LINE, lines[n])
            return
        _row(c, 2, common.YOU, str(self.score), 30)
        game = self.game
        if game.player() != OVER:
            c.center(4 * LINE, words.MATCH_CARD.format(n=game.round(), of=ROUNDS))
            return
        best = game.score(0)
        _row(c, 3, words.MASTER, str(best), 30)
        if self.score >= best:
            c.center(5 * LINE, words.AHEAD if self.score > best else words.EQUAL)


def code(result):
    """Return what another device needs for the same cards, in words."""
    return words.CODE.format(side="AB"[result.game.side()], n=result.play.session.seed)


def best(store, side):
    """Return the most points of a side so far, 0 if there were none."""
    kept = store.load(_RESULTS)
    return kept[side] if side < len(kept) else 0


def keep(store, side, n):
    """Keep n points as the most of a side."""
    kept = store.load(_RESULTS)
    kept = bytearray(kept + bytes(max(0, side + 1 - len(kept))))
    kept[side] = n
    store.save(_RESULTS, kept)


def _row(c, n, left, right, margin=1):
    c.text(margin, n * LINE, left)
    c.right(WIDTH - margin, n * LINE, right)
