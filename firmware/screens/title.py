"""The title, the menu of a game, and the options of a new one."""

import gc

from engine import catalog
from engine.const import const
from firmware import registry
from firmware.graphics.canvas import HINT
from firmware.hardware.keys import DO, HOLD_B
from firmware.screens.menu import Menu, Row
from firmware.storage.records import CRASH
from firmware.words import strings

common = strings()
words = strings("menus")

# Without a key, until
_DEMO_MS = const(120000)  # a game plays itself
_READ_MS = const(400)  # a menu reads how far the games are
_NO_SIGN = const(-1)


class _Reader(Menu):
    """A menu with running games. While no key comes it reads them, so that they go on at once.

    kinds: of their records; the last is read first.
    """

    def __init__(self, app, title, rows, back, hint, kinds):
        Menu.__init__(self, title, rows, back, hint)
        self.app = app
        self._kinds = kinds
        self.forget()

    def forget(self):
        """Keep nothing of these games, and read them again."""
        is_safe = not self.app.store.load(CRASH)  # else reading them may be what crashes
        self.unread = self._kinds[:] if is_safe else []
        self.sessions = {}  # by the kinds that have been read
        self._reading = None  # the steps of reading one of them

    def read(self, name):
        """Read a game of that name a step further. At the end return how far it is, in words."""
        app = self.app
        if not self.unread or app.idle.quiet() < _READ_MS or app.keys.held():
            return ""
        if not self._reading:
            from firmware.screens import begin

            self._reading = begin.reading(app, name, self.unread[-1])
        found = next(self._reading)
        gc.collect()  # so that what stays of the game does not lie scattered
        if not found:
            return ""
        self._reading = None
        self.sessions[self.unread.pop()], progress = found
        return progress

    def go_on(self, name, kind):
        """Return what leads to a running game."""
        return self.app.go_on(name, kind, self.sessions.get(kind))

    def key(self, k):
        screen = Menu.key(self, k)
        if screen is not self:
            self.forget()  # what comes may have the memory
        return screen

    def draw(self, c):
        if self.is_fresh:
            self.forget()  # a notice may have come, and gone with what had been loaded
        Menu.draw(self, c)


class Title(_Reader):
    """The first screen: the running game and the games, below an island; B held: the settings."""

    fit = 4
    up = 1  # in line 0 is the sign of the battery

    def __init__(self, app):
        rows = []
        self.signs = []  # the number of the picture beside each row
        shown = [game for game in registry.games if game.is_shown]
        self._kind = _running(app.saves, [game.key for game in shown if not game.why])
        self._name = ""  # of the game that runs
        for game in shown:
            name = game.name
            if game.key == app.saves.key(self._kind) and not game.why:
                self._name = name
                text = words.CONTINUE_WITH.format(game=game.title.split("-")[0])
                rows.insert(0, Row(text, lambda menu: menu.go_on(menu._name, menu._kind)))
                self.signs.insert(0, game.sign)
            rows.append(Row(game.title, lambda menu, name=name: _open(app, name, menu)))
            self.signs.append(game.sign)
        rows.append(Row(words.STATISTICS, lambda menu: _all_games(app, menu)))
        self.signs.append(_NO_SIGN)
        kinds = [self._kind] if self._kind else []
        _Reader.__init__(self, app, "TOMBOLO", rows, None, words.HINT_MENU, kinds)
        self.left = 20
        self.top = 19
        self.pitch = (HINT - self.top) // min(len(rows), self.fit)

    def key(self, k):
        if self.at or k not in DO:
            self.forget()  # another game may be chosen
        if k == HOLD_B:
            from firmware.screens.settings import Settings

            return Settings(self.app, self)
        return _Reader.key(self, k)

    def tick(self, ms):
        if ms and self.app.idle.quiet() >= _DEMO_MS:
            self.forget()
            from firmware.screens.demo import Demo

            game = registry.by_key(self.app.settings.last())
            if not game or game.why:
                game = registry.games[0]
            name = game.name
            return self.app.guarded(name, lambda: Demo(self.app, name, self.at))
        self.read(self._name)
        return self

    def sign(self, c, mv, y=0):
        Menu.sign(self, c, mv, self.top)

    def head(self, c):
        from firmware.graphics import pictures

        # Two islands and the bar of sand between them; what is on the right is the last game's.
        last = registry.by_key(self.app.settings.last())
        pictures.scene(c, 0, 0, 0)
        pictures.scene(c, 1 + (last.scene if last else 0), 104, 0)
        c.fill(22, 15, c.big(21, 0, self.title) - 23, 1)

    def draw_row(self, c, line, text):
        from firmware.graphics import pictures

        Menu.draw_row(self, c, line, text)
        sign = self.signs[self._first + line] if text else _NO_SIGN
        if sign != _NO_SIGN:
            pictures.sign(c, sign, 10, self._y(line))


def _running(saves, keys):
    """Return the kind of record of the running game that was saved last; 0 if none runs.

    keys: of the games that count.
    """
    for kind in saves.kinds():
        if saves.key(kind) in keys:
            return kind
    return 0


