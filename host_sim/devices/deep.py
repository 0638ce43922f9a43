"""displayio's Bitmap with more than one bit a pixel, its rows as in the board's memory."""

from __future__ import annotations

from host_sim.devices.bitmap import Bitmap

_get, _set = bytearray.__getitem__, bytearray.__setitem__


class DeepBitmap(Bitmap):
    """Pixels of 2, 4, 8 or 16 bits; what Bitmap's methods do with whole rows is for one bit."""

    def __init__(self, width: int, height: int, value_count: int) -> None:
        super().__init__(width, height, value_count)
        bits = 2
        while (value_count - 1) >> bits:
            bits *= 2
        self._allocate(width, height, bits)

    def _get_pixel(self, x: int, y: int) -> int:
        if not (0 <= x < self._bmp_width and 0 <= y < self._bmp_height):
            return 0
        at = y * self._row
        bits = self._bits_per_value
        if bits == 16:
            return _get(self, at + 2 * x) | _get(self, at + 2 * x + 1) << 8
        shift = 8 - bits - x * bits % 8
        return _get(self, at + x * bits // 8) >> shift & self._bitmask

    def _write_pixel(self, x: int, y: int, value: int) -> None:
        if not (0 <= x < self._bmp_width and 0 <= y < self._bmp_height):
            return
        at = y * self._row
        bits = self._bits_per_value
        if bits == 16:
            _set(self, slice(at + 2 * x, at + 2 * x + 2), value.to_bytes(2, "little"))
            return
        at += x * bits // 8
        shift = 8 - bits - x * bits % 8
        _set(self, at, _get(self, at) & ~(self._bitmask << shift) | value << shift)

    def fill(self, value: int) -> None:
        """Set every pixel."""
        self._check_value(value)
        bits = self._bits_per_value
        pattern = sum(value << shift for shift in range(0, max(bits, 8), bits))
        whole = pattern.to_bytes(max(bits, 8) // 8, "little")
        content = whole * (self._row * self._bmp_height // len(whole))
        bytearray.__setitem__(self, slice(0, None), content)
        self.mark(0, 0, self._bmp_width, self._bmp_height)
