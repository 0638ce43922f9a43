"""What a flash leaves on a drive: the bundle, and all that was the user's own.

One that is interrupted, or refused by the disk, leaves something that starts, and loses nothing.
"""

import errno
import json

import pytest

from boards.install import flash
from boards.install.bundle import MANIFEST
from boards.install.drive import Drive, DriveError
from tests.boards.drives import BOOT_OUT, Cut, Fragile, do, files_of, put


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


def test_a_code_py_that_was_written_after_a_flash_is_kept_aside_too(place, new):
    listed = {name: len(data) for name, data in new.files.items() if name != MANIFEST}
    manifest = json.dumps({"files": listed}).encode()
    own = {"code.py": b"import mine\n", "boot.py": b"import storage\n"}
    put(place, {**new.files, MANIFEST: manifest, **own})
    assert flash.plan(Drive(place), new).saved == ["boot.py", "code.py"]
    do(place, new)
    kept = {f"before_tombolo/{name}": data for name, data in own.items()}
    assert files_of(place) == {**new.files, **kept}


def test_a_code_py_of_another_size_is_ours_where_a_flash_was_interrupted(place, old, new):
    listed = {name: len(data) for name, data in old.files.items() if name != MANIFEST}
    manifest = json.dumps({"files": listed}).encode()
    files = {**old.files, MANIFEST: manifest}
    put(place, files)
    assert flash.plan(Drive(place), new).saved == []  # of an older version, unchanged
    put(place, {"code.py": b"torn", flash.UNFINISHED: manifest})
    assert flash.plan(Drive(place), new).saved == []


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
    ({"firmware/app/x": b"mine"}, {"before_tombolo/firmware/app/x": b"mine"}),  # app is imported
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


def test_the_words_of_a_half_copied_drive_are_not_taken_for_the_users_own(place, new):
    """They are ours even where no list says so: both lists may be damaged."""
    for words in (flash._MEANWHILE, flash._MEANWHILE.strip(), *flash._HELLO):
        put(place, {"code.py": words, MANIFEST: b"{", flash.UNFINISHED: b"["})
        todo = flash.plan(Drive(place), new)
        assert todo.saved == []
        assert "code.py" in todo.changed
    do(place, new)
    assert files_of(place) == new.files


@pytest.mark.parametrize("damaged", [b"{", b"[]", b'{"files": 5}', b"[" * 100_000])
def test_a_damaged_list_counts_as_empty(place, new, damaged):
    put(place, {MANIFEST: damaged, flash.UNFINISHED: damaged})
    assert flash.plan(Drive(place), new).known == []


def test_what_is_no_path_in_a_list_is_skipped(place, new):
    listed = b'{"files": [{"path": "x"}, 5, "firmware/old.py"]}'
    put(place, {MANIFEST: listed, "firmware/old.py": b"x"})
    assert flash.plan(Drive(place), new).known == ["firmware/old.py"]


def test_the_list_of_a_flash_names_every_old_and_new_file_but_no_list(place, old, new):
    put(place, {**old.files, "settings.toml": b"mine"})
    with pytest.raises(Cut):
        do(place, new, Fragile(place, 2))  # the list, and the first file
    listed = json.loads(files_of(place)[flash.UNFINISHED])["files"]
    both = ({*old.files} | {*new.files}) - {MANIFEST}
    assert listed == sorted(both)
    (place / MANIFEST).unlink()  # the list alone is enough to go on
    todo = flash.plan(Drive(place), new)
    assert {"engine/hashi/rules.py", "firmware/gone/away.mpy"} <= set(todo.removed)
    assert todo.saved == []
    assert todo.others == ["settings.toml"]


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


OUTSIDE: tuple[str, ...] = (
    "../mine.txt",
    "firmware/../../mine.txt",
    "/mine.txt",
    "..",
    "",
    "..\\mine.txt",
)
OUTSIDE += ("C:/mine.txt", "C:mine.txt", "\\mine.txt", "firmware/..\\../mine.txt")


@pytest.mark.parametrize("name", OUTSIDE)
def test_no_path_leaves_the_drive(place, name):
    (place.parent / "mine.txt").write_bytes(b"mine")
    drive = Drive(place)
    for act in (
        lambda: drive.read(name),
        lambda: drive.write(name, b"x"),
        lambda: drive.remove(name),
        lambda: drive.move(name, "x"),
        lambda: drive.move("boot_out.txt", name),
        lambda: drive.has_file(name),
        lambda: drive.has_folder(name),
    ):
        with pytest.raises(DriveError, match="is no path on"):
            act()
    assert (place.parent / "mine.txt").read_bytes() == b"mine"
    assert (place / "boot_out.txt").is_file()


@pytest.mark.parametrize("listing", [MANIFEST, flash.UNFINISHED])
def test_a_list_on_the_drive_that_names_what_lies_outside_harms_nothing(place, new, listing):
    (place.parent / "mine.txt").write_bytes(b"mine")
    listed = [*OUTSIDE, "firmware/gone.mpy"]
    put(place, {listing: json.dumps({"files": listed}).encode(), "firmware/gone.mpy": b"older"})
    todo = flash.plan(Drive(place), new)
    assert todo.known == todo.removed == ["firmware/gone.mpy"]
    do(place, new)
    assert files_of(place) == new.files
    assert (place.parent / "mine.txt").read_bytes() == b"mine"


MAC = b"\0\5\x16\7\0\2\0\0Mac OS X        " + bytes(4072)


def test_what_a_mac_writes_beside_our_files_goes_and_the_rest_is_named(place, old, new):
    ours = ("._engine", "._code.py", "firmware/._app.mpy", "engine/hashi/._RULES.PY", "._lib")
    own = {"._notes.txt": MAC, "boards/._my.py": MAC, "firmware/._other": MAC, "settings.toml": b""}
    put(place, {**old.files, **dict.fromkeys(ours, MAC), **own})
    todo = flash.plan(Drive(place), new)
    assert set(ours) <= set(todo.removed)
    assert sorted(todo.others) == sorted(own)
    assert any("._notes.txt" in line for line in todo.lines())
    do(place, new)
    assert files_of(place) == {**new.files, **own}


@pytest.mark.parametrize("link", ["engine", "code.py", "firmware", "before_tombolo", MANIFEST])
def test_no_symbolic_link_is_followed_and_nothing_is_changed(place, new, link):
    put(place, {"settings.toml": b"mine", "code.txt": b"mine"})
    elsewhere = place.parent / "elsewhere"
    put(elsewhere, {"hashi/mine.txt": b"mine"})
    (place / link).symlink_to(elsewhere if "." not in link else elsewhere / "hashi/mine.txt")
    with pytest.raises(DriveError, match=rf"{link} is a symbolic link, which leads elsewhere"):
        do(place, new)
    assert (place / link).is_symlink()
    assert files_of(elsewhere) == {"hashi/mine.txt": b"mine"}
    assert not [name for name in new.files if (place / name).is_file() and name != link]


def test_a_link_of_the_users_own_that_is_not_in_the_way_stays(place, new):
    (place / "notes").symlink_to(place.parent)
    (place / "todo.txt").symlink_to(place.parent / "none")
    do(place, new)
    assert (place / "notes").is_symlink()
    assert (place / "todo.txt").is_symlink()
