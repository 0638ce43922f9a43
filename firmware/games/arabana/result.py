"""Arabana's result of a duel."""

from engine.session import SERIES
from firmware.games.arabana.sheets import both, scorings
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import A
from firmware.screens import players
from firmware.screens import result as prizes
from firmware.storage import records
from firmware.words import strings

common = strings("common")
words = strings("arabana")


class Result(prizes.Result):
    """The winner, the points by scoring, tournament points (A11, A15); an arrow shows the map. In a
    series A leads to how that stands."""

    can_review = True

    def __init__(self, play, game, seat):
        self.is_shared = not sum(play.session.seats)  # by two people, named by their numbers
        prizes.Result.__init__(self, play, game, 0 if self.is_shared else seat)
        self.is_of_series = play.session.flags & SERIES and play.app.store.has(records.SERIES)

    def key(self, k):
        if self.rest > 0 or k != A or not self.is_of_series:
            return prizes.Result.key(self, k)
        from firmware.games.arabana import series

        return series.to_standing(self.play)

    def show_more(self, k):
        return self.play.app.beside_board(self.play, "last_map", "Map")

    def fill(self, c):
        game = self.game
        seat = self.seat
        session = self.play.session
        won = game.winners()
        c.title(self.outcome(WIDTH))
        scorings(c, game, seat)
        points = both([game.tournament(p) for p in (0, 1)], seat)
        c.row(4 * LINE, words.TOURNAMENT, prizes.words.PRACTICE if self.is_practice() else points)
        prizes.place(c, 1 if seat in won else 2, 66, LINE + 4)
        prizes.helped(c, session, 66, LINE + 4)
        own = players.sign(session, 0) if self.is_shared else common.YOU
        text = words.VERSUS.format(own=own, other=players.sign(session, 1 - seat))
        c.row(5 * LINE + 1, text, both([game.score(p) for p in (0, 1)], seat))
        c.invert(0, 5 * LINE, WIDTH, LINE)  # its words have no descenders
        beside = prizes.hints(session) or prizes.note(session)
        prizes.code_row(c, 6 * LINE + 1, session, beside)
        c.last_line(self.foot(words.HINT_TO_SERIES if self.is_of_series else words.HINT_RESULT))
        c.right(WIDTH - 1, 6 * LINE + 1, beside)  # again: the tail of a "p" reaches into the hint
