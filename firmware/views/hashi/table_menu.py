"""What a table of several adds to Hashi's rows of the menu."""

from firmware.screens.menu import Row
from firmware.views.hashi import menu
from firmware.views.hashi.kit import STORY, choices
from firmware.words.en import hashi_table as words


def menu_rows(view, play):
    """Return the rows: those of a solo game, all boards, and what is told of the others."""

    def boards(_menu):
        if not view.story:
            view.open()
        return play

    rows = [] if view.is_sure or view.is_waiting else menu.menu_rows(view, play)
    return rows + [Row(words.BOARDS, boards), _Story()]


class _Story(Row):
    """How much of the others' rounds is told."""

    def __init__(self):
        Row.__init__(self, words.STORY, None, self.step)

    def step(self, by):
        choices[STORY] = (choices[STORY] + by) % len(words.STORIES)

    def text(self):
        return self.label % words.STORIES[choices[STORY]]
