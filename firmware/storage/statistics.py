"""The statistics of a game: one record in the store, counted on from the games that are over.

    key of the game x2 | format | games given up x2 | marks x2
    n, rows x n | n, the last scores x n | n, the last reviews x n | the last games

A row counts the games of one setting, which a byte names (firmware/counts.py). A score is that
byte, WON added if the game was won, and the points x2. SEEN is added to the number of scores if the
newest game has been reviewed. A review has five bytes:

    its kind in bits 6 and 7, what a turn lost | what was brought, signed | turns x3

The turns are those that cost most, with their themes (engine/ai/themes.py); 0 is no turn. Format 3
had no such turns, format 2 no reviews. One of the last games:

    setting, WON added | flags | points x2 | options | seed x3 | seats, if several play

flags: PRACTICE and KNOWN in bits 0 and 1, then the number of hints. options: their place in the
game's usual(); other options or a larger seed are ODD | n | seed x4 | n - 4 options instead of
options and seed. Two things are added to the record: a byte GIVEN_UP when a game was removed to
make room for another one, and the review of the newest game, which takes the place of one before.

A game that is over ends with its result:

    setting, WON added | mark | options | points x2

So in a single log closing a game and counting it are one write: games that were closed after the
record of the statistics was written count, too. A rewrite folds their results into the record. This
module is loaded only when a game ends, and when its statistics are shown.
"""

import struct

from engine import catalog
from engine.const import const
from engine.session import KNOWN, LESSON, PRACTICE
from firmware.storage.records import ADDED, LAST, is_last, number

STATISTICS = 84  # the first of the kinds of statistics
STATISTICS_END = 92
GIVEN_UP = 255
WON = 128
ODD = 255
NO_BEST = -32768
LOST = const(0x8000)  # of the marks: what was counted before could not be read
LEAST, MOST = -32767, 32767  # points

_FORMAT = const(4)
_WITHOUT_TURNS = const(3)  # the format before, whose reviews had only _REVIEW
_WITHOUT_REVIEWS = const(2)
_HEAD = "<HBHH"
_ROW = "<BHHHHhiBB"
_SCORE = "<Bh"
_REVIEW = "<Bb"
TURNS = 3  # of a review, behind that
_GAME = "<BBh"
_RESULT = "<BBBh"
_RECORD = "<5xBIH"  # how the record of a game begins (engine/record.py): version, seed, flags
_HINTS = const(252)  # the bits of flags that count hints
_KNOWN = const(2)  # the bit of KNOWN here
_SETTINGS = const(6)  # rows; what is played least goes into the row of all others
_OTHERS = const(0)  # the setting of that row
_CURVE = const(20)  # scores, and reviews
_SEEN = const(128)
_MOST_LOST = const(62)  # so that no review begins as GIVEN_UP
_GAMES = (3, 8)  # last games, in 4 KB and in halves of 8 KB
_MOST_BYTES = const(112)  # of them: less are kept of odd options, which take more
_FULL = const(65535)


