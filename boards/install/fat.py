"""A CIRCUITPY file system as one image, made and read by pyfatfs.

The raw flash holds the bare FAT volume; CircuitPython shows the computer a partition table of one
sector before it, which is why the volume says that one sector is hidden.
"""

import tempfile
import warnings
from pathlib import Path
from unittest import mock

SECTOR = 512
_LABEL = "CIRCUITPY"
_VOLUME = 0x546F6D62  # any fixed number; pyfatfs would take the time
_TABLE = 0x16  # where a boot sector says how many sectors the table has; one sector precedes it
_HIDDEN = 0x1C  # where a boot sector says how many sectors lie before the volume
# CircuitPython lays these down as well: they keep desktops from writing their indexes and bins.
_QUIET = (".fseventsd/no_log", ".metadata_never_index", ".Trashes", ".Trash-1000")
_TOO_LARGE = "the files do not fit on a drive of {:,} bytes"


class ImageError(RuntimeError):
    """An image that cannot be made or read; the text is one sentence."""


def make(files: dict[str, bytes], size: int) -> bytes:
    """Return an image of size bytes with these files (path -> bytes), the same each time.

    Raises ImageError if they do not fit.
    """
    pyfat, pyfatfs, dates, error = _library()
    fixed = dates.DosDateTime(2026, 1, 1)
    kind = pyfat.PyFat.FAT_TYPE_FAT12
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "image"
        path.touch()
        # pyfatfs stamps every entry with the clock; a fixed date keeps the image reproducible.
        with mock.patch.object(dates.DosDateTime, "now", return_value=fixed):
            volume = pyfat.PyFat()
            volume.mkfs(
                str(path), kind, size=size, number_of_fats=1, label=_LABEL, volume_id=_VOLUME
            )
            volume.close()
            with pyfatfs.PyFatFS(str(path)) as drive:
                try:
                    for name in _QUIET:
                        drive.makedirs(name.rpartition("/")[0] or "/", recreate=True)
                        drive.create("/" + name)
                    for name, data in sorted(files.items()):
                        drive.makedirs(name.rpartition("/")[0] or "/", recreate=True)
                        drive.writebytes("/" + name, data)
                except error:
                    raise ImageError(_TOO_LARGE.format(size)) from None
        image = bytearray(path.read_bytes())
    if len(image) > size:  # pyfatfs does not mind writing past the end
        raise ImageError(_TOO_LARGE.format(size))
    image[_HIDDEN : _HIDDEN + 4] = (1).to_bytes(4, "little")
    # The label is the root folder's first entry; pyfatfs cuts it after eight letters.
    root = (1 + int.from_bytes(image[_TABLE : _TABLE + 2], "little")) * SECTOR
    image[root : root + 11] = _LABEL.ljust(11).encode()
    return bytes(image)


def read(image: bytes) -> dict[str, bytes]:
    """Return the files in an image, without those that keep desktops quiet."""
    _, pyfatfs, _, _ = _library()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "image"
        path.write_bytes(image)
        with pyfatfs.PyFatFS(str(path), read_only=True) as drive:
            names = [name.lstrip("/") for name in drive.walk.files("/")]
            return {name: drive.readbytes("/" + name) for name in names if name not in _QUIET}


def used(image: bytes) -> int:
    """Return how many bytes from the start hold all that the file system uses."""
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
            warnings.simplefilter("ignore")  # of the pkg_resources that it still uses
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
