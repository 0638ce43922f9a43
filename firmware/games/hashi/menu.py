"""Hashi's rows of the menu of a running game, loaded with it."""

from engine.hashi.rules import SKIP_BRIDGES, SKIP_NUMBER
from firmware.screens.menu import Row
from firmware.words import strings

words = strings("menus")


def menu_rows(view, play):
    """Return the rows: what can be skipped now, and the sheets."""
    seen = view.seen
    rows = []
    if view.ok[SKIP_NUMBER]:
        rows.append(Row(words.SKIP_NUMBER, lambda menu: play.make((SKIP_NUMBER,))))
    if view.ok[SKIP_BRIDGES]:
        rows.append(Row(words.SKIP_BRIDGES, lambda menu: play.make((SKIP_BRIDGES,))))
    rows.append(Row(words.CARDS, lambda menu: _cards(seen, menu)))
    rows.append(Row(words.SCORE, lambda menu: view.score(menu)))
    if seen.players() == 1 and seen.round() > 1:
        rows.append(Row(words.AFTER, lambda menu: _then(play, menu.at)))
    rows.append(_Pick(play.app.settings, words.WARN, words.WARNINGS, "warns"))
    return rows


def table_rows(view, play):
    """Return the rows at a table of several: all boards, and what is told of the others, too."""
    table = strings("hashi")

    def boards(_menu):
        if not view.story:
            view.open()
        return play

    rows = [] if view.is_sure or view.is_waiting else menu_rows(view, play)
    rows.append(Row(table.BOARDS, boards))
    rows.append(_Pick(play.app.settings, table.STORY, table.STORIES, "story"))
    return rows


def _cards(seen, menu):
    from firmware.games.hashi.sheets import Cards

    return Cards(seen, menu)


def _then(play, row):
    from firmware.games.hashi.then import Then

    return Then(play, row)


class _Pick(Row):
    """A row with one of several values of a setting."""

    def __init__(self, settings, label, values, name):
        Row.__init__(self, label, None, self.step)
        self.settings = settings
        self.values = values
        self.name = name

    def step(self, by):
        n = (getattr(self.settings, self.name) + by) % len(self.values)
        self.settings.set(self.name, n)

    def text(self):
        return self.label.format(value=self.values[getattr(self.settings, self.name)])
