"""The pages of a review on the whole game: luck and play, the line to share, the curve."""

from engine.const import const
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH, width
from firmware.graphics.text import wrapped
from firmware.screens.after import sums
from firmware.screens.after.amounts import amount
from firmware.words import strings

common = strings()
words = strings("sums")

# The pages: the sum, the line to share, the curve; then that no turn was a mistake.
_SHARE = const(1)
_CURVE = const(2)

_EVEN = const(3)  # of judgement.certainty(): nothing worth a figure; 0 is hard to say

_WIDEST = WIDTH - 4  # dots of a sentence
_UPPER = const(13)  # rows of the curve
_LOWER = const(50)
_GAP = const(3)  # columns beside its figures
_STEP = const(6)  # at most
_CLOSE = const(4)  # a smaller step has no room for marks of all turns


def draw(c, found):
    """Draw a page. found: the Verdict."""
    if found.page == _SHARE:
        _draw_share(c, found)
        return
    c.last_line(common.HINT_PAGES)
    if found.page == _CURVE:
        _draw_curve(c, found)
        return
    _head(c, found, strings("review").REVIEW)
    if found.page:
        texts = [words.NO_MISTAKE[found.is_chance]]
    else:
        is_chance = found.is_chance
        texts = [sums.summed(sums.parts(found.rows, is_chance), is_chance)]
        if found.strength:
            texts.append(words.STRENGTH.format(like=sums.like(found.strength)))
    lines = wrapped("\n".join(texts), _WIDEST)
    for n in range(len(lines)):
        c.text(2, LAST_LINE - (len(lines) - n) * LINE, lines[n])


def _head(c, found, title):
    """Draw the title and the number of the page."""
    c.rule(c.text(0, 0, title) + 2, WIDTH - width(_number(c, found)) - 3)


def _number(c, found):
    """Draw the number of the page; return it."""
    number = str(found.page + 1) + "/" + str(found.pages())
    c.right(WIDTH, 0, number)
    return number


def _draw_share(c, found):
    """Draw the line to share as a QR code."""
    from firmware.graphics import qr
    from firmware.screens.after import share

    x = qr.draw(c, share.short(found.play)) + _GAP
    _number(c, found)
    lines = wrapped(words.SHARE_QR, WIDTH - x)
    for n in range(len(lines)):
        c.text(x, (2 + n) * LINE, lines[n])
    c.text(x, LAST_LINE, common.HINT_BACK)


def _draw_curve(c, found):
    """Draw what was to be expected after each turn."""
    _head(c, found, words.CURVE[found.is_chance])
    ends = [row[5] for row in found.rows]
    least, most = min(ends), max(ends)
    left = max(width(_whole(found, most)), width(_whole(found, least))) + _GAP
    c.text(0, _UPPER - 3, _whole(found, most))
    c.text(0, _LOWER - 4, _whole(found, least))
    marked = [turn[0] for turn in found.turns if 0 < turn[2] < _EVEN]
    room = WIDTH - _GAP - left
    step = min(_STEP, room // max(1, len(ends) - 1))
    before = 0
    for n in range(len(ends)):
        x = left + n * step
        y = _LOWER - (ends[n] - least) * (_LOWER - _UPPER) // max(1, most - least)
        if n:
            c.line(x - step, before, x, y)
        r = 2 if n in marked else 1
        if r == 2 or step >= _CLOSE:
            c.fill(x - r, y - r, 2 * r + 1, 2 * r + 1)
        before = y


def _whole(found, n):
    """Return whole points, or per cent."""
    if found.is_chance:
        return amount(n, True)
    return str((n + 50) // 100)
