"""Finds a compiled file that was cut short or is hidden, and runs instead of code.py then.

CircuitPython never comes back from the import of a file that was cut short, and a folder beside a
file hides it: a pack called session brings engine/session. So boot.py looks for both first. Left as
source, and needs nothing but the display's own code.
"""

import json
import os

_SIZE = 6  # where os.stat() has the size of a file


def find(manifest="/tombolo.json"):
    """Return the path of a compiled file that is shorter than it was shipped, "" for none.

    The manifest has the sizes of the bundle's files, or of a pack's. Without one, returns "".
    """
    try:
        with open(manifest) as file:
            files = json.load(file)["files"]
    except OSError:
        return ""
    for path in sorted(files):  # folder by folder, which the drive finds faster
        if path.endswith(".mpy") and _size(path) < files[path]:
            return path
    return ""


def _size(path):
    try:
        return os.stat("/" + path)[_SIZE]
    except OSError:  # it is not there, which its import will say
        return 1 << 24


def fault():
    """Return in a sentence why the program could not start, "" if it can."""
    path = find()
    if path:
        return "/" + path + " was cut short: flash Tombolo again"
    names = os.listdir("/engine")
    for name in names:
        stem = name.rsplit(".", 1)[0]
        if name.endswith("py") and stem in names:
            return "/engine/" + stem + " hides " + name + ": remove that folder"
    return ""


if __name__ == "__main__":
    from firmware.recovery import screen

    screen.stay(OSError(fault()))
