"""The checksum of everything saved: CRC-16/X.25 without the final inversion."""


def checksum(data, start, stop, crc=0xFFFF):
    """Return the 16-bit CRC of data[start:stop]. crc: the CRC of the preceding bytes, if any."""
    for i in range(start, stop):
        x = crc & 255 ^ data[i]
        x = x ^ x << 4 & 255
        crc = crc >> 8 ^ x << 8 ^ x << 3 ^ x >> 4
    return crc
