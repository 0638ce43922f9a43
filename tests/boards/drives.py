"""Folders that play a board's drive, and a flash onto them."""

from boards.install import flash
from boards.install.drive import Drive, DriveError

BOOT_OUT = (
    "Adafruit CircuitPython 10.2.1 on 2026-05-13; Raspberry Pi Pico with rp2040\r\n"
    "Board ID:raspberry_pi_pico\r\nUID:E6614103E7452D2F\r\n"
)


class Cut(Exception):
    """The cable was pulled."""


class Fragile(Drive):
    """A drive that fails at its n-th write or removal: by a pulled cable, or with an errno."""

    def __init__(self, path, at, fault=None):
        super().__init__(path)
        self.left = at
        self.fault = fault

    def _step(self, name, data=None):
        if self.left:
            self.left -= 1
            return
        if self.fault is None:
            if data is not None:  # torn in the middle of the file
                super().write(name, data[: len(data) // 2])
            raise Cut
        raise DriveError(f"errno {self.fault}")

    def write(self, name, data):
        self._step(name, data)
        super().write(name, data)

    def move(self, name, to):
        self._step(name)
        super().move(name, to)

    def remove(self, name):
        self._step(name)
        super().remove(name)


def put(path, files):
    for name, data in files.items():
        file = path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def files_of(path):
    return {
        file.relative_to(path).as_posix(): file.read_bytes()
        for file in path.rglob("*")
        if file.is_file() and file.name != "boot_out.txt"
    }


def do(path, made, drive=None):
    drive = drive or Drive(path)
    flash.check_board(drive, made.board.BOARD_ID)
    flash.apply(drive, made, flash.plan(drive, made))
