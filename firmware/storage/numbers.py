"""Which numbered games were played, and how well: a record per game and setting in the store.

    key of the game x2 | setting | number played last x2 | two bits for each number up to COUNT
    | the first of later numbers x2 | two bits for each of LATER numbers from there on
    added to it: 4 times a number plus its state, x2

The later numbers are those around the last one that was played beyond COUNT: somebody who plays the
game of each day finds the last forty there. Numbers not played are left out at the end of the
record. This module is loaded only to look, or to note a game.
"""

from engine import catalog
from engine.const import const
from engine.session import KNOWN, PERSON
from firmware import memory
from firmware.storage.records import NUMBERS, NUMBERS_END, number

COUNT = 512  # numbers from 1 on that have a state, and a par in a file
LATER = 40  # more that have a state, in a row
MOST = 9999  # the last number that there is
# States.
NOT = 0  # not played
PLAYED = 1
WON = 2  # against all others, or alone with more than the par

_HEAD = const(5)
_LATER_BYTES = const(10)
_MOST_ADDED = const(24)  # bytes; then the record is written whole


class NumberMap:
    """What is known of the numbers of a game, by its name, at one of its settings."""

    def __init__(self, store, name, setting):
        self.store = store
        key = catalog.key(name)
        self.whose = bytes((key & 255, key >> 8, setting))
        self.states = bytearray(COUNT // 4)
        self.first = 0  # of the later numbers
        self.later = 0  # their states, two bits each, those of the first at the low end
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
        at = _HEAD + len(self.states)
        self.first = number(kept, at)
        self.later = number(kept, at + 2, _LATER_BYTES)
        for at in range(0, len(added), 2):
            entry = number(added, at)
            self._set(entry >> 2, entry & 3)

    def _set(self, n, state):
        self.last = n
        if n > COUNT:
            self._reach(n)
        better = min(state, WON) - self.state(n)
        if better <= 0:
            return
        if n > COUNT:
            self.later += better << 2 * (n - self.first)
        elif n:
            self.states[n - 1 >> 2] += better << 2 * (n - 1 & 3)

    def _reach(self, n):
        """Move the later numbers until n is one of them; those left behind are forgotten."""
        by = n - self.first
        if by >= LATER:
            self.first = n - LATER + 1
            self.later >>= 2 * (by - LATER + 1)
        elif by < 0:
            self.first = n
            self.later = self.later << 2 * min(-by, LATER) & (1 << 2 * LATER) - 1

    def state(self, n):
        """Return the state of a number; NOT if no state of it is kept."""
        if n <= COUNT:
            state = self.states[n - 1 >> 2] >> 2 * (n - 1 & 3) & 3
        else:
            at = n - self.first
            state = self.later >> 2 * at & 3 if 0 <= at < LATER else NOT
        return min(state, WON)  # 3 is of another version, and stays

    def next(self, after=0):
        """Return the lowest number above `after` that has not been played."""
        for n in range(after + 1, COUNT + 1):
            if self.state(n) == NOT:
                return n
        n = max(COUNT, after, self.last) % MOST + 1
        while n > COUNT and self.state(n) != NOT:
            n = n % MOST + 1
        return n

    def note(self, n, state):
        """Keep that a number has been played; what was better stays. Return False without room."""
        store = self.store
        self._set(n, state)
        entry = (4 * n + state).to_bytes(2, "little")
        if len(store.added(self.kind)) < _MOST_ADDED and store.add(self.kind, entry):
            return True
        states = bytes(self.states)
        if self.later:
            states += self.first.to_bytes(2, "little") + self.later.to_bytes(_LATER_BYTES, "little")
        record = self.whose + self.last.to_bytes(2, "little") + states.rstrip(b"\0")
        return self.kind > 0 and store.save(self.kind, record)


def par(name, setting, n):
    """Return what a master makes of a number of a game, 0 if nobody knows.

    Beyond COUNT it is computed where engine/<game>/ai/par.py is: on the desktop, which takes half a
    second, and in a browser. A handheld would take a minute, and does without.
    """
    if n > COUNT:
        return _computed("engine." + name + ".ai.par", setting, n)
    try:
        with open("firmware/games/" + name + "/par.bin", "rb") as file:
            file.seek(COUNT * setting + n - 1)
            found = file.read(1)
    except OSError:
        return 0
    return found[0] if found else 0


def _computed(module, setting, n):
    """Return what a module computes, which then stays loaded and remembers it."""
    try:
        found = __import__(module, None, None, ("par",))
    except ImportError:
        return 0
    memory.keep(module)
    return found.par(setting, n)


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
