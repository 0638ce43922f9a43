"""The settings in two groups, each in force as it is changed, and saved; languages; erasing all."""

from engine.const import const
from firmware import words as all_words
from firmware.graphics.canvas import WIDTH
from firmware.hardware.idle import TIMES
from firmware.hardware.version import VERSION
from firmware.screens.menu import Choice, Menu, Row
from firmware.storage.records import GO_ON, LANGUAGE, SETTINGS_MENU
from firmware.words import language, strings

_BRIGHTEST = const(5)
_DISPLAY = ("level", "dim", "off", "flip")  # the first group; the second has all others


class Settings(Menu):
    """The two groups, the languages, erasing; below them the version."""

    def __init__(self, app, back):
        words = strings("menus")
        names = [row[0] for row in app.settings.table if row[0] in words.SETTING]
        if not app.sound.is_there:
            names.remove("sound")
        rows = []
        for n in range(2):
            group = [name for name in names if (name in _DISPLAY) == (n == 0)]
            rows.append(
                Row(words.GROUPS[n], lambda menu, n=n, names=group: Group(app, n, names, menu))
            )
        if len(language.there()) > 1:
            text = words.LANGUAGE.format(name=dict(language.LANGUAGES)[all_words.chosen])
            rows.append(Row(text, lambda menu: Languages(app, menu, app.restart)))
        rows.append(Row(words.ERASE, lambda menu: _erase(app, menu)))
        Menu.__init__(self, words.SETTINGS, rows, back, strings().HINT_MENU_BACK)

    def draw(self, c):
        Menu.draw(self, c)
        c.right(WIDTH - 2, self._y(len(self.rows)), "Tombolo " + VERSION)


class Group(Menu):
    """One row a setting. n: which group."""

    def __init__(self, app, n, names, back):
        self.app = app
        words = strings("menus")
        rows = [_row(app, name) for name in names]
        Menu.__init__(self, words.GROUPS[n], rows, back, words.HINT_CHANGE)

    def key(self, k):
        self.last_line = strings("menus").HINT_CHANGE
        return Menu.key(self, k)

    def changed(self):
        self.app.apply_settings()
        is_level = isinstance(self.rows[self.at], _Brightness)
        if is_level and self.app.settings.level == _BRIGHTEST:
            self.last_line = strings("menus").BRIGHTEST


def _row(app, name):
    label, values = strings("menus").SETTING[name]
    if name == "level":
        stars = ["★" * n + "·" * (_BRIGHTEST - n) for n in range(_BRIGHTEST + 1)]
        return _Brightness(app.settings, name, [label + "  " + value for value in stars])
    values += times(name)
    return Choice(app.settings, name, [label + "  ←" + value + "→" for value in values])


def times(name):
    """Return what the values of a setting behind "never" are called, if they are times."""
    seconds = TIMES.get(name, ())[1:]
    return tuple([str(s // 60) + " min" if s >= 60 else str(s) + " s" for s in seconds])


class _Brightness(Choice):
    def step(self, by):
        self.settings.set("level", max(1, min(_BRIGHTEST, self.settings.level + by)))


def _erase(app, menu):
    """Ask twice before all that is saved goes."""
    from firmware.screens.notice import Question

    words = strings("menus")
    return Question(
        words.ERASE_ASK, lambda: Question(words.ERASE_SURE, lambda: _erased(app), menu), menu
    )


def _erased(app):
    from firmware.storage import rewrite

    rewrite.erase(app.store)
    app.settings.load()
    app.apply_settings()
    return app.title()


class Languages(Menu):
    """The languages to choose from, each by its own name. after() returns the screen that follows.

    It comes up at the first start, before any words are chosen, and from the settings. With another
    language the program restarts, because everything in memory is in the old one, and leads back to
    the settings if they were open.
    """

    def __init__(self, app, back, after):
        self.app = app
        self.after = after
        self.names = [name for name, _ in language.there()]
        rows = [Row(label, self.choose) for _, label in language.there()]
        Menu.__init__(self, "Tombolo", rows, back, "↑↓ Ⓐ  Ⓑ" if back else "↑↓ Ⓐ")
        self.at = self.names.index(all_words.chosen)

    def choose(self, menu):
        """Choose the language under the cursor, and save it."""
        name = self.names[self.at]
        if self.back and name == all_words.chosen:
            return self.back
        all_words.chosen = name
        self.app.store.save(LANGUAGE, name.encode())
        if self.back:
            self.app.store.save(GO_ON, bytes((SETTINGS_MENU,)))
        return self.after()
