"""The common part of the SSD1306 and the SH1106: I2C framing, commands, COM lines, the glass.

A glass of 128x32 has its rows at the first half of the COM pins, one after the other.

The glass is the common 128x64 module: segments and COM lines wired so that the picture stands
upright with segment remap on (A1) and COM scan reversed (C8), and the COM lines in the alternative
pin configuration (DA 12). A chip that is set otherwise shows what the glass would show.
"""

from __future__ import annotations

from typing import ClassVar

WIDTH, HEIGHT = 128, 64  # of the glass
GLASSES = {"128x64": 64, "128x32": 32}  # the rows of each
LINES = HEIGHT  # COM lines of either chip


class ChipError(Exception):
    """Bytes that the data sheet does not allow."""


class Panel:
    """The common part. A chip's class sets COLUMNS, FIRST_SEGMENT and ARGUMENTS.

    ARGUMENTS: how many bytes follow a command that takes any.
    """

    COLUMNS = 128  # of the RAM
    FIRST_SEGMENT = 0  # the RAM column behind the glass's first segment
    ARGUMENTS: ClassVar[dict[int, int]] = dict.fromkeys(
        (0x81, 0xA8, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB), 1
    )

    def __init__(self, rows: int = HEIGHT) -> None:
        self.rows = rows  # of the glass
        self.ram = bytearray(self.COLUMNS * 8)
        self.changes = 0  # counts writes: where it stays the same, nothing is to be redrawn
        self._pending: list[int] = []
        self.reset()

    def reset(self) -> None:
        """Set every register to its reset value. The RAM keeps its contents."""
        self._pending.clear()
        self.column = 0
        self.page = 0
        self.contrast = 0x80
        self.is_remapped = False  # A1
        self.is_reversed = False  # C8
        self.is_inverse = False  # A7
        self.is_all_on = False  # A5
        self.is_on = False  # AF
        self.has_power = False  # the charge pump
        self.start_line = 0
        self.offset = 0
        self.multiplex = LINES
        self.has_alternative_coms = True
        self.has_swapped_coms = False

    # the wires

    def write(self, data: bytes) -> None:
        """Take one I2C write, without the address: control bytes and the bytes after them."""
        at = 0
        while at < len(data):
            control = data[at]
            at += 1
            if control & 0x3F:
                raise ChipError(f"control byte {control:02x}: its lower six bits are zero")
            end = at + 1 if control & 0x80 else len(data)
            if at >= len(data):
                raise ChipError(f"nothing follows control byte {control:02x}")
            self.send(data[at:end], not control & 0x40)
            at = end

    def send(self, data: bytes, is_command: bool) -> None:
        """Take commands, or bytes for the RAM (the D/C pin on SPI)."""
        self.changes += 1
        if not is_command:
            if self._pending:
                raise ChipError(f"data came where command {self._pending[0]:02x} lacks arguments")
            self._store(data)
            return
        for byte in data:
            self._pending.append(byte)
            command = self._pending[0]
            if len(self._pending) > self.ARGUMENTS.get(command, 0):
                arguments = self._pending[1:]
                self._pending = []
                self.command(command, arguments)

    @property
    def is_complete(self) -> bool:
        """Return True if no command waits for arguments."""
        return not self._pending

    def command(self, command: int, arguments: list[int]) -> None:
        """Execute a command that both chips have."""
        if 0x40 <= command <= 0x7F:
            self.start_line = command & 0x3F
        elif command == 0x81:
            self.contrast = arguments[0]
        elif command in (0xA0, 0xA1):
            self.is_remapped = command == 0xA1
        elif command in (0xA4, 0xA5):
            self.is_all_on = command == 0xA5
        elif command in (0xA6, 0xA7):
            self.is_inverse = command == 0xA7
        elif command == 0xA8:
            if arguments[0] & 0x3F < 15:
                raise ChipError(f"multiplex ratio {(arguments[0] & 0x3F) + 1}: it is 16 to 64")
            self.multiplex = (arguments[0] & 0x3F) + 1
        elif command in (0xAE, 0xAF):
            self.is_on = command == 0xAF
        elif 0xB0 <= command <= 0xB7:
            self.page = command & 7
        elif 0xC0 <= command <= 0xCF:
            self.is_reversed = bool(command & 8)
        elif command == 0xD3:
            self.offset = arguments[0] & 0x3F
        elif command == 0xD9:
            if not arguments[0] & 0x0F or not arguments[0] >> 4:
                raise ChipError(f"pre-charge {arguments[0]:02x}: a phase of zero clocks")
        elif command == 0xDA:
            if arguments[0] & 0xCF != 0x02:
                raise ChipError(f"COM pins {arguments[0]:02x}: it is 02, 12, 22 or 32")
            self.has_alternative_coms = bool(arguments[0] & 0x10)
            self.has_swapped_coms = bool(arguments[0] & 0x20)
        elif command not in (0xD5, 0xE3):  # clock, NOP: nothing to see
            raise ChipError(f"unknown command {command:02x}")

    def _store(self, data: bytes) -> None:
        raise NotImplementedError

    # the glass

    @property
    def is_lit(self) -> bool:
        return self.is_on and self.has_power

    @property
    def brightness(self) -> float:
        """The brightness of a lit pixel, 0.0 (panel off) to 1.0."""
        return (self.contrast + 1) / 256 if self.is_lit else 0.0

    def _line_of_com(self, com: int) -> int | None:
        """Return the RAM line that a COM line shows, None if the multiplex leaves it dark."""
        row = self.multiplex - 1 - com if self.is_reversed else com
        row = (row + self.offset) % LINES
        return (row + self.start_line) % LINES if row < self.multiplex else None

    def _com_at(self, row: int) -> int:
        """Return the COM line that drives a row of the glass, row 0 on top."""
        wire = self.rows - 1 - row  # the glass stands upright when the scan is reversed
        pin = wire
        if self.rows == LINES:
            pin = wire // 2 + (wire & 1) * (LINES // 2)  # wired for the alternative setting
        if self.has_swapped_coms:
            pin = (pin + LINES // 2) % LINES
        if not self.has_alternative_coms:
            return pin
        return pin * 2 if pin < LINES // 2 else pin * 2 - LINES + 1

    def frame(self) -> bytes:
        """Return what the panel shows in PBM P4 order: rows top to bottom, leftmost bit highest."""
        row_bytes = WIDTH // 8
        dark = bytes(row_bytes)
        if not self.is_lit:
            return dark * self.rows
        whole = (1 << WIDTH) - 1
        rows = []
        for y in range(self.rows):
            line = self._line_of_com(self._com_at(y))
            if line is None:
                rows.append(dark)
                continue
            if self.is_all_on:
                number = whole
            else:
                start = (line >> 3) * self.COLUMNS + self.FIRST_SEGMENT
                bit = line & 7
                segments = self.ram[start : start + WIDTH]
                # the digits of a number in binary are its pixels; the glass counts from the right
                digits = segments.translate(_DIGIT[bit])
                number = int(digits[::-1], 2)
                if self.is_inverse:
                    number ^= whole
            rows.append(number.to_bytes(row_bytes, "big"))
        return b"".join(rows)

    def pixel(self, x: int, y: int) -> bool:
        """Return True if a pixel of the glass is lit."""
        return bool(self.frame()[(y * WIDTH + x) >> 3] & 0x80 >> (x & 7))


_DIGIT = [bytes(0x30 + (byte >> bit & 1) for byte in range(256)) for bit in range(8)]
