"""Hashi's rows of the menu of a running game, loaded with it."""

from engine.hashi.rules import SKIP_BRIDGES, SKIP_NUMBER
from firmware.screens.menu import Row
from firmware.games.hashi.info import STORY, WARN, choices
from firmware.games.registry import part
from firmware.words import strings

words = strings("common")


def menu_rows(view, play):
    """Return the rows: what can be skipped now, and the sheets."""
    seen = view.seen
    rows = []
    if view.ok[SKIP_NUMBER]:
        rows.append(Row(words.SKIP_NUMBER, lambda menu: view.do(play, SKIP_NUMBER)))
    if view.ok[SKIP_BRIDGES]:
        rows.append(Row(words.SKIP_BRIDGES, lambda menu: view.do(play, SKIP_BRIDGES)))
    rows.append(Row(words.CARDS, lambda menu: part("hashi.sheets").Cards(seen, menu)))
    rows.append(Row(words.SCORE, lambda menu: view.score(menu)))
    if seen.players() == 1 and seen.round() > 1:
        rows.append(Row(words.AFTER, lambda menu: part("hashi.then").Then(play, menu.at)))
    rows.append(_Pick(play.app, words.WARN, words.WARNINGS, WARN))
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
    rows.append(_Pick(play.app, table.STORY, table.STORIES, STORY))
    return rows


class _Pick(Row):
    """A row with one of several values, which stands in the kit's choices and is kept."""

    def __init__(self, app, label, values, n):
        Row.__init__(self, label, None, self.step)
        self.app = app
        self.values = values
        self.n = n

    def step(self, by):
        choices[self.n] = (choices[self.n] + by) % len(self.values)
        self.app.story = choices[STORY]
        self.app.warns = choices[WARN]
        self.app.is_due = True

    def text(self):
        return self.label.format(value=self.values[choices[self.n]])
