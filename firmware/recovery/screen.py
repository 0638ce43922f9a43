"""A screen of text without the program, and the last resort if even fault.py cannot be loaded.

It sets up a display without a Device, because that may be what has failed, and needs neither the
store nor the words, whose files may be missing on a drive that was half copied.
"""

import time
import traceback

import board
import microcontroller

# As in words/en_menus.py.
STOPPED = "Tombolo has stopped."
AGAIN = "It starts again…"
RESET = "Switch it off and on, or see the serial console."
SAFE_MODE = "CircuitPython is in safe mode."
HUNG = "The program hung, and was stopped."


def stay(error):
    """Show an error in English and wait for a reset. Does not return."""
    text = "".join(traceback.format_exception(error))
    print(text)
    try:
        name, where = place(text)
        said = type(error).__name__ + ": " + str(error)
        show_text(panel(), STOPPED, (name + " " + where, said), RESET)
    except Exception as failed:
        print("The screen cannot be drawn:", failed)
    while True:
        try:
            microcontroller.watchdog.feed()
        except Exception:  # there is none, or it is not running
            pass
        time.sleep(1)


def place(text):
    """Return module and line of the innermost frame in a traceback's text, two strings.

    A traceback names compiled files by their module and sources by their path; both give the full
    name. Compiled files know no lines: instead of line 1 the function's name is returned.
    """
    at = text.rfind('\n  File "')
    if at < 0:
        return "?", ""
    path, rest = text[at + 9 :].split('"', 1)  # rest: , line 12, in draw
    for end in (".py", ".mpy"):
        if path.endswith(end):
            path = path[: -len(end)]
    name = path.replace("\\", "/").replace("/", ".")
    tops = (".engine.", ".firmware.", ".boards.", ".lib.")
    at = max([("." + name).rfind(top) for top in tops])
    if at < 0:
        at = name.rfind(".") + 1
    _, _, line, *function = rest.split()
    line = line.strip(",")
    return name[at:], function[1] if line == "1" and function else line


class _Default:
    """The usual display at the usual pins, for a board without a profile."""

    ROTATION = 0
    BUS = "BOARD" if hasattr(board, "DISPLAY") else "I2C"
    CHIP = "SSD1306"
    SDA, SCL = "SDA", "SCL"
    ADDRESSES = (0x3C, 0x3D)
    FREQUENCY = 400000


def panel():
    """Return a Panel, for when there is no Device. Raises RuntimeError if no display is found."""
    from firmware.hardware import toml, wiring
    from firmware.hardware.device import Panel

    for find in (wiring.profile, lambda: _Default):
        try:
            profile = find()
            break
        except Exception:  # this is what is being reported
            pass
    is_turned = toml.setting("TOMBOLO_HAND").lower() == "left"
    display = wiring.display(profile, is_turned, is_patient=False)[0]
    return Panel(display, wiring.paper(display))


def show_text(panel, title, sentences, after):
    """Show a title, as many sentences below it as fit, and the sentence `after` at the bottom."""
    from firmware.graphics.canvas import HEIGHT, LINE, WIDTH, Canvas
    from firmware.graphics.text import wrapped

    panel.wake()
    panel.brightness(3)
    canvas = Canvas(panel.bitmap, panel.show)
    canvas.clear()
    lines = [title]
    for sentence in sentences:
        lines.extend(wrapped(sentence, WIDTH))
    last = wrapped(after, WIDTH)
    room = HEIGHT // LINE - len(last)
    lines = (lines + [""] * room)[:room] + last
    for i in range(len(lines)):
        canvas.text(0, i * LINE, lines[i])
    canvas.show()
