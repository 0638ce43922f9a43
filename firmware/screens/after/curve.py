"""The curve of a review: what was to be expected after each turn, with a cursor on one of them."""

from engine.const import const
from firmware.graphics.canvas import LINE, WIDTH, width
from firmware.screens.after.amounts import amount, brief
from firmware.words import strings

_UPPER = const(12)  # rows of the curve
_LOWER = const(33)
_NAMED = const(39)  # the row of the text below it
_GAP = const(3)  # columns beside its figures
_STEP = const(6)  # at most
_EVEN = const(3)  # of judgement.certainty(): nothing worth a figure; 0 is hard to say
_CLOSE = const(4)  # a smaller step has no room for marks of all turns


def draw(c, found):
    """Draw the page. found: the Verdict."""
    words = strings("verdict")
    is_chance = found.is_chance
    c.row(0, strings("sums").CURVE[is_chance], found.number(), 0)
    ends = [row[5] for row in found.rows]
    least, most = min(ends), max(ends)
    left = max(width(_whole(most, is_chance)), width(_whole(least, is_chance))) + _GAP
    c.text(0, _UPPER - 2, _whole(most, is_chance))
    c.text(0, _LOWER - 5, _whole(least, is_chance))
    room = WIDTH - _GAP - left
    step = min(_STEP, room // max(1, len(ends) - 1))
    x = left + found.at * step  # the cursor
    for y in range(_UPPER - 2, _LOWER, 2):
        c.fill(x, y, 1, 1)
    c.fill(x, _LOWER + 3, 1, 1)
    c.fill(x - 1, _LOWER + 4, 3, 1)
    before = 0
    for n in range(len(ends)):
        x = left + n * step
        y = _LOWER - (ends[n] - least) * (_LOWER - _UPPER) // max(1, most - least)
        if n:
            c.line(x - step, before, x, y)
        r = 2 if 0 < found.marks[n] & 3 < _EVEN else 1
        if r == 2 or step >= _CLOSE:
            c.fill(x - r, y - r, 2 * r + 1, 2 * r + 1)
        before = y
    lost = found.row()[3]
    c.center(_NAMED, found.named())
    c.center(_NAMED + LINE, brief(amount(lost, is_chance), lost, found.sure()))
    c.last_line(words.FOOT_CURVE)


def _whole(n, is_chance):
    """Return whole points, or per cent."""
    return amount(n, True) if is_chance else str((n + 50) // 100)
