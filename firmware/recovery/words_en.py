"""English for when the program stops, or does not start."""

STOPPED = "Tombolo has stopped."
AGAIN = "It starts again …"
RESET = "Press reset, or see the serial console."
SAFE_MODE = "CircuitPython is in safe mode."
HUNG = "The program hung, and was stopped."

# B held during the start.
BARE = "Tombolo is not running."
BARE_WHY = "B was held during the start, or it is stuck."
BARE_BACK = "Let go of B and press reset to play."

# No profile to be found.
NO_PROFILE = "There is no profile for the board {name} in boards/."
NO_SUCH_PROFILE = "settings.toml names the board {name}, but boards/ has no profile of that name."
