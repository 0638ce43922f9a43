"""The levels of computer players, the weakest first: what they are called, how seats name them."""

from firmware.words import of

NAMES = of("levels").NAMES
NUMBERS = b"\x01\x04\x02\x05\x03"  # 1 + the index in a kit's LEVELS; 1 to 3 are the oldest


def picture(number):
    """Return the picture of the level with this number."""
    return NAMES[NUMBERS.find(bytes((number,)))].split(" ")[0]
