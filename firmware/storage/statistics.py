"""The statistics of a game: one record in the store, a few bytes added for each game that ends.

    key of the game x2 | format | games given up x2 | marks x2
    n, rows x n | n, the last scores x n | the last games

A row counts the games of one setting, which a byte names (firmware/games/counts.py). A score is
that byte, WON added if the game was won, and the points x2. A game as it is added:

    setting, WON added | flags | points x2 | options | seed x3 | seats, if several play

flags: PRACTICE and KNOWN in bits 0 and 1, then the number of hints. options: their place in the
game's usual(); other options or a larger seed are ODD | n | seed x4 | n - 4 options instead of
options and seed. The single byte GIVEN_UP is a game that another one took the room of.

A rewrite of the log folds what was added into the record. Loaded only when a game ends, and when
its statistics are shown.
"""

import struct

from engine.const import const
from firmware.storage.records import number

OLD_BESTS = 3  # the kind of the best results that an older program has kept
STATISTICS = 84  # the first of the kinds of statistics
STATISTICS_END = 92
GIVEN_UP = 255
WON = 128
ODD = 255
NO_BEST = -32768
LOST = const(0x8000)  # of the marks: what was counted before could not be read
LEAST, MOST = -32767, 32767  # points

_FORMAT = const(1)
_HEAD = "<HBHH"
_ROW = "<BHHHHhiBB"
_SCORE = "<Bh"
_GAME = "<BBh"
_SETTINGS = const(6)  # rows; what is played least goes into the row of all others
_OTHERS = const(0)  # the setting of that row
_CURVE = const(20)  # scores
_GAMES = (3, 8)  # last games, in 4 KB and in halves of 8 KB
_MOST_BYTES = const(112)  # of them: less are kept of odd options, which take more
_FULL = const(65535)


class Row:
    """What is counted at one setting.

    helped: games that count for no best. total: of all points. streak, longest: games won one after
    the other, now and at most, without those that count for no best.
    """

    def __init__(self, setting, counts=(0, 0, 0, 0, NO_BEST, 0, 0, 0)):
        self.setting = setting
        self.finished, self.won, self.helped, self.hints = counts[:4]
        self.best, self.total, self.streak, self.longest = counts[4:]

    def pack(self):
        """Return its bytes."""
        counts = [min(n, _FULL) for n in (self.finished, self.won, self.helped, self.hints)]
        counts += [self.best, self.total, min(self.streak, 255), min(self.longest, 255)]
        return struct.pack(_ROW, self.setting, *counts)


class Played:
    """A game that is over, as the list of the last games has it. flags: of the record."""

    def __init__(self, data, at):
        """Read data from `at`; `stop` is where it ends. Raises an error if it is cut short."""
        setting, self.flags, self.points = struct.unpack_from(_GAME, data, at)
        self.setting = setting & WON - 1
        self.is_won = setting >= WON
        start = at
        at += struct.calcsize(_GAME)
        self.usual = data[at]
        self.options = b""
        if self.usual == ODD:
            stop = at + 2 + data[at + 1]
            self.seed = number(data, at + 2, 4)
            self.options = bytes(data[at + 6 : stop])
        else:
            stop = at + 4
            self.seed = number(data, at + 1, 3)
        self.stop = stop + seats_of(self.setting)
        self.seats = bytes(data[stop : self.stop]) or bytes(1)
        self.data = bytes(data[start : self.stop])
        if len(self.data) < self.stop - start:
            raise ValueError("the game is cut short")

    def hints(self):
        """Return how many hints were taken."""
        return self.flags >> 2


def seats_of(setting):
    """Return how many seats are kept of a game at a setting: none if nobody else plays."""
    n = setting >> 3 & 7
    return n if n > 1 else 0


def game(setting, is_won, flags, points, session):
    """Return the bytes that are added for a session that is over."""
    options = list(session.game.usual())
    points = max(LEAST, min(MOST, points))
    out = struct.pack(_GAME, setting | (WON if is_won else 0), flags, points)
    if session.options in options and session.seed < 1 << 24:
        out += bytes((options.index(session.options),)) + session.seed.to_bytes(3, "little")
    else:
        odd = session.seed.to_bytes(4, "little") + session.options
        out += bytes((ODD, len(odd))) + odd
    return out + session.seats[: seats_of(setting)]


