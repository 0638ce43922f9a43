"""Runs instead of code.py when the watchdog has reset the program three times in a row."""

from firmware import fault, tally

fault.draw(None, "watchdog", "The program hung, and was stopped.", tally.LIMIT)
fault.stay("The program hung three times in a row.")
