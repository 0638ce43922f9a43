"""The watchdog, where the port has one: it resets the chip when nothing has fed it for a while."""

import microcontroller

_PATIENCE_S = 8  # the longest that an RP2 waits


def start():
    """From now on feed() must be called every 8 seconds, or the chip is reset."""
    try:
        from watchdog import WatchDogMode
    except ImportError:
        return
    dog = microcontroller.watchdog
    if dog.mode is None:  # an nRF's goes on through a reload, and can be set only once
        dog.timeout = _PATIENCE_S
        dog.mode = WatchDogMode.RESET


def feed():
    """Tell the watchdog, if there is one, that nothing hangs."""
    dog = microcontroller.watchdog
    if dog:
        dog.feed()