class Statistics:
    """The statistics of a game by its key. rows: the setting played last behind.

    marks: bits that the game gives a meaning, and LOST. scores: the last ones as (setting, is won,
    points). games: the last ones as Played, the newest behind. is_damaged: it could not be read.
    """

    def __init__(self, store, key):
        self.key = key
        self.room = _GAMES[store.has_halves]
        self.is_damaged = False
        self.clear()
        self.kind = 0  # of the record: a free one until there is one, 0 if all are taken
        for kind in range(STATISTICS, STATISTICS_END):
            if not store.has(kind):
                self.kind = self.kind or kind
            elif number(store.load(kind), 0) == key:
                self.kind = kind
                self._read(store, kind)
                return

    def clear(self):
        """Forget everything."""
        self.given_up = self.marks = 0
        self.rows = []
        self.scores = []
        self.games = []

    def reset(self):
        """Start from zero. The list of the last games stays: it tells which ones were counted."""
        games = self.games
        self.clear()
        self.games = games

    def _read(self, store, kind):
        try:
            self._unpack(store.load(kind))
            self._count_all(store.added(kind))
        except Exception:  # whatever is wrong with the bytes
            self.is_damaged = True
            self.clear()
            self.marks = LOST

    def _unpack(self, data):
        _, version, self.given_up, self.marks = struct.unpack_from(_HEAD, data, 0)
        if version != _FORMAT:
            raise ValueError("the statistics are of another version")
        at = struct.calcsize(_HEAD)
        stop = at + 1 + data[at] * struct.calcsize(_ROW)
        for row in range(at + 1, stop, struct.calcsize(_ROW)):
            setting, *counts = struct.unpack_from(_ROW, data, row)
            self.rows.append(Row(setting, counts))
        at = stop
        stop = at + 1 + data[at] * struct.calcsize(_SCORE)
        for score in range(at + 1, stop, struct.calcsize(_SCORE)):
            setting, points = struct.unpack_from(_SCORE, data, score)
            self.scores.append((setting & WON - 1, setting >= WON, points))
        while stop < len(data):
            played = Played(data, stop)
            self.games.append(played)
            stop = played.stop

    def _count_all(self, added):
        at = 0
        while at < len(added):
            if added[at] == GIVEN_UP:
                self.given_up += 1
                at += 1
            else:
                played = Played(added, at)
                self.count(played)
                at = played.stop

    def pack(self):
        """Return the bytes of the record."""
        out = bytearray(
            struct.pack(_HEAD, self.key, _FORMAT, min(self.given_up, _FULL), self.marks)
        )
        out.append(len(self.rows))
        for row in self.rows:
            out.extend(row.pack())
        out.append(len(self.scores))
        for setting, is_won, points in self.scores:
            out.extend(struct.pack(_SCORE, setting | (WON if is_won else 0), points))
        for played in self.games:
            out.extend(played.data)
        return bytes(out)

    def find(self, setting):
        """Return the row of a setting, None if nothing was played at it."""
        for row in self.rows:
            if row.setting == setting:
                return row
        return None

    def count(self, played):
        """Count a game that is over."""
        row = self.find(played.setting)
        if row:
            self.rows.remove(row)
        else:
            row = Row(played.setting)
        self.rows.append(row)
        row.finished += 1
        row.won += played.is_won
        row.total += played.points
        row.hints += played.hints()
        if played.flags:
            row.helped += 1
        else:
            row.best = max(row.best, played.points)
            row.streak = row.streak + 1 if played.is_won else 0
            row.longest = max(row.longest, row.streak)
        if len(self.rows) > _SETTINGS:
            self._fold_least()
        self.scores = (self.scores + [(played.setting, played.is_won, played.points)])[-_CURVE:]
        self.games = (self.games + [played])[-self.room :]
        while sum([len(game.data) for game in self.games]) > _MOST_BYTES:
            self.games = self.games[1:]

    def take(self, played, marks):
        """Count a game and its marks; return True if there are new ones."""
        self.count(played)
        before = self.marks
        if not played.flags:
            self.marks |= marks
        return self.marks != before

    def _fold_least(self):
        """Count the setting that was played least in the row of all others."""
        others = self.find(_OTHERS) or Row(_OTHERS)
        rows = [row for row in self.rows if row is not others]
        least = min([row.finished for row in rows[:-1]])
        row = next(row for row in rows if row.finished == least)
        others.finished += row.finished
        others.won += row.won
        others.helped += row.helped
        others.hints += row.hints
        rows.remove(row)
        self.rows = [others] + rows

    def take_over(self, store, settings):
        """Take over the best results of before. settings: of which each byte is one."""
        for setting, best in zip(settings, store.load(OLD_BESTS)):
            if best and not self.find(setting):
                self.rows.append(Row(setting, (0, 0, 0, 0, best, 0, 0, 0)))


def folded(store, kind):
    """Return a payload and what was added to it; of statistics both as a payload."""
    if STATISTICS <= kind < STATISTICS_END:
        found = Statistics(store, number(store.load(kind), 0))
        if not found.is_damaged:
            return found.pack(), b""
    return store.load(kind), store.added(kind)


def give_up(store, kind, key):
    """Remove a game that is not over, and count it."""
    store.save(kind, b"")
    if not key:
        return
    found = Statistics(store, key)
    found.given_up += 1
    if found.kind and not store.add(found.kind, bytes((GIVEN_UP,))):
        store.save(found.kind, found.pack())
