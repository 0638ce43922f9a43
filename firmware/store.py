"""What survives the power going off: records in nvm, each newer one behind the older.

A record is kind (1 to 254), length x2, payload, CRC x2, numbers low byte first; 255 marks the free
rest. Writing behind the last record needs no erasing on an RP2040, whose flash can only be erased
whole; so the log is written anew, with only the newest of each kind, when it is full.
"""

from engine.session import checksum

SETTINGS = 1
GAME = 16  # plus the game's ID

_FREE = 255
_HEAD = 3
_FRAME = 5  # bytes a record needs beside its payload
_RESERVED = 16  # at the end, for the note of a crash


class Store:
    """The log in nvm, a bytearray-like of any size, None or empty where a board has none."""

    def __init__(self, nvm):
        self.nvm = nvm
        self.size = max(0, len(nvm) - _RESERVED) if nvm else 0
        self._found = {}  # kind -> (where its newest payload starts, its length)
        self._end = 0
        self.is_sound = True  # False when something could not be read
        self._scan()

    def _scan(self):
        data = self.nvm[0 : self.size] if self.size else b""
        at = 0
        while at < self.size and data[at] != _FREE:
            stop = at + _FRAME
            if stop <= self.size:
                stop += data[at + 1] | data[at + 2] << 8
            crc = -1
            if stop <= self.size and data[at]:
                crc = checksum(data, at, stop - 2)
            if crc < 0 or crc != data[stop - 2] | data[stop - 1] << 8:
                # What stands before a torn record is good; the next save writes it all anew.
                self.is_sound = False
                return
            self._found[data[at]] = (at + _HEAD, stop - at - _FRAME)
            at = stop
        self._end = at

    def load(self, kind):
        """Return the newest payload of a kind, b"" if there is none."""
        start, length = self._found.get(kind, (0, 0))
        return bytes(self.nvm[start : start + length]) if length else b""

    def save(self, kind, payload):
        """Keep payload as the newest of its kind, b"" to forget it. Return False without room."""
        if payload == self.load(kind):
            return True
        record = _record(kind, payload)
        stop = self._end + len(record)
        if not self.is_sound or stop > self.size:
            return self._rewrite(kind, payload)
        self.nvm[self._end : stop] = record
        self._found[kind] = (self._end + _HEAD, len(payload))
        self._end = stop
        return True

    def _rewrite(self, kind, payload):
        image = bytearray()
        found = {}
        for other in sorted(self._found):
            if other != kind:
                kept = self.load(other)
                if kept:
                    found[other] = (len(image) + _HEAD, len(kept))
                    image.extend(_record(other, kept))
        if payload:
            found[kind] = (len(image) + _HEAD, len(payload))
            image.extend(_record(kind, payload))
        if len(image) > self.size:
            return False
        self._end = len(image)
        image.extend(bytes([_FREE]) * (self.size - len(image)))
        self.nvm[0 : self.size] = image
        self._found = found
        self.is_sound = True
        return True


def _record(kind, payload):
    record = bytearray((kind, len(payload) & 255, len(payload) >> 8))
    record.extend(payload)
    crc = checksum(record, 0, len(record))
    record.append(crc & 255)
    record.append(crc >> 8)
    return record
