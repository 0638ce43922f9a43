"""Runs instead of code.py if B was held during the start: the REPL is then free of the game.

The display says so until a computer opens the console; then this program ends.
"""

import time

from firmware.recovery import fault

words = None
try:
    words = fault.words()
    fault.show_text(fault.panel(), words.REPL, (words.REPL_WHY,), words.REPL_BACK)
except Exception as error:  # at least the console says it
    print("The screen cannot be drawn:", error)
while not fault.has_console():
    time.sleep(0.1)
if words:
    print(words.REPL, words.REPL_WHY, words.REPL_BACK)
