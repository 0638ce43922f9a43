"""Packs on the page: checked as the desktop checks them, and played; packs that are built in."""

from __future__ import annotations

import functools
import json
import random
from pathlib import Path

import pytest
from PIL import Image

from boards.install import bundle
from boards.install import pack as packed
from host_sim import script
from host_sim.web import build, own
from tests import guests
from tests.host_sim.web import vm

pytestmark = vm.needs_node

MANIFEST = "packs/kalah.json"
START = script.read("wait 1000\nsnap there")
SIGN = """
#######
#.....#
#.#.#.#
#.....#
#.#.#.#
#.....#
#######
"""  # of Pig
ENGLISH = {"TOMBOLO_LANGUAGE": "en"}
SETTINGS = {"TOMBOLO_GAME": "kalah", **ENGLISH}


@functools.cache
def made(name: str, plain: bool = True) -> packed.Pack:
    return packed.make(name, guests.root_of(name), plain=plain)


def kalah() -> str:
    """Return the usual pack of Kalah, compiled, as digits."""
    return bundle.zipped(made("kalah", plain=False).files).hex()


def laid(page: Path, *zips: bytes, settings: dict[str, str] | None = None) -> dict:
    """Switch a handheld on that has been given these packs; return its play."""
    given = [data.hex() for data in zips]
    return vm.run(page, [vm.play(START, 7, settings or {}, packs=given)])[0]


def test_a_pack_is_played(page: Path) -> None:
    for plain in (True, False):
        found = laid(page, bundle.zipped(made("kalah", plain).files), settings=SETTINGS)
        assert found["laid"] == [["kalah", "", ""]]
        assert not found["error"]
        assert vm.pictures(found)
        assert found["snaps"][0]["code"]


def test_each_guest_is_laid_beside_the_others(page: Path) -> None:
    found = laid(page, *(bundle.zipped(made(name).files) for name in guests.NAMES))
    assert found["laid"] == [[name, "", ""] for name in guests.NAMES]


def changed(files: dict[str, bytes], gone: str = "") -> bytes:
    """Return the zip of Kalah with other files besides or instead, and one less."""
    return bundle.zipped({p: d for p, d in (made("kalah").files | files).items() if p != gone})


@pytest.mark.parametrize(
    ("data", "why", "about"),
    [
        (b"", "broken", ""),
        (b"PK\x05\x06", "broken", ""),
        (changed({})[:2500], "broken", ""),
        (changed({})[:200] + b"?" + changed({})[201:], "broken", ""),
        (changed({}, gone=MANIFEST), "broken", ""),
        (changed({MANIFEST: b"{}"}), "broken", ""),
        (changed({MANIFEST: b"["}), "broken", ""),
        (changed({"packs/other.json": b"{}"}), "broken", ""),
        (changed({MANIFEST: json.dumps({"contract": 999}).encode()}), "newer", "kalah"),
        (changed({"engine/ai.py": b""}), "foreign", "engine/ai.py"),
        (changed({"engine/kalah/../ai.py": b""}), "foreign", "engine/kalah/../ai.py"),
        (changed({"code.py": b""}), "foreign", "code.py"),
        (changed({"engine/kalah/a.exe": b""}), "foreign", "engine/kalah/a.exe"),
        (changed({"engine/kalah/big.py": bytes(21_000)}), "large", "kalah"),
        (changed({"engine/kalah/big.py": bytes(2_000_000)}), "large", ""),
        (changed({}, gone="engine/kalah/rules.py"), "lacks", "engine/kalah/rules.py"),
        (bundle.zipped({"packs/hashi.json": b'{"contract": 1}'}), "name", "hashi"),
        (bundle.zipped({"packs/session.json": b'{"contract": 1}'}), "name", "session"),
    ],
)
def test_what_is_no_pack_is_refused_and_changes_nothing(
    page: Path, data: bytes, why: str, about: str
) -> None:
    found = laid(page, bundle.zipped(made("kalah").files), data, settings=SETTINGS)
    assert found["laid"][0] == ["kalah", "", ""]
    assert found["laid"][1][1:] == [why, about]
    assert found["snaps"][0]["code"], "the Kalah that was there before"


def test_a_folder_around_it_and_what_desktops_add_do_not_matter(page: Path) -> None:
    files = {"kalah/" + path: data for path, data in made("kalah").files.items()}
    files |= {"__MACOSX/kalah/._engine": b"?", "kalah/.DS_Store": b"?"}
    assert laid(page, bundle.zipped(files))["laid"] == [["kalah", "", ""]]


NAMES = """kalah kalah.zip Kalah.ZIP packs engine firmware games rules.py info.py kalah.json
    pip.json a b.txt ._a .DS_Store __MACOSX desktop.ini .. : é""".split()


