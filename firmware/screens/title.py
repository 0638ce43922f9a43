"""The title, the menu of a game, and the settings."""

from firmware import shelf, views
from firmware.keys import LEFT, RIGHT
from firmware.screens.menu import Menu, Row
from firmware.words.en import common
from firmware.words.en import title as words

LEVELS = 5  # of brightness


class Title(Menu):
    """The first screen: the running game, the games, the settings."""

    def __init__(self, app):
        rows = []
        for n in range(len(views.NAMES)):
            name, label = views.NAMES[n]
            if app.is_last(name):
                text = words.CONTINUE + ": " + label
                rows.insert(0, Row(text, lambda menu, name=name: app.go_on(name, menu)))
            rows.append(Row(label, lambda menu, name=name: GameMenu(app, views.load(name), menu)))
        rows.append(Row(words.SETTINGS, lambda menu: Settings(app, menu)))
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


class GameMenu(Menu):
    """One game: go on, start anew, or learn it."""

    def __init__(self, app, kit, back):
        rows = []
        if app.has_saved(kit.ID):
            rows.append(Row(words.CONTINUE, lambda menu: app.go_on(kit.NAME, menu)))
        rows.append(Row(words.NEW_GAME, lambda menu: NewGame(app, kit, menu)))
        rows.append(Row(common.HOW_TO, kit.pages))
        Menu.__init__(self, kit.words.NAME, rows, back, common.HINT_MENU_BACK)


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


class NewGame(Menu):
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

    def start(self, menu):
        """Return the first screen of the new game."""
        return self.app.start(self.kit, self.app.device.seed())


class Settings(Menu):
    """Brightness and pace, in force as they are changed, and kept."""

    def __init__(self, app, back):
        self.app = app
        Menu.__init__(self, words.SETTINGS, [_Brightness(app), _Pace(app)], back, words.HINT_CHANGE)

    def key(self, k):
        screen = Menu.key(self, k)
        if k in (LEFT, RIGHT):
            self.app.save_settings()
        return screen


class _Brightness(Row):
    def __init__(self, app):
        Row.__init__(self, words.BRIGHTNESS, None, self.step)
        self.app = app

    def step(self, by):
        self.app.set_brightness(max(1, min(LEVELS, self.app.level + by)))

    def text(self):
        return self.label + "  " + "★" * self.app.level + "·" * (LEVELS - self.app.level)


class _Pace(Row):
    def __init__(self, app):
        Row.__init__(self, words.PACE, None, self.step)
        self.app = app

    def step(self, by):
        self.app.pace = (self.app.pace + by) % len(words.PACES)

    def text(self):
        return self.label + "  ←" + words.PACES[self.app.pace] + "→"
