"""The title, the menu of a game, and the options of a new one."""

from engine import catalog
from engine.const import const
from firmware import registry
from firmware.graphics.canvas import LAST_LINE, width
from firmware.hardware.keys import HOLD_B
from firmware.screens import where
from firmware.screens.menu import Menu, Row
from firmware.storage.records import SERIES
from firmware.words import strings

common = strings()
words = strings("menus")

_DEMO_MS = const(120000)  # without a key, until a game plays itself
_WIDEST = const(111)  # dots of a row
_NO_SIGN = const(-1)


class Title(Menu):
    """The first screen: the running game and the games, below an island; B held: the settings."""

    fit = 4
    up = 1  # in line 0 is the sign of the battery

    def __init__(self, app):
        self.app = app
        rows = []
        self.signs = []  # the number of the picture beside each row
        shown = [game for game in registry.games if game.is_shown]
        kind = _running(app.saves, [game.key for game in shown if not game.why])
        for game in shown:
            name = game.name
            if game.key == app.saves.key(kind) and not game.why:
                text = words.CONTINUE_WITH.format(game=game.title.split("-")[0])
                rows.insert(0, Row(text, lambda menu, name=name: app.go_on(name, kind)))
                self.signs.insert(0, game.sign)
            rows.append(Row(game.title, lambda menu, name=name: _open(app, name, menu)))
            self.signs.append(game.sign)
        self.today = None
        if app.device.day():
            from firmware.screens.begin.today import Today

            self.today = Today(app)
            rows.append(self.today)
            self.signs.append(_NO_SIGN)
        rows.append(Row(words.STATISTICS, lambda menu: _all_games(app, menu)))
        self.signs.append(_NO_SIGN)
        Menu.__init__(self, "TOMBOLO", rows, None, words.HINT_MENU)
        self.left = 20
        self.top = 19
        self.pitch = (LAST_LINE - self.top) // min(len(rows), self.fit)

    def key(self, k):
        if k == HOLD_B:
            from firmware.screens.begin.settings import Settings

            return Settings(self.app, self)
        return Menu.key(self, k)

    def tick(self, ms):
        if ms and self.app.idle.quiet() >= _DEMO_MS:
            game = registry.by_key(self.app.settings.last())
            if not game or game.why:
                game = registry.games[0]
            return self.app.demo(game.name, self.at)
        return self

    def sign(self, c, mv, y=0):
        Menu.sign(self, c, mv, self.top)

    def fill(self, c):
        from firmware.graphics import pictures

        # Two islands and the bar of sand between them; what is on the right is the last game's.
        last = registry.by_key(self.app.settings.last())
        pictures.scene(c, 0, 0, 0)
        pictures.scene(c, 1 + (last.scene if last else 0), 104, 0)
        c.fill(22, 15, c.big(21, 0, self.title) - 23, 1)

    def draw(self, c):
        is_today = self.rows[self.at] is self.today
        self.last_line = self.today.hint(words.HINT_MENU) if is_today else words.HINT_MENU
        Menu.draw(self, c)

    def draw_row(self, c, line, text):
        from firmware.graphics import pictures

        Menu.draw_row(self, c, line, text)
        sign = self.signs[self.first + line]
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
    """Return the statistics of a game. back: None for your_games(), which then need not stay."""

    def show():
        from firmware.screens.records.statistics import Statistics

        return Statistics(app, registry.read(name), back)

    return app.guarded(name, show)


def your_games(app, info, back):
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
        from firmware.screens.records import last

        return last.games(app, info, back)

    return app.guarded(info.NAME, show)


def last_game(app, info):
    """Return the one of the last games that was up before, over the menus that led there."""

    def show():
        from firmware.screens.records import last

        menu = last.games(app, info, app.your_games(info)).go_back()
        return menu.rows[menu.at].enter(menu)

    return app.guarded(info.NAME, show)


