"""Runs when CircuitPython is in safe mode, where boot.py and code.py do not run.

After a dip of the supply the handheld restarts. After a fault it does so too, but the third time in
a row it stays in safe mode. Nothing here may wait for ever: a computer sees neither drive nor
console before this program has ended.
"""

import time

import microcontroller
import supervisor

_FAULTS = ("HARD_FAULT", "NLR_JUMP_FAIL", "GC_ALLOC_OUTSIDE_VM", "INTERRUPT_ERROR")
_FAULTS += ("STACK_OVERFLOW", "SDK_FATAL_ERROR", "WATCHDOG", "NO_HEAP")

reason = str(supervisor.runtime.safe_mode_reason).split(".")[-1]
if reason == "BROWNOUT":
    # No note in nvm: writing it may erase first, and the supply has just failed.
    time.sleep(2)
    microcontroller.reset()
elif reason in _FAULTS:
    from firmware.recovery import crash

    count = crash.note(microcontroller.nvm, reason.lower(), 0)
    if count < crash.LIMIT:
        microcontroller.reset()
    else:
        from firmware.recovery import fault

        fault.draw(None, reason.lower(), lambda words: words.SAFE_MODE, count)
        time.sleep(5)  # then CircuitPython's terminal shows its own text
