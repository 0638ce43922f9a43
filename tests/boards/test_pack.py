"""Packs: made of a game's two folders, the same bytes each time, and refused in a sentence."""

from __future__ import annotations

import io
import json
import zipfile

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


def without(files, name):
    return {path: data for path, data in files.items() if path != name}


def damaged(files):
    """Return a zip whose files would begin before it does."""
    data = bytearray(bundle.zipped(files))
    data[-4] += 1  # of the offset of that list: 64 KB more
    return bytes(data)


REFUSED = [
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
    (lambda files: {**files, "engine/kalah/a.py": bytes(2 << 20)}, "is too large: it unpacks to"),
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


def test_a_damaged_plain_pack_within_a_pack_is_refused(kalah, file):
    with pytest.raises(pack.PackError, match=r"packs/kalah\.zip is broken"):
        pack.read(file({**kalah.files, "packs/kalah.zip": b"damaged"}))


def test_a_file_that_is_not_there_is_one_sentence(tmp_path):
    with pytest.raises(pack.PackError, match=r"none\.zip cannot be read: No such file"):
        pack.read(tmp_path / "none.zip")


@pytest.mark.parametrize("wrong", ["TITLE = (", "class :"])
def test_a_game_that_is_no_python_is_not_packed(tmp_path, wrong):
    for needed in KALAH:
        put(tmp_path, {f"{needed}.py": wrong.encode()})
    with pytest.raises(mpy.CompileError, match=r"firmware/games/kalah/info\.py:1: |rules\.py:1: "):
        pack.make("kalah", tmp_path)


def test_a_flash_leaves_packs_alone_and_names_them(place, old, new, kalah):
    own = {**kalah.files, "notes.txt": b"mine", "engine/kalah.txt": b"mine, too"}
    put(place, {**old.files, **own})
    todo = flash.plan(Drive(place), new)
    assert "  packs, left alone: kalah" in todo.lines()
    assert "  your own, left alone: engine/kalah.txt, notes.txt" in todo.lines()
    do(place, new)
    assert files_of(place) == {**new.files, **own}