class Row:
    """The counts of one setting.

    helped: games that count for no best. total: the sum of all points. streak, longest: games won
    one after the other, now and at most; games that count for no best are skipped.
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


class Finished:
    """A game that is over, as the list of the last games has it."""

    mark = 0

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


def result(setting, is_won, mark, usual, points):
    """Return the result of a game. mark: 0 or which of the marks it has reached, from 1 on."""
    points = max(LEAST, min(MOST, points))
    return struct.pack(_RESULT, setting | (WON if is_won else 0), mark, usual, points)


def over(record, result):
    """Return a game that is over as Finished, from its record and its result."""
    setting, mark, usual, points = struct.unpack(_RESULT, result)
    _, seed, flags = struct.unpack_from(_RECORD, record, 0)
    at = struct.calcsize(_RECORD)
    options = record[at + 1 : at + 1 + record[at]]
    at += 2 + len(options)
    kept = flags & (_HINTS | PRACTICE) | (_KNOWN if flags & KNOWN else 0)
    if flags & LESSON:
        kept |= PRACTICE
    out = struct.pack(_GAME, setting, kept, points)
    if usual == ODD or seed >> 24:
        out += bytes((ODD, 4 + len(options))) + seed.to_bytes(4, "little") + options
    else:
        out += bytes((usual,)) + seed.to_bytes(3, "little")
    played = Finished(out + record[at : at + seats_of(setting & WON - 1)], 0)
    played.mark = mark
    return played


def closed(store, kind):
    """Return a game that is closed as Finished, None if it cannot be read."""
    return _over(store.load(kind), store.added(kind))


def _over(record, added):
    try:
        return over(record, added[-struct.calcsize(_RESULT) :])
    except MemoryError:  # nothing is wrong with the bytes
        raise
    except Exception:  # whatever is wrong with the bytes
        return None


class Statistics:
    """The statistics of a game by its key. rows: the setting played last comes last.

    marks: bits that the game gives a meaning, and LOST. scores: the last ones as (setting, is won,
    points). games: the last ones as Finished, the newest last. reviews: the last ones as (kind,
    what a turn lost, what was brought, bytes of turns), 0 to 3 and in the steps of counts.py.
    is_reviewed: the newest game has been.
    is_sound: games that are closed now will be counted. kind: of the record, 0 if all are taken.
    """

    def __init__(self, store, key):
        self.key = key
        self.room = _GAMES[store.has_halves]
        self.is_sound = False
        self.clear()
        self.kind = 0
        for kind in range(STATISTICS, STATISTICS_END):
            if not store.has(kind):
                self.kind = self.kind or kind
            elif number(store.load(kind), 0) == key and self._read(store, kind):
                self.kind = kind
                return

    def clear(self):
        """Forget everything."""
        self.given_up = self.marks = 0
        self.rows = []
        self.scores = []
        self.reviews = []
        self.is_reviewed = False
        self.games = []

    def reset(self):
        """Start from zero. The list of the last games stays."""
        games = self.games
        self.clear()
        self.games = games

    def _read(self, store, kind):
        """Read a record. Return False if it cannot be: it stays, beside a new one."""
        try:
            self._unpack(store.load(kind))
            if not store.has_halves:
                self._count_since(store, kind)
            self.is_sound = True
        except MemoryError:  # nothing is wrong with the bytes
            raise
        except Exception:  # whatever is wrong with the bytes
            self.clear()
            self.marks = LOST
        return self.is_sound

    def _unpack(self, data):
        _, version, self.given_up, self.marks = struct.unpack_from(_HEAD, data, 0)
        if version not in (_FORMAT, _WITHOUT_TURNS, _WITHOUT_REVIEWS):
            raise ValueError("the statistics are of another version")
        at = struct.calcsize(_HEAD)
        stop = at + 1 + data[at] * struct.calcsize(_ROW)
        for row in range(at + 1, stop, struct.calcsize(_ROW)):
            setting, *counts = struct.unpack_from(_ROW, data, row)
            self.rows.append(Row(setting, counts))
        at = stop
        self.is_reviewed = data[at] >= _SEEN
        stop = at + 1 + (data[at] & _SEEN - 1) * struct.calcsize(_SCORE)
        for score in range(at + 1, stop, struct.calcsize(_SCORE)):
            setting, points = struct.unpack_from(_SCORE, data, score)
            self.scores.append((setting & WON - 1, setting >= WON, points))
        if version != _WITHOUT_REVIEWS:
            at = stop
            size = struct.calcsize(_REVIEW) + (TURNS if version == _FORMAT else 0)
            stop = at + 1 + data[at] * size
            for entry in range(at + 1, stop, size):
                self._take_review(data[entry : entry + size])
        while stop < len(data):
            played = Finished(data, stop)
            self.games.append(played)
            stop = played.stop

    def _count_since(self, store, kind):
        """Count what stands after the record in a single log: games given up, closed, reviewed."""
        begun = store.found[kind].start
        records = {}
        for at, first, content in store.walk():
            if first < ADDED:
                records[first] = content
            elif at > begun and first == kind + ADDED:
                if content[0] == GIVEN_UP:
                    self.given_up += len(content)
                else:
                    self.drop_review()
                    self._take_review(content)
                    self.is_reviewed = True
            elif at > begun and is_last(first):
                record = records.get(first - LAST, b"")
                played = catalog.key_of(record) == self.key and _over(record, content)
                if played:
                    self.count(played)

    def pack(self):
        """Return the bytes of the record."""
        out = bytearray(
            struct.pack(_HEAD, self.key, _FORMAT, min(self.given_up, _FULL), self.marks)
        )
        out.append(len(self.rows))
        for row in self.rows:
            out.extend(row.pack())
        out.append(len(self.scores) + (_SEEN if self.is_reviewed else 0))
        for setting, is_won, points in self.scores:
            out.extend(struct.pack(_SCORE, setting | (WON if is_won else 0), points))
        out.append(len(self.reviews))
        for review in self.reviews:
            out.extend(_packed(review))
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
            if played.mark:
                self.marks |= 1 << played.mark - 1
            row.streak = row.streak + 1 if played.is_won else 0
            row.longest = max(row.longest, row.streak)
        if len(self.rows) > _SETTINGS:
            self._fold_least()
        self.is_reviewed = False
        self.scores = (self.scores + [(played.setting, played.is_won, played.points)])[-_CURVE:]
        self.games = (self.games + [played])[-self.room :]
        while sum([len(game.data) for game in self.games]) > _MOST_BYTES:
            self.games = self.games[1:]

    def review(self, kind, lost, brought, turns=b""):
        """Count the review of the newest game; return what is added to the record for it."""
        entry = _packed((kind, lost, brought, turns))
        self._take_review(entry)
        self.is_reviewed = True
        return entry

    def drop_review(self):
        """Take the review of the newest game out, if there is one; return a list of it."""
        if not self.is_reviewed:
            return []
        dropped = self.reviews[-1:]
        self.reviews = self.reviews[:-1]
        return dropped

    def _take_review(self, data):
        first, brought = struct.unpack_from(_REVIEW, data, 0)
        turns = bytes([turn for turn in data[struct.calcsize(_REVIEW) :] if turn])
        self.reviews = (self.reviews + [(first >> 6, first & 63, brought, turns)])[-_CURVE:]

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


def _packed(review):
    """Return the bytes of a review."""
    kind, lost, brought, turns = review
    lost = max(0, min(_MOST_LOST, lost))
    first = struct.pack(_REVIEW, kind << 6 | lost, max(-127, min(127, brought)))
    return first + (bytes(turns) + bytes(TURNS))[:TURNS]


def folded(store):
    """Return the kinds of the statistics that can be read, and their records with all counted."""
    out = []
    for kind in range(STATISTICS, STATISTICS_END):
        found = store.has(kind) and Statistics(store, number(store.load(kind), 0))
        if found and found.kind == kind:
            out.append((kind, found.pack()))
    return out


def give_up(store, kind, key):
    """Remove a game that is not over, and count it."""
    store.save(kind, b"")
    if not key:
        return
    found = Statistics(store, key)
    found.given_up += 1
    if found.kind and not store.add(found.kind, bytes((GIVEN_UP,))):
        store.save(found.kind, found.pack())
