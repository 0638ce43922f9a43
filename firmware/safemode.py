"""Runs when CircuitPython has gone into safe mode, where boot.py and code.py do not run.

After a dip of the supply the handheld starts again by itself. After a fault it does so too, but
the third time in a row it stays in safe mode. Nothing here may wait for ever: the computer sees
neither drive nor console before this file has ended.
"""

import time

import microcontroller
import supervisor

_FAULTS = ("HARD_FAULT", "NLR_JUMP_FAIL", "GC_ALLOC_OUTSIDE_VM", "INTERRUPT_ERROR")
_FAULTS += ("STACK_OVERFLOW", "SDK_FATAL_ERROR", "WATCHDOG", "NO_HEAP")


def handle(reason):
    """Start again if that may help, else tell on the display. reason: SafeModeReason's name."""
    if reason == "BROWNOUT":
        # No note in nvm: writing it erases it first, and the supply is what has just failed.
        time.sleep(2)
        microcontroller.reset()
    elif reason in _FAULTS:
        from firmware.recovery import crash_count

        count = crash_count.note(microcontroller.nvm, reason.lower(), 0)
        if count < crash_count.LIMIT:
            microcontroller.reset()
        else:
            _tell(reason, count)


def _tell(reason, count):
    from firmware.recovery import fault

    fault.draw(None, reason.lower(), lambda words: words.SAFE_MODE, count)
    time.sleep(5)  # afterwards CircuitPython's terminal shows its own words on the display


handle(str(supervisor.runtime.safe_mode_reason).split(".")[-1])
