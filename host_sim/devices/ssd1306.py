"""The SSD1306, from its data sheet: bytes in, 128x64 pixels out.

The RAM is kept by segment: remapping (A0, A1) changes where later data goes and leaves what is
there, as on the chip. Scrolling can be set up and stopped; starting it is refused, because
it is not emulated.
"""

from __future__ import annotations

from typing import ClassVar

from host_sim.devices.panel import ChipError, Panel

HORIZONTAL, VERTICAL, PAGE = range(3)


class SSD1306(Panel):
    """One chip behind a 128x64 glass, its supply from the charge pump."""

    ARGUMENTS: ClassVar[dict[int, int]] = {
        **Panel.ARGUMENTS,
        **{
            0x20: 1,
            0x21: 2,
            0x22: 2,
            0x26: 6,
            0x27: 6,
            0x29: 5,
            0x2A: 5,
            0x8D: 1,
            0xA3: 2,
            0xAD: 1,
        },
    }

    def reset(self) -> None:
        super().reset()
        self.contrast = 0x7F
        self.mode = PAGE
        self.columns = (0, 127)
        self.pages = (0, 7)
        self.page_column = 0  # where a line of page addressing starts

    def command(self, command: int, arguments: list[int]) -> None:
        if command <= 0x1F:
            self._need_page_mode(command)
            if command & 0x10:
                self.page_column = self.page_column & 0x0F | (command & 0x07) << 4
            else:
                self.page_column = self.page_column & 0x70 | command
            self.column = self.page_column
        elif command == 0x20:
            if arguments[0] & 3 == 3:
                raise ChipError("addressing mode 3: it is 0, 1 or 2")
            self.mode = arguments[0] & 3
        elif command == 0x21:
            self.columns = self._window("columns", arguments, 127)
            self.column = self.columns[0]
        elif command == 0x22:
            self.pages = self._window("pages", arguments, 7)
            self.page = self.pages[0]
        elif command in (0x26, 0x27):
            self._check_scroll(command, arguments, [0, None, None, None, 0x00, 0xFF])
        elif command in (0x29, 0x2A):
            self._check_scroll(command, arguments, [0, None, None, None, None])
        elif command == 0xA3:
            if arguments[0] + arguments[1] > self.multiplex:
                raise ChipError("the scroll area is longer than the multiplex ratio")
        elif command == 0x2F:
            raise ChipError("scrolling is started, which this model does not emulate")
        elif command == 0x2E:
            return
        elif command == 0xAD:
            # the reference current, in later revisions of the sheet
            if arguments[0] & 0xCF:
                raise ChipError(f"reference current {arguments[0]:02x}: only bits 4 and 5 are used")
        elif command == 0x8D:
            if arguments[0] & 0x3F not in (0x10, 0x14):
                raise ChipError(f"charge pump {arguments[0]:02x}: it is 10 or 14")
            self.has_power = arguments[0] & 0x3F == 0x14
        elif 0xB0 <= command <= 0xB7:
            self._need_page_mode(command)
            super().command(command, arguments)
        elif command == 0xDB:
            # the sheet lists 00, 20 and 30; the usual driver sends 40
            if arguments[0] & 0x8F:
                raise ChipError(f"VCOMH level {arguments[0]:02x}: only bits 4 to 6 are used")
        elif command in self.ARGUMENTS or command < 0xE4:
            super().command(command, arguments)
        else:
            raise ChipError(f"unknown command {command:02x}")

    def _need_page_mode(self, command: int) -> None:
        if self.mode != PAGE:
            raise ChipError(f"command {command:02x} is for page addressing mode only")

    @staticmethod
    def _window(name: str, arguments: list[int], last: int) -> tuple[int, int]:
        start, end = arguments
        if start > end or end > last:
            raise ChipError(f"{name} {start} to {end}: they lie in 0 to {last}, the start first")
        return start, end

    @staticmethod
    def _check_scroll(command: int, arguments: list[int], fixed: list[int | None]) -> None:
        for value, wanted in zip(arguments, fixed, strict=True):
            if wanted is not None and value != wanted:
                raise ChipError(f"scroll {command:02x}: a dummy byte is {value:02x}")
        if arguments[1] > 7 or arguments[3] > 7 or arguments[1] > arguments[3]:
            raise ChipError(f"scroll {command:02x}: pages {arguments[1]} to {arguments[3]}")

    def _store(self, data: bytes) -> None:
        while data:
            run = data[: self._room()]
            data = data[len(run) :]
            at = self.page * 128 + self.column
            if self.is_remapped:
                at = self.page * 128 + 128 - self.column - len(run)
            self.ram[at : at + len(run)] = run[::-1] if self.is_remapped else run
            self.column += len(run) - 1
            self._step()

    def _room(self) -> int:
        """Return how many bytes can be stored before the page or the window's start changes."""
        end = self.columns[1]
        return end - self.column + 1 if self.mode == HORIZONTAL and self.column <= end else 1

    def _step(self) -> None:
        if self.mode == PAGE:
            self.column = self.column + 1 if self.column < 127 else self.page_column
        elif self.mode == HORIZONTAL:
            if self._step_column():
                self._step_page()
        elif self._step_page():
            self._step_column()

    def _step_column(self) -> bool:
        """Move to the next column of the window; True if it began again."""
        start, end = self.columns
        if self.column == end:
            self.column = start
            return True
        self.column = (self.column + 1) & 0x7F
        return False

    def _step_page(self) -> bool:
        start, end = self.pages
        if self.page == end:
            self.page = start
            return True
        self.page = (self.page + 1) & 7
        return False
