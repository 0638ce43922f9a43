"""Flashing, against folders that play a board's drive."""

import errno
import json
from pathlib import Path

import pytest

from boards.install import __main__ as command
from boards.install import bundle, flash, profile
from boards.install.drive import Drive, DriveError, find, mounted

BOOT_OUT = (
    "Adafruit CircuitPython 10.2.1 on 2026-05-13; Raspberry Pi Pico with rp2040\r\n"
    "Board ID:raspberry_pi_pico\r\nUID:E6614103E7452D2F\r\n"
)
MANIFEST = bundle.MANIFEST


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


@pytest.fixture(scope="module")
def new():
    return bundle.make(profile.load("pico"))


@pytest.fixture(scope="module")
def old(new):
    """An older Tombolo: one file changed, one gone, one of another name."""
    files = dict(new.files)
    del files["engine/hashi/rules.mpy"]
    files["engine/hashi/rules.py"] = b"# older, and not compiled\n"
    files["firmware/app.mpy"] = b"older"
    files["firmware/gone/away.mpy"] = b"older"
    files["code.py"] = b"import older\n"
    listed = [{"path": name} for name in files if name != MANIFEST]
    files[MANIFEST] = json.dumps({"files": listed}).encode()
    return bundle.Bundle(new.board, files, "")


@pytest.fixture
def place(tmp_path):
    path = tmp_path / "CIRCUITPY"
    path.mkdir()
    (path / "boot_out.txt").write_text(BOOT_OUT)
    return path


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


def test_a_fresh_drive_gets_the_bundle(place, new):
    put(place, {"code.py": b'print("Hello World!")\n', "lib/.keep": b""})
    do(place, new)
    assert files_of(place) == {**new.files, "lib/.keep": b""}
    again = flash.plan(Drive(place), new)
    assert not any((again.new, again.changed, again.removed, again.saved))


def test_the_users_own_files_and_settings_stay(place, new):
    own = {
        "settings.toml": b'TOMBOLO_HAND = "left"\n',
        "notes/a.txt": b"mine",
        "boards/my.py": b"#",
    }
    put(place, own)
    todo = flash.plan(Drive(place), new)
    assert sorted(todo.others) == sorted(own)
    do(place, new)
    assert files_of(place) == {**new.files, **own}


def test_a_code_py_of_the_users_own_is_kept_aside(place, new):
    put(place, {"code.py": b"import mine\n", "before_tombolo/code.py": b"import older_mine\n"})
    do(place, new)
    there = files_of(place)
    assert there["code.py"] == new.files["code.py"]
    assert there["before_tombolo/code.py"] == b"import older_mine\n"
    assert there["before_tombolo/code.py~"] == b"import mine\n"


def test_a_code_txt_gives_way_because_circuitpython_prefers_it(place, new):
    put(place, {**new.files, "CODE.TXT": b"import mine\n"})
    assert flash.plan(Drive(place), new).saved == ["CODE.TXT"]
    do(place, new)
    assert files_of(place) == {**new.files, "before_tombolo/CODE.TXT": b"import mine\n"}


IN_THE_WAY = [
    ({"engine": b"mine"}, {"before_tombolo/engine": b"mine"}),
    ({"lib": b"mine", "firmware": b"too"}, {"before_tombolo/lib": b"mine"}),
    ({"code.py/a/b.txt": b"mine"}, {"before_tombolo/code.py/a/b.txt": b"mine"}),
    ({"firmware/app.mpy/x": b"mine"}, {"before_tombolo/firmware/app.mpy/x": b"mine"}),
    ({"tombolo.json/x": b"mine"}, {"before_tombolo/tombolo.json/x": b"mine"}),
    ({"tombolo-unfinished.json/x": b"1"}, {"before_tombolo/tombolo-unfinished.json/x": b"1"}),
    ({"before_tombolo": b"old", "code.py": b"my"}, {"before_tombolo~/code.py": b"my"}),
    ({"engine": b"1", "before_tombolo/engine": b"2"}, {"before_tombolo/engine~": b"1"}),
    ({"engine": b"1", "before_tombolo/engine/x": b"2"}, {"before_tombolo/engine~": b"1"}),
]


@pytest.mark.parametrize(("own", "kept"), IN_THE_WAY, ids=lambda files: " ".join(files))
def test_what_is_in_the_way_is_moved_aside(place, new, own, kept):
    put(place, own)
    assert flash.plan(Drive(place), new).saved
    do(place, new)
    there = files_of(place)
    assert {name: there[name] for name in new.files} == new.files
    assert kept.items() <= there.items()
    # nothing of the user's own is lost
    mine = [data for name, data in there.items() if name not in new.files]
    assert sorted(mine) == sorted(own.values())


