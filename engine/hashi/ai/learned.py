"""Reads the learned tables of Hashi's computer players, one file per side, one table per round.

Format, little-endian: 160 bytes of text; number of entries per table; best and worst start move;
for each of rounds 1 to 16 the value of a point in the table's unit, the constant left out of the
entries, and the sum of the table modulo 65,536; CRC of the head. Then the tables, one signed byte
per entry. host_sim/lab/train/store.py writes them.
"""

from engine.crc import checksum

PATHS = ("engine/hashi/ai/master_a.bin", "engine/hashi/ai/master_b.bin")
HEAD = 256  # length in bytes
MAGIC = b"Tombolo's learned values, form 1: "
ENTRIES = 160  # two bytes
BEST = 162
WORST = 163
OF_ROUNDS = 164  # ROUND bytes per round: unit, constant in two bytes, sum in two bytes
ROUND = 5
CRC = HEAD - 2


def head(side):
    """Return the head of a side's file, HEAD bytes; b"" if the file is missing or damaged."""
    try:
        with open(PATHS[side], "rb") as file:
            found = file.read(HEAD)
    except OSError:
        return b""
    is_sound = len(found) == HEAD and found[: len(MAGIC)] == MAGIC
    if not is_sound or checksum(found, 0, CRC) != found[CRC] | found[CRC + 1] << 8:
        return b""
    return found


def read(side, known, r, table):
    """Read the table of round r, 1 to 16, into table, a list of arrays of signed bytes.

    known: the head of the file. Return False if the file is missing or damaged.
    """
    at = OF_ROUNDS + ROUND * (r - 1)
    total = 0
    try:
        with open(PATHS[side], "rb") as file:
            file.seek(HEAD + (r - 1) * entries(known))
            for part in table:
                if file.readinto(part) != len(part):
                    return False
                total += sum(part)
    except OSError:
        return False
    return total & 0xFFFF == known[at + 3] | known[at + 4] << 8


def entries(known):
    """Return the number of entries of a table. known: the head of the file."""
    return known[ENTRIES] | known[ENTRIES + 1] << 8


def unit(known, r):
    """Return the value of one point in the table of round r. known: the head of the file."""
    return known[OF_ROUNDS + ROUND * (r - 1)]


def left_out(known, r):
    """Return the constant left out of the table of round r, in its unit."""
    at = OF_ROUNDS + ROUND * (r - 1) + 1
    found = known[at] | known[at + 1] << 8
    return found - (found >> 15 << 16)
