"""UF2: the file format that boot loaders write into flash, block by block.

A block is 512 bytes: two magic words, flags, address, size of the payload, number of the block,
number of blocks, family of chips, up to 476 bytes of payload, a last magic word.
"""

import re
import struct
from dataclasses import dataclass, replace

FAMILIES = {"RP2040": 0xE48BFF56, "RP2350": 0xE48BFF59}  # the RP2350's ARM cores
FLASH = 0x10000000  # the address of the flash on both chips
BLOCK = 512
PAYLOAD = 256
SECTOR = 4096  # the flash erases whole sectors, so each must be given whole
_HEAD = struct.Struct("<8I")
_MAGIC = (0x0A324655, 0x9E5D5157)
_END = 0x0AB16F30
_HAS_FAMILY = 0x2000
_NOT_FLASH = 0x1


class UF2Error(ValueError):
    """A UF2 file that cannot be used; the text is one sentence."""


@dataclass(frozen=True)
class Block:
    """One block: the address of its payload, and its number among the blocks of its family."""

    address: int
    payload: bytes
    number: int
    total: int
    family: int
    flags: int = _HAS_FAMILY


def blocks(image: bytes, address: int, family: int) -> list[Block]:
    """Return an image as blocks; the last sector is filled with zeros."""
    data = image + bytes(-len(image) % SECTOR)
    total = len(data) // PAYLOAD
    return [
        Block(address + at, data[at : at + PAYLOAD], at // PAYLOAD, total, family)
        for at in range(0, len(data), PAYLOAD)
    ]


def encode(parts: list[Block]) -> bytes:
    """Return the UF2 file of these blocks."""
    out = bytearray()
    for b in parts:
        out += _HEAD.pack(*_MAGIC, b.flags, b.address, len(b.payload), b.number, b.total, b.family)
        out += b.payload.ljust(BLOCK - _HEAD.size - 4, b"\0")
        out += struct.pack("<I", _END)
    return bytes(out)


def decode(data: bytes) -> list[Block]:
    """Return the blocks of a UF2 file. Raises UF2Error if one is damaged."""
    if not data or len(data) % BLOCK:
        raise UF2Error("this is no UF2 file: its size is no multiple of 512")
    out = []
    for at in range(0, len(data), BLOCK):
        magic0, magic1, flags, address, size, number, total, family = _HEAD.unpack_from(data, at)
        (end,) = struct.unpack_from("<I", data, at + BLOCK - 4)
        if (magic0, magic1) != _MAGIC or end != _END or size > BLOCK - _HEAD.size - 4:
            raise UF2Error(f"this is no UF2 file: block {at // BLOCK} is broken")
        start = at + _HEAD.size
        payload = data[start : start + size]
        out.append(Block(address, payload, number, total, family, flags))
    return out


def image(parts: list[Block], start: int, end: int) -> bytes:
    """Return what these blocks write from start to end, zeros where they write nothing."""
    out = bytearray(end - start)
    for b in parts:
        if not b.flags & _NOT_FLASH and start <= b.address < end:
            out[b.address - start : b.address - start + len(b.payload)] = b.payload
    return bytes(out)


def count(parts: list[Block], family: int) -> tuple[int, int]:
    """Return how many blocks of a family there are, and how many there would be in a whole file."""
    own = [b for b in parts if b.family == family]
    return len(own), max(b.total for b in own)


def combine(firmware: list[Block], drive: list[Block], family: int) -> list[Block]:
    """Return CircuitPython's blocks and a drive's, with new numbers for blocks of this family.

    Blocks of another family keep their place and number; the RP2350 begins with one, to work around
    a fault of the chip. Raises UF2Error if the firmware is for another chip, lacks blocks or
    reaches the drive.
    """
    own = [b for b in firmware if b.family == family and not b.flags & _NOT_FLASH]
    if not own:
        raise UF2Error("CircuitPython's UF2 is for another chip than this board has")
    there, whole = count(firmware, family)
    if there < whole:
        raise UF2Error(
            f"CircuitPython's UF2 has only {there:,} of its {whole:,} blocks: download it again"
        )
    if max(b.address + len(b.payload) for b in own) > min(b.address for b in drive):
        raise UF2Error("CircuitPython's UF2 reaches into the drive: it is for another board")
    total = len(own) + len(drive)
    out = []
    number = 0
    for b in firmware + drive:
        if b.family == family and not b.flags & _NOT_FLASH:
            b = replace(b, number=number, total=total)
            number += 1
        out.append(b)
    return out


def is_for(firmware: list[Block], board_id: str) -> bool:
    """Return True if a CircuitPython firmware is for this board: its id is a C string in it."""
    pattern = rb"(?<![a-z0-9_])" + board_id.encode() + rb"\0"
    return re.search(pattern, _text(firmware)) is not None


def circuitpython(firmware: list[Block]) -> tuple[int, int] | None:
    """Return (major, minor) of a CircuitPython firmware's version, None if there is none."""
    found = re.search(rb"Adafruit CircuitPython (\d+)\.(\d+)", _text(firmware))
    return (int(found.group(1)), int(found.group(2))) if found else None


def _text(parts: list[Block]) -> bytes:
    return b"".join(b.payload for b in parts)