def _same_cards(app, info, back):
    def show():
        from firmware.screens.records import last

        return last.same_cards(app, info, None, back)

    return app.guarded(info.NAME, show)


def _open(app, name, back):
    """Return the menu of a game, or a notice of why it cannot be loaded."""
    return app.guarded(name, lambda: GameMenu(app, registry.read(name), back))


def title(app, at):
    """Return the title, at a row."""
    found = Title(app)
    found.go_to(at)
    return found


def game_menu(app, info):
    """Return the menu of a game, over the title, both as they were left."""
    return GameMenu(app, info, Title(app).go_back()).go_back()


class GameMenu(Menu):
    """One game: continue, start a new one, or learn it."""

    def __init__(self, app, info, back):
        key = catalog.key(info.NAME)
        kinds = app.saves.kinds(key)
        name = info.NAME
        rows = []
        for kind in kinds:
            rows.append(Row(_label(app, info, kind), lambda menu, kind=kind: app.go_on(name, kind)))
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
        if registry.has(name, "series") and app.store.has(SERIES):
            rows.append(Row(words.SERIES, lambda menu: _series(app, info, menu)))
        over = app.saves.finished(key)
        if over:
            rows.append(Row(words.LAST_RESULT, lambda menu: app.go_on(name, over)))
        if registry.has(name, "puzzles"):
            rows.append(Row(words.PUZZLES, lambda menu: _puzzles(app, info, menu)))
            if app.device.day():
                rows.append(Row(words.PUZZLE_TODAY, lambda menu: _puzzle_today(app, info, menu)))
        rows.append(Row(words.YOUR_GAMES, lambda menu: your_games(app, info, menu)))
        Menu.__init__(self, info.TITLE, rows, back, common.HINT_MENU_BACK)


def _label(app, info, kind):
    """Return the label of the row that continues a saved game: how far it is."""
    for text in words.CONTINUE_AT:
        found = text.format(where=where(app, info, kind))
        if width(found) <= _WIDEST:
            break
    return found


def _series(app, info, back):
    def show():
        found = registry.module(info.NAME, "series").Standing(app, info, back)
        return found if found.series.is_there else app.notice((words.REASONS["unreadable"],), back)

    return app.guarded(info.NAME, show)


def _numbers(app, info, back):
    def show():
        from firmware.screens.begin.numbers import Numbers

        return Numbers(app, info, words.NUMBERS, back)

    return app.guarded(info.NAME, show)


def _puzzles(app, info, back):
    def show():
        from firmware.screens.puzzles import list as puzzles

        return puzzles.begin(app, info, back)

    return app.guarded(info.NAME, show)


def _puzzle_today(app, info, back):
    def show():
        from firmware.screens.puzzles import list as puzzles

        return puzzles.today(app, info, back, app.device.day())

    return app.guarded(info.NAME, show)


def _enter_code(app, info, back):
    from firmware.screens.begin.code import Code

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
            asked = (new.start_options(choices), new.seats(choices), None)
            if hasattr(new, "is_series") and new.is_series(choices):
                return registry.module(info.NAME, "series").begin(app, info, asked)
            return app.start(info, False, asked)

        rows = []
        for label, values in new.options():
            if len(rows) >= len(choices) or choices[len(rows)] >= len(values):
                raise ValueError("choices (info.py)")
            rows.append(_Choice(label, values, choices, len(rows), start))
        self._all = rows
        self._shown = getattr(new, "shown", lambda choices: len(rows))
        self._fit = getattr(new, "fit", None)
        self._note = getattr(new, "note", None)
        self.choices = choices
        Menu.__init__(self, words.NEW_GAME, rows[: self._shown(choices)], back, words.HINT_NEW_GAME)

    def changed(self):
        if self._fit:
            self._fit(self.choices, self.at)
        self.rows = self._all[: self._shown(self.choices)]

    def draw(self, c):
        said = self._note and self._note(self.choices, self.at)
        self.last_line = said or words.HINT_NEW_GAME
        Menu.draw(self, c)
