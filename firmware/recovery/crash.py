"""What to do when the program stops or hangs, and while it runs well.

After a crash the program restarts, but not for ever: after the third crash in a row it stays on a
screen (crash_count.py counts). Half a minute of running ends the row. A hang is a crash too: on
ports with a watchdog (watchdog.py) the chip is reset, and boot.py counts that.
"""

from firmware.hardware import watchdog
from firmware.storage.kinds import CRASH

GOOD_MS = 30000

_run_ms = 0


def show(device, error):
    """Report an error, then restart, or wait for a reset after the third in a row.

    device: the Device, or None if there is none yet.
    """
    from firmware.recovery import fault

    fault.show(device, error)


def survive(ms, store):
    """Let ms of running pass; after half a minute the crashes before it no longer count."""
    global _run_ms
    watchdog.feed()
    if _run_ms < GOOD_MS:
        _run_ms += ms
        if _run_ms >= GOOD_MS:
            store.save(CRASH, b"")
