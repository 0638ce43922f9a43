"""The results of Hashi, alone and at a table (H16, H17), and a master's with the same cards."""

from engine import ai
from engine.ai import PENDING
from engine.const import const
from engine.game import OVER
from engine.hashi.state import RANK_POINTS, ROUNDS
from firmware import memory
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.hardware.keys import DOWN, LEFT, RIGHT
from firmware.screens import result as prizes
from firmware.screens.notice import Sheet
from firmware.screens.play import think, unload_players
from firmware.words import strings

common = strings()
menus = strings("menus")
board_words = strings("hashi")
words = strings("hashi_help")

_RESULTS = const(3)  # the kind of record: a byte a side; other games' results follow


class SoloResult(prizes.Result):
    """The points broken down, and the rank. DOWN shows what a master makes of the same cards."""

    def __init__(self, play, game, seat):
        prizes.Result.__init__(self, play, game, seat)
        self.is_board = False  # the final board is up
        self.best = -1  # before this game; -1 if it does not count: practice, hints, a lesson
        if not play.session.flags:
            self.best = _kept(play.app.store)[game.side()]

    def show_more(self, k):
        if k != DOWN:
            self.is_board = not self.is_board
            self.is_fresh = True
            return self
        self.play.view = None  # the game is over, and the master needs the room of its view
        for leaf in ("view", "solo", "lines", "board"):
            memory.unload("firmware.games.hashi." + leaf)
        return Match(self.play, self.seat, self)

    def fill(self, c):
        from firmware.games.hashi.board import StillBoard

        game = self.game
        score = game.score(self.seat)
        session = self.play.session
        if self.is_board:
            StillBoard(game, self.seat).show(c)
            c.hint(words.HINT_RESULT)
            return
        if self.is_practice():
            x, title, beside = 1, words.PRACTICE, ""
        else:
            beside = prizes.par(session) or self._to_beat()
            x, title = 19, words.RANKS[game.rank()]
            prizes.rank(c, game.rank(), 0, 0)
            prizes.helped(c, session, 0, 0)
        c.text(x, 0, title)  # the longest rank reaches the edge
        c.text(x, LINE, words.SUM.format(n=score))
        c.right(WIDTH - 1, LINE, prizes.hints(session) or beside)
        count = game.finished_count(self.seat)
        c.row(2 * LINE, board_words.ISLANDS, str(count) + " × 2 = " + str(2 * count))
        for n, category in enumerate(board_words.CATEGORIES):
            c.row((3 + n) * LINE, category, str(game.points(self.seat, n)))
        prizes.code_row(c, 6 * LINE, session, prizes.note(session))
        c.hint(words.HINT_RESULT)
        kept = _kept(self.play.app.store)
        if 0 <= self.best < score and kept[game.side()] < score:
            c.show()  # first, since to keep it takes a while
            kept[game.side()] = score
            self.play.app.store.save(_RESULTS, kept)

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
        step = 1 if k in (RIGHT, DOWN) else -1
        if k in (LEFT, RIGHT):
            self.at = (self.at + step) % (n + 1)
        elif not self.at:
            self.marked = (self.marked + step) % n
        else:
            self.at = (self.at - 1 + step) % n + 1
        self.is_fresh = True
        return self

    def fill(self, c):
        from firmware.games.hashi.board import StillBoard
        from firmware.games.hashi.sheets import standings
        from firmware.screens import players

        game = self.game
        session = self.play.session
        if self.at:
            p = self.at - 1
            StillBoard(game, p, players.sign(session, p)).show(c)
            who = players.name(session, p, self.seat)
            c.hint(words.HINT_BOARD.format(who=who, n=game.score(p)))
            return
        winners = game.winners()
        title = words.YOU_WIN if self.seat in winners else menus.THE_END
        if self.is_practice():
            title = menus.PRACTICE
        standings(c, game, self.seat, session, title)
        for p in winners:
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
        taken = prizes.hints(session)
        prizes.code_row(c, 6 * LINE, session, taken or prizes.note(session))
        c.hint(words.HINT_TABLE)


class Match(Sheet):
    """Plays the master's game card by card from the person's start, then shows both results."""

    is_busy = True
    sentence = ""  # in the place of a result

    def __init__(self, play, seat, back):
        session = play.session
        game = type(session.game)()
        game.reset(session.seed, session.options)
        for move in session.moves:
            if game.round():
                break
            game.apply(move)
        Sheet.__init__(self, back, game)
        self.device = play.app.device
        self.score = session.game.score(seat)
        self.thinker = self._play()

    def _play(self):
        """Play the game: yield PENDING often, at last the sentence in the place of a result."""
        game = self.game
        seen = type(game)()
        policy = ai.make("master", seen, bytearray(4))
        while game.player() != OVER:
            game.observe(0, seen.state)
            for move in policy.think(seen, 0):  # noqa: B007
                yield PENDING
            if not policy.known:
                yield words.MASTER_MISSING
            self.is_fresh = game.apply(move) or self.is_fresh
        yield ""

    def key(self, k):
        screen = Sheet.key(self, k)
        if screen is not self:
            self.stop()
        return screen

    def tick(self, ms):
        if self.is_busy:
            try:
                found = think(self.thinker, self.device)
            except MemoryError:  # a board with less of it
                found = words.MASTER_NO_ROOM
            if found != PENDING:
                self.stop()
                self.sentence = found
                self.is_fresh = True
        return self

    def stop(self):
        """Unload the master."""
        self.is_busy = False
        self.thinker = None
        unload_players("hashi")

    def fill(self, c):
        c.title(words.MATCH_TITLE)
        if self.sentence:
            for n, line in enumerate(wrapped(self.sentence, WIDTH)):
                c.center((2 + n) * LINE, line)
            return
        c.row(2 * LINE, common.YOU, str(self.score), 30)
        game = self.game
        if game.player() != OVER:
            c.center(4 * LINE, words.MATCH_CARD.format(n=game.round(), of=ROUNDS))
            return
        best = game.score(0)
        c.row(3 * LINE, words.MASTER, str(best), 30)
        if self.score >= best:
            c.center(5 * LINE, words.MATCH_END[self.score == best])


def _kept(store):
    """Return the record of results: first the most points of each side, 0 if there were none."""
    kept = bytearray(store.load(_RESULTS))
    return kept + bytes(max(0, 2 - len(kept)))
