"""How often in a row the program has stopped: a record of its own in the store."""

from firmware.storage.kinds import CRASH
from firmware.storage.log import Store

LIMIT = 3  # crashes in a row after which the program does not start again

_NAME = 11


def last(nvm):
    """Return (crashes in a row, module, line) of the newest note; the count is 0 without one."""
    kept = Store(nvm).load(CRASH)
    if len(kept) < 3:
        return 0, "", 0
    return kept[0], "".join([chr(c) for c in kept[3:]]), kept[1] | kept[2] << 8


def note(nvm, name, line):
    """Write down one more crash; return how many there have been in a row."""
    store = Store(nvm)
    kept = store.load(CRASH)
    count = min(kept[0] + 1 if kept else 1, 255)
    kept = bytes((count, line & 255, line >> 8 & 255)) + name.encode()[:_NAME]
    store.save(CRASH, kept)
    return count
