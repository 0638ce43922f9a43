"""Whether a bundle fits is computed in clusters, as the drive allocates them, folders included."""

import ctypes
import json
import os
import tempfile
import warnings
from pathlib import Path, PureWindowsPath
from types import SimpleNamespace
from typing import Any

import pytest

from boards.install import bundle, drive, fat, flash, profile
from boards.install.drive import Drive, DriveError
from tests.long import long

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of the pkg_resources that it still uses
    from pyfatfs.PyFatFS import PyFatFS  # type: ignore[import-untyped]

KB = 1024
MB = 1024 * KB
# The drives of all boards: those of a profile, the 4 MB ESP32-S3's, and a flash chip of 2 MB.
SIZES = {
    board.DRIVE[1] - board.DRIVE[0] for board in map(profile.load, profile.names()) if board.DRIVE
}
SIZES |= {960 * KB, 2048 * KB}
# The first 62 bytes of a drive that CircuitPython 10.2.1 formatted on a Pico, but for its number.
PICO = bytes.fromhex(
    "ebfe904d53444f53352e3000020101000100020008f807003f00ff0001000000000000008000290000000"
    "04e4f204e414d45202020204641542020202020"
)
# What CircuitPython puts onto a new drive, by its supervisor/shared/filesystem.c.
FRESH = {
    ".fseventsd/no_log": b"",
    ".metadata_never_index": b"",
    ".Trashes": b"",
    ".Trash-1000": b"",
    "sd/placeholder.txt": b"SD cards mounted at /sd will hide this file from Python.\n",
    "settings.toml": b"",
    "code.py": b'print("Hello World!")\n',
    "boot_out.txt": b"Adafruit CircuitPython 10.2.1 on 2026-05-13; Raspberry Pi Pico W\r\n",
}


class FatDrive(Drive):
    """A Drive inside a FAT image of size bytes. least: the least that was ever free."""

    def __init__(self, size, files=FRESH):
        super().__init__(Path("CIRCUITPY"))
        self._folder = tempfile.TemporaryDirectory()
        image = Path(self._folder.name) / "image"
        image.write_bytes(fat.empty(size))
        self._fs = PyFatFS(str(image))
        self.least = size
        self._folders = {""}  # there are, for sure
        self._fs.makedir("/lib")
        for name, data in files.items():
            self.write(name, data)

    def cluster(self):
        return self._fs.fs.bytes_per_cluster

    def free(self):
        head = self._fs.fs.bpb_header
        before = 1 + head["BPB_FATSz16"] + head["BPB_RootEntCnt"] * 32 // fat.SECTOR
        clusters = (head["BPB_TotSec16"] - before) // head["BPB_SecPerClus"]
        return self._fs.fs.fat[2 : 2 + clusters].count(0) * self.cluster()

    def sizes(self):
        return {name[1:]: self._fs.getsize(name) for name in sorted(self._fs.walk.files("/"))}

    def has_file(self, name):
        return self._fs.isfile("/" + name)

    def has_folder(self, name):
        return self._fs.isdir("/" + name)

    def read(self, name):
        return self._fs.readbytes("/" + name) if self.has_file(name) else None

    def write(self, name, data):
        folder = name.rpartition("/")[0]
        if folder not in self._folders:
            self._fs.makedirs("/" + folder, recreate=True)
            self._folders.add(folder)
        if self.has_file(name):  # pyfatfs loses count of a file that is written over
            self._fs.remove("/" + name)
        self._fs.writebytes("/" + name, data)
        self.least = min(self.least, self.free())

    def move(self, name, to):
        self._fs.makedirs("/" + to.rpartition("/")[0], recreate=True)
        self._fs.move("/" + name, "/" + to)

    def remove(self, name):
        if self.has_file(name):
            self._fs.remove("/" + name)
        folder = name.rpartition("/")[0]
        while folder and self._fs.isdir("/" + folder) and self._fs.isempty("/" + folder):
            self._fs.removedir("/" + folder)
            self._folders.discard(folder)
            folder = folder.rpartition("/")[0]


@pytest.fixture(scope="module")
def new():
    return bundle.make(profile.load("pico_w"))


def put(place, made):
    flash.apply(place, made, flash.plan(place, made))


def files(place):
    return {name: place.read(name) for name in place.sizes()}


def needs(place, made):
    """Return the bytes that a bundle takes at most, as they are counted before it is copied."""
    steps = flash._steps(place, made, flash.plan(place, made), removes_first=False)
    free = place.free
    place.free = lambda: 0
    try:
        return flash._lacking(place, steps)
    finally:
        place.free = free


def part(made):
    """Return a bundle with every fourth file, for where their number does not matter."""
    names = [name for n, name in enumerate(sorted(made.files)) if n % 4 == 0 or "/" not in name]
    return bundle.Bundle(made.board, {name: made.files[name] for name in names}, "")


def older(made):
    """Return a bundle of the same size whose files all lie elsewhere."""
    names = {name: f"older/{name}" if "/" in name else name for name in made.files}
    files = {names[name]: data for name, data in made.files.items()}
    listed = [name for name in files if name != bundle.MANIFEST]
    files[bundle.MANIFEST] = json.dumps({"files": listed}).encode()
    return bundle.Bundle(made.board, files, "")


