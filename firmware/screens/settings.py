"""The settings, each in force as it is changed, and kept; and erasing all there is."""

from engine.const import const
from firmware import memory
from firmware.hardware.keys import DO, RIGHT
from firmware.screens.menu import Menu, Row
from firmware.words import language, strings

words = strings("common")

_LEVELS = const(5)  # of brightness


class Settings(Menu):
    """One row a setting: left and right change it, and A as right does."""

    def __init__(self, app, back):
        self.app = app
        rows = [
            _Brightness(app),
            _Choice(app, "dim", words.DIM, words.DIM_TIMES),
            _Choice(app, "off", words.OFF, words.OFF_TIMES),
            _Choice(app, "hand", words.HAND, words.HANDS),
            _Choice(app, "flip", words.PICTURE, words.PICTURES),
            _Choice(app, "pace", words.PACE, words.PACES),
            _Choice(app, "asks", words.ASKS, words.ASKED),
            _Choice(app, "hold", words.CONFIRM, words.CONFIRMS),
            _Choice(app, "calm", words.CALM, words.CALMS),
        ]
        if app.speaker:
            rows.append(_Choice(app, "sound", words.SOUND, words.CALMS))
        if len(language.there()) > 1:
            rows.append(_language(app))
        rows.append(Row(words.ERASE, lambda menu: _erase(app, menu)))
        Menu.__init__(self, words.SETTINGS, rows, back, words.HINT_CHANGE)

    def key(self, k):
        app = self.app
        if k in DO and not self.rows[self.at].enter:
            k = RIGHT
        screen = Menu.key(self, k)
        self.hint = words.HINT_CHANGE
        if self._stale >= 0:  # a value
            app.apply()
            app.is_due = True
            if self.at == 0 and app.level == _LEVELS:
                self.hint = words.BRIGHTEST
        return screen


class _Brightness(Row):
    def __init__(self, app):
        Row.__init__(self, words.BRIGHTNESS, None, self.step)
        self.app = app

    def step(self, by):
        self.app.level = max(1, min(_LEVELS, self.app.level + by))

    def text(self):
        return self.label + "  " + "★" * self.app.level + "·" * (_LEVELS - self.app.level)


class _Choice(Row):
    """One of several values of what the app calls `name`."""

    def __init__(self, app, name, label, values):
        Row.__init__(self, label, None, self.step)
        self.app = app
        self.name = name
        self.values = values

    def step(self, by):
        n = getattr(self.app, self.name)
        setattr(self.app, self.name, (n + by) % len(self.values))

    def text(self):
        return self.label + "  ←" + self.values[getattr(self.app, self.name)] + "→"


def _language(app):
    """Return the row of the language. With another the program starts anew: all words are new."""
    return Row(
        words.LANGUAGE.format(name=language.own()), lambda menu: app.languages(menu, app.restart)
    )


def _erase(app, menu):
    """Ask twice before all that is kept goes."""
    notice = memory.screens.lend("firmware.screens.notice")

    def sure():
        return notice.Question(words.ERASE_SURE, lambda: _erased(app), menu)

    return notice.Question(words.ERASE_ASK, sure, menu)


def _erased(app):
    app.store.erase()
    app.settle()
    return app.title()
