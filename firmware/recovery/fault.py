"""When the program stops: a screen with a short code, a note in nvm, the traceback on the line.

Loaded only then. This file uses hardware modules of its own, because device.py may be what has
failed.
"""

import gc
import os
import time
import traceback

import board
import microcontroller
import supervisor

from firmware.hardware import watchdog
from firmware.recovery import crash_count


def show(device, error):
    """Tell of an error by every way there is, then start again, or stay after the third.

    device: the Device, or None if there is none yet.
    """
    gc.collect()
    if device and device.speaker:
        device.speaker.stop()
    text = "".join(traceback.format_exception(error))
    print(text)
    _keep(text)
    name, line = place(text)
    count = _count(name.split(".")[-1], line)
    said = str(error)
    if type(error).__name__ != "RuntimeError":  # which is a sentence by itself
        said = type(error).__name__ + ": " + said
    draw(device, name + " " + str(line), lambda words: said, count)
    if count < crash_count.LIMIT:
        watchdog.feed()
        time.sleep(5)
        supervisor.reload()
    stay(text)


def _count(name, line):
    """Note the crash; where not even that can be done, it is the last."""
    try:
        return crash_count.note(microcontroller.nvm, name, line)
    except Exception as error:
        print("The crash cannot be noted:", error)
        return crash_count.LIMIT


def stay(text):
    """Wait for a reset, and repeat the traceback for every console that is opened."""
    was = True
    while True:
        watchdog.feed()
        time.sleep(1)
        now = is_watched()
        if now and not was:
            print(text)
        was = now


def is_watched():
    """Tell whether somebody has the console open.

    supervisor.runtime.serial_connected says so of every board that has a display: its terminal is
    a console too.
    """
    import usb_cdc

    return usb_cdc.console is None or usb_cdc.console.connected


def place(text):
    """Return (module, line) of the innermost frame in a traceback's text.

    Compiled files go by their module's full name there, sources by their path; both give the name.
    """
    at = text.rfind('File "')
    if at < 0:
        return "?", 0
    path = text[at + 6 : text.find('"', at + 6)]
    digits = text[text.find("line ", at) + 5 :]
    n = 0
    while n < len(digits) and digits[n].isdigit():
        n += 1
    return _module(path), int(digits[:n] or "0")


def _module(path):
    """Return the name of the module in a file, from the program's folder on."""
    parts = path.replace("\\", "/").split("/")
    for end in (".py", ".mpy"):
        if parts[-1].endswith(end):
            parts[-1] = parts[-1][: -len(end)]
    for at in range(len(parts) - 1, -1, -1):
        if parts[at] in ("engine", "firmware", "boards", "lib"):
            return ".".join(parts[at:])
    return parts[-1]


def _keep(text):
    """Write the traceback into a file, if the program may: usually the drive is the computer's."""
    try:
        import storage

        if not storage.getmount("/").readonly:
            with open("/crash.txt", "w") as file:
                file.write(text)
    except (ImportError, OSError):
        pass


def draw(device, code, said, count):
    """Show a code, what is said and what happens next.

    said: returns it, given the words. device: the Device, or None if there is none yet. The chip's
    own terminal serves if drawing fails.
    """
    try:
        from firmware.words import language

        chosen = language.of_faults()
        after = chosen.AGAIN if count < crash_count.LIMIT else chosen.RESET
        tell(device or panel(), chosen.STOPPED, (code, said(chosen)), after)
    except Exception as error:
        print("The screen cannot be drawn:", error)
        if device:
            _terminal(device)


def _any_profile():
    """Return a profile to say something with, whatever is wrong with the one that is meant."""
    from firmware.hardware import wiring

    for find in (wiring.profile, wiring.own):
        try:
            return find()
        except Exception:  # told already, by whoever asked for it first
            pass
    return _Usual


class _Usual:
    """A display where boards have one, for a board that no profile names."""

    WIDTH = 128
    HEIGHT = 64
    ROTATION = 0
    BUS = "BOARD" if hasattr(board, "DISPLAY") else "I2C"
    CHIP = "SSD1306"
    SDA = "SDA"
    SCL = "SCL"
    ADDRESSES = (0x3C, 0x3D)
    FREQUENCY = 400000


def panel():
    """Return a Panel where there is no Device. Raises what there is to say if none is found."""
    from firmware.hardware import wiring
    from firmware.hardware.panel import Panel

    profile = _any_profile()
    is_turned = os.getenv("TOMBOLO_HAND") == "left"
    display = wiring.display(profile, is_turned, is_patient=False)[0]
    return Panel(display, wiring.paper(profile, display))


def tell(panel, title, sentences, after):
    """Show a title, sentences below it as far as there is room, and one more at the bottom."""
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
    for i in range(min(room, len(lines))):
        canvas.text(0, i * LINE, lines[i])
    for i in range(len(last)):
        canvas.text(0, (room + i) * LINE, last[i])
    panel.show()


def _terminal(device):
    import displayio

    device.display.root_group = getattr(displayio, "CIRCUITPYTHON_TERMINAL", None)
