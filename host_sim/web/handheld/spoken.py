"""The words on the display, for those who cannot see it: what the firmware's canvas has drawn."""

import sys

import page

_LINE = 8  # rows of a line of text
_MIDDLE = 3  # the row of a line that words cannot be read without
_drawn = []  # (y, x, end, words) of what can be read
_is_new = False


def watch():
    """Let every canvas note what it draws."""
    from firmware.graphics import canvas

    _drawn.clear()
    kind = canvas.Canvas
    kind.text = _noting(kind.text)
    kind.big = _noting(kind.big)
    kind.fill = _covering(kind.fill)
    kind.paste = _covering_copy(kind.paste)
    kind.scroll = _scrolling(kind.scroll)
    kind.clear = _clearing(kind.clear)


def tell():
    """Give the words to the page if they have changed, a line for each line of the display."""
    global _is_new
    if not _is_new:
        return
    _is_new = False
    lines = []
    row = None
    for y, _, _, words in sorted(_drawn):
        if words.strip():
            if y == row:
                lines[-1] += " " + words
            else:
                lines.append(words)
            row = y
    page.say("\n".join(lines), sys.modules["firmware.words"].chosen)


def _cover(x, y, w, h):
    """Forget the words in a rectangle that is drawn over."""
    global _is_new
    kept = []
    for one in _drawn:
        top, left, right, _ = one
        if not y <= top + _MIDDLE < y + h or left >= x + w or right <= x:
            kept.append(one)
    if len(kept) < len(_drawn):
        _drawn[:] = kept
        _is_new = True


def _noting(draw):
    """Return text() or big() that notes the words."""

    def drawn(canvas, x, y, words):
        global _is_new
        end = draw(canvas, x, y, words)
        _cover(x, y, end - x, _LINE)
        _drawn.append((y, x, end - 1, words))  # behind the last character is an empty column
        _is_new = True
        return end

    return drawn


def _covering(fill):
    def filled(canvas, x, y, w, h, value=1):
        fill(canvas, x, y, w, h, value)
        _cover(x, y, w, h)

    return filled


def _covering_copy(paste):
    def pasted(canvas, source, x1, y1, x2, y2):
        paste(canvas, source, x1, y1, x2, y2)
        _cover(x1, y1, x2 - x1, y2 - y1)

    return pasted


def _scrolling(scroll):
    def scrolled(canvas, y1, y2, by):
        scroll(canvas, y1, y2, by)
        rows = range(y1, y2)
        stay = [one for one in _drawn if one[0] in rows and one[0] - by in rows]
        _cover(0, y1, canvas.bitmap.width, y2 - y1)
        _drawn.extend([(y - by, x, end, words) for y, x, end, words in stay])

    return scrolled


def _clearing(clear):
    def cleared(canvas):
        clear(canvas)
        _cover(0, 0, canvas.bitmap.width, canvas.bitmap.height)

    return cleared
