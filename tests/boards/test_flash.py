"""What a flash leaves on a drive: the bundle, and all that was the user's own."""

import pytest

from boards.install import flash
from boards.install.bundle import MANIFEST
from boards.install.drive import Drive
from tests.boards.drives import do, files_of, put


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
