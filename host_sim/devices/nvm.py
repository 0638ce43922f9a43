"""microcontroller.nvm: bytes that survive a power cut, in each port's kind of flash.

A write does this to the flash, by CircuitPython 10.2.1, ports/*/common-hal/nvm/ByteArray.c:

    RP2       programs where every byte to be written is 0xFF; else erases its one sector of 4 KB
              and programs all of it, in pages of 256 bytes
    NRF52840  erases each page of 4 KB that changes and programs all of it, word by word
    SAMD51    erases the block of 8 KB and programs all of it, in pages of 512 bytes
    ESP32S3   erases the blob that holds everything, then writes another; without one all are 0
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

SIZES = {"ESP32S3": 8192, "NRF52840": 8192, "SAMD51": 8192, "SAMD21": 256}  # else DEFAULT_SIZE
DEFAULT_SIZE = 4096


class Port(NamedTuple):
    """unit: bytes erased at once. page: bytes programmed at once.

    is_saving: free bytes are programmed without an erase. is_blob: a write removes the whole
    content before it writes the new one.
    """

    unit: int
    page: int
    is_saving: bool = False
    is_blob: bool = False


PORTS = {
    "RP2": Port(4096, 256, is_saving=True),
    "NRF52840": Port(4096, 4),
    "SAMD51": Port(8192, 512),
    "SAMD21": Port(256, 64),
    "ESP32S3": Port(8192, 8192, is_blob=True),
}


class Step(NamedTuple):
    """One operation of the flash: `content` is programmed, None erases."""

    start: int
    stop: int
    content: bytes | None


def port_of(mcu: str) -> Port:
    """Return the port of a chip, the RP2040's for an unknown one."""
    return PORTS.get(mcu, PORTS["RP2"])


class Nvm:
    """A fixed array of bytes with slices. writes, erases: how often that happened.

    on_write: called after each write with this object; a test may cut the power there.
    on_steps: called before each write with this object and its steps.
    """

    def __init__(
        self, content: bytes = b"", size: int = DEFAULT_SIZE, port: Port = PORTS["RP2"]
    ) -> None:
        if len(content) > size:
            raise ValueError(f"nvm has {size} bytes, not {len(content)}")
        blank = b"\0" if port.is_blob else b"\xff"
        self._bytes = bytearray(content) + bytearray(blank * (size - len(content)))
        self.port = port
        self.writes = 0
        self.erases = 0
        self.on_write: Callable[[Nvm], None] | None = None
        self.on_steps: Callable[[Nvm, list[Step]], None] | None = None

    def __len__(self) -> int:
        return len(self._bytes)

    __iter__ = None  # the board's is not iterable

    def __bytes__(self) -> bytes:
        return bytes(self._bytes)

    def __getitem__(self, index: int | slice) -> int | bytearray:
        if isinstance(index, slice):
            return self._bytes[self._span(index)]
        return self._bytes[self._place(index)]

    def __setitem__(self, index: int | slice, value: int | bytes) -> None:
        if isinstance(index, slice):
            span = self._span(index)
            if not isinstance(value, (bytes, bytearray, memoryview)):
                raise NotImplementedError("array/bytes required on right side")
            if len(value) != span.stop - span.start:
                raise ValueError("Slice and value different lengths.")
            self._write(span.start, bytes(value))
            return
        place = self._place(index)
        if not isinstance(value, int):
            raise TypeError("can't convert to int")
        if not 0 <= value <= 255:
            raise ValueError("bytes must be 0-255")
        self._write(place, bytes([value]))

    def _span(self, index: slice) -> slice:
        start, stop, step = index.indices(len(self._bytes))
        if step != 1:
            raise NotImplementedError("only slices with step=1 (aka None) are supported")
        return slice(start, max(start, stop))

    def _place(self, index: int) -> int:
        if not -len(self._bytes) <= index < len(self._bytes):
            raise IndexError("index out of range")
        return index % len(self._bytes)

    def _write(self, start: int, value: bytes) -> None:
        if not value:
            return
        steps = list(self._steps(start, value))
        if self.on_steps is not None:
            self.on_steps(self, steps)
        self.writes += 1
        for step in steps:
            self.erases += step.content is None
            do(self._bytes, step, self.port)
        if self.on_write is not None:
            self.on_write(self)

    def _steps(self, start: int, value: bytes) -> Iterator[Step]:
        """Yield the steps that write value at start."""
        old, port = self._bytes, self.port
        stop = start + len(value)
        if port.is_saving and old[start:stop].count(0xFF) == len(value):
            yield from _pages(start, value, port)
            return
        for unit in range(start - start % port.unit, stop, port.unit):
            end = min(unit + port.unit, len(old))
            low, high = max(unit, start), min(end, stop)
            whole = old[unit:low] + value[low - start : high - start] + old[high:end]
            yield Step(unit, end, None)
            yield from _pages(unit, bytes(whole), port)


def _pages(start: int, content: bytes, port: Port) -> Iterator[Step]:
    """Yield a step for each page; a page of 0xFF needs none."""
    stop = start + len(content)
    while start < stop:
        end = min(start - start % port.page + port.page, stop)
        part = content[: end - start]
        if port.is_blob or part.count(0xFF) < len(part):
            yield Step(start, end, part)
        content = content[end - start :]
        start = end


def do(flash: bytearray, step: Step, port: Port) -> None:
    """Do one step."""
    old = flash[step.start : step.stop]
    if step.content is None:
        flash[step.start : step.stop] = (b"\0" if port.is_blob else b"\xff") * len(old)
    elif port.is_blob:
        flash[step.start : step.stop] = step.content
    else:  # programming only clears bits
        both = int.from_bytes(old, "little") & int.from_bytes(step.content, "little")
        flash[step.start : step.stop] = both.to_bytes(len(old), "little")


def changes(flash: bytearray, step: Step, port: Port) -> list[int]:
    """Return which bits a step changes, each 8 times its byte plus its place there.

    A power cut within the step leaves any of them unchanged; but a blob is there whole or not at
    all.
    """
    done = bytearray(flash)
    do(done, step, port)
    found = []
    for i in range(step.start, step.stop):
        if flash[i] != done[i]:
            found += [8 * i + bit for bit in range(8) if (flash[i] ^ done[i]) >> bit & 1]
    return found


def cut(flash: bytearray, changed: list[int]) -> bytes:
    """Return the content after a power cut when these bits had changed."""
    image = bytearray(flash)
    for bit in changed:
        image[bit >> 3] ^= 1 << (bit & 7)
    return bytes(image)
