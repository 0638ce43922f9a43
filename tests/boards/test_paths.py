"""The way of somebody with a Mac, and of somebody with Windows, from the first zip to the next one.

What their systems do to the drive is written here as it was reported, not as it was seen on one.
A phone's way is in tests/host_sim/web/browser.mjs.
"""

import io
import zipfile

import pytest

from boards.install import bundle
from boards.install import commands as command
from tests.boards.drives import files_of, put

TWIN = b"\0\5\x16\7" + bytes(
    4092
)  # what a Mac notes of a file, on a drive that has no place for it


@pytest.fixture(autouse=True)
def one_bundle(monkeypatch, new):
    """Make the bundle once for all tests, the command's too."""
    monkeypatch.setattr(command.bundle, "make", lambda board, plain, language: new)


@pytest.fixture
def flash(place, monkeypatch, capsys):
    """Return a function that runs `make flash` for the only drive, and returns what it says."""
    monkeypatch.setattr(command.drive, "find", lambda places: ([place], []))

    def run():
        assert command.main(["flash"]) == 0
        return capsys.readouterr().out

    return run


def unpacked(made):
    """Return what is in the zip that people download: path -> bytes."""
    with zipfile.ZipFile(io.BytesIO(bundle.zipped(made.files))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_mac(place, old, new, flash):
    # 1. CircuitPython is on the board; the system begins to keep its own files on the drive.
    put(place, {".fseventsd/no_log": b"", ".Trashes/x": b"", "code.py": b'print("Hello World!")\n'})
    # 2. The zip is unpacked and dragged onto the drive in the Finder: a twin of each file.
    files = unpacked(old)
    twins = {
        f"{head}{slash}._{own}": TWIN for head, slash, own in (n.rpartition("/") for n in files)
    }
    put(place, {**files, **twins})
    # 3. Its owner's own notes have a twin, too, and TextEdit has made the quotes curly.
    settings = "TOMBOLO_CHIP = “SH1106”\n".encode()
    own = {"notes.txt": b"mine", "._notes.txt": TWIN, "settings.toml": settings}
    put(place, own)
    # 4. The next version comes by `make flash`: no twin of ours stays, and all that is theirs does.
    said = flash()
    found = {n: d for n, d in files_of(place).items() if not n.startswith((".fsev", ".Trash"))}
    assert found == {**new.files, **own}
    assert "eject the drive, then unplug the cable and plug it in again" in said
    # 5. Once more: nothing is left to do.
    assert f"unchanged: {len(new.files) - 1} files" in flash()


def test_windows(place, old, new, flash):
    # 1. CircuitPython is on the board; the system begins to keep its own files on the drive.
    put(place, {"System Volume Information/IndexerVolumeGuid": b"{}\0", "code.py": b""})
    # 2. The Explorer unpacks into a folder of the zip's name, and that is dragged as it is: no
    #    board looks there. Then its content is.
    folder = "tombolo-0.1.0-pico"
    wrong = {f"{folder}/{name}": data for name, data in unpacked(old).items()}
    put(place, {**wrong, **unpacked(old)})
    # 3. An editor begins settings.toml with a byte order mark and ends its lines with CR LF.
    settings = b'\xef\xbb\xbfTOMBOLO_CHIP = "SH1106"\r\nTOMBOLO_LANGUAGE = "de"\r\n'
    put(place, {"settings.toml": settings})
    # 4. The next version comes by `make flash`: it says that line 1 is not read, and why.
    said = flash()
    assert f"Careful: {place / 'settings.toml'}, line 1 is not read" in said
    found = files_of(place)
    assert found.pop("settings.toml") == settings
    assert {name: found[name] for name in new.files} == new.files
    # The folder that nobody looks into is the owner's to delete: flash names it, and leaves it.
    assert folder in said
    assert {name: found[name] for name in wrong} == wrong
    # 5. Once more: nothing is left to do.
    assert f"unchanged: {len(new.files) - 1} files" in flash()
