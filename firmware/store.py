"""What survives the power going off: records in nvm, each newer one behind the older.

A record is kind (1 to 254), length x2, payload, CRC x2, numbers low byte first; 255 marks the free
rest. Writing behind the last record needs no erasing on an RP2040, whose flash can only be erased
whole; so the log is written anew, with only the newest of each kind, when it is full.
"""

from firmware import shelf

SETTINGS = 1
GAME = 16  # plus the game's ID

_RESERVED = 16  # at the end, for the note of a crash


class Store:
    """The log in nvm, a bytearray-like of any size, None or empty where a board has none."""

    def __init__(self, nvm):
        self.nvm = nvm
        self.size = max(0, len(nvm) - _RESERVED) if nvm else 0
        self.found = {}  # kind -> (where its newest payload starts, its length)
        self.end = 0
        self.is_sound = True  # False when something could not be read
        shelf.briefly(_scan, self)

    def load(self, kind):
        """Return the newest payload of a kind, b"" if there is none."""
        start, length = self.found.get(kind, (0, 0))
        return bytes(self.nvm[start : start + length]) if length else b""

    def save(self, kind, payload):
        """Keep payload as the newest of its kind, b"" to forget it. Return False without room."""
        if payload == self.load(kind):
            return True
        return shelf.briefly(_append, self, kind, payload)


def _scan(store):
    from firmware import store_log

    store_log.scan(store)


def _append(store, kind, payload):
    from firmware import store_log

    return store_log.append(store, kind, payload)
