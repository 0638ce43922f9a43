"""What to do when the program stops or hangs, and when it runs well.

After a crash it starts again by itself, but not for ever: the third in a row stays on its screen
(tally.py counts). Half a minute of running ends the row. A hang is a crash, too: where the port has
a watchdog (watchdog.py), it resets the chip, and boot.py counts that.
"""

from firmware.hardware import watchdog

GOOD_MS = 30000

_run_ms = 0


def show(device, error):
    """Tell of an error by every way there is, then start again, or stay after the third.

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
            from firmware.storage.kinds import CRASH

            store.save(CRASH, b"")
