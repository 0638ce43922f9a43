"""The results of Hashi, alone and at a table (H16, H17), and a master's with the same cards."""

from engine import ai
from engine.ai import PENDING
from engine.game import OVER
from engine.hashi.state import RANK_POINTS, ROUNDS
from firmware import memory
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import DOWN, LEFT, RIGHT, A
from firmware.screens import Screen, players
from firmware.screens import result as prizes
from firmware.screens.play import think
from firmware.words import strings

common = strings()
words = strings("hashi")


class Result(prizes.Result):
    """The points and the rank: alone broken down, else in everybody's score sheet. Then the boards.

    Alone DOWN leads to the review, and to what a master makes of the same cards; else UP and DOWN
    show whose rank is shown.
    """

    def __init__(self, play, game, seat):
        prizes.Result.__init__(self, play, game, seat)
        self.at = 0  # 0: the points; else a board
        self.marked = max(0, self.me)  # the player whose rank is shown
        self.best = -1  # before this game; -1 if it does not count: practice, hints, a lesson
        if game.players() == 1 and not play.session.flags:
            self.best = play.best or 0

    def show_more(self, k):
        n = self.game.players()
        if n == 1 and k == DOWN:
            return self._more()
        step = 1 if k in (RIGHT, DOWN) else -1
        if n == 1 or k in (LEFT, RIGHT):
            self.at = (self.at + step) % (n + 1)
        elif not self.at:
            self.marked = (self.marked + step) % n
        else:
            self.at = (self.at - 1 + step) % n + 1
        self.is_fresh = True
        return self

    def _more(self):
        """Return the menu after a solo game."""
        from firmware.screens.menu import Menu, Row

        play = self.play
        rows = [
            Row(words.REVIEW, lambda menu: self.review()),
            Row(words.MATCH_TITLE, lambda menu: Match(play, self.seat, self)),
        ]
        return Menu(words.AFTER, rows, self, common.HINT_MENU_BACK)

    def fill(self, c):
        is_alone = self.game.players() == 1
        if self.at:
            self._board(c, self.at - 1, is_alone)
        elif is_alone:
            self._points(c)
        else:
            self._table(c)

    def _board(self, c, p, is_alone):
        """Draw the final board of a player."""
        from firmware.games.hashi.board import StillBoard

        session = self.play.session
        StillBoard(self.game, p, "" if is_alone else players.sign(session, p)).show(c)
        who = players.name(session, p, self.me)
        text = words.HINT_BOARD.format(who=who, n=self.game.score(p), back="{back}")
        c.last_line(words.HINT_RESULT if is_alone else self.foot(text))

    def _points(self, c):
        """Draw the points of a solo game, and the rank that they reach."""
        game = self.game
        score = game.score(self.seat)
        session = self.play.session
        x, title, beside = 1, words.PRACTICE, ""
        if not self.is_practice():
            x, title = 19, words.RANKS[game.rank()]
            beside = prizes.par(session) or self._to_beat()
            self._rank(c, game.rank(), 0)
        c.text(x, 0, title)  # the longest rank reaches the edge
        c.text(x, LINE, words.SUM.format(n=score))
        c.right(WIDTH - 1, LINE, prizes.hints(session) or beside)
        count = game.finished_count(self.seat)
        c.row(2 * LINE, words.ISLANDS, str(count) + " × 2 = " + str(2 * count))
        for n, category in enumerate(words.CATEGORIES):
            c.row((3 + n) * LINE, category, str(game.points(self.seat, n)))
        prizes.code_row(c, 6 * LINE, session, prizes.note(session))
        c.last_line(words.HINT_RESULT)

    def _to_beat(self):
        """Return the best so far in words; at the first game, the points of the next rank."""
        if self.best > 0:
            is_new = self.game.score(self.seat) > self.best
            return words.NEW_BEST if is_new else words.BEST.format(n=self.best)
        n = self.game.rank() + 1
        return words.TO_BEAT.format(n=RANK_POINTS[n]) if n < len(RANK_POINTS) else ""

    def _table(self, c):
        """Draw everybody's score sheet."""
        from firmware.games.hashi.sheets import standings

        game = self.game
        session = self.play.session
        title = prizes.words.PRACTICE if self.is_practice() else self.outcome()
        standings(c, game, self.me, session, title)
        for p in game.winners():
            c.text(1, (1 + p) * LINE, "★")
        c.invert(0, (1 + self.marked) * LINE - 1, WIDTH, LINE + 1)
        if not self.is_practice():
            rank = game.rank(self.marked)
            y = (1 + game.players()) * LINE  # with four only the name fits
            if y < 5 * LINE:
                self._rank(c, rank, y)
                c.text(19, y, words.RANK)
                y += LINE
            c.text(19, y, words.RANKS[rank])
        beside = prizes.hints(session) or prizes.note(session)
        prizes.code_row(c, 6 * LINE, session, beside)
        c.last_line(self.foot(words.HINT_TABLE))

    def _rank(self, c, n, y):
        """Draw the picture of rank n, as one reached with hints if there were any."""
        prizes.rank(c, n, 0, y)
        prizes.helped(c, self.play.session, 0, y)


class Match(Screen):
    """Plays the master's game card by card from the person's start, then shows both results."""

    last_line = common.HINT_BACK
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
        self.back = back
        self.game = game
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
        if k < A:
            return self
        self.stop()
        return self.back

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
        memory.release()

    def fill(self, c):
        c.title(words.MATCH_TITLE)
        if self.sentence:
            from firmware.graphics.text import wrapped

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
