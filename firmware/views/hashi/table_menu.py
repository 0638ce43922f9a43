"""What a table of several adds to Hashi's rows of the menu."""

from firmware.screens.menu import Row
from firmware.views.hashi import menu
from firmware.views.hashi.kit import STORY
from firmware.words import of

words = of("hashi_table")


def menu_rows(view, play):
    """Return the rows: those of a solo game, all boards, and what is told of the others."""

    def boards(_menu):
        if not view.story:
            view.open()
        return play

    rows = [] if view.is_sure or view.is_waiting else menu.menu_rows(view, play)
    rows.append(Row(words.BOARDS, boards))
    rows.append(menu.Pick(play.app, words.STORY, words.STORIES, STORY))
    return rows
