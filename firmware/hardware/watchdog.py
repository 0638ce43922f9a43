"""The watchdog, on ports that have one: it resets the chip if feed() is not called in time."""

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
