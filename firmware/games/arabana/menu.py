"""Arabana's rows of the menu of a running game, loaded with it."""

from firmware.screens.menu import Row
from firmware.words import strings

words = strings("menus")


def rows(view, play):
    """Return the rows: the opponent's last turn, and the sheets."""
    seen = view.seen
    seat = view.seat
    return (
        Row(words.LAST_TURN, lambda menu: _last_turn(play, menu)),
        Row(words.THE_CARDS, lambda menu: _sheets().Cards(seen, seat, menu)),
        Row(words.THE_SCORE, lambda menu: _sheets().Score(seen, seat, menu)),
    )


def _last_turn(play, menu):
    from firmware.games.arabana.replay import replay

    screen = replay(play, menu)
    return screen or play.app.notice(words.NO_LAST_TURN, menu)


def _sheets():
    from firmware.games.arabana import sheets

    return sheets
