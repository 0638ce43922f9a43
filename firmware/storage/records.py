"""The records of the store: their kinds, their bytes, and the states in which a store may be found.

    kind | length x2 | payload | CRC x2      a record; kind is 1 to 126
    kind + 128 | length | more | CRC x2      an addition to the newest record of that kind
    kind + 160 | length | more | CRC x2      the last addition to a game, which is over then;
                                             it ends with the result, see statistics.py
    n + 219 | more x n | CRC x2              a short addition, of 1 to 35 bytes, to the kind of the
                                             record or addition before it

Numbers are little-endian; 255 marks free bytes. The CRC of an addition continues the CRC of the
record or addition before it, so an addition is never read without everything before it.
"""

from collections import namedtuple

from engine.crc import checksum

SETTINGS = 1
CRASH = 2  # the note of a crash, see recovery/crash.py
DAYS = 3  # games and puzzles of the day, see days.py
LANGUAGE = 5  # a language of words/language.py, "en" say
GO_ON = 6  # the kind of the game to go on with after a restart, or SETTINGS_MENU
SETTINGS_MENU = 0
PLAN = 7  # what a person has chosen that the game does not know yet, see saves.py
SERIES = 8  # of games of Arabana-Ikibiti, see firmware/games/arabana/series.py
OWN_PUZZLES = 10  # of Hashi, see firmware/games/hashi/puzzle_own.py
# 9, 11, 12: what was tried of a game's puzzles, by PUZZLES of its info.py
RESUME = 15  # (from x2, to x2): nothing can be read between them
GAME = 16  # the first of the kinds of running games; which game one is of says its record
GAMES = 32  # how many kinds those are; then 32 that are never used, see LAST
NUMBERS = 80  # the first of the kinds of numbered games, see numbers.py
NUMBERS_END = 84
# 84 to 91: statistics, see statistics.py
ADDED = 128  # the flag of an addition in the first byte
LAST = 160  # the flag of the last addition to a game
SHORT = 219  # added to the length of a short addition

ROOM = 640  # bytes that a whole game may take
FRAMES = 12  # bytes of the frames of a record and its additions, about

FREE = 255  # a byte that nothing is written to

SOUND = 0
TORN = 1  # the last save was cut off and is missing
DAMAGED = 2  # a record is missing; the records after it were found again
FOREIGN = 3  # nvm is not free, and nothing in it can be read

# Nvm of 8 KB or more is two halves (scan.py).
HALF = 14  # the first byte of a half
HALF_SIZE = 4096
HEAD = 8  # bytes before the first record of a half


# The newest payload of a kind: where it starts, its length, the CRC so far, bytes added to it.
Kept = namedtuple("Kept", ("start", "length", "crc", "added"))
NOTHING = Kept(0, 0, 0xFFFF, 0)


def record(kind, payload):
    """Return the bytes of a record."""
    return _sealed(bytes((kind, len(payload) & 255, len(payload) >> 8)), payload, 0xFFFF)


def addition(kind, more, crc, flag=ADDED, before=0):
    """Return the bytes of an addition of at most 255 bytes.

    crc: the CRC of the record or addition that it is added to. before: the kind of the last record
    or addition in the log, if that is known.
    """
    if kind == before and flag == ADDED and 0 < len(more) < FREE - SHORT:
        return _sealed(bytes((SHORT + len(more),)), more, crc)
    return _sealed(bytes((kind + flag, len(more))), more, crc)


def kind_of(first):
    """Return the kind of a record or of an addition, not a short one, by its first byte."""
    if is_last(first):
        return first - LAST
    return first - ADDED if first >= ADDED else first


def is_last(first):
    """Return whether this is the first byte of the last addition to a game."""
    return GAME + LAST <= first < GAME + GAMES + LAST


def number(data, at, n=2):
    """Return the number in n bytes of data."""
    return int.from_bytes(data[at : at + n], "little")


def _sealed(head, payload, crc):
    data = bytearray(head)
    data.extend(payload)
    crc = checksum(data, 0, len(data), crc)
    data.extend(crc.to_bytes(2, "little"))
    return data
