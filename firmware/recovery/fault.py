"""What happens when the program stops: a screen with a short code, a note in nvm, a traceback.

Loaded only then.
"""

import gc
import time
import traceback

import microcontroller
import supervisor

from firmware.recovery import crash, screen
from firmware.recovery.screen import panel, place, show_text
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
    try:
        error.__traceback__ = None  # it may keep a display that a Device had begun to set up
    except AttributeError:  # a VM that cannot forget it keeps no frames in it, either
        pass
    _write(text)
    name, where = place(text)
    try:
        line = int(where) if where.isdigit() else 0
        count = crash.note(microcontroller.nvm, name.split(".")[-1], line)
    except Exception as failed:
        print("The crash cannot be noted:", failed)
        count = crash.LIMIT
    if type(error).__name__ != "RuntimeError":  # whose text is a sentence
        said = type(error).__name__ + ": " + said
    draw(device, name + " " + where, lambda words: said, count)
    if count < crash.LIMIT:
        crash.feed()
        time.sleep(5)
        supervisor.reload()
    stay(text)


def words():
    """Return the words. Nothing else may have chosen the language yet."""
    from firmware.hardware import toml
    from firmware.words import strings
    from firmware.words.language import choose

    choose(Store(microcontroller.nvm).load(LANGUAGE), toml.setting)
    return strings("menus")


def sentence(error):
    """Return the text of an error, that of wiring.profile() in the player's language."""
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
        crash.feed()
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

    said: a function that returns a sentence, given the words. device: the Device, or None if there
    is none yet. If drawing fails, CircuitPython's terminal is shown.
    """
    try:
        shown = _shown(words(), code, said, count)
    except Exception as missing:
        print("The words cannot be read:", missing)
        shown = _shown(screen, code, said, count)  # which has them in English
    try:
        show_text(device or panel(), *shown)
    except Exception as error:
        print("The screen cannot be drawn:", error)
        if device:
            import displayio

            device.display.root_group = getattr(displayio, "CIRCUITPYTHON_TERMINAL", None)


def _shown(words, code, said, count):
    """Return title, sentences and last sentence for show_text()."""
    after = words.AGAIN if count < crash.LIMIT else words.RESET
    return words.STOPPED, (code, said(words)), after
