"""Which drive is flashed: found, asked about, of the right board; and what the command says."""

from pathlib import Path
from types import SimpleNamespace

import psutil  # type: ignore[import-untyped]
import pytest

from boards.install import commands as command
from boards.install import flash
from boards.install.drive import Drive, DriveError, find, mounted
from tests.boards.drives import BOOT_OUT, do, files_of, put


@pytest.fixture(autouse=True)
def one_bundle(monkeypatch, new):
    """Make the bundle once for all tests, the commands' too."""
    monkeypatch.setattr(command.bundle, "make", lambda board, plain, language: new)


@pytest.fixture
def drives(monkeypatch):
    found: tuple[list, list] = ([], [])
    monkeypatch.setattr(command.drive, "find", lambda places: found)
    return found


def test_another_board_is_named_with_its_remedy(place, new):
    text = BOOT_OUT.replace("raspberry_pi_pico", "adafruit_macropad_rp2040")
    (place / "boot_out.txt").write_text(text)
    with pytest.raises(DriveError, match=r"adafruit_macropad_rp2040, not .*: use BOARD=macropad"):
        do(place, new)
    (place / "boot_out.txt").write_text(BOOT_OUT.replace("raspberry_pi_pico", "unheard_of"))
    with pytest.raises(DriveError, match="add a profile for it"):
        do(place, new)
    assert files_of(place) == {}


@pytest.mark.parametrize("version", ["9.2.8", "8.0.0-beta.1", "11.0.0", ""])
def test_an_old_or_unknown_circuitpython_is_refused(place, new, version):
    (place / "boot_out.txt").write_text(BOOT_OUT.replace("10.2.1", version))
    with pytest.raises(DriveError, match=r"circuitpython.org/board/raspberry_pi_pico") as refused:
        do(place, new)
    which = "runs CircuitPython" if version else "does not say which CircuitPython it runs, but"
    assert str(refused.value).startswith(f"{place} {which} ")


@pytest.mark.parametrize("version", ["10.0.0", "10.2.1", "10.3.0-alpha.4"])
def test_a_circuitpython_10_is_welcome(place, version):
    (place / "boot_out.txt").write_text(BOOT_OUT.replace("10.2.1", version))
    flash.check_board(Drive(place), "raspberry_pi_pico")


def test_a_folder_that_is_no_drive_is_an_error(tmp_path):
    with pytest.raises(DriveError, match="there is no drive at"):
        Drive(tmp_path / "none").boot_out()
    with pytest.raises(DriveError, match="it is no CIRCUITPY drive"):
        Drive(tmp_path).boot_out()
    (tmp_path / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.0\nBoard-ID: RPI-RP2\n")
    with pytest.raises(DriveError, match="boot drive, not CIRCUITPY: copy CircuitPython's UF2"):
        Drive(tmp_path).boot_out()


def test_drives_are_found_among_all_that_is_mounted(tmp_path, monkeypatch):
    for folder in ("media/ann/CIRCUITPY", "odd place", "media/ann/RPI-RP2", "home"):
        (tmp_path / folder).mkdir(parents=True)
    for folder in ("media/ann/CIRCUITPY", "odd place"):
        (tmp_path / folder / "boot_out.txt").write_text(BOOT_OUT)
    (tmp_path / "media/ann/RPI-RP2/INFO_UF2.TXT").write_text("")
    folders = ("home", "odd place", "media/ann/RPI-RP2", "media/ann/CIRCUITPY", "gone", "odd place")
    rows = [SimpleNamespace(mountpoint=str(tmp_path / folder)) for folder in folders]
    monkeypatch.setattr(psutil, "disk_partitions", lambda all: rows)
    drives, boots = find(mounted())
    assert drives == [tmp_path / "media/ann/CIRCUITPY", tmp_path / "odd place"]
    assert boots == [tmp_path / "media/ann/RPI-RP2"]


def test_this_computers_own_mounts_are_listed():
    assert Path(Path.cwd().anchor) in mounted()


def test_no_drive_and_the_boot_drive_are_explained(drives, capsys, tmp_path):
    assert command.main(["flash"]) == 1
    assert "no CIRCUITPY drive is found: connect the board" in capsys.readouterr().err
    drives[1].append(tmp_path)
    assert command.main(["flash"]) == 1
    assert "is the board's boot drive" in capsys.readouterr().err


def test_several_drives_are_asked_about(drives, capsys, monkeypatch, place, tmp_path):
    drives[0].extend([tmp_path, place])
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    assert command.main(["flash"]) == 1
    said = capsys.readouterr().err
    assert "several drives; name one with DRIVE=path (without make: --drive path):" in said
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    answers = iter(["", "9", "2"])
    monkeypatch.setattr("builtins.input", lambda words: next(answers))
    assert command.main(["flash", "--dry-run"]) == 0
    assert f"On {place}:" in capsys.readouterr().out


def test_a_dry_run_changes_nothing(place, old, capsys):
    put(place, {**old.files, "settings.toml": b"mine"})
    before = files_of(place)
    assert command.main(["flash", "--drive", str(place), "--dry-run"]) == 0
    assert files_of(place) == before
    out = capsys.readouterr().out
    assert "  new: engine/hashi/rules.mpy\n" in out
    assert "  removed: engine/hashi/rules.py, firmware/gone/away.mpy\n" in out
    assert "  your own, left alone: settings.toml\n" in out
    assert "Nothing was changed" in out


def test_the_command_flashes_and_ends_with_what_to_do_next(place, new, capsys):
    assert command.main(["flash", "--drive", str(place)]) == 0
    assert files_of(place) == new.files
    out = capsys.readouterr().out
    assert "Now eject the drive, then unplug the cable and plug it in again: the title" in out
    assert command.main(["flash", "--board", "macropad", "--drive", str(place)]) == 1
    assert command.main(["flash", "--board", "oled_bonnet", "--drive", str(place)]) == 1
    assert "make run BOARD=oled_bonnet" in capsys.readouterr().err