def test_an_empty_folder_in_the_way_is_moved_too(place, new):
    (place / "boot.py").mkdir()
    do(place, new)
    assert files_of(place) == new.files
    assert (place / "before_tombolo/boot.py").is_dir()


def test_a_cable_pulled_while_the_users_own_is_moved_loses_nothing(place, new):
    put(place, {"engine": b"mine", "code.txt": b"mine too", "code.py/x": b"and this"})
    for steps in range(6):
        with pytest.raises(Cut):
            do(place, new, Fragile(place, steps))
    do(place, new)
    kept = {"engine": b"mine", "code.txt": b"mine too", "code.py/x": b"and this"}
    own = {f"before_tombolo/{name}": data for name, data in kept.items()}
    assert files_of(place) == {**new.files, **own}


def test_an_older_bundles_files_are_replaced_and_removed(place, old, new):
    put(place, {**old.files, "settings.toml": b"mine"})
    todo = flash.plan(Drive(place), new)
    assert set(todo.removed) == {"engine/hashi/rules.py", "firmware/gone/away.mpy"}
    assert set(todo.changed) == {"firmware/app.mpy", "code.py"}
    assert todo.saved == []
    do(place, new)
    assert files_of(place) == {**new.files, "settings.toml": b"mine"}
    assert not (place / "firmware/gone").exists()


def test_a_plain_file_that_would_hide_a_compiled_one_goes_even_without_a_manifest(place, new):
    put(place, {**new.files, "engine/hashi/rules.py": b"# of a copy by hand"})
    (place / MANIFEST).write_bytes(b"{ damaged")
    do(place, new)
    assert "engine/hashi/rules.py" not in files_of(place)
    assert files_of(place)["before_tombolo/engine/hashi/rules.py"] == b"# of a copy by hand"


def test_code_py_comes_last_and_new_files_first(place, old, new, monkeypatch):
    put(place, old.files)
    written = []
    real = Drive.write

    def write(self, name, data):
        written.append(name)
        real(self, name, data)

    monkeypatch.setattr(Drive, "write", write)
    do(place, new)
    programs = [name for name in written if not name.startswith("tombolo")]
    assert programs[0] == "engine/hashi/rules.mpy"  # the only new one
    assert programs[-1] == "code.py"
    assert programs[1] == "code.py"  # what speaks meanwhile


def starts(path, old, new):
    """Tell whether what is on the drive starts: a whole program, or words on how to go on."""
    there = files_of(path)
    code = there.get("code.py")
    if code is None or code == flash._MEANWHILE or code == flash._MEANWHILE[: len(code)]:
        return True
    for made in (old, new):
        if code == made.files["code.py"]:
            needed = {n: d for n, d in made.files.items() if n != MANIFEST}
            return all(there.get(name) == data for name, data in needed.items())
    return len(code) < len(new.files["code.py"])  # torn while it was written: the very last step


def test_a_cable_pulled_at_any_write_leaves_something_that_starts(place, old, new, tmp_path):
    steps = 0
    while True:
        path = tmp_path / f"cut{steps}"
        path.mkdir()
        (path / "boot_out.txt").write_text(BOOT_OUT)
        put(path, {**old.files, "settings.toml": b"mine"})
        try:
            do(path, new, Fragile(path, steps))
        except Cut:
            assert starts(path, old, new), f"cut at step {steps}"
            do(path, new)
            assert files_of(path) == {**new.files, "settings.toml": b"mine"}, f"step {steps}"
            steps += 1
            continue
        break
    assert steps > 5


def test_a_half_copied_first_run_is_completed(place, new):
    put(place, {"code.py": b"import mine\n"})
    for steps in (0, 1, 2, 10, 40):
        with pytest.raises(Cut):
            do(place, new, Fragile(place, steps))
    do(place, new)
    there = files_of(place)
    kept = {name: data for name, data in there.items() if name.startswith("before_tombolo/")}
    assert b"import mine\n" in kept.values()
    assert {name: data for name, data in there.items() if name not in kept} == new.files


def test_a_file_left_by_a_broken_run_of_another_version_goes(place, old, new):
    with pytest.raises(Cut):
        do(place, old, Fragile(place, len(old.files) - 3))
    do(place, new)
    assert files_of(place) == new.files


def test_a_full_disk_is_noticed_before_anything_is_written(place, new, monkeypatch):
    put(place, {"mine.bin": bytes(1_000_000)})
    monkeypatch.setattr(Drive, "free", lambda self: 50_000)
    with pytest.raises(DriveError, match=r"lacks [\d,]+ bytes of room.*nothing was changed"):
        do(place, new)
    assert files_of(place) == {"mine.bin": bytes(1_000_000)}


