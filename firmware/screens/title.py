"""The title, the menu of a game, and the options of a new one."""

import sys

from engine.const import const
from firmware import memory
from firmware.graphics import pictures
from firmware.graphics.canvas import HINT, WIDTH
from firmware.hardware.keys import BACK
from firmware.screens.menu import Menu, Row
from firmware.games import registry
from firmware.words import strings

common = strings("common")
words = strings("common")

VERSION = "0.1.0"

_GAMES = const(3)  # that have a scene of their own, on the right

_SHOW_MS = const(120000)  # without a key, until a game plays itself
_QUIET_MS = const(150)  # without a key, until a menu begins to bring in a game


class _Reading(Menu):
    """A menu that brings in what is played next while the person reads: a module a tick."""

    name = ""  # of the game; as long as none is chosen, what all games take is brought
    is_there = False  # all of it

    def __init__(self, app, title, rows, back, hint):
        Menu.__init__(self, title, rows, back, hint)
        self.app = app

    def tick(self, ms):
        app = self.app
        is_quiet = app.idle.quiet() >= _QUIET_MS and not app.keys.is_busy()
        self.is_busy = is_quiet and not self.is_there  # then the main loop does not rest
        if self.is_busy:
            self.is_there = not self._bring()
        return False

    def _bring(self):
        """Load one module more; return False if none is missing, or none may be loaded."""
        if not registry.has_room(self.name):
            return False
        kit = sys.modules.get("firmware.games.registry." + self.name + ".kit")
        if self.name and not kit:
            return registry.load(self.name)
        for name in registry.parts(kit):
            if name not in sys.modules:
                return __import__(name)
        return False


class Title(_Reading):
    """The first screen: the running game and the games, below an island; B opens the settings."""

    def __init__(self, app):
        rows = []
        last = app.last - 1 if app.kinds(app.last) else -1  # its number, if it can go on
        self.marks = bytearray(range(len(registry.NAMES)))  # which game's sign each row has
        for n in range(len(registry.NAMES)):
            name, label = registry.NAMES[n]
            if n == last:
                self.name = name
                text = words.CONTINUE_WITH.format(game=label.split("-")[0])
                rows.insert(0, Row(text, lambda menu, name=name: app.go_on(name)))
                self.marks = bytes((n,)) + self.marks
            rows.append(
                Row(label, lambda menu, name=name: GameMenu(app, registry.load(name), menu))
            )
        _Reading.__init__(self, app, words.TITLE, rows, None, words.HINT_MENU)
        self.left = 20
        self.top = 19
        self.pitch = (HINT - self.top) // len(rows)

    def key(self, k):
        if k in BACK:
            registry.fill()
            return memory.screens.lend("firmware.screens.settings").Settings(self.app, self)
        return Menu.key(self, k)

    def tick(self, ms):
        if ms and self.is_there and self.app.idle.quiet() >= _SHOW_MS:
            self.name = self.name or self._playable()
            if not self._bring():
                kit = registry.load(self.name)
                show = memory.screens.lend("firmware.screens.demo")
                self.app.go(show.Show(self.app, kit, self.at))
                return True
            self.is_there = False
        return _Reading.tick(self, ms)

    def _playable(self):
        """Return the game that may be in memory: the one played last if none is."""
        names = [row[0] for row in registry.NAMES]
        last = self.app.last
        for name in names[last - 1 : last] + names:
            if registry.has_room(name):
                return name
        return ""

    def sign(self, c, mv, y=0):
        Menu.sign(self, c, mv, self.top)

    def head(self, c):
        # Two islands and the bar of sand between them; what is on the right is the last game's.
        last = self.app.last
        pictures.scene(c, 0, 0, 0)
        right = 1 + (last if last <= _GAMES else 0)
        pictures.scene(c, right, 104, 0)
        c.fill(22, 15, c.big(21, 0, self.title) - 23, 1)
        for i in range(len(self.rows)):
            pictures.sign(c, self.marks[i], 10, self._y(i))
        c.right(WIDTH, self._y(len(self.rows) - 1), VERSION)


class GameMenu(_Reading):
    """One game: go on, start anew, or learn it."""

    def __init__(self, app, kit, back):
        rows = []
        kinds = app.kinds(kit.ID)
        for kind in kinds:
            rows.append(Row(words.CONTINUE, lambda menu, kind=kind: app.go_on(kit.NAME, kind)))
        rows.append(Row(words.NEW_GAME, lambda menu: NewGame(app, kit, menu)))
        lesson = Row(words.LESSON, lambda menu: app.start(kit, True))
        if not (kinds or app.seen >> kit.ID & 1):
            rows.insert(0, lesson)
        rows.append(Row(common.HOW_TO, lambda menu: _how_to(kit, lesson, menu)))
        _Reading.__init__(self, app, registry.label(kit.NAME), rows, back, common.HINT_MENU_BACK)
        self.name = kit.NAME
        self.asked = (app, kit) if len(kinds) > 1 else ()  # how far each of several games is

    def tick(self, ms):
        """Tell that, once the menu is there: to read them takes a while."""
        if not self.asked or self.is_fresh:
            return _Reading.tick(self, ms)
        labels = memory.screens.lend("firmware.screens.begin").running(*self.asked)
        for n in range(len(labels)):
            self.rows[n].label = labels[n]
        self.asked = ()
        self.is_fresh = True
        return True


def _how_to(kit, lesson, back):
    pages = Row(words.PAGES, lambda menu: registry.part(kit.NAME + ".help").help_pages(menu, None))
    rows = (lesson, pages)
    return Menu(common.HOW_TO, rows, back, common.HINT_MENU_BACK)


class _Choice(Row):
    """A row with one of several values; the menu remembers which in kit.choices."""

    def __init__(self, label, values, choices, n):
        Row.__init__(self, label, None, self.step)
        self.values = values
        self.choices = choices
        self.n = n

    def step(self, n):
        self.choices[self.n] = (self.choices[self.n] + n) % len(self.values)

    def text(self):
        return self.label + "  ←" + self.values[self.choices[self.n]] + "→"


def _rows(kit):
    """Return the module of a game's options, and its rows."""
    asks = registry.part(kit.NAME + ".new")
    return asks, asks.options()


class NewGame(_Reading):
    """The options of a new game; A on any row starts it."""

    def __init__(self, app, kit, back):
        self.kit = kit
        self.asks, asked = memory.screens.take(_rows, kit)
        rows = [_Choice(asked[i][0], asked[i][1], kit.choices, i) for i in range(len(asked))]
        for row in rows:
            row.enter = self.start
        _Reading.__init__(self, app, words.NEW_GAME, rows, back, words.HINT_NEW_GAME)
        self.name = kit.NAME

    def start(self, menu):
        """Return what leads to the new game. What asks is in memory, and not read again."""
        asks = self.asks
        choices = self.kit.choices
        return self.app.start(self.kit, False, (asks.start_options(choices), asks.seats(choices)))


def games(app, kit):
    """Return the menu of a game, over the title."""
    return GameMenu(app, kit, Title(app))


def options(app, kit):
    """Return the options of a new game, over those menus."""
    return NewGame(app, kit, games(app, kit))
