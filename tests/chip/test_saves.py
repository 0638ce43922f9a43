"""`make saves` with CircuitPython itself, over the chip's console; needs what files.py names."""

from __future__ import annotations

import pytest

from boards.install.repl import Repl
from host_sim import saves, transfer
from host_sim.drive import Handheld
from tests.chip import files
from tests.chip.chip import Chip
from tests.chip.test_faults import start
from tests.host_sim.test_saves import played

pytestmark = [pytest.mark.skipif(bool(files.missing()), reason=files.missing()), pytest.mark.long]

KEY_MS = 300
SLICE_MS = 20


class Port:
    """The console of a chip as a serial port."""

    def __init__(self, chip: Chip) -> None:
        self.chip = chip
        self.at = len(chip.console)

    def write(self, data: bytes) -> None:
        self.chip.type(data.decode())
        self.chip.run(KEY_MS if len(data) == 1 else SLICE_MS)

    def read(self, size: int) -> bytes:
        if self.at == len(self.chip.console):
            self.chip.run(SLICE_MS)
        found = self.chip.console[self.at : self.at + size]
        self.at += len(found)
        return found.encode()


def test_a_boards_memory_is_written_and_read_while_the_program_runs():
    wide = bytes(played(8192, 1).nvm)
    nvm = saves.convert(wide, 4096)
    with Chip(files.flash(files.drive())) as chip:
        start(chip)
        with Repl(Port(chip)) as repl:
            board = transfer.Board(repl)
            assert board.read() == chip.nvm
            board.write(nvm)
            assert board.read() == nvm == chip.nvm
        assert "soft reboot" in chip.console
        chip.settle(400, 10_000)
        with Handheld(nvm=nvm, start_ms=1000) as handheld:
            assert chip.frame == handheld.frame()
        assert saves.counts(chip.nvm) == saves.counts(wide)
