"""Games by their names, levels, and what records begin with (record.py).

There is no list: engine/<name>/rules.py has the game as class <Name>.
"""

from engine.const import const
from engine.crc import checksum

MAGIC = b"Tb"  # the first bytes of a record
FORMAT = const(4)  # follows them

# The levels of computer players, the weakest first: their names, and their numbers in seats. The
# class of a level is that name, with a capital, in the module that Game.LEVELS names. Its animal
# (firmware/words) and what it loses a turn (ai/measured.py) stand in the same order.
LEVELS = ("easy", "fair", "medium", "keen", "hard")
NUMBERS = b"\x01\x04\x02\x05\x03"


def make(name):
    """Return a new Game. Raises ImportError if there is none of that name."""
    module = __import__("engine." + name + ".rules", None, None, ("rules",))
    return getattr(module, name[0].upper() + name[1:])()


def key(name):
    """Return what a game is known by in all that is saved: 16 bits of its name, never 0."""
    return checksum(name.encode(), 0, len(name)) or 1


def key_of(record):
    """Return the key of the game that a record is of, by its first five bytes; else 0."""
    if len(record) < 5 or bytes(record[:2]) != MAGIC or record[2] != FORMAT:
        return 0
    return record[3] | record[4] << 8


def rows(lines):
    """Return a list of the words of each line. Tables are strings because those take least heap."""
    return [line.split() for line in lines.split("\n") if line]
