"""microcontroller.nvm: bytes that outlive the power, with the flash rules of the chip beneath.

On RP2040 and RP2350 a write where every byte is still 0xFF programs without erasing; any other
write erases the sector first. Elsewhere every write counts as an erase.
"""

from __future__ import annotations

from collections.abc import Callable

SIZES = {"ESP32S3": 8192, "NRF52840": 8192, "SAMD51": 8192, "SAMD21": 256}  # else DEFAULT_SIZE
DEFAULT_SIZE = 4096


class Nvm:
    """A fixed array of bytes with slices. writes, erases: how often each happened.

    on_write: called after each write with this object; a test may cut the power there.
    """

    def __init__(self, content: bytes = b"", size: int = DEFAULT_SIZE, flash: bool = True) -> None:
        if len(content) > size:
            raise ValueError(f"nvm has {size} bytes, not {len(content)}")
        self._bytes = bytearray(content) + bytearray(b"\xff" * (size - len(content)))
        self._flash = flash
        self.writes = 0
        self.erases = 0
        self.on_write: Callable[[Nvm], None] | None = None

    def __len__(self) -> int:
        return len(self._bytes)

    __iter__ = None  # the board's cannot be gone through

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
        end = start + len(value)
        self.writes += 1
        if not self._flash or self._bytes[start:end].count(0xFF) != len(value):
            self.erases += 1
        self._bytes[start:end] = value
        if self.on_write is not None:
            self.on_write(self)
