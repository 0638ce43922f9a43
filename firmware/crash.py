"""When the program stops: a screen with a short code, a note in nvm, the traceback on the line.

The program then starts again by itself, but not for ever: the third crash in a row, without half
a minute of running between them, stays on its screen. This file uses hardware modules of its own,
because device.py may be what has failed.
"""

import gc
import time
import traceback

import microcontroller
import supervisor

LIMIT = 3  # crashes in a row after which the program does not start again
GOOD_MS = 30000  # a run of this length ends the row

_SIZE = 16  # the store leaves the last bytes of nvm to this: mark, count, line x2, name x11, sum
_NAME = 11
_MARK = 88

_run_ms = 0


def show(device, error):
    """Tell of an error by every way there is, then start again, or stay after the third.

    device: the Device, or None if there is none yet.
    """
    gc.collect()
    text = "".join(traceback.format_exception(error))
    print(text)
    _keep(text)
    name, line = place(text)
    count = note(microcontroller.nvm, name, line)
    if device:
        draw(device, name + " " + str(line), type(error).__name__, count)
    if count < LIMIT:
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


def survive(ms):
    """Let ms of running pass; after half a minute the crashes before it no longer count."""
    global _run_ms
    if _run_ms < GOOD_MS:
        _run_ms += ms
        if _run_ms >= GOOD_MS and last(microcontroller.nvm)[0]:
            _write(microcontroller.nvm, 0, "", 0)


def place(text):
    """Return (module, line) of the innermost frame in a traceback's text."""
    at = text.rfind('File "')
    if at < 0:
        return "?", 0
    path = text[at + 6 : text.find('"', at + 6)]
    digits = text[text.find("line ", at) + 5 :]
    n = 0
    while n < len(digits) and digits[n].isdigit():
        n += 1
    name = path.replace("\\", "/").split("/")[-1].split(".")[0]
    return name, int(digits[:n] or "0")


def last(nvm):
    """Return (crashes in a row, module, line) of the newest note; the count is 0 without one."""
    if not nvm or len(nvm) < _SIZE:
        return 0, "", 0
    kept = bytes(nvm[len(nvm) - _SIZE : len(nvm)])
    if kept[0] != _MARK or sum(kept[:-1]) & 255 != kept[-1]:
        return 0, "", 0
    name = kept[4 : 4 + _NAME].decode().strip()
    return kept[1], name, kept[2] | kept[3] << 8


def note(nvm, name, line):
    """Write down one more crash; return how many there have been in a row."""
    count = min(last(nvm)[0] + 1, 255)
    _write(nvm, count, name, line)
    return count


def _write(nvm, count, name, line):
    if not nvm or len(nvm) < _SIZE:
        return
    kept = bytearray((_MARK, count, line & 255, line >> 8 & 255))
    name = name.encode()[:_NAME]
    kept.extend(name)
    kept.extend(b" " * (_NAME - len(name)))
    kept.append(sum(kept) & 255)
    nvm[len(nvm) - _SIZE : len(nvm)] = kept


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
        if count < LIMIT:
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
