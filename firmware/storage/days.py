"""Which of today's games and puzzles are done, and on how many days in a row one was.

    the last day on which one was | days in a row up to it | a bit for each of that day; x2 each

Bit 2 k is the game of the day of the house's game at place k, the next one its puzzle of the day;
guests share the bits behind them. A day is a number, see device.day(); 0 if nobody knows it. Loaded
only where somebody does.
"""

from firmware.storage.numbers import MOST
from firmware.storage.records import DAYS, number

GAME = 0
PUZZLE = 1
_GUESTS = 3  # the place that guests share
_MOST_DAYS = 0xFFFF


def number_of(day):
    """Return the number of the game of a day: 1 is that of 2026-01-01."""
    return (day - 1) % MOST + 1


def bit(game, what):
    """Return the bit of a game or a puzzle of the day. game: as the registry has it."""
    return 1 << 2 * min(game.place - 1, _GUESTS) + what


def load(store, day):
    """Return (days in a row up to this day or the day before, the bits of what is done today)."""
    kept = store.load(DAYS)
    last = number(kept, 0)
    if not kept or last not in (day, day - 1):
        return 0, 0
    return number(kept, 2), number(kept, 4) if last == day else 0


def done(store, day, bit):
    """Keep that something of this day is done. Return False without room."""
    run, bits = load(store, day)
    if not bits:
        run = min(run + 1, _MOST_DAYS)
    out = b"".join([n.to_bytes(2, "little") for n in (day, run, bits | bit)])
    return store.save(DAYS, out)
