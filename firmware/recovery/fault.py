"""What happens when the program stops: a screen with a short code, a note in nvm, a traceback.

Loaded only then. It sets up a display without device.py, because that may be what has failed.
"""

import gc
import os
import time
import traceback

import board
import microcontroller
import supervisor

from firmware.hardware import watchdog
from firmware.recovery import crash
from firmware.storage.log import Store
from firmware.storage.records import LANGUAGE


def show(device, error):
    """Report an error on the display and the console, note it in nvm, then restart the program.

    After crash.LIMIT crashes in a row it does not restart, and waits for a reset.
    device: the Device, or None if there is none yet.
    """
    gc.collect()
    if device:
        device.speaker.stop()
    said = sentence(error)
    text = "".join(traceback.format_exception(error))
    if said != str(error):
        text = text.replace(str(error), said)
    print(text)
    _write(text)
    name, line = place(text)
    try:
        count = crash.note(microcontroller.nvm, name.split(".")[-1], line)
    except Exception as failed:
        print("The crash cannot be noted:", failed)
        count = crash.LIMIT
    if type(error).__name__ != "RuntimeError":  # whose text is a sentence
        said = type(error).__name__ + ": " + said
    draw(device, name + " " + str(line), lambda words: said, count)
    if count < crash.LIMIT:
        watchdog.feed()
        time.sleep(5)
        supervisor.reload()
    stay(text)


def words():
    """Return the words. Nothing else may have chosen the language yet."""
    from firmware.words import strings
    from firmware.words.language import choose

    choose(Store(microcontroller.nvm).load(LANGUAGE), os.getenv)
    return strings()


def sentence(error):
    """Return the text of an error, those of wiring.profile() in the player's language."""
    if type(error).__name__ == "RuntimeError" and len(error.args) == 2:
        try:
            return getattr(words(), error.args[0]).format(name=error.args[1])
        except Exception as missing:
            print("The words cannot be read:", missing)
    return str(error)


def stay(text):
    """Wait for a reset, and print the text again for every console that is opened."""
    was_open = True
    while True:
        watchdog.feed()
        time.sleep(1)
        is_open = has_console()
        if is_open and not was_open:
            print(text)
        was_open = is_open


def has_console():
    """Return True if a computer has the console open.

    supervisor.runtime.serial_connected is no help: it is always True on a board with a built-in
    display, whose terminal is a console too.
    """
    import usb_cdc

    return usb_cdc.console is None or usb_cdc.console.connected


def place(text):
    """Return (module, line) of the innermost frame in a traceback's text.

    It names compiled files by their module and sources by their path; both give the full name.
    """
    at = text.rfind('\n  File "')
    if at < 0:
        return "?", 0
    path, rest = text[at + 9 :].split('"', 1)  # rest: , line 12, in draw
    for end in (".py", ".mpy"):
        if path.endswith(end):
            path = path[: -len(end)]
    name = path.replace("\\", "/").replace("/", ".")
    tops = (".engine.", ".firmware.", ".boards.", ".lib.")
    at = max([("." + name).rfind(top) for top in tops])
    if at < 0:
        at = name.rfind(".") + 1
    return name[at:], int(rest.split()[2].strip(","))


def _write(text):
    """Write the traceback to a file, if the drive is not the computer's, as it usually is."""
    try:
        import storage

        if not storage.getmount("/").readonly:
            with open("/crash.txt", "w") as file:
                file.write(text)
    except (ImportError, OSError):
        pass


def draw(device, code, said, count):
    """Show that the program stopped, a code, what is said, and what happens next.

    said: returns a sentence, given the words. device: the Device, or None if there is none yet. If
    drawing fails, CircuitPython's terminal is shown.
    """
    try:
        chosen = words()
        after = chosen.AGAIN if count < crash.LIMIT else chosen.RESET
        show_text(device or panel(), chosen.STOPPED, (code, said(chosen)), after)
    except Exception as error:
        print("The screen cannot be drawn:", error)
        if device:
            import displayio

            device.display.root_group = getattr(displayio, "CIRCUITPYTHON_TERMINAL", None)


class _Default:
    """The usual display at the usual pins, for a board without a profile."""

    WIDTH, HEIGHT, ROTATION = 128, 64, 0
    BUS = "BOARD" if hasattr(board, "DISPLAY") else "I2C"
    CHIP = "SSD1306"
    SDA, SCL = "SDA", "SCL"
    ADDRESSES = (0x3C, 0x3D)
    FREQUENCY = 400000


def panel():
    """Return a Panel, for when there is no Device. Raises RuntimeError if no display is found."""
    from firmware.hardware import wiring
    from firmware.hardware.device import Panel

    for find in (wiring.profile, wiring.own, lambda: _Default):
        try:
            profile = find()
            break
        except Exception:  # this is what is being reported
            pass
    is_turned = os.getenv("TOMBOLO_HAND") == "left"
    display = wiring.display(profile, is_turned, is_patient=False)[0]
    return Panel(display, wiring.paper(profile, display))


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
    panel.show()
