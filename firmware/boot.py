"""Runs once after a reset, before code.py; CircuitPython writes its output to boot_out.txt.

Nothing here remounts the drive, so it stays writable for the computer. B held during the start
leads to the REPL without the game.
"""

import time

import supervisor

supervisor.runtime.autoreload = False  # half-copied files must not start; flashing ends in a reset

try:
    import microcontroller

    if microcontroller.cpu.reset_reason == microcontroller.ResetReason.WATCHDOG:
        from firmware.recovery import crash

        if crash.note(microcontroller.nvm, "watchdog", 0) >= crash.LIMIT:
            supervisor.set_next_code_file("/firmware/recovery/hang.py")
except Exception as error:  # then it is not counted
    print("The watchdog's reset cannot be noted:", error)

try:
    import board
    import digitalio

    from firmware.hardware.keys import B
    from firmware.hardware.wiring import profile

    pin = digitalio.DigitalInOut(getattr(board, profile().KEYS[B]))
    pin.switch_to_input(pull=digitalio.Pull.UP)
    time.sleep(0.01)  # the pull-up needs a moment
    if not pin.value:
        supervisor.set_next_code_file("/firmware/recovery/repl.py")
        print("B was held: the game is not started.")
    pin.deinit()
except Exception as error:  # code.py reports the same on the display
    from firmware.recovery import fault

    print("The key for the bare REPL cannot be read:", fault.sentence(error))
