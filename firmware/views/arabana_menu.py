"""What Arabana adds to the menu, from modules that are kept no longer than their screens."""

import sys

from firmware.screens.menu import Row
from firmware.screens.notice import Notice
from firmware.words import arabana_en as words


def forget(*modules):
    """Keep nothing of modules for one screen: what it still needs of them goes when it goes."""
    for module in modules:
        package, leaf = module.rsplit(".", 1)
        delattr(sys.modules[package], leaf)
        del sys.modules[module]


def sheet(name):
    """Return a class of arabana_sheets."""
    from firmware.views import arabana_sheets

    forget("firmware.views.arabana_sheets", "firmware.words.arabana_sheets_en")
    return getattr(arabana_sheets, name)


def last_turn(play, after):
    """Return the screen that tells the opponent's last turn, None if there has been none."""
    from firmware.views.arabana_replay import replay

    forget("firmware.views.arabana_replay")
    return replay(play, after)


def menu_rows(view, play):
    """Return Arabana's rows of the menu."""
    seen = view.seen
    seat = view.seat
    return (
        Row(
            words.LAST_TURN, lambda menu: last_turn(play, menu) or Notice(words.NO_LAST_TURN, menu)
        ),
        Row(words.CARDS, lambda menu: sheet("Cards")(seen, seat, menu)),
        Row(words.SCORE, lambda menu: sheet("Score")(seen, seat, menu)),
    )
