"""A CIRCUITPY file system as one image: formatted like CircuitPython does, and filled by pyfatfs.

The flash holds a bare FAT volume. To the computer CircuitPython shows a partition table of one
sector before it, so the volume counts one hidden sector.

The kind of a volume follows from the number of its clusters alone: an entry of the table has 12
bits for up to 4,085 of them, 16 for more. (4,085 is FatFs's limit; others, such as pyfatfs,
say 4,084. None of our volumes has exactly that many.)
"""

import struct
import tempfile
import warnings
from pathlib import Path
from unittest import mock

SECTOR = 512
_LABEL = "CIRCUITPY"
_VOLUME = 0x546F6D62  # any fixed number; CircuitPython's is random
_ROOT = 512  # entries of the root folder
_MAX_FAT12 = 4085  # clusters; with more, an entry of the table has 16 bits
_BEFORE = 1 + _ROOT * 32 // SECTOR  # sectors of the boot sector and of the root folder
_DOUBLES = (1, 4, 16, 64, 256, 512)  # sizes in 2 MB at which the cluster doubles
# CircuitPython writes these, too: they keep desktops from writing indexes and wastebaskets.
_QUIET = (".fseventsd/no_log", ".metadata_never_index", ".Trashes", ".Trash-1000")
_TOO_LARGE = "the files do not fit on a drive of {:,} bytes"


class ImageError(RuntimeError):
    """An image cannot be made or read; the text is one sentence."""


def cluster(size: int) -> int:
    """Return the bytes in a cluster of a drive of size bytes."""
    sectors = size // SECTOR
    each = 1 << sum(step <= sectors // 4096 for step in _DOUBLES)
    clusters = sectors // each
    if clusters > _MAX_FAT12 >= (sectors - _BEFORE - _table(clusters)) // each:
        each *= 2  # a table of 16 bits, as for all sectors, would leave too few clusters for one
    return SECTOR * each


def _table(clusters: int) -> int:
    """Return the sectors of a table for so many clusters, rounded as f_mkfs does it."""
    is_small = clusters <= _MAX_FAT12
    return -(-((clusters * 3 + 1) // 2 + 3 if is_small else clusters * 2 + 4) // SECTOR)


def empty(size: int) -> bytes:
    """Return the image of an empty drive of size bytes, formatted like CircuitPython's f_mkfs."""
    sectors = size // SECTOR
    sectors_per_cluster = cluster(size) // SECTOR
    clusters = sectors // sectors_per_cluster
    is_small = clusters <= _MAX_FAT12
    table = _table(clusters)
    boot = struct.pack(
        "<3s8sHBHBHHBHHHIIBBBI11s8s",
        *(b"\xeb\xfe\x90", b"MSDOS5.0", SECTOR, sectors_per_cluster, 1, 1),
        *(_ROOT, sectors, 0xF8, table),
        *(63, 255, 1, 0, 0x80, 0, 0x29, _VOLUME, b"NO NAME    ", b"FAT     "),
    )
    start = b"\xf8\xff\xff" if is_small else b"\xf8\xff\xff\xff"
    label = struct.pack("<11sB20x", _LABEL.ljust(11).encode(), 0x08)
    return b"".join(
        (boot.ljust(SECTOR - 2, b"\0"), b"\x55\xaa", start.ljust(table * SECTOR, b"\0"), label)
    ).ljust(size, b"\0")


def make(files: dict[str, bytes], size: int) -> bytes:
    """Return an image of size bytes with these files (path -> bytes).

    The same files give the same image. Raises ImageError if they do not fit.
    """
    _, pyfatfs, dates, error = _library()
    fixed = dates.DosDateTime(2026, 1, 1)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "image"
        path.write_bytes(empty(size))
        # pyfatfs stamps every entry with the clock; a fixed date keeps the image reproducible.
        stopped = mock.patch.object(dates.DosDateTime, "now", return_value=fixed)
        with stopped, pyfatfs.PyFatFS(str(path)) as drive:
            try:
                for name, data in [*((name, b"") for name in _QUIET), *sorted(files.items())]:
                    drive.makedirs(name.rpartition("/")[0] or "/", recreate=True)
                    drive.writebytes("/" + name, data)
            except error:
                raise ImageError(_TOO_LARGE.format(size)) from None
        image = path.read_bytes()
    if len(image) > size:  # pyfatfs writes past the end without an error
        raise ImageError(_TOO_LARGE.format(size))
    return image


def read(image: bytes) -> dict[str, bytes]:
    """Return the files in an image (path -> bytes), except those of _QUIET."""
    _, pyfatfs, _, _ = _library()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "image"
        path.write_bytes(image)
        with pyfatfs.PyFatFS(str(path), read_only=True) as drive:
            names = [name.lstrip("/") for name in drive.walk.files("/")]
            return {name: drive.readbytes("/" + name) for name in names if name not in _QUIET}


def used(image: bytes) -> int:
    """Return the length in bytes of the part of an image that the file system uses."""
    pyfat, _, _, _ = _library()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "image"
        path.write_bytes(image)
        volume = pyfat.PyFat()
        volume.open(str(path), read_only=True)
        last = max(n for n, entry in enumerate(volume.fat) if entry)
        end = volume.get_data_cluster_address(last) + volume.bytes_per_cluster
        volume.close()
    return int(end)


def _library() -> tuple:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it uses pkg_resources, which is deprecated
            from pyfatfs import (  # type: ignore[import-untyped]
                DosDateTime,
                PyFat,
                PyFatFS,
            )
            from pyfatfs._exceptions import (  # type: ignore[import-untyped]
                PyFATException,
            )
    except ImportError:
        raise ImageError("pyfatfs is not installed: run `make setup` first") from None
    return PyFat, PyFatFS, DosDateTime, (PyFATException, OSError)