def _all_games(app, back):
    """Return the games, each leading to its statistics."""
    rows = [
        Row(game.title, lambda menu, name=game.name: _statistics(app, name, menu))
        for game in registry.games
        if game.is_shown and not game.why
    ]
    return Menu(words.STATISTICS, rows, back, common.HINT_MENU_BACK)


def _statistics(app, name, back):
    """Return the statistics of a game. back: None for its menu, which then need not stay."""

    def show():
        from firmware.screens.statistics import Statistics

        return Statistics(app, registry.load(name), back)

    return app.guarded(name, show)


def _your_games(app, info, back):
    """Return the menu of what was played of a game."""
    records = strings("records")
    rows = (
        Row(words.STATISTICS, lambda menu: _statistics(app, info.NAME, None)),
        Row(records.LAST_GAMES, lambda menu: _last_games(app, info, menu)),
        Row(records.SAME_CARDS, lambda menu: _same_cards(app, info, menu)),
    )
    return Menu(words.YOUR_GAMES, rows, back, common.HINT_MENU_BACK)


def _last_games(app, info, back):
    def show():
        from firmware.screens import last

        return last.games(app, info, back)

    return app.guarded(info.NAME, show)


def _same_cards(app, info, back):
    def show():
        from firmware.screens import last

        return last.same_cards(app, info, None, back)

    return app.guarded(info.NAME, show)


def _open(app, name, back):
    """Return the menu of a game, or a notice of why it cannot be loaded."""
    return app.guarded(name, lambda: GameMenu(app, registry.load(name), back))


class GameMenu(_Reader):
    """One game: continue, start a new one, or learn it."""

    def __init__(self, app, info, back):
        key = catalog.key(info.NAME)
        kinds = app.saves.kinds(key)
        name = info.NAME
        rows = [
            Row(words.CONTINUE, lambda menu, kind=kind: menu.go_on(name, kind)) for kind in kinds
        ]
        rows.append(Row(words.NEW_GAME, lambda menu: new_game(app, info, menu)))
        rows.append(Row(words.NUMBERS, lambda menu: _numbers(app, info, menu)))
        rows.append(Row(words.ENTER_CODE, lambda menu: _enter_code(app, info, menu)))
        if registry.has(name, "help"):
            lesson = Row(words.LESSON, lambda menu: app.start(info, True))
            if not (kinds or key in app.settings.seen):
                rows.insert(0, lesson)
            rows.append(Row(common.HOW_TO, lambda menu: _how_to(info, lesson, menu)))
        elif registry.has_help(name):
            rows.append(Row(common.HOW_TO, lambda menu: _pages(info, menu)))
        over = app.saves.finished(key)
        if over:
            rows.append(Row(words.LAST_RESULT, lambda menu: app.go_on(name, over)))
        rows.append(Row(words.YOUR_GAMES, lambda menu: _your_games(app, info, menu)))
        _Reader.__init__(self, app, info.TITLE, rows, back, common.HINT_MENU_BACK, kinds)
        self.info = info

    def tick(self, ms):
        progress = self.read(self.info.NAME)
        if progress:  # a row says it
            from firmware.screens import begin

            self.rows[len(self.unread)].label = begin.label(progress)
            self.is_stale = True
        return self


def _numbers(app, info, back):
    def show():
        from firmware.screens.numbers import Numbers

        return Numbers(app, info, words.NUMBERS, back)

    return app.guarded(info.NAME, show)


def _enter_code(app, info, back):
    from firmware.screens.code import Code

    return Code(app, info.NAME, words.ENTER_CODE, back)


def _how_to(info, lesson, back):
    pages = Row(words.PAGES, lambda menu: _pages(info, menu))
    return Menu(common.HOW_TO, (lesson, pages), back, common.HINT_MENU_BACK)


def _pages(info, back):
    from firmware.screens.pages import Pages

    return Pages(info.NAME, back, None)


class _Choice(Row):
    """A row with one of several values; info.choices remembers which."""

    def __init__(self, label, values, choices, n, enter):
        Row.__init__(self, label, enter, self.step)
        self.values = values
        self.choices = choices
        self.n = n

    def step(self, n):
        self.choices[self.n] = (self.choices[self.n] + n) % len(self.values)

    def text(self):
        return self.label + "  ←" + self.values[self.choices[self.n]] + "→"


def new_game(app, info, back):
    """Return the options of a new game, or, where there are none, the game."""

    def ask():
        if registry.module(info.NAME, "new").options():
            return NewGame(app, info, back)
        return app.start(info)

    return app.guarded(info.NAME, ask)


class NewGame(Menu):
    """The options of a new game; A on any row starts it."""

    def __init__(self, app, info, back):
        new = registry.module(info.NAME, "new")
        choices = info.choices

        def start(menu):
            return app.start(info, False, (new.start_options(choices), new.seats(choices), None))

        rows = []
        for label, values in new.options():
            rows.append(_Choice(label, values, choices, len(rows), start))
        self._all = rows
        self._shown = getattr(new, "shown", lambda choices: len(rows))
        self._fit = getattr(new, "fit", None)
        self.choices = choices
        Menu.__init__(self, words.NEW_GAME, rows[: self._shown(choices)], back, words.HINT_NEW_GAME)

    def changed(self):
        if self._fit:
            self._fit(self.choices, self.at)
        self.rows = self._all[: self._shown(self.choices)]
