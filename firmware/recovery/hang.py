"""Runs instead of code.py after the watchdog has reset the program three times in a row."""

from firmware.recovery import crash, fault

fault.draw(None, "watchdog", lambda words: words.HUNG, crash.LIMIT)
fault.stay("The program hung three times in a row.")
