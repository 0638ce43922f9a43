"""What Arabana adds to the menu."""

from firmware.screens.menu import Row
from firmware.views import part
from firmware.words import of

words = of("arabana")


def menu_rows(view, play):
    """Return Arabana's rows of the menu."""
    seen = view.seen
    seat = view.seat
    return (
        Row(words.LAST_TURN, lambda menu: _last_turn(play, menu)),
        Row(words.CARDS, lambda menu: part("arabana.sheets").Cards(seen, seat, menu)),
        Row(words.SCORE, lambda menu: part("arabana.sheets").Score(seen, seat, menu)),
    )


def _last_turn(play, menu):
    screen = part("arabana.replay").replay(play, menu)
    return screen or play.app.notice(words.NO_LAST_TURN, menu)
