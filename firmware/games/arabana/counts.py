"""What statistics keep of Arabana-Ikibiti besides its games: the series played, and those won.

The marks of its statistics hold them: finished series in the low byte, series won in the seven bits
above.
"""

from engine.const import const
from engine.session import SERIES
from firmware.graphics.canvas import LINE
from firmware.words import strings

_TOP = const(12)


def variant(options):
    """Return what is kept apart: nothing."""
    return 0


def mark(game, seats):
    """Return what one game alone adds to the marks: nothing."""
    return 0


def with_series(marks, has_won):
    """Return the marks with one more series that is over."""
    played = min((marks & 255) + 1, 255)
    won = min((marks >> 8 & 127) + has_won, 127)
    return marks & 0x8000 | won << 8 | played


def title(marks):
    """Return the title of what draw() draws."""
    return strings("arabana").SERIES


def draw(c, marks):
    """Draw how many series were played, and won."""
    words = strings("records")
    c.text(1, _TOP, words.FINISHED.format(n=marks & 255))
    c.text(1, _TOP + LINE + 1, words.WON.format(n=marks >> 8 & 127))


def over(play):
    """Count a game that is over in the series that it is one of."""
    if play.session.flags & SERIES:
        from firmware.games.arabana import series

        found = series.Series(play.app.saves)
        if found.is_there:
            found.count(play.session)
