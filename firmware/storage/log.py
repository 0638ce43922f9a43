"""What survives the power going off: records in nvm, each newer one behind the older.

    kind | length x2 | payload | CRC x2      a record, the newest of its kind; kind 1 to 126
    kind + 128 | length | more | CRC x2      what is added to the newest record of that kind

Numbers low byte first; 255 marks the free rest. The CRC of an addition goes on from that of what
it adds to, so that none is read without all before it. How nvm is shared out is told in
store_scan.py, and what may take how many bytes in DESIGN.md.
"""

from firmware.storage.kinds import FOREIGN, ROOM, SOUND


class Store:
    """The log in nvm, a bytearray-like of any size, None or empty where a board has none."""

    def __init__(self, nvm):
        self.nvm = nvm
        self.size = len(nvm) if nvm else 0
        self.has_halves = self.size >= 8192  # two logs, of which one is never touched
        self.clear()
        self._do("scan", "scan")

    def clear(self):
        """Know of nothing, as in a log that is blank."""
        self.start = 0  # of the log in use
        self.end = 0  # of what it holds
        self.number = 0  # of the half in use
        self.found = {}  # kind -> (where its payload is, length, CRC so far, bytes added)
        self.gaps = {}  # where something cannot be read -> where reading goes on
        self.untold = []  # those of them that no record tells of
        self.state = SOUND

    def load(self, kind):
        """Return the newest payload of a kind, b"" if there is none."""
        row = self.found.get(kind)
        return bytes(self.nvm[row[0] : row[0] + row[1]]) if row else b""

    def has(self, kind):
        """Tell whether there is a payload of a kind."""
        return kind in self.found and self.found[kind][1] > 0

    def added(self, kind):
        """Return all that has been added to the newest payload of a kind."""
        return self._do("scan", "added", kind) if self.has(kind) and self.found[kind][3] else b""

    def save(self, kind, payload):
        """Keep payload as the newest of its kind, b"" to forget it. Return False without room."""
        if payload == self.load(kind) and not self.added(kind):
            return True
        self.heal()
        if self.state == FOREIGN or not self.size:
            return False
        if not self.has_halves and self._do("log", "save", kind, payload):
            return True
        return self._do("rewrite", "rewrite", kind, payload)

    def add(self, kind, more):
        """Add to the newest payload of a kind. Return False where save() has to do it."""
        if self.has_halves or self.state != SOUND or not self.has(kind) or len(more) > 255:
            return False
        return not more or self._do("log", "add", kind, more)

    def tidy(self):
        """Make room where that may be needed soon: call it while no game is being played."""
        if not self.has_halves and self.size - self.end < ROOM:
            self._do("rewrite", "tidy")

    def heal(self):
        """Set aside what cannot be read, so that it is not found again."""
        if self.state not in (SOUND, FOREIGN):
            self._do("rewrite", "heal")

    def erase(self):
        """Erase everything."""
        self._do("rewrite", "erase")

    def _do(self, part, name, *given):
        return _do(part, name, self, *given)


def _do(part, name, *given):
    module = __import__("firmware.storage.store_" + part, None, None, (name,))
    return getattr(module, name)(*given)
