"""The words on the display, for those who cannot see it: what the firmware's canvas has drawn."""

import sys

import page

_LINE = 8  # rows of a line of text
_MIDDLE = 3  # the row of a line that words cannot be read without
_SIGNS = "⚑⚐⊷⧗"  # of the points of Hashi
_drawn = []  # (y, x, end, words) of what can be read
_is_new = False
_has_key = False  # the screen has taken one since the last tell()
_screen = None  # the screen, the text and the sentences on the cursor of the last tell()
_text = ""
_parts = ()


def watch():
    """Let every canvas note what it draws."""
    from firmware.graphics import canvas

    _drawn.clear()
    kind = canvas.Canvas
    kind.text = _noting(kind.text)
    kind.big = _noting(kind.big)
    kind.fill = _covering(kind.fill)
    kind.paste = _covering_rows(kind.paste)
    kind.clear = _clearing(kind.clear)


def tell(app):
    """Give the words to the page, a line for each line of the display, if anything is to be said.

    Sentences about the cursor go with them: the new ones; or, if a key has changed nothing, the
    same ones again, because a person who cannot see the display would not know that the key was
    pressed.
    """
    global _is_new, _has_key, _screen, _text, _parts
    if app and app.screen is not _screen:
        _heed(app)
    elif not (_is_new or _has_key):
        return
    text = _read()
    parts = _of_cursor(app)
    said = [part for part in parts if part not in _parts]
    if app and app.screen is not _screen:
        _screen = app.screen
        said = parts
    elif _has_key and not said and text == _text:
        said = (_again(app, parts, text),)
    if said or text != _text:
        page.say(text, sys.modules["firmware.words"].chosen, "\n".join(said))
    _is_new = _has_key = False
    _text = text
    _parts = parts


def _heed(app):
    """Note each key that the screen takes."""

    def take(k, key=app._key):
        global _has_key
        is_taken = key(k)
        _has_key = _has_key or is_taken
        return is_taken

    if not hasattr(app, "is_heeded"):
        app.is_heeded = True
        app._key = take


def _read():
    """Return the words on the display, line by line."""
    lines = []
    row = None
    for y, _, _, words in sorted(_drawn):
        if words.strip():
            if y == row:
                lines[-1] += " " + words
            else:
                lines.append(words)
            row = y
    return _worded("\n".join(lines))


def _worded(text):
    """Return a text with words for the signs that would not be read."""
    try:
        import told

        words = told.words().SIGNS
        for n in range(len(_SIGNS)):
            text = text.replace(_SIGNS[n], words[n])
    except Exception as error:  # before a language is chosen, say
        print("Signs cannot be told:", error)
    return text


def _of_cursor(app):
    """Return the sentences on the cursor."""
    try:
        import told

        return told.told(app) if app else ()
    except Exception as error:  # of somebody's game, say: it can be played all the same
        print("The cursor cannot be told:", error)
        return ()


def _view(app):
    """Return the view of what is played on the screen, None if nothing is or it cannot be told."""
    try:
        import told

        return told.view_of(app.screen)
    except Exception:  # said when it happened
        return None


def _again(app, parts, text):
    """Return what is said once more: why a key did nothing, the place, or the row chosen."""
    view = _view(app)
    rows = [line for line in text.split("\n") if line.startswith("▶")]
    return (view and view.words) or (parts or rows or [""])[0]


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


def _covering_rows(paste):
    def pasted(canvas, rows):
        paste(canvas, rows)
        _cover(0, 0, canvas.bitmap.width, len(rows) * 8 // canvas.bitmap.width)

    return pasted


def _clearing(clear):
    def cleared(canvas, y1=0, y2=64):
        clear(canvas, y1, y2)
        _cover(0, y1, canvas.bitmap.width, y2 - y1)

    return cleared
