"""Atoll's result: everybody's Requests, Awards and total, then each Island and its details."""

from engine.atoll import cards
from engine.const import const
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import joined
from firmware.hardware.keys import RIGHT
from firmware.screens import players
from firmware.screens import result as prizes
from firmware.words import entry, strings

words = strings("atoll")

_LINES = const(6)  # of detail on a page
_WIDEST = WIDTH - 12  # dots of it
_ENDS = (81, 102, 127)  # where the columns of the table end


class Result(prizes.Result):
    """The table and the pages behind it. at: 0 for the table, else a page."""

    can_review = True
    pages = ()  # seat and lines of each, None for an Island; from the first turn of a page

    def show_more(self, k):
        self.pages = self.pages or self._pages()
        n = len(self.pages) + 1
        self.at = (self.at + (1 if k == RIGHT else n - 1)) % n
        self.is_fresh = True
        return self

    def fill(self, c):
        if self.at:
            self.pages = self.pages or self._pages()
            p, lines = self.pages[self.at - 1]
            if lines is None:
                self._island(c, p)
            else:
                c.title(words.COUNT.format(who=self._name(p), n=self.game.score(p)))
                for n in range(len(lines)):
                    c.text(2, (n + 1) * LINE, lines[n])
        else:
            self._table(c)
        c.last_line(self.foot(words.HINT_RESULT))

    def _name(self, p):
        return players.name(self.play.session, p, self.me)

    def _island(self, c, p):
        from firmware.games.atoll.sheets import Islands

        sheet = Islands(self.play.session, self.game, self.seat)
        sheet.show(c, p)

    def _table(self, c):
        game = self.game
        session = self.play.session
        winners = game.winners()
        place = 1
        if self.seat not in winners:
            for p in range(game.players()):
                place += p in winners or game.score(p) > game.score(self.seat)
        c.text(2, 0, self.outcome())
        for n in range(3):
            c.right(_ENDS[n], 0, words.COUNTS[n])
        for p in range(game.players()):
            y = (p + 1) * LINE
            if p in winners:
                c.text(1, y, "★")
            c.text(9, y, self._name(p))
            counts = (game.request_points(p), 10 * game.awards_won(p), game.score(p))
            for n in range(3):
                c.right(_ENDS[n], y, str(counts[n]))
            c.text(_ENDS[0] + 3, y, "+")
            c.text(_ENDS[1] + 3, y, "=")
            if p in winners:
                c.invert(0, y - 1, WIDTH, LINE + 1)  # letters reach the top of their line
        y = (game.players() + 1) * LINE
        if y == 6 * LINE:  # a single line is left
            practice = prizes.words.PRACTICE if self.is_practice() else ""
            prizes.code_row(
                c, y, session, prizes.hints(session) or practice or prizes.note(session)
            )
        elif y < 6 * LINE:
            prizes.place(c, place, 4, y)
            prizes.helped(c, session, 4, y)
            for note in self.notes()[game.players() - 6 :]:  # those that have room
                c.text(24, y, note)
                y += LINE

    def _pages(self):
        pages = []
        for p in range(self.game.players()):
            lines = self._details(p)
            pages.append((p, None))
            for start in range(0, len(lines), _LINES):
                pages.append((p, lines[start : start + _LINES]))
        return pages

    def _details(self, p):
        """Return lines on what seat p has taken: Requests by points, Awards by name."""
        game = self.game
        mine = [k for k in range(cards.REQUESTS) if game.request_owner(k) == p]
        points = sorted([str(cards.points(k)) for k in mine]) or [words.NONE[0]]
        shown = [game.award(i) for i in range(game.awards_shown())]
        won = [entry(words.AWARDS, award)[0] for award in shown if game.award_winner(award) == p]
        lines = [words.SUMS[0].format(n=game.request_points(p))]
        lines += ["  " + line for line in joined(points, "+", _WIDEST)]
        lines.append(words.SUMS[1].format(n=10 * game.awards_won(p)))
        lines += ["  " + line for line in joined(won or [words.NONE[1]], ", ", _WIDEST)]
        return lines
