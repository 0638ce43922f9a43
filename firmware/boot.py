"""Runs once after a reset, before code.py; CircuitPython writes its output to boot_out.txt.

Nothing here remounts the drive, so it stays writable for the computer. B held during the start
leads to the REPL without the game.
"""

import time

import supervisor

supervisor.runtime.autoreload = False  # half-copied files must not start; flashing ends in a reset


def has_damage():
    """Return True if a file cannot be read; then a screen that says so comes instead of code.py."""
    try:
        from firmware.recovery import damaged

        if not damaged.fault():
            return False
        supervisor.set_next_code_file("/firmware/recovery/damaged.py")
        return True
    except Exception as error:
        print("The files cannot be checked:", error)
        return False


def count_hang():
    """Note a reset by the watchdog; after several in a row a screen comes instead of code.py."""
    try:
        import microcontroller

        if microcontroller.cpu.reset_reason == microcontroller.ResetReason.WATCHDOG:
            from firmware.recovery import crash

            if crash.note(microcontroller.nvm, "watchdog", 0) >= crash.LIMIT:
                supervisor.set_next_code_file("/firmware/recovery/hang.py")
    except Exception as error:  # then it is not counted
        print("The watchdog's reset cannot be noted:", error)


def look_at_b():
    """Let the REPL come instead of code.py if B is held."""
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


if not has_damage():
    count_hang()
    look_at_b()
