"""The results of Hashi, alone and at a table (H16, H17)."""

from engine.hashi.state import RANK_POINTS
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import LEFT, RIGHT
from firmware.screens import players
from firmware.screens import result as prizes
from firmware.words import strings

words = strings("hashi")


class Result(prizes.Result):
    """The points and the rank: solo in detail, else in everybody's score sheet. Then the boards.

    The menu of a solo game has the review, and what a master makes of the same cards; else UP
    chooses the player whose rank is shown.
    """

    def __init__(self, play, game, seat):
        prizes.Result.__init__(self, play, game, seat)
        # at: 0 for the points, else a board; marked: the player whose rank is shown.
        self.marked = max(0, self.me)
        self.can_review = game.players() == 1
        self.best = -1  # before this game; -1 if it does not count: practice, hints, a lesson
        if game.players() == 1 and not play.session.flags:
            self.best = play.best or 0

    def show_more(self, k):
        n = self.game.players()
        step = 1 if k == RIGHT else -1
        if n == 1 or k in (LEFT, RIGHT):
            self.at = (self.at + step) % (n + 1)
        elif not self.at:
            self.marked = (self.marked + step) % n
        else:
            self.at = (self.at - 1 + step) % n + 1
        self.is_fresh = True
        return self

    def rows(self):
        rows = prizes.Result.rows(self)
        if self.can_review:
            from firmware.screens.menu import Row

            rows.append(Row(words.MATCH_TITLE, lambda menu: self._match()))
        return rows

    def _match(self):
        from firmware.games.hashi import match

        return match.to_match(self.play)

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
        text = words.HINT_BOARD.format(who=who, n=self.game.score(p))
        c.last_line(self.foot(words.HINT_RESULT) if is_alone else text)

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
        c.last_line(self.foot(words.HINT_RESULT))

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
        c.last_line(words.HINT_TABLE)

    def _rank(self, c, n, y):
        """Draw the picture of rank n, as one reached with hints if there were any."""
        prizes.rank(c, n, 0, y)
        prizes.helped(c, self.play.session, 0, y)
