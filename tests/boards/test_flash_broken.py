"""A flash that is interrupted or refused by the disk: what is left starts, and nothing is lost."""

import errno

import pytest

from boards.install import flash
from boards.install.bundle import MANIFEST
from boards.install.drive import Drive, DriveError
from tests.boards.drives import BOOT_OUT, Cut, Fragile, do, files_of, put


def test_a_cable_pulled_while_the_users_own_is_moved_loses_nothing(place, new):
    put(place, {"engine": b"mine", "code.txt": b"mine too", "code.py/x": b"and this"})
    for steps in range(6):
        with pytest.raises(Cut):
            do(place, new, Fragile(place, steps))
    do(place, new)
    kept = {"engine": b"mine", "code.txt": b"mine too", "code.py/x": b"and this"}
    own = {f"before_tombolo/{name}": data for name, data in kept.items()}
    assert files_of(place) == {**new.files, **own}


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
    """Return True if what is on the drive starts: a whole program, or words on how to go on."""
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
    put(place, {"mine.bin": bytes(3_000_000)})
    monkeypatch.setattr(Drive, "free", lambda self: 50_000)
    with pytest.raises(DriveError, match=r"lacks [\d,]+ bytes of room.*nothing was changed"):
        do(place, new)
    assert files_of(place) == {"mine.bin": bytes(3_000_000)}


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


def test_what_reads_back_otherwise_is_an_error(place, new, monkeypatch):
    real = Drive.write

    def worn(self, name, data):
        real(self, name, data[:-1] + b"?" if name == "engine/hashi/rules.mpy" else data)

    monkeypatch.setattr(Drive, "write", worn)
    with pytest.raises(DriveError, match=r"rules\.mpy reads back different from what was written"):
        do(place, new)
