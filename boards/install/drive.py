"""CIRCUITPY drives: finding, reading and writing them, and what boot_out.txt says of their board.

psutil lists what is mounted; it does not report clusters, so cluster() asks the system itself.
"""

import ctypes
import errno
import os
import re
import shutil
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath, PureWindowsPath

from boards.install.buttons import RESTART

BOOT_OUT = "boot_out.txt"  # CircuitPython writes it at every start
BOOT_DRIVE = "INFO_UF2.TXT"  # on the drive of a board's boot loader
_UNSEEN = (
    *("System Volume Information", ".fseventsd", ".metadata_never_index"),
    *(".Trashes", ".Trash-1000", ".Spotlight-V100"),
)


class DriveError(RuntimeError):
    """A drive that cannot be used; the text says what to do."""


@dataclass(frozen=True)
class BootOut:
    """CircuitPython's version, () if unknown, and the board's id, "" if unknown."""

    version: tuple[int, ...]
    board_id: str


class Drive:
    """A CIRCUITPY drive, or a folder in its place. Turns errors of the disk into DriveError.

    Paths on it that would leave it are refused by a DriveError, also those by a symbolic link.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def _at(self, name: str) -> Path:
        if not is_inside(name):
            raise DriveError(f"{name!r} is no path on {self.path}; nothing was done to it")
        path = self.path / name
        for place in (path, *path.parents):
            if place == self.path:
                break
            if place.is_symlink():
                raise DriveError(
                    f"{place} is a symbolic link, which leads elsewhere: remove it, then run this "
                    "again"
                )
        return path

    def boot_out(self) -> BootOut:
        """Return what boot_out.txt says. Raises DriveError if this is not a CIRCUITPY drive."""
        if not self.path.is_dir():
            raise DriveError(f"there is no drive at {self.path}")
        if (self.path / BOOT_DRIVE).is_file():
            raise DriveError(boot_drive_help(self.path))
        try:
            text = (self.path / BOOT_OUT).read_text(encoding="utf-8", errors="replace")
        except OSError:
            raise DriveError(
                f"{self.path} has no {BOOT_OUT}, so it is no CIRCUITPY drive, or its board has "
                f"never started: {RESTART}, and try again"
            ) from None
        version = re.search(r"CircuitPython (\d+)\.(\d+)(?:\.(\d+))?", text)
        board = re.search(r"^Board ID:\s*(\S+)", text, re.M)
        return BootOut(
            tuple(int(part or 0) for part in version.groups()) if version else (),
            board.group(1) if board else "",
        )

    def sizes(self) -> dict[str, int]:
        """Return the size of each file by path, except those that desktops create."""
        out = {}
        for path in sorted(self.path.rglob("*")):
            name = path.relative_to(self.path).as_posix()
            is_file = path.is_file() and not path.is_symlink()
            if is_file and name.split("/")[0] not in _UNSEEN:
                out[name] = path.stat().st_size
        return out

    def has_file(self, name: str) -> bool:
        """Return True if there is a file at this path."""
        return self._at(name).is_file()

    def has_folder(self, name: str) -> bool:
        """Return True if there is a folder at this path."""
        return self._at(name).is_dir()

    def read(self, name: str) -> bytes | None:
        """Return a file's bytes, or None if there is none."""
        if not self.has_file(name):
            return None
        try:
            return self._at(name).read_bytes()
        except OSError as error:
            raise DriveError(f"{self.path / name} cannot be read: {error.strerror}") from None

    def write(self, name: str, data: bytes) -> None:
        """Write a file, and wait until it is on the disk."""
        path = self._at(name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with open(path, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
                if hasattr(os, "posix_fadvise"):  # reading back must ask the disk, not the cache
                    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        except OSError as error:
            raise DriveError(_sentence(self.path, name, error)) from None

    def move(self, name: str, to: str) -> None:
        """Move a file or a folder to a path that is free."""
        old, new = self._at(name), self._at(to)
        try:
            new.parent.mkdir(parents=True, exist_ok=True)
            old.rename(new)
        except OSError as error:
            raise DriveError(_sentence(self.path, name, error)) from None

    def remove(self, name: str) -> None:
        """Remove a file and the folders that are empty after that."""
        path = self._at(name)
        try:
            path.unlink(missing_ok=True)
            for folder in path.parents:
                if folder == self.path or any(folder.iterdir()):
                    break
                folder.rmdir()
        except OSError as error:
            raise DriveError(_sentence(self.path, name, error)) from None

    def free(self) -> int:
        """Return the number of free bytes."""
        return shutil.disk_usage(self.path).free

    def cluster(self) -> int:
        """Return the bytes in a cluster, the unit in which the drive allocates."""
        if sys.platform != "win32":
            return os.statvfs(self.path).f_frsize
        sectors, size, free, total = (ctypes.c_ulong() for _ in range(4))
        ctypes.windll.kernel32.GetDiskFreeSpaceW(
            *(self.path.anchor, ctypes.byref(sectors), ctypes.byref(size)),
            *(ctypes.byref(free), ctypes.byref(total)),
        )
        return sectors.value * size.value


def is_inside(name: str) -> bool:
    """Return True if a path on a drive stays on it, on every system."""
    kinds = (PurePosixPath(name), PureWindowsPath(name))
    return bool(name) and not any(path.anchor or ".." in path.parts for path in kinds)


def _sentence(drive: Path, name: str, error: OSError) -> str:
    if error.errno == errno.ENOSPC:
        return (
            f"{drive} is full (at {name}): remove files of your own from it, then run this again; "
            "it goes on where it stopped"
        )
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return (
            f"{drive} is read-only (at {name}): eject it, restart the board, and run this again; "
            "if it stays so, a boot.py of your own has kept the drive for the board"
        )
    if error.errno in (errno.EIO, errno.ENODEV, errno.ENXIO, errno.ENOENT):
        return (
            f"{drive} went away (at {name}): plug the board in again and repeat this; "
            "it goes on where it stopped"
        )
    if error.errno in (errno.EISDIR, errno.ENOTDIR, errno.EEXIST):
        return (
            f"something of your own is in the way of {drive / name} (a folder where a file "
            "belongs, or a file where a folder does): move it elsewhere, then run this again"
        )
    return f"{drive / name} cannot be written: {error.strerror}; run this again to go on"


def boot_drive_help(path: Path) -> str:
    """Return a sentence on what to do if the boot loader's drive is there instead of CIRCUITPY."""
    return (
        f"{path} is the board's boot drive, not CIRCUITPY: copy CircuitPython's UF2 file "
        "for your board onto it (from https://circuitpython.org/downloads), wait until a drive "
        "named CIRCUITPY appears, and run this again"
    )


def mounted() -> list[Path]:
    """Return the folders where something is mounted, drives among them."""
    try:
        import psutil  # type: ignore[import-untyped]
    except ImportError:
        raise DriveError("psutil is not installed: run `make setup` first") from None
    # Without all=True it leaves out drives that macOS and WSL mount in a way of their own.
    return sorted({Path(row.mountpoint) for row in psutil.disk_partitions(all=True)})


def find(places: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    """Return (CIRCUITPY drives, boot loaders' drives) among these folders."""
    drives, boots = [], []
    for path in places:
        try:
            if (path / BOOT_OUT).is_file():
                drives.append(path)
            elif (path / BOOT_DRIVE).is_file():
                boots.append(path)
        except OSError:
            continue
    return drives, boots
