"""Runs instead of code.py when B was held during the start: the REPL is free of the game.

It says so on the display until somebody opens the console, and then ends.
"""

import time

from firmware.recovery import fault
from firmware.words import language

words = None
try:
    words = language.of_faults()
    fault.tell(fault.panel(), words.BARE, (words.BARE_WHY,), words.BARE_BACK)
except Exception as error:  # the console says it at least
    print("The screen cannot be drawn:", error)
while not fault.is_watched():
    time.sleep(0.1)
if words:
    print(words.BARE, words.BARE_WHY, words.BARE_BACK)
