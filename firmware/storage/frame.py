"""The bytes of a record in the store.

    kind | length x2 | payload | CRC x2      a record; kind is 1 to 126
    kind + 128 | length | more | CRC x2      an addition to the newest record of that kind

Numbers are little-endian; 255 marks free bytes. The CRC of an addition continues the CRC of the
record or addition before it, so an addition is never read without everything before it.
"""

from engine.crc import checksum

ADDED = 128  # the flag of an addition in the first byte
RESUME = 15  # the kind whose payload is (from x2, to x2): nothing can be read between them

# Nvm of 8 KB or more is two halves (scan.py).
HALF = 14  # the first byte of a half
HALF_SIZE = 4096
HEAD = 8  # bytes before the first record of a half


def record(kind, payload):
    """Return the bytes of a record."""
    return _sealed(bytes((kind, len(payload) & 255, len(payload) >> 8)), payload, 0xFFFF)


def addition(kind, more, crc):
    """Return the bytes of an addition of at most 255 bytes. crc: of what it is added to."""
    return _sealed(bytes((kind + ADDED, len(more))), more, crc)


def number(data, at, n=2):
    """Return the number in n bytes of data."""
    return int.from_bytes(data[at : at + n], "little")


def _sealed(head, payload, crc):
    data = bytearray(head)
    data.extend(payload)
    crc = checksum(data, 0, len(data), crc)
    data.extend(crc.to_bytes(2, "little"))
    return data
