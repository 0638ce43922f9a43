"""Which numbered games have been played, and how well: a record a game and setting in the store.

    key of the game x2 | setting | number played last x2 | two bits for each number, from 1 on
    added to it: 4 times a number plus its state, x2

Numbers that have not been played are left out at the end. Loaded only to look, or to note a game.
"""

from engine import catalog
from engine.const import const
from engine.session import KNOWN, PERSON
from firmware.storage.records import NUMBERS, NUMBERS_END, number

COUNT = 512  # numbers that have a state
MOST = 9999  # the last number that there is
# States.
NOT = 0  # not played
PLAYED = 1
WON = 2  # against all others, or alone with more than the par

_HEAD = const(5)
_MOST_ADDED = const(32)  # bytes; then the record is written whole


class NumberMap:
    """What is known of the numbers of a game, by its name, at one of its settings."""

    def __init__(self, store, name, setting):
        self.store = store
        key = catalog.key(name)
        self.whose = bytes((key & 255, key >> 8, setting))
        self.states = bytearray(COUNT // 4)
        self.last = 0  # the number played last
        self.kind = 0  # of the record: a free one until there is one, 0 without room
        for kind in range(NUMBERS, NUMBERS_END):
            kept = store.load(kind)
            if kept[: len(self.whose)] == self.whose:
                self.kind = kind
                self._read(kept, store.added(kind))
                return
            if not kept and not self.kind:
                self.kind = kind

    def _read(self, kept, added):
        self.last = number(kept, len(self.whose))
        states = kept[_HEAD : _HEAD + len(self.states)]
        self.states[: len(states)] = states
        for at in range(0, len(added), 2):
            entry = number(added, at)
            self._set(entry >> 2, entry & 3)

    def _set(self, n, state):
        self.last = n
        if 0 < n <= COUNT and state > self.state(n):
            shift = 2 * (n - 1 & 3)
            self.states[n - 1 >> 2] += state - self.state(n) << shift

    def state(self, n):
        """Return the state of a number; that of one beyond COUNT is not kept."""
        return self.states[n - 1 >> 2] >> 2 * (n - 1 & 3) & 3 if n <= COUNT else NOT

    def next(self, after=0):
        """Return the lowest number above `after` that has not been played."""
        for n in range(after + 1, COUNT + 1):
            if self.state(n) == NOT:
                return n
        return max(COUNT, after, self.last) % MOST + 1

    def note(self, n, state):
        """Keep that a number has been played; what was better stays. Return False without room."""
        store = self.store
        self._set(n, state)
        entry = (4 * n + state).to_bytes(2, "little")
        if len(store.added(self.kind)) < _MOST_ADDED and store.add(self.kind, entry):
            return True
        record = self.whose + self.last.to_bytes(2, "little") + bytes(self.states).rstrip(b"\0")
        return self.kind > 0 and store.save(self.kind, record)


def par(name, setting, n):
    """Return what a master makes of a number of a game, 0 if nobody has computed it."""
    if n > COUNT:
        return 0
    try:
        with open("firmware/games/" + name + "/par.bin", "rb") as file:
            file.seek(COUNT * setting + n - 1)
            found = file.read(1)
    except OSError:
        return 0
    return found[0] if found else 0


def setting_of(session):
    """Return which setting of its game's numbers a session has; -1 if it is no numbered game."""
    if not session.flags & KNOWN or not 0 < session.seed <= MOST:
        return -1
    settings = session.game.numbered()
    return settings.index(session.options) if session.options in settings else -1


def finish(store, session, seat):
    """Note a game that is over, as a person in a seat played it, if it is a numbered one."""
    setting = setting_of(session)
    if setting < 0:
        return
    game = session.game
    name = game.NAME
    n = session.seed
    if game.players() == 1:
        has_won = 0 < par(name, setting, n) < game.score(seat)
    else:
        has_won = game.winners() == [seat] and list(session.seats).count(PERSON) == 1
    is_fair = session.flags == KNOWN  # no hints, and nothing taken back that was known
    NumberMap(store, name, setting).note(n, WON if has_won and is_fair else PLAYED)
