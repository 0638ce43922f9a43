"""A series of Arabana-Ikibiti: games of the same two players, whose points are summed (A15).

Its record, of kind SERIES; numbers low byte first:

    level of the rival, 0 for a person | options of the next game | games
    tournament points x2, twice | island points x2, twice

The person is seat 0, a friend seat 1. The seats begin by turns, so the next game's options always
differ from the last game's. A game counts only with the next game's options, and so only once.
"""

import struct

from engine import catalog
from engine.const import const
from engine.session import PERSON, PRACTICE, SERIES
from firmware import registry
from firmware.games.arabana.sheets import both
from firmware.graphics.canvas import LINE
from firmware.hardware.keys import HOLD_A, A
from firmware.screens import Change, Screen, players
from firmware.storage import records
from firmware.words import strings

words = strings("arabana")

NAME = "arabana"
_FORMAT = "<B9sBHHHH"
_FIRST = const(8)  # in the options: who begins; 2 if the seed says so
_PARTS = const(12)  # in the record of a game, where options and seats begin (engine/record.py)
_MOST = 65535
_ASIDE = const(13)  # the kind that a series of another version has once a new one has begun


class Series:
    """A series and its points. is_there: one has begun. seats: as a session has them.

    tournament, islands: the points of both seats.
    """

    def __init__(self, saves):
        self.store = saves.store
        data = self.store.load(records.SERIES)
        self.is_there = len(data) == struct.calcsize(_FORMAT)
        if self.is_there:
            rival, self.options, self.games, *points = struct.unpack(_FORMAT, data)
            self.seats = bytes((PERSON, rival))
            self.tournament = points[:2]
            self.islands = points[2:]

    def begin(self, seats, options):
        """Begin a new series. options: the engine's, of the first game."""
        self.seats = seats
        self.options = options
        self.games = 0
        self.tournament = [0, 0]
        self.islands = [0, 0]
        if not self.is_there:
            self.store.save(_ASIDE, self.store.load(records.SERIES) or self.store.load(_ASIDE))
        self._save()

    def _save(self):
        points = [min(n, _MOST) for n in self.tournament + self.islands]
        data = struct.pack(_FORMAT, self.seats[1], self.options, min(self.games, 255), *points)
        self.is_there = self.store.save(records.SERIES, data)

    def running(self, saves):
        """Return the kind of the record of the next game if it has begun, else 0."""
        parts = b"\x09" + self.options + b"\x02" + self.seats
        for kind in saves.kinds(catalog.key(NAME)):
            data = self.store.load(kind)
            _, flags, _ = saves.about(kind)
            if flags & SERIES and data[_PARTS : _PARTS + len(parts)] == parts:
                return kind
        return 0

    def count(self, session):
        """Count the next game, which is over; if something was taken back, it adds nothing."""
        if (session.options, session.seats) != (self.options, self.seats):
            return
        options = bytearray(session.options)
        options[_FIRST] = 1 - session.movers[0]  # who begins alternates
        self.options = bytes(options)
        if not session.flags & PRACTICE:
            self.games += 1
            game = session.game
            for p in (0, 1):
                self.tournament[p] += game.tournament(p)
                self.islands[p] += game.score(p)
        self._save()

    def ahead(self):
        """Return the seat that has more points, of the tournament first; -1 if all are equal."""
        for own, other in (self.tournament, self.islands):
            if own != other:
                return int(other > own)
        return -1

    def end(self):
        """Forget it, and count it in the statistics."""
        self.store.save(records.SERIES, b"")
        self.is_there = False
        if not self.games:
            return
        from firmware import counts

        found = counts.load(self.store, NAME)
        if found.kind:
            has_won = self.seats[1] != PERSON and self.ahead() == 0
            found.marks = registry.module(NAME, "counts").with_series(found.marks, has_won)
            self.store.save(found.kind, found.pack())


class Standing(Screen):
    """How a series stands. A leads to its next game, A held asks whether to end it."""

    last_line = words.HINT_SERIES

    def __init__(self, app, info, back):
        """back: the screen that B leads to, or a function that returns it."""
        self.app = app
        self.info = info
        self.back = back
        self.series = Series(app.saves)

    def key(self, k):
        if k == HOLD_A:
            from firmware.screens.notice import Question

            return Question((words.SERIES_ASK,), self._end, self)
        if k == A:
            return self._next()
        if k > A:
            return self.back() if callable(self.back) else self.back
        return self

    def _next(self):
        """Return what leads to the game of the series that runs, or to the next one."""
        app = self.app
        series = self.series
        kind = series.running(app.saves)
        if kind:
            return app.go_on(NAME, kind)
        asked = (series.options, series.seats, None, SERIES)
        return app.start(self.info, False, asked)

    def _end(self):
        series = self.series
        n, other = series.tournament
        if n == other:
            other = str(other) + " (" + str(series.islands[0]) + ":" + str(series.islands[1]) + ")"
        text = words.SERIES_END[series.ahead()]
        text = text.format(own=self._name(0), name=self._name(1), n=n, other=other)
        series.end()
        app = self.app
        return app.notice((text,), lambda: app.game_menu(self.info), is_over_list=True)

    def _name(self, seat):
        return players.name(self.series, seat, 0 if self.series.seats[1] != PERSON else -1)

    def fill(self, c):
        series = self.series
        c.title(words.SERIES)
        c.center(LINE + 5, words.VERSUS.format(own=self._name(0), other=self._name(1)))
        c.row(2 * LINE + 8, words.SERIES_GAMES, str(series.games))
        c.row(3 * LINE + 9, words.TOURNAMENT, both(series.tournament, 0))
        c.row(4 * LINE + 10, words.ISLAND_POINTS, both(series.islands, 0))


def to_standing(play):
    """Return what leads from the result of a game to how its series stands."""
    return Change(lambda: Standing(play.app, play.info, play.to_result))


def begin(app, info, asked):
    """Begin a series with a game; where one stands, after a question.

    asked: options and seats of the first game, as a new game has them.
    """
    options, seats, _ = asked
    options = registry.module(NAME, "new").settle(options, app.store)  # as its next game has them
    series = Series(app.saves)

    asked = options, seats, None, SERIES

    def play():
        if series.is_there:
            series.end()
        series.begin(seats, options)
        return app.play(info, False, asked)

    def start():
        return app.start(info, False, asked, play)

    if not (series.is_there and series.games):
        return start()
    from firmware.screens.notice import Question

    points = words.SERIES_POINTS.format(n=series.tournament[0], other=series.tournament[1])
    return Question((points, words.SERIES_ANEW), start, app.screen)
