"""The store: what survives when the power goes off, as a log of records in nvm.

The newest sound record of each kind counts. A game that is over is closed: its record is the first
to go when there is no room. records.py has the bytes of a record, scan.py finds the records at the
start, rewrite.py writes all of the log again. DESIGN.md says how many bytes each kind may take.

Nvm of less than 8 KB is one log. A save appends to it where all bytes are still 255, which an
RP2040 programs without erasing; only a full log is rewritten. A record that a power cut has
left incomplete stays where it is: a record RESUME after it says which bytes to skip.

Nvm of 8 KB or more is two halves with a log each. Every save writes the whole log to the half that
is not in use, so no power cut can damage the newest one.
"""

from engine.const import const
from firmware.storage import records
from firmware.storage.records import (
    ADDED,
    FOREIGN,
    FRAMES,
    LAST,
    NOTHING,
    ROOM,
    SETTINGS,
    SHORT,
    SOUND,
    Kept,
    kind_of,
    number,
)

_RESERVED = const(64)  # the last bytes of a single log, which only the note of a crash may fill
_ADDITIONS = const(90)  # bytes that a game takes more if it is saved turn by turn
# Of these kinds so many bytes are known; what another version has written behind them stays.
_KNOWN = {SETTINGS: 30, 80: 145, 81: 145, 82: 145, 83: 145}  # 80: NUMBERS


class Store:
    """The log in nvm, a bytearray-like of any size; None or empty on a board without nvm.

    limit: how long a single log may become, but for the note of a crash.
    """

    def __init__(self, nvm):
        self.nvm = nvm
        self.size = len(nvm) if nvm else 0
        self.limit = self.size - (_RESERVED if self.size >= ROOM else 0)
        self.has_halves = self.size >= 2 * records.HALF_SIZE
        self.clear()
        from firmware.storage import scan

        scan.scan(self)

    def clear(self):
        """Forget everything that was found, as if the log were blank. Nvm stays as it is."""
        self.start = 0  # of the log in use
        self.end = 0  # of its last record
        self.newest = 0  # the kind of the last record or addition, if that is known
        self.number = 0  # of the half in use: each save counts it up
        self.found = {}  # kind -> Kept
        self.closed = []  # kinds of games that are over
        self.gaps = {}  # where unreadable bytes begin -> where reading resumes
        self.unmarked = []  # the gaps that no record RESUME describes yet
        self.state = SOUND

    def settle(self):
        """Make what is kept again, now that all that goes has gone: see memory.py."""
        for kind in self.found:
            self.found[kind] = Kept(*self.found[kind])

    def load(self, kind):
        """Return the newest payload of a kind, b"" if there is none."""
        kept = self.found.get(kind)
        return bytes(self.nvm[kept.start : kept.start + kept.length]) if kept else b""

    def has(self, kind):
        """Return True if there is a payload of a kind."""
        return self.found.get(kind, NOTHING).length > 0

    def added(self, kind):
        """Return everything that was added to the newest payload of a kind."""
        kept = self.found.get(kind, NOTHING)
        out = bytearray()
        behind = kept.start + kept.length + 2
        for _, first, content in self.walk(behind, kind) if kept.added else ():
            if first >= ADDED and kind_of(first) == kind:
                out.extend(content)
                if len(out) == kept.added:
                    break
        return bytes(out)

    def walk(self, at=0, kind=0):
        """Yield each record and addition from `at` on: (start of its content, first byte, content).

        For a short addition, the first byte of a long one is yielded. kind: the kind of the record
        or addition before `at`. Halves need `at`: their log does not begin at 0.
        """
        data = bytes(self.nvm[0 : self.end])
        while at < len(data):
            if at in self.gaps:
                at = self.gaps[at]
                continue
            first, length, start = data[at], data[at + 1], at + 2
            if first > SHORT:
                first, length, start = kind + ADDED, first - SHORT, at + 1
            elif first < ADDED:
                length += data[at + 2] << 8
                start += 1
            kind = kind_of(first)
            yield start, first, data[start : start + length]
            at = start + length + 2

    def save(self, kind, payload):
        """Keep payload as the newest of its kind; b"" forgets the kind.

        Return False if there is no room for it, or if nvm holds something else (FOREIGN).
        """
        before = self.load(kind)
        known = _KNOWN.get(kind, len(before))
        if payload and len(before) > known:
            payload = (payload + bytes(known))[:known] + before[known:]
        is_same = payload == before and not self.added(kind)
        if is_same and kind not in self.closed:
            return True
        self.heal()
        if not self.has_halves and self.state != FOREIGN:
            data = records.record(kind, payload)
            if self.append(kind, data, kind == records.CRASH):
                crc = number(data, len(data) - 2)
                self.found[kind] = Kept(self.end - len(payload) - 2, len(payload), crc, 0)
                if kind in self.closed:
                    self.closed.remove(kind)
                return True
        from firmware.storage import rewrite

        return rewrite.rewrite(self, ((kind, payload),))

    def add(self, kind, more, is_last=False):
        """Add to the newest payload of a kind. Return False if only save() can do it.

        is_last: close it, a game. Then `more` ends with its result.
        """
        if self.has_halves or self.state != SOUND or not self.has(kind) or len(more) > 255:
            return False
        if not more and not is_last:
            return True
        start, length, crc, added = self.found[kind]
        flag = LAST if is_last else ADDED
        data = records.addition(kind, more, crc, flag, self.newest)
        if not self.append(kind, data):
            return False
        crc = number(data, len(data) - 2)
        self.found[kind] = Kept(start, length, crc, added + len(more))
        if is_last:
            self.closed.append(kind)
        return True

    def append(self, kind, data, may_fill=False):
        """Write the bytes of records after the last one. Return False if they are not all free.

        kind: the kind of the last record. may_fill: the bytes reserved for the note of a crash may
        be used.
        """
        stop = self.end + len(data)
        if stop > (self.size if may_fill else self.limit) or bytes(
            self.nvm[self.end : stop]
        ).rstrip(b"\xff"):
            return False
        self.nvm[self.end : stop] = data
        self.end = stop
        self.newest = kind
        return True

    def tidy(self, record=ROOM - _ADDITIONS):
        """Rewrite a single log if a game about to be played may not fit, and if that gives it room.

        record: the bytes of its record at most. Call it while no game is being played.
        """
        room = record + _ADDITIONS
        running = [self.found[kind] for kind in self.found if kind not in self.closed]
        kept = sum([one.length + one.added + FRAMES for one in running])
        is_full = self.size - self.end < room and self.end > kept + room
        if is_full and not self.has_halves:
            from firmware.storage import rewrite

            rewrite.rewrite(self)

    def heal(self):
        """Mark what cannot be read, so that it is not reported again."""
        if self.state not in (SOUND, FOREIGN):
            from firmware.storage import rewrite

            rewrite.heal(self)
