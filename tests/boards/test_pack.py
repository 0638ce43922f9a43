"""Packs: made of a game's two folders, the same bytes each time, and refused in a sentence."""

from __future__ import annotations

import io
import json
import shutil
import tracemalloc
import zipfile
from random import Random

import pytest

from boards.install import bundle, flash, mpy, pack
from boards.install.drive import Drive
from firmware import registry
from tests import guests
from tests.boards.drives import do, files_of, put

KALAH = {"engine/kalah/rules", "firmware/games/kalah/info", "firmware/games/kalah/view"}


@pytest.fixture(scope="module")
def kalah():
    return pack.make("kalah", guests.root_of("kalah"))


@pytest.fixture(scope="module")
def plain():
    return pack.make("kalah", guests.root_of("kalah"), plain=True)


@pytest.fixture
def file(tmp_path):
    """Return what writes files as a zip and returns its path."""

    def write(files):
        path = tmp_path / "some.zip"
        path.write_bytes(files if isinstance(files, bytes) else bundle.zipped(files))
        return path

    return write


def test_a_pack_is_compiled_and_holds_the_plain_one(kalah, plain, file):
    assert {path[:-4] for path in kalah.files if path.endswith(".mpy")} > KALAH
    assert not [path for path in kalah.files if path.endswith(".py")]
    assert {path[:-3] for path in plain.files if path.endswith(".py")} > KALAH
    with zipfile.ZipFile(io.BytesIO(kalah.files["packs/kalah.zip"])) as inside:
        assert {name: inside.read(name) for name in inside.namelist()} == plain.files
    for made in (kalah, plain):
        assert pack.read(file(made.files)) == pack.Pack("kalah", dict(sorted(plain.files.items())))


def test_two_makes_give_the_same_bytes(kalah):
    again = pack.make("kalah", guests.root_of("kalah"))
    assert bundle.zipped(again.files) == bundle.zipped(kalah.files)


def test_a_pack_says_which_contract_it_is_made_for(plain):
    """In its info.py, too: a board with an older Tombolo refuses it by that."""
    about = json.loads(plain.files["packs/kalah.json"])
    assert (about["game"], about["contract"]) == ("kalah", registry.CONTRACT)
    info = plain.files["firmware/games/kalah/info.py"].decode()
    assert info.endswith(f"\nCONTRACT = {registry.CONTRACT}\n")


def test_a_pack_lists_its_files_with_their_sizes(kalah, plain):
    for made in (kalah, plain):
        sizes = json.loads(made.files["packs/kalah.json"])["files"]
        assert {**sizes, "packs/kalah.json": 0}.keys() == made.files.keys()
        assert all(len(made.files[path]) == size for path, size in sizes.items())


def test_a_pack_is_small(kalah):
    assert kalah.taken <= 16 * 1024


def nested(files, times=1):
    """Return a pack zipped so many times more, as mail does."""
    data = bundle.zipped(files)
    for _ in range(times):
        data = bundle.zipped({"kalah.zip": data})
    return data


def test_a_pack_that_was_zipped_again_or_lies_in_a_folder_alone_is_taken(kalah, plain, tmp_path):
    for made in (kalah, plain):
        put(tmp_path / "mail", {"kalah (1).zip": nested(made.files)})
        put(tmp_path / "alone/kalah", {"Kalah.ZIP": bundle.zipped(made.files), "._a": b""})
        for place in ("mail/kalah (1).zip", "alone"):
            assert pack.read(tmp_path / place).files == plain.files


def without(files, name):
    return {path: data for path, data in files.items() if path != name}


def damaged(files):
    """Return a zip whose files would begin before it does."""
    data = bytearray(bundle.zipped(files))
    data[-4] += 1  # of the offset of that list: 64 KB more
    return bytes(data)


