"""The settings, each in force as it is changed, and saved; the languages; erasing all there is."""

from engine.const import const
from firmware import words as all_words
from firmware.hardware.keys import DO, RIGHT
from firmware.screens.menu import Choice, Menu, Row
from firmware.screens.notice import Question
from firmware.storage.records import LANGUAGE
from firmware.words import language, strings

_BRIGHTEST = const(5)


class Settings(Menu):
    """One row a setting: left and right change it, and A as right does."""

    def __init__(self, app, back):
        words = strings("menus")
        self.app = app
        names = [row[0] for row in app.settings.table if row[0] in words.SETTING]
        rows = [_row(app, name) for name in names if name != "sound" or app.sound.is_there]
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


def _row(app, name):
    label, values = strings("menus").SETTING[name]
    if name == "level":
        stars = ["★" * n + "·" * (_BRIGHTEST - n) for n in range(_BRIGHTEST + 1)]
        return _Brightness(app.settings, name, [label + "  " + value for value in stars])
    return Choice(app.settings, name, [label + "  ←" + value + "→" for value in values])


class _Brightness(Choice):
    def step(self, by):
        self.settings.set("level", max(1, min(_BRIGHTEST, self.settings.level + by)))


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
