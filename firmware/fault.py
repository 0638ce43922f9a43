"""When the program stops: a screen with a short code, a note in nvm, the traceback on the line.

Loaded only then. This file uses hardware modules of its own, because device.py may be what has
failed.
"""

import gc
import time
import traceback

import microcontroller
import supervisor

from firmware import tally


def show(device, error):
    """Tell of an error by every way there is, then start again, or stay after the third.

    device: the Device, or None if there is none yet.
    """
    gc.collect()
    text = "".join(traceback.format_exception(error))
    print(text)
    _keep(text)
    name, line = place(text)
    count = tally.note(microcontroller.nvm, name, line)
    if device:
        draw(device, name + " " + str(line), type(error).__name__, count)
    if count < tally.LIMIT:
        time.sleep(5)
        supervisor.reload()
    stay(text)


def stay(text):
    """Wait for a reset, and repeat the traceback for every console that is opened."""
    was = True
    while True:
        time.sleep(1)
        runtime = getattr(supervisor, "runtime", None)
        now = runtime.serial_connected if runtime else True
        if now and not was:
            print(text)
        was = now


def place(text):
    """Return (module, line) of the innermost frame in a traceback's text.

    Compiled files go by their module's full name there, sources by their path.
    """
    at = text.rfind('File "')
    if at < 0:
        return "?", 0
    path = text[at + 6 : text.find('"', at + 6)]
    digits = text[text.find("line ", at) + 5 :]
    n = 0
    while n < len(digits) and digits[n].isdigit():
        n += 1
    name = path.replace("\\", "/").split("/")[-1]
    for end in (".py", ".mpy"):
        if name.endswith(end):
            name = name[: -len(end)]
    return name.split(".")[-1], int(digits[:n] or "0")


def _keep(text):
    """Write the traceback into a file, if the program may: usually the drive is the computer's."""
    try:
        import storage

        if not storage.getmount("/").readonly:
            with open("/crash.txt", "w") as file:
                file.write(text)
    except (ImportError, OSError):
        pass


def draw(device, code, kind, count):
    """Show the code, and what happens next; the chip's own terminal serves if drawing fails."""
    try:
        from firmware.canvas import Canvas

        canvas = Canvas(device.bitmap, device.show)
        canvas.clear()
        canvas.text(0, 0, "Tombolo has stopped.")
        canvas.text(0, 16, code)
        canvas.text(0, 24, kind)
        if count < tally.LIMIT:
            canvas.text(0, 48, "It starts again ...")
        else:
            canvas.text(0, 40, "Three times in a row:")
            canvas.text(0, 48, "press reset, or see")
            canvas.text(0, 56, "the serial console.")
        device.show()
    except Exception as error:
        print("The screen cannot be drawn:", error)
        _terminal(device)


def _terminal(device):
    import displayio

    device.display.root_group = getattr(displayio, "CIRCUITPYTHON_TERMINAL", None)