def deflated(size):
    """Return a zip of so many zeros."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("packs/kalah.json", bytes(size))
    return out.getvalue()


REFUSED = [
    (lambda files: {"a": b""}, "is no pack of a game: it needs one packs/"),
    (lambda files: {"a/b/c": b""}, "is no pack of a game: it needs one packs/"),
    (lambda files: {}, "is no pack of a game: it needs one packs/"),
    (lambda files: {"a.zip": b""}, "some.zip, a.zip is broken: it is no zip, or not all of one"),
    (lambda files: nested(files, 2), "some.zip, kalah.zip is no pack of a game"),
    (lambda files: b"PK\3\4 and then nothing", "is broken: it is no zip, or not all of one"),
    (lambda files: bundle.zipped(files)[:-200], "is broken: it is no zip, or not all of one"),
    (damaged, "is broken: it is no zip, or not all of one"),
    (lambda files: without(files, "packs/kalah.json"), "is no pack of a game: it needs one packs/"),
    (lambda files: {**files, "packs/pip.json": b"{}"}, "is no pack of a game: it needs one packs/"),
    (lambda files: {**files, "packs/kalah.json": b"[]"}, "packs/kalah.json cannot be read"),
    (lambda files: {**files, "packs/kalah.json": b'{"contract": 99}'}, "kalah is made for a newer"),
    (
        lambda files: {**files, "packs/kalah.json": b'{"contract": Infinity}'},
        "is broken: packs/kalah.json cannot be read",
    ),
    (
        lambda files: {**files, "packs/kalah.json": b"[" * 50_000},
        "is broken: packs/kalah.json cannot be read",
    ),
    (lambda files: {**files, "engine/rng.py": b""}, "holds engine/rng.py, which is no file of"),
    (lambda files: {**files, "engine/kalah/../rng.py": b""}, "which is no file of kalah"),
    (lambda files: {**files, "engine/kalah/a.exe": b""}, "which is no file of kalah"),
    (lambda files: {**files, "engine/kalah/a.py": b"#" * 70_000}, "kalah is too large: it takes"),
    (
        lambda files: {**files, "engine/kalah/a.py": Random(1).randbytes(2 << 20)},
        "is too large for a pack: it",
    ),
    (lambda files: deflated(2 << 20), "is too large: it unpacks to 2,097,152 bytes"),
    (
        lambda files: without(files, "engine/kalah/rules.py"),
        "kalah has no engine/kalah/rules.py",
    ),
]


@pytest.mark.parametrize(("spoil", "sentence"), REFUSED, ids=[says for _, says in REFUSED])
def test_what_is_wrong_with_a_pack_is_one_sentence(plain, file, spoil, sentence):
    with pytest.raises(pack.PackError) as error:
        pack.read(file(spoil(plain.files)))
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("from firmware.guest.picture import WIDTH", "imports firmware.guest.picture.WIDTH"),
        ("from firmware.storage.records import PLAN", "imports firmware.storage.records.PLAN"),
        ("import firmware.guest.dice", "imports firmware.guest.dice, which a board does not have"),
        ("TITLE = strings('menus').NEW_GAME", "takes NEW_GAME from strings('menus')"),
    ],
)
def test_what_a_bundle_does_not_have_is_told_as_a_pack_is_made(tmp_path, line, sentence):
    """On a desktop all of it is there, and only on a board would the game fail."""
    for folder in ("engine/kalah", "firmware/games/kalah"):
        shutil.copytree(guests.root_of("kalah") / folder, tmp_path / folder)
    view = tmp_path / "firmware/games/kalah/view.py"
    view.write_text(view.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    with pytest.raises(pack.PackError) as error:
        pack.make("kalah", tmp_path)
    assert sentence in str(error.value)
    assert str(error.value).startswith("firmware/games/kalah/view.py:")
    view.write_text(
        view.read_text(encoding="utf-8").replace(line, "AGO = strings().YOU, strings('guest')"),
        encoding="utf-8",
    )
    assert pack.make("kalah", tmp_path).name == "kalah"


def test_a_damaged_plain_pack_within_a_pack_is_refused(kalah, file):
    with pytest.raises(pack.PackError, match=r"packs/kalah\.zip is broken"):
        pack.read(file({**kalah.files, "packs/kalah.zip": b"damaged"}))


def test_a_file_that_is_not_there_is_one_sentence(tmp_path):
    with pytest.raises(pack.PackError, match=r"none\.zip cannot be read: No such file"):
        pack.read(tmp_path / "none.zip")


def lying(size):
    """Return a zip of so many zeros that says it holds ten."""
    data = bytearray(deflated(size))
    at = data.rindex(b"PK\1\2") + 24  # where the list of files has the size
    data[at : at + 4] = (10).to_bytes(4, "little")
    return bytes(data)


def test_a_zip_that_lies_about_a_size_is_not_unpacked_beyond_it(file):
    path = file(lying(64 << 20))
    tracemalloc.start()
    try:
        with pytest.raises(pack.PackError, match="is broken: it is no zip, or not all of one"):
            pack.read(path)
        assert tracemalloc.get_traced_memory()[1] < 4 << 20
    finally:
        tracemalloc.stop()


def test_a_zip_that_holds_less_than_it_says_is_broken(plain, file):
    data = bytearray(bundle.zipped({**plain.files, "packs/kalah.json": b""}))
    at = data.rindex(b"PK\1\2") + 24
    data[at] = 5
    with pytest.raises(pack.PackError, match="is broken"):
        pack.read(file(bytes(data)))


def test_a_large_file_is_not_read_at_all(tmp_path):
    path = tmp_path / "film.zip"
    with path.open("wb") as out:
        out.truncate(1 << 34)
    with pytest.raises(pack.PackError, match="is too large for a pack: it is more than 1,048,576"):
        pack.read(path)


def test_backslashes_between_folders_are_read_as_what_they_mean(kalah, plain, file):
    for made in (kalah, plain):
        files = {"kalah\\" + path.replace("/", "\\"): data for path, data in made.files.items()}
        assert pack.read(file({"kalah\\": b"", **files})).files == plain.files


def of_finder(files):
    """Return a pack as a Mac zips it again: in a folder, with what its Finder adds."""
    out = {f"kalah 2/{path}": data for path, data in files.items()}
    out |= {f"__MACOSX/kalah 2/._{path.rpartition('/')[2]}": b"x" for path in files}
    return {**out, "kalah 2/.DS_Store": b"x", "kalah 2/engine/kalah/._rules.py": b"x"}


def test_a_pack_that_a_desktop_has_zipped_again_is_taken(kalah, plain, file):
    for made in (kalah, plain):
        assert pack.read(file(of_finder(made.files))).files == plain.files


@pytest.mark.parametrize("place", ["", "downloads/kalah"])
def test_a_pack_that_is_a_folder_is_taken(kalah, plain, tmp_path, place):
    for made in (kalah, plain):
        put(tmp_path / place, made.files)
        assert pack.read(tmp_path).files == plain.files


def test_a_folder_of_something_else_is_refused_before_it_is_read(tmp_path):
    with pytest.raises(
        pack.PackError, match=r"is no pack of a game: it needs one packs/NAME\.json"
    ):
        pack.read(tmp_path)
    with (tmp_path / "film").open("wb") as out:
        out.truncate(1 << 34)
    with pytest.raises(pack.PackError, match="is no pack of a game: too much lies in it"):
        pack.read(tmp_path)
    (tmp_path / "film").unlink()
    put(tmp_path, {str(n): b"" for n in range(1001)})
    with pytest.raises(pack.PackError, match="is no pack of a game: too much lies in it"):
        pack.read(tmp_path)


@pytest.mark.parametrize("name", ["session", "ai", "catalog", "crc", "const", "game", "registry"])
def test_a_pack_named_as_one_of_our_modules_is_refused(plain, file, name):
    files = {path.replace("kalah", name): data for path, data in plain.files.items()}
    with pytest.raises(pack.PackError, match=f"^no game can be called {name}, for Tombolo itself"):
        pack.read(file(files))


@pytest.mark.parametrize("wrong", ["TITLE = (", "class :"])
def test_a_game_that_is_no_python_is_not_packed(tmp_path, wrong):
    for needed in KALAH:
        put(tmp_path, {f"{needed}.py": wrong.encode()})
    with pytest.raises(mpy.CompileError, match=r"firmware/games/kalah/info\.py:1: |rules\.py:1: "):
        pack.make("kalah", tmp_path)


@pytest.mark.parametrize("wrong", ["TITLE = none", "import chess", "CONTRACT = 99"])
def test_an_info_that_does_not_run_or_is_of_the_future_is_not_packed(tmp_path, wrong):
    sources = {f"{needed}.py": b"" for needed in KALAH}
    info = f"TITLE = 'Kalah'\n{wrong}\n".encode()
    put(tmp_path, {**sources, "firmware/games/kalah/info.py": info})
    sentence = r"^firmware/games/kalah/info\.py cannot be run: |^kalah is made for a newer Tombolo"
    with pytest.raises(pack.PackError, match=sentence):
        pack.make("kalah", tmp_path, plain=True)


def test_a_flash_leaves_packs_alone_and_names_them(place, old, new, kalah):
    own = {**kalah.files, "notes.txt": b"mine", "engine/kalah.txt": b"mine, too"}
    put(place, {**old.files, **own})
    todo = flash.plan(Drive(place), new)
    assert "  packs, left alone: kalah" in todo.lines()
    assert "  your own, left alone: engine/kalah.txt, notes.txt" in todo.lines()
    do(place, new)
    assert files_of(place) == {**new.files, **own}
