"""The watchdog, on ports that have one: it resets the chip if feed() is not called in time.

boot.py counts the reset; after one an nRF52840 on USB starts in safe mode, so safemode.py counts it
there. An nRF52840's watchdog cannot be stopped: a REPL opened by Ctrl-C is reset after 8 seconds,
one opened by holding B at the start is not.
"""

import microcontroller

_TIMEOUT_S = 8  # the most that an RP2 allows


def start():
    """Start the watchdog: from now on feed() must be called at least every 8 seconds."""
    try:
        from watchdog import WatchDogMode
    except ImportError:
        return
    dog = microcontroller.watchdog
    if dog.mode is None:  # on an nRF it survives a reload and cannot be set twice
        dog.timeout = _TIMEOUT_S
        dog.mode = WatchDogMode.RESET


def feed():
    """Restart the watchdog's timeout, where the port has a watchdog."""
    dog = microcontroller.watchdog
    if dog:
        dog.feed()
