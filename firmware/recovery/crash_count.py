"""How often in a row the program has crashed: a record of its own in the store.

count | line x2 | name of the module, at most 11 bytes
"""

from firmware.storage.kinds import CRASH
from firmware.storage.log import Store

LIMIT = 3  # crashes in a row after which the program does not restart

_NAME = 11


def last(nvm):
    """Return (crashes in a row, module, line) of the last crash; (0, "", 0) if there is none."""
    kept = Store(nvm).load(CRASH)
    if len(kept) < 3:
        return 0, "", 0
    return kept[0], "".join([chr(c) for c in kept[3:]]), kept[1] | kept[2] << 8


def note(nvm, name, line):
    """Note one more crash; return how many there have been in a row."""
    store = Store(nvm)
    kept = store.load(CRASH)
    count = min(kept[0] + 1 if kept else 1, 255)
    kept = bytes((count, line & 255, line >> 8 & 255)) + name.encode()[:_NAME]
    store.save(CRASH, kept)
    return count
