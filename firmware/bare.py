"""Runs instead of code.py when B was held during the start: the REPL is free of the game.

It says so on the display until somebody opens the console, and then ends.
"""

import time

from firmware import fault

_TITLE = "Tombolo is not running."
_WHY = "B was held during the start, or it is stuck."
_BACK = "Let go of B and press reset to play."

try:
    fault.tell(fault.panel(), _TITLE, (_WHY,), _BACK)
except Exception as error:  # the console says it at least
    print("The screen cannot be drawn:", error)
while not fault.is_watched():
    time.sleep(0.1)
print(_TITLE, _WHY, _BACK)
