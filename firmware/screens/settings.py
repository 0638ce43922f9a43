"""The settings, each in force as it is changed, and saved; the languages; erasing all there is."""

from engine.const import const
from firmware import words as all_words
from firmware.hardware.keys import DO, RIGHT
from firmware.screens.menu import Menu, Row
from firmware.screens.notice import Question
from firmware.storage.records import LANGUAGE
from firmware.words import language, strings

_BRIGHTEST = const(5)


class Settings(Menu):
    """One row a setting: left and right change it, and A as right does."""

    def __init__(self, app, back):
        words = strings("menus")
        self.app = app
        rows = []
        for name in [row[0] for row in app.settings.table]:
            if name in words.SETTING and (name != "sound" or app.sound.is_there):
                rows.append((_Brightness if name == "level" else _Choice)(app, name))
        if len(language.there()) > 1:
            text = words.LANGUAGE.format(name=dict(language.NAMES)[all_words.chosen])
            rows.append(Row(text, lambda menu: Languages(app, menu, app.restart)))
        rows.append(Row(words.ERASE, lambda menu: _erase(app, menu)))
        Menu.__init__(self, words.SETTINGS, rows, back, words.HINT_CHANGE)

    def key(self, k):
        is_step = k in DO and not self.rows[self.at].enter
        screen = Menu.key(self, RIGHT if is_step else k)
        words = strings("menus")
        self.hint = words.HINT_CHANGE
        if self._changed >= 0:
            self.app.apply_settings()
            if self.at == 0 and self.app.settings.level == _BRIGHTEST:
                self.hint = words.BRIGHTEST
        return screen


class _Choice(Row):
    """One of several values of a setting."""

    def __init__(self, app, name):
        label, self.values = strings("menus").SETTING[name]
        Row.__init__(self, label, None, self.step)
        self.settings = app.settings
        self.name = name

    def step(self, by):
        n = (getattr(self.settings, self.name) + by) % len(self.values)
        self.settings.set(self.name, n)

    def text(self):
        return self.label + "  ←" + self.values[getattr(self.settings, self.name)] + "→"


class _Brightness(_Choice):
    def step(self, by):
        self.settings.set("level", max(1, min(_BRIGHTEST, self.settings.level + by)))

    def text(self):
        n = self.settings.level
        return self.label + "  " + "★" * n + "·" * (_BRIGHTEST - n)


def _erase(app, menu):
    """Ask twice before all that is saved goes."""
    words = strings("menus")
    return Question(
        words.ERASE_ASK, lambda: Question(words.ERASE_SURE, lambda: _erased(app), menu), menu
    )


def _erased(app):
    app.store.erase()
    app.settings.load()
    app.apply_settings()
    return app.title()


class Languages(Menu):
    """The languages to choose from, each by its own name. after() returns the screen that follows.

    Comes at the first start, before any words are chosen, and from the settings. With another
    language the program starts again, for everything in memory is of the one before.
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
        return self.after()
