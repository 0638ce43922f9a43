"""Counts crashes in a row: a record of its own in the store.

    count | line x2 | name of the module, at most 11 bytes

After a crash the program restarts, but not for ever: after the third in a row it stays on a screen
(fault.py). After half a minute without a crash the count begins again.

A hang is a crash too: on ports that have a watchdog it resets the chip if feed() is not called in
time, and boot.py counts that; after one an nRF52840 on USB starts in safe mode, so safemode.py
counts it there. An nRF52840's watchdog cannot be stopped: a REPL opened by Ctrl-C is reset after 8
seconds, one opened by holding B at the start is not.
"""

import microcontroller

from firmware.storage.log import Store
from firmware.storage.records import CRASH

LIMIT = 3  # crashes in a row after which the program does not restart
GOOD_MS = 30000
_TIMEOUT_S = 8  # of the watchdog, the most that an RP2 allows

_run_ms = 0


def watch():
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


def note(nvm, name, line):
    """Note one more crash; return how many there have been in a row."""
    store = Store(nvm)
    kept = store.load(CRASH)
    count = min(kept[0] + 1 if kept else 1, 255)
    kept = bytes((count, line & 255, line >> 8 & 255)) + name.encode()[:11]
    store.save(CRASH, kept)
    return count


def survive(ms, store):
    """Let ms of running pass; after half a minute the crashes before it no longer count."""
    global _run_ms
    feed()
    if _run_ms < GOOD_MS:
        _run_ms += ms
        if _run_ms >= GOOD_MS:
            store.save(CRASH, b"")
