"""Runs instead of code.py when the watchdog has reset the program three times in a row."""

from firmware import fault, tally

fault.draw(None, "watchdog", lambda words: words.HUNG, tally.LIMIT)
fault.stay("The program hung three times in a row.")