def fail(monkeypatch, number):
    def fsync(handle):
        raise OSError(number, "as the disk says it")

    monkeypatch.setattr("boards.install.drive.os.fsync", fsync)


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.ENOSPC, "is full"),
        (errno.EROFS, "is read-only"),
        (errno.EACCES, "is read-only"),
        (errno.EIO, "went away"),
        (errno.EISDIR, "is in the way of .*: move it elsewhere, then run this again"),
        (errno.EINVAL, "cannot be written: as the disk says it"),
    ],
)
def test_what_the_disk_refuses_becomes_a_sentence_with_a_remedy(
    place, new, monkeypatch, number, says
):
    fail(monkeypatch, number)
    with pytest.raises(DriveError, match=says) as caught:
        do(place, new)
    assert str(place) in str(caught.value)
    monkeypatch.undo()
    do(place, new)
    assert files_of(place) == new.files


def test_a_read_only_drive_is_told(place, new, monkeypatch):
    def refuse(*args, **kwargs):
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("builtins.open", refuse)
    with pytest.raises(DriveError, match="is read-only"):
        Drive(place).write("code.py", b"")


def test_what_reads_back_otherwise_is_an_error(place, new, monkeypatch):
    real = Drive.write

    def worn(self, name, data):
        real(self, name, data[:-1] + b"?" if name == "engine/hashi/rules.mpy" else data)

    monkeypatch.setattr(Drive, "write", worn)
    with pytest.raises(DriveError, match=r"rules\.mpy reads back other than it was written"):
        do(place, new)


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
    with pytest.raises(DriveError, match=r"circuitpython.org/board/raspberry_pi_pico"):
        do(place, new)


@pytest.mark.parametrize("version", ["10.0.0", "10.2.1", "10.3.0-alpha.4"])
def test_a_circuitpython_10_is_welcome(place, version):
    (place / "boot_out.txt").write_text(BOOT_OUT.replace("10.2.1", version))
    flash.check_board(Drive(place), "raspberry_pi_pico")


def test_a_folder_that_is_no_drive_is_told(tmp_path):
    with pytest.raises(DriveError, match="there is no drive at"):
        Drive(tmp_path / "none").boot_out()
    with pytest.raises(DriveError, match="it is no CIRCUITPY drive"):
        Drive(tmp_path).boot_out()
    (tmp_path / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.0\nBoard-ID: RPI-RP2\n")
    with pytest.raises(DriveError, match="boot drive, not CIRCUITPY: copy CircuitPython's UF2"):
        Drive(tmp_path).boot_out()


def test_drives_are_found_on_every_system(tmp_path):
    for folder in ("media/ann/CIRCUITPY", "run/media/ann/RPI-RP2", "Volumes/CIRCUITPY", "mnt/x y"):
        (tmp_path / folder).mkdir(parents=True)
    for folder in ("media/ann/CIRCUITPY", "Volumes/CIRCUITPY", "mnt/x y"):
        (tmp_path / folder / "boot_out.txt").write_text(BOOT_OUT)
    (tmp_path / "run/media/ann/RPI-RP2/INFO_UF2.TXT").write_text("")
    drives, boots = find(mounted("linux", tmp_path))
    assert drives == [tmp_path / "media/ann/CIRCUITPY", tmp_path / "mnt/x y"]
    assert boots == [tmp_path / "run/media/ann/RPI-RP2"]
    assert find(mounted("darwin", tmp_path)) == ([tmp_path / "Volumes/CIRCUITPY"], [])
    assert mounted("win32")[1] == Path("D:/")


def test_a_drive_mounted_elsewhere_is_found_in_the_list_of_mounts(tmp_path):
    place = tmp_path / "odd place"
    place.mkdir()
    (tmp_path / "proc").mkdir()
    escaped = str(place).replace(" ", "\\040")
    (tmp_path / "proc/mounts").write_text(f"/dev/sda1 {escaped} vfat rw 0 0\n/dev/b / ext4 rw\n")
    assert place in mounted("linux", tmp_path)


@pytest.fixture(autouse=True)
def one_bundle(monkeypatch, new):
    """Make the bundle once for all tests, the commands' too."""
    monkeypatch.setattr(command.bundle, "make", lambda board, plain: new)


@pytest.fixture
def drives(monkeypatch):
    found: tuple[list, list] = ([], [])
    monkeypatch.setattr(command.drive, "find", lambda places: found)
    return found


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
    assert (
        "several drives; name one with DRIVE=path (without make: --drive path):"
        in capsys.readouterr().err
    )
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
    assert "Now eject the drive and press reset on the board" in capsys.readouterr().out
    assert command.main(["flash", "--board", "macropad", "--drive", str(place)]) == 1
    assert command.main(["flash", "--board", "oled_bonnet", "--drive", str(place)]) == 1
    assert "make run BOARD=oled_bonnet" in capsys.readouterr().err
