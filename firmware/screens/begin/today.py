"""The game and the puzzle of the day, where the date is known: a row on the title, and its menu."""

from engine import catalog
from engine.session import Session
from firmware import registry
from firmware.screens.menu import Menu, Row
from firmware.storage import days
from firmware.words import strings

words = strings("menus")


def _star(is_done):
    return "★" if is_done else ""


class Today(Row):
    """The row on the title: whether a game and a puzzle of the day are done."""

    def __init__(self, app):
        Row.__init__(self, "", self.show)
        self.app = app
        self.look()

    def look(self):
        """Read what was done on this day, which may have begun since."""
        self.day = self.app.device.day()
        self.run, self.bits = days.load(self.app.store, self.day)

    def text(self):
        self.look()
        is_played = self.bits & 0x5555
        is_solved = self.bits & 0xAAAA
        if is_played and is_solved:
            return words.TODAY_BOTH
        return words.TODAY.format(game=_star(is_played), puzzle=_star(is_solved))

    def hint(self, usual):
        """Return the last line: on how many days in a row something was done, if on several."""
        return words.IN_A_ROW.format(n=self.run) if self.run > 1 else usual

    def show(self, menu):
        """Return the menu of all games and puzzles of the day."""
        self.look()
        rows = []
        for game in registry.games:
            if game.is_shown and not game.why:
                rows.extend(self._of(game))
        return Menu(words.TODAY_TITLE, rows, menu, self.hint(strings().HINT_MENU_BACK))

    def _of(self, game):
        """Return the rows of a game."""
        found = [_Game(self, game)]
        return found + [_Puzzle(self, game)] if registry.has(game.name, "puzzles") else found


class _Game(Row):
    """The game of the day of one of the games. A game of these cards that is running goes on."""

    def __init__(self, today, game):
        self.app = today.app
        self.name = game.name
        self.n = days.number_of(today.day)
        title = game.title.split("-")[0]
        done = _star(today.bits & days.bit(game, days.GAME))
        Row.__init__(self, words.TODAY_GAME.format(game=title, n=self.n, done=done), self.enter)

    def enter(self, menu):
        return self.app.guarded(self.name, self._begin)

    def _begin(self):
        from firmware.screens.begin.numbers import Numbers

        app = self.app
        info = registry.read(self.name)
        game = catalog.make(self.name)
        kind = app.saves.same(Session(game, self.n, game.numbered()[0]))
        if kind:
            return app.go_on(self.name, kind)
        before = info.number_setting
        numbers = Numbers(app, info, "", None)
        numbers.set(-before)
        found = numbers.play(self.n)
        numbers.set(before)
        return found


class _Puzzle(Row):
    """The puzzle of the day of one of the games."""

    def __init__(self, today, game):
        self.app = today.app
        self.name = game.name
        self.day = today.day
        title = game.title.split("-")[0]
        done = _star(today.bits & days.bit(game, days.PUZZLE))
        Row.__init__(self, words.TODAY_PUZZLE.format(game=title, done=done), self.enter)

    def enter(self, menu):
        def show():
            from firmware.screens.puzzles import list as puzzles

            return puzzles.today(self.app, registry.read(self.name), menu, self.day)

        return self.app.guarded(self.name, show)
