"""The tables that computer players of Hashi have learned, read from the drive round by round.

A file a side. 160 bytes say in words what it is; then follow how many entries a table has, the
start that is worth most and the one worth least, and for rounds 1 to 16 what a point counts, what
the entries leave out (both in that unit) and a sum of the table; a checksum ends the head. Then
come the tables, a signed byte an entry. host_sim/lab/train/store.py writes them.
"""

from engine.crc import checksum

PATHS = ("engine/hashi/ai/master_a.bin", "engine/hashi/ai/master_b.bin")
HEAD = 256  # bytes
MAGIC = b"Tombolo's learned values, form 1: "
ENTRIES = 160  # two bytes
BEST = 162
WORST = 163
OF_ROUNDS = 164  # a round: unit, what is left out in two bytes, sum in two bytes
ROUND = 5
CRC = HEAD - 2


def head(side):
    """Return the head of a side's file; b"" where there is none, or it is damaged."""
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
    """Fill table, arrays of signed bytes, with that of round r; False where it is damaged.

    known: the head of the file.
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
    """Return how many entries a table has."""
    return known[ENTRIES] | known[ENTRIES + 1] << 8


def unit(known, r):
    """Return what a point counts in the table of round r."""
    return known[OF_ROUNDS + ROUND * (r - 1)]
