"""Which board this is: the profile in boards/ that names its pins."""

import os

import board


def profile():
    """Return the profile of this board: TOMBOLO_BOARD's, or the one that names this board's id.

    Raises RuntimeError, one sentence, when the drive holds none.
    """
    name = os.getenv("TOMBOLO_BOARD")
    if name:
        return _load(name)
    for entry in sorted(os.listdir("/boards")):
        name = entry.split(".")[0]
        if entry.endswith((".py", ".mpy")) and name not in ("__init__", "TEMPLATE"):
            found = _load(name)
            if found.BOARD_ID == board.board_id:
                return found
    raise RuntimeError("There is no profile for the board " + board.board_id + " in boards/.")


def _load(name):
    return __import__("boards." + name, None, None, ("NAME",))
