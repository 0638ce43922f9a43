"""A drive as CircuitPython formats it, to hold what is counted against what is taken."""

import tempfile
import warnings
from pathlib import Path

from boards.install import fat
from boards.install.drive import Drive

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of the pkg_resources that it still uses
    from pyfatfs.PyFatFS import PyFatFS  # type: ignore[import-untyped]

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
