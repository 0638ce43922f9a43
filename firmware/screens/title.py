"""The title, the menu of a game, and the options of a new one."""

import sys

from firmware import shelf, views
from firmware.screens.menu import Menu, Row
from firmware.words import of

common = of("common")
words = of("title")

_QUIET_MS = 400  # without a key, until a menu begins to bring a game in
_PARTS = (  # what playing any game takes
    "engine.rng",
    "engine.game",
    "engine.session",
    "engine.ai",
    "firmware.views.base",
    "firmware.screens.play",
)


class _Reading(Menu):
    """A menu that brings a game in while the person reads, a module a tick: keys stay alive."""

    _name = ""  # of the game, "" once it is all there
    _quiet = 0  # ms without a key

    def key(self, k):
        self._quiet = 0
        return Menu.key(self, k)

    def tick(self, ms):
        self._quiet += ms
        if self._name and self._quiet >= _QUIET_MS and not self._bring():
            self._name = ""
        return False

    def _bring(self):
        """Load one module more; return False if none is missing, or none may be loaded."""
        if not views.has_room(self._name):
            return False
        kit = sys.modules.get("firmware.views." + self._name + ".kit")
        if not kit:
            return views.load(self._name)
        for name in _PARTS + kit.PARTS:
            if name not in sys.modules:
                return __import__(name)
        return False


class Title(_Reading):
    """The first screen: the running game, the games, the settings."""

    def __init__(self, app):
        rows = []
        for n in range(len(views.NAMES)):
            name, label = views.NAMES[n]
            if app.is_last(name):
                self._name = name
                text = words.CONTINUE_WITH.format(game=label)
                rows.insert(0, Row(text, lambda menu, name=name: app.go_on(name, menu)))
            rows.append(Row(label, lambda menu, name=name: GameMenu(app, views.load(name), menu)))
        rows.append(Row(words.SETTINGS, lambda menu: _settings(app, menu)))
        Menu.__init__(self, words.TITLE, rows, None, words.HINT_MENU)
        self.top = 22
        self.pitch = 8

    def head(self, c):
        # Two islands and the bar of sand between them, over the sea.
        x = c.big(22, 2, self.title)
        for i in range(0, 20, 4):
            c.fill(i, 9 + (i >> 2 & 1), 3, 1)
            c.fill(x + i, 9 + (i >> 2 & 1), 3, 1)
        c.fill(22, 18, x - 24, 2)


def _settings(app, menu):
    return shelf.screens.lend("firmware.screens.settings").Settings(app, menu)


class GameMenu(Menu):
    """One game: go on, start anew, or learn it."""

    def __init__(self, app, kit, back):
        rows = []
        kinds = app.kinds(kit.ID)
        running = app.running(kit) if len(kinds) > 1 else [(words.CONTINUE, kind) for kind in kinds]
        for label, kind in running:
            rows.append(Row(label, lambda menu, kind=kind: app.go_on(kit.NAME, menu, kind)))
        rows.append(Row(words.NEW_GAME, lambda menu: NewGame(app, kit, menu)))
        rows.append(Row(common.HOW_TO, kit.pages))
        Menu.__init__(self, views.label(kit.NAME), rows, back, common.HINT_MENU_BACK)


class _Choice(Row):
    """A row with one of several values; the menu remembers which in kit.choices."""

    def __init__(self, label, values, choices, n):
        Row.__init__(self, label, None, self.step)
        self.values = values
        self.choices = choices
        self.n = n

    def step(self, by):
        self.choices[self.n] = (self.choices[self.n] + by) % len(self.values)

    def text(self):
        return self.label + "  ←" + self.values[self.choices[self.n]] + "→"


class NewGame(_Reading):
    """The options of a new game; A on any row starts it."""

    def __init__(self, app, kit, back):
        self.app = app
        self.kit = kit
        choices = kit.choices
        rows = [
            _Choice(row[0], row[1], choices, i)
            for i, row in enumerate(shelf.screens.take(kit.options))
        ]
        for row in rows:
            row.enter = self.start
        Menu.__init__(self, words.NEW_GAME, rows, back, words.HINT_NEW_GAME)
        self._name = kit.NAME

    def start(self, menu):
        """Return the first screen of the new game."""
        return self.app.start(self.kit, self)
