"""The SH1106, from its data sheet: 132 columns of RAM, page addressing, no windows.

The glass of the 128x64 modules is wired to segments 2 to 129, so drivers write from column 2.
"""

from __future__ import annotations

from typing import ClassVar

from host_sim.devices.panel import ChipError, Panel


class SH1106(Panel):
    """One chip behind a 128x64 glass; its DC-DC converter is on after reset."""

    COLUMNS = 132
    FIRST_SEGMENT = 2
    ARGUMENTS: ClassVar[dict[int, int]] = {**Panel.ARGUMENTS, 0xAD: 1}

    def reset(self) -> None:
        super().reset()
        self.has_power = True
        self._mark: int | None = None  # the column kept by read-modify-write

    def command(self, command: int, arguments: list[int]) -> None:
        if command <= 0x0F:
            self.column = self.column & 0xF0 | command
        elif command <= 0x1F:
            self.column = self.column & 0x0F | (command & 0x0F) << 4
        elif 0x30 <= command <= 0x33:
            return  # the pump's voltage: nothing to see
        elif command == 0xAD:
            if arguments[0] not in (0x8A, 0x8B):
                raise ChipError(f"DC-DC {arguments[0]:02x}: it is 8a or 8b")
            self.has_power = arguments[0] == 0x8B
        elif command in (0xDB, 0x20):
            return  # VCOM level: any byte; 20 is no command, but the driver sends it twice
        elif command == 0xE0:
            self._mark = self.column
        elif command == 0xEE:
            if self._mark is None:
                raise ChipError("end of a read-modify-write that never began")
            self.column = self._mark
            self._mark = None
        else:
            super().command(command, arguments)

    def _store(self, data: bytes) -> None:
        for byte in data:
            if self.column >= self.COLUMNS:
                raise ChipError("data after the last column, 131: the chip drops it")
            segment = self.COLUMNS - 1 - self.column if self.is_remapped else self.column
            self.ram[self.page * self.COLUMNS + segment] = byte
            self.column += 1