def tree(luck: random.Random) -> dict[str, bytes]:
    """Return files of a zip: often a pack in something, with something beside it; or anything."""
    files: dict[str, bytes] = {}
    if luck.random() < 0.6:
        files = dict(made("kalah", luck.random() < 0.5).files)
    for _ in range(luck.choice((0, 0, 0, 1, 1, 2))):
        path = "/".join(luck.choices(NAMES, k=luck.randrange(1, 5)))
        files[path] = luck.choice((b"", b"{}", b'{"contract": 1}', bundle.zipped({"a": b""})))
    for _ in range(luck.randrange(4)):
        sign, top = luck.choice(("/", "/", "\\")), luck.choice(NAMES)
        files = {top + sign + path.replace("/", sign): data for path, data in files.items()}
    if luck.random() < 0.2:
        files = {luck.choice(NAMES): bundle.zipped(files)}
    return files


def test_desktop_and_page_agree_on_any_tree_of_names(page: Path, tmp_path: Path) -> None:
    luck = random.Random(64)
    zips = [bundle.zipped(tree(luck)) for _ in range(400)]
    found = []
    for data in zips:
        file = tmp_path / "some.zip"
        file.write_bytes(data)
        try:
            found.append(packed.read(file).name)
        except packed.PackError:
            found.append("")
    assert [found.count("kalah") > 50, found.count("") > 50] == [True, True]
    answers = laid(page, *zips)["laid"]
    assert ["" if why else name for name, why, _ in answers] == found


def test_packs_can_be_built_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "packs"
    folder.mkdir()
    out = str(tmp_path / "web")
    assert build.main(["--out", out, "--packs", str(folder)]) == 1
    assert capsys.readouterr().err.startswith(f"web: {folder} has no packs in it: make pack")
    bundle.write_file(folder / "kalah.zip", bundle.zipped(made("kalah", plain=False).files))
    assert build.main(["--out", out, "--packs", str(folder)]) == 0
    page = vm.built(tmp_path / "tested", build.packs_in(folder))
    found = laid(page, bundle.zipped(made("kalah").files), settings=SETTINGS)
    vm.end(page)
    assert found["snaps"][0]["code"]
    assert found["laid"] == [["", "name", "kalah"]]
    (folder / "broken.zip").write_bytes(b"?")
    assert build.main(["--out", out, "--packs", str(folder)]) == 1
    assert "broken.zip is broken" in capsys.readouterr().err


def test_one_pack_alone_makes_the_page_its_own(tmp_path: Path) -> None:
    page = vm.built(tmp_path / "page", [made("pig")])
    shown = vm.run(page, [vm.play(script.read("wait 1000\nsnap title"), 7, ENGLISH)])[0]
    vm.end(page)
    assert shown["snaps"][0]["text"].splitlines()[:3] == ["TOMBOLO", "▶ Pig", "Hashi"]
    index = (page / "index.html").read_text()
    assert "<title>Pig</title>" in index
    assert '<a hidden id="today"' in index
    assert 'property="og:title" content="Pig"' in index
    assert "Hashi" not in index
    assert "hree island games" not in index
    manifest = json.loads((page / build.MANIFEST).read_text())
    assert (manifest["name"], manifest["short_name"]) == ("Pig", "Pig")
    for size in build.ICONS:
        icon = Image.open(page / f"icon-{size}.png").convert("L").point(lambda dot: dot & 128)
        die = icon.crop(icon.getbbox()).resize((7, 7), Image.Resampling.NEAREST)
        assert "".join(".#"[dot >> 7] for dot in die.tobytes()) == "".join(SIGN.split())
    assert Image.open(page / build.PREVIEW).size == build.PREVIEW_SIZE


def test_two_packs_are_beside_the_others(tmp_path: Path) -> None:
    page = vm.built(tmp_path / "page", [made("pig"), made("kalah")])
    shown = vm.run(page, [vm.play(script.read("wait 1000\nsnap title"), 7, ENGLISH)])[0]
    vm.end(page)
    assert shown["snaps"][0]["text"].splitlines()[:2] == ["TOMBOLO", "▶ Hashi"]
    assert "<title>Tombolo</title>" in (page / "index.html").read_text()
    assert '<a id="today"' in (page / "index.html").read_text()


def test_a_title_that_is_computed_is_not_run_for_the_page() -> None:
    files = made("kalah").files | {
        "firmware/games/kalah/info.py": b'import none\nTITLE = none.title()\nSIGN = "#"\n'
    }
    found = own.Own(packed.Pack("kalah", files))
    assert (found.title, found.dots.size) == ("kalah", (1, 1))
