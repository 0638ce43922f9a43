"""A bundle as one UF2 file: the whole CIRCUITPY drive, alone or together with CircuitPython."""

from pathlib import Path
from types import SimpleNamespace

from boards.install import bundle, fat, uf2
from boards.install.profile import UF2_MCUS
from firmware.hardware.version import BEFORE, OLDEST


def refuse(board: SimpleNamespace) -> None:
    """Raise UF2Error if this board's boot loader cannot write the drive."""
    if board.MCU not in UF2_MCUS:
        raise uf2.UF2Error(
            f"the boot loader of {board.NAME} does not write the drive: "
            f"use `make flash BOARD={board.name}`"
        )


def make(made: bundle.Bundle, firmware: bytes | None = None) -> bytes:
    """Return a UF2 file of a bundle's drive, with CircuitPython before it if its UF2 is given."""
    board = made.board
    refuse(board)
    start, end = board.DRIVE
    family = uf2.FAMILIES[board.MCU]
    image = fat.make(made.files, end - start)
    drive = uf2.blocks(image[: fat.used(image)], uf2.FLASH + start, family)
    if firmware is None:
        return uf2.encode(drive)
    own = uf2.decode(firmware)
    both = uf2.combine(own, drive, family)
    check_firmware(own, board)
    return uf2.encode(both)


def check_firmware(own: list[uf2.Block], board: SimpleNamespace) -> None:
    """Raise UF2Error unless this is a CircuitPython for this board, of a version we support."""
    version = uf2.circuitpython(own)
    if version is None:
        raise uf2.UF2Error(
            "there is no CircuitPython in this UF2: download it from "
            f"https://circuitpython.org/board/{board.BOARD_ID}"
        )
    if not uf2.is_for(own, board.BOARD_ID):
        raise uf2.UF2Error(f"CircuitPython's UF2 is for another board than {board.BOARD_ID}")
    if not OLDEST <= version < BEFORE:
        raise uf2.UF2Error(
            f"this is CircuitPython {version[0]}.{version[1]}; Tombolo is made for "
            f"{bundle.versions()}"
        )


def write(made: bundle.Bundle, circuitpython: Path | None, build: Path) -> tuple[Path, int]:
    """Write build/BOARD/tombolo-BOARD[-with-circuitpython].uf2; return its path and size."""
    firmware = None
    if circuitpython is not None:
        try:
            firmware = circuitpython.read_bytes()
        except OSError as error:
            raise uf2.UF2Error(f"{circuitpython} cannot be read: {error.strerror}") from None
    data = make(made, firmware)
    folder = build / made.board.name
    folder.mkdir(parents=True, exist_ok=True)
    suffix = "-with-circuitpython" if firmware else ""
    path = folder / f"tombolo-{made.board.name}{suffix}.uf2"
    bundle.write_file(path, data)
    return path, len(data)
