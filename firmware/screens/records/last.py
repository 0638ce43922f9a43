"""Games that are over: the list of the last games, whose cards can be played again."""

from engine import catalog, codes
from engine.const import const
from firmware import counts
from firmware.hardware.keys import DO, HOLD_A, A
from firmware.screens import Screen
from firmware.screens.menu import Menu, Row
from firmware.storage.statistics import ODD, closed
from firmware.words import strings

common = strings()
words = strings("records")

_PITCH = const(9)
_TOP = const(10)
_WIDEST = const(124)


def games(app, info, back):
    """Return the last games, the newest first; a notice if there are none."""
    found = counts.load(app.store, info.NAME)
    if not found.games:
        return _nothing(app, found, back)
    rows = []
    later = []
    for played in reversed(found.games):
        rows.append(_Played(app, info, played, later.count(played.data)))
        later.append(played.data)
    return Menu(words.LAST_GAMES, rows, back, common.HINT_MENU_BACK)


def _nothing(app, found, back):
    """Return why there are no last games."""
    return app.notice((words.NO_GAMES if found.kind else words.NO_ROOM,), back, is_over_list=True)


class _Played(Row):
    """One of the last games: its code, and the points; a star if it was won.

    later: how many of the games after it had the same cards, options and seats.
    """

    def __init__(self, app, info, played, later=0):
        place = played.usual
        options = played.options
        self.asked = (options if place == ODD else place, played.seats, played.seed)
        if place == ODD or played.seed >= codes.SEEDS:
            options = options or catalog.make(info.NAME).usual()[place]
            place = codes.ODD
        code = codes.written(info.NAME, info.VERSION, place, played.seed, options)
        text = code[:9] + ("…" if len(code) > 9 else "") + "  " + str(played.points)
        Row.__init__(self, text + (" ★" if played.is_won else ""), self.show)
        self.app = app
        self.info = info
        self.played = played
        self.later = later
        self.code = code

    def show(self, menu):
        """Return the screen of the game."""
        return _One(self, menu)


class _One(Screen):
    """One of the last games, in words. A plays its cards again, against the same players.

    A held replays the game where it is still kept.
    """

    def __init__(self, row, back):
        self.row = row
        self.back = back
        self.kind = _kept(row.app.saves, catalog.key(row.info.NAME), row.played.data, row.later)
        self.last_line = words.HINT_KEPT if self.kind else words.HINT_GAME

    def key(self, k):
        row = self.row
        if k == HOLD_A and self.kind:
            return row.app.replay(row.info, self.kind)
        if k in DO:
            return same_cards(row.app, row.info, row.asked, self)
        return self.back if k >= A else self

    def fill(self, c):
        from firmware.graphics.text import wrapped

        played = self.row.played
        points = words.POINTS[abs(played.points) != 1].format(n=played.points)
        if played.is_won:
            points = words.POINTS_WON.format(points=points)
        c.title(self.row.code[:9] + ("…" if len(self.row.code) > 9 else ""))
        lines = [counts.label(self.row.info, played.setting), points]
        if played.flags:
            why = "hints" if played.hints() else ("practice" if played.flags & 1 else "known")
            lines += wrapped(words.FOR_NO_BEST[why], _WIDEST)
        for n in range(len(lines)):
            c.text(2, _TOP + n * _PITCH, lines[n])


def _kept(saves, key, data, later):
    """Return the kind of the record of a game that is over, 0 if it is not kept.

    data: of the game in the statistics. The same cards may have been played more than once, so the
    seed alone does not identify the game. later: see _Played.
    """
    store = saves.store
    for kind in sorted(store.closed, key=lambda kind: -store.found[kind].start):
        if saves.key(kind) == key:
            played = closed(store, kind)
            if played and played.data == data:
                if not later:
                    return kind
                later -= 1
    return 0


def same_cards(app, info, asked, back):
    """Ask before cards are played again. asked: options, seats, seed; None for the last ones."""
    if not asked:
        found = counts.load(app.store, info.NAME)
        if not found.games:
            return _nothing(app, found, back)
        asked = _Played(app, info, found.games[-1]).asked
    from firmware.screens.notice import Question

    return Question(words.ASK_SAME, lambda: app.start(info, False, asked), back)
