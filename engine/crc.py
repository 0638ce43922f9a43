"""The checksum of what is kept: CRC-16/X.25 without its last inversion."""


def checksum(data, start, stop, crc=0xFFFF):
    """Return the 16-bit CRC of data[start:stop]; with crc, go on from what that is the CRC of."""
    for i in range(start, stop):
        x = crc & 255 ^ data[i]
        x = x ^ x << 4 & 255
        crc = crc >> 8 ^ x << 8 ^ x << 3 ^ x >> 4
    return crc
