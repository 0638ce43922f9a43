"""Counts crashes in a row: a record of its own in the store.

    count | line x2 | name of the module, at most 11 bytes

After a crash the program restarts, but not for ever: after the third in a row it stays on a screen
(fault.py). Half a minute of running ends the row. A hang is a crash too: on ports with a watchdog
(watchdog.py) the chip is reset, and boot.py counts that.
"""

from firmware.hardware import watchdog
from firmware.storage.log import Store
from firmware.storage.records import CRASH

LIMIT = 3  # crashes in a row after which the program does not restart
GOOD_MS = 30000

_run_ms = 0


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
    watchdog.feed()
    if _run_ms < GOOD_MS:
        _run_ms += ms
        if _run_ms >= GOOD_MS:
            store.save(CRASH, b"")
