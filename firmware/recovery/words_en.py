"""English for when the program stops or does not start."""

STOPPED = "Tombolo has stopped."
AGAIN = "It starts again …"
RESET = "Press reset, or see the serial console."
SAFE_MODE = "CircuitPython is in safe mode."
HUNG = "The program hung, and was stopped."

# B was held during the start.
REPL = "Tombolo is not running."
REPL_WHY = "B was held during the start, or it is stuck."
REPL_BACK = "Let go of B and press reset to play."

# The board has no profile.
NO_PROFILE = "There is no profile for the board {name} in boards/."
NO_SUCH_PROFILE = "settings.toml names the board {name}, but boards/ has no profile of that name."