def test_a_drive_is_laid_out_as_circuitpython_does_it():
    image = fat.empty(1024 * KB)
    assert image[:39] + bytes(4) + image[43:62] == PICO
    clusters = {size // KB: fat.empty(size)[13] * 512 for size in SIZES}
    assert clusters == {508: 512, 960: 512, 1024: 512, 2048: 1024, 3072: 1024, 7168: 1024}


def layout(image):
    """Return (sectors in a cluster, clusters, bits of an entry of the table) as FatFs has it."""
    each, table = image[13], int.from_bytes(image[22:24], "little")
    before = 1 + table + int.from_bytes(image[17:19], "little") * 32 // fat.SECTOR
    clusters = (len(image) // fat.SECTOR - before) // each
    bits = 12 if clusters <= 4085 else 16
    assert table * fat.SECTOR * 8 >= (clusters + 2) * bits, "the table is too short"
    assert image[fat.SECTOR :][: bits // 4] == b"\xf8\xff\xff\xff"[: bits // 4], "it is another's"
    return each, clusters, bits


@pytest.mark.parametrize(
    ("sectors", "found"),
    [
        # The volume has so many sectors: as many clusters, without room for its table.
        (4084, (1, 4039, 12)),
        (4085, (1, 4040, 12)),
        (4086, (2, 2023, 12)),
        (4095, (2, 2027, 12)),
        # Its data has so many clusters.
        (2 * 4084 + 50, (4, 2044, 12)),
        (2 * 4085 + 50, (4, 2045, 12)),
        (2 * 4086 + 50, (2, 4086, 16)),
    ],
)
def test_a_table_has_12_bits_up_to_4085_clusters_and_then_16(sectors, found):
    size = sectors * fat.SECTOR
    assert layout(fat.empty(size)) == found
    assert fat.cluster(size) == found[0] * fat.SECTOR
    some = {"a/b.txt": b"x" * 70_000, "c.txt": b"c"}
    assert fat.read(fat.make(some, size)) == some


def test_no_drive_has_the_4085_clusters_on_which_systems_disagree():
    for sectors in (*range(4080, 4150), *range(8160, 8230), *range(16380, 16410)):
        assert layout(fat.empty(sectors * fat.SECTOR))[1] != 4085, sectors


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=long)])
@pytest.mark.parametrize(
    "size",
    [pytest.param(n, marks=long if n != MB else ()) for n in sorted(SIZES)],
    ids=lambda size: f"{size // KB} KB",
)
def test_an_empty_drive_takes_the_bundle_and_no_more_than_was_counted(size, is_whole, new):
    new = new if is_whole else part(new)
    place = FatDrive(size)
    counted, free = needs(place, new), place.free()
    put(place, new)
    taken = free - place.least
    assert taken <= counted <= taken + 2 * place.cluster()
    assert files(place) == {**FRESH, **new.files}


def filled(new, spare):
    """Return a drive with room for a bundle and so many clusters more."""
    place = FatDrive(508 * KB)
    extra = place.free() - needs(place, new) - spare * place.cluster()
    return FatDrive(508 * KB, {**FRESH, "mine.bin": bytes(extra)})


def test_the_last_cluster_is_counted(new):
    new = part(new)
    place = filled(new, 0)
    assert needs(place, new) == place.free()
    put(place, new)
    place = filled(new, -1)
    before = files(place)
    with pytest.raises(DriveError, match=r"lacks 512 bytes of room.*nothing was changed"):
        put(place, new)
    assert files(place) == before


def test_a_drive_that_is_too_small_for_plain_sources_says_so():
    place = FatDrive(508 * KB)
    plain = bundle.make(profile.load("pico_w"), plain=True)
    large = bundle.Bundle(plain.board, {**plain.files, "more.py": bytes(100 * KB)}, "")
    with pytest.raises(DriveError, match=r"bytes too small for this bundle.*without PY=1"):
        put(place, large)
    assert files(place) == FRESH


def test_old_files_go_first_where_old_and_new_do_not_fit_together(new):
    new = part(new)
    old = older(new)
    # Room for the new manifest beside the old one.
    place = filled(old, len(new.files[bundle.MANIFEST]) // 512 + 8)
    put(place, old)
    assert needs(place, new) > place.free()
    put(place, new)
    assert {name: place.read(name) for name in new.files} == new.files
    assert not [name for name in place.sizes() if name.startswith("older/")]
    assert place.read("mine.bin")


def test_a_mounted_drive_reports_its_cluster(tmp_path):
    assert Drive(tmp_path).cluster() == os.statvfs(tmp_path).f_frsize


def test_windows_reports_the_cluster_of_a_drive(monkeypatch):
    asked = []

    def tell(root, sectors, size, free, total):
        asked.append(root)
        sectors._obj.value, size._obj.value = 2, 512

    kernel = SimpleNamespace(GetDiskFreeSpaceW=tell)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(drive.sys, "platform", "win32")
    place: Any = SimpleNamespace(path=PureWindowsPath("E:/"))
    assert Drive.cluster(place) == 1024
    assert asked == ["E:\\"]
