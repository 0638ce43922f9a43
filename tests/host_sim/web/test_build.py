"""The folder that `make web` writes: whole, small, the same each time, and asking nobody else."""

from __future__ import annotations

import io
import json
import math
import re
import socket
import subprocess
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from host_sim.frontends import controls, png
from host_sim.language import NAMES
from host_sim.web import boards, build, rules
from tests.host_sim.web import vm

pytestmark = vm.needs_node

ON_BOARD = 'open("/tombolo.nvm"'  # shown, to be typed there
PAGE = build.HERE / "page"


def exported(module: str, name: str) -> Any:
    """Return a constant of one of the page's modules."""
    code = f"import('{PAGE / module}').then((all) => console.log(JSON.stringify(all.{name})))"
    found = subprocess.run(["node", "-e", code], capture_output=True, text=True, check=True)
    return json.loads(found.stdout)


def test_two_builds_are_the_same_and_a_change_is_another_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = build.files()
    assert build.files() == first
    monkeypatch.setattr(build, "icon", lambda size: b"another")
    worker = build.files()["sw.js"]
    assert worker != first["sw.js"]
    version = re.compile(rb'CACHE = OURS \+ "[0-9a-f]{16}"')
    assert version.sub(b"", worker) == version.sub(b"", first["sw.js"])


def test_the_handhelds_files_go_in_as_they_are() -> None:
    shipped = build.program()
    folders = [build.HERE / "handheld", build.ROOT, build.ROOT / "firmware"]
    folders.append(build.ROOT / "boards/install")
    for path, content in shipped.items():
        sources = [folder / path[1:] for folder in folders if (folder / path[1:]).is_file()]
        assert content in [source.read_bytes() for source in sources], path


def test_every_file_is_there_offline_but_the_pictures_of_a_build(page: Path) -> None:
    names = {path.name for path in page.iterdir()} - {"package.json", "sw.js", build.PREVIEW}
    assert boards.building.pictures().keys() < names
    names -= boards.building.pictures().keys()
    assert set(kept(page, "FILES")) | set(kept(page, "PAGES")) == names | {"./"}


def kept(page: Path, name: str) -> list[str]:
    """Return one of the lists of the service worker."""
    listed = re.search(rf"{name} = \[(.*)\]", (page / "sw.js").read_text())
    assert listed
    return json.loads(f"[{listed[1]}]")


def test_the_pages_of_the_rules_and_the_boards_are_not_among_the_files_of_the_game(
    page: Path,
) -> None:
    game, others = kept(page, "FILES"), kept(page, "PAGES")
    assert {*boards.pages(), *rules.pages(), *build.OTHERS} == set(others)
    asked = "".join((page / name).read_text() for name in ("index.html", build.MANIFEST, "main.js"))
    assert [name for name in build.OTHERS if f'"{name}"' in asked] == []
    parts = {name + build.PART for name in (build.FIRST, *build.later_parts())}
    loaded = {name for name in game if f'"{name}"' in asked}
    assert set(game) - loaded - parts - {"./", "index.html"} == set()


def test_nothing_names_another_host_or_the_root_of_this_one() -> None:
    for path in PAGE.iterdir():
        if path.name != "licences.txt":
            text = path.read_text(encoding="utf-8").replace(ON_BOARD, "")
            assert not re.search(r"https?://|[\"'(=]/[a-z/]", text), path


def test_everything_that_is_asked_for_is_shipped(page: Path) -> None:
    text = (page / "index.html").read_text() + (page / "manifest.webmanifest").read_text()
    names = re.findall(r'(?:href|src)"?[=:] ?"([^"]+\.[a-z]+)"', text)
    for module in page.glob("*.js"):
        names += re.findall(r'from "\./([^"]+)"', module.read_text())
    assert len(names) > 10
    for name in names:
        assert (page / name).is_file(), name


def test_the_licences_are_shipped(page: Path) -> None:
    text = (page / "licences.txt").read_text()
    assert "Damien P. George" in text
    assert text.endswith((build.ROOT / "LICENSE").read_text())
    for part in (
        *("micropython-lib", "Copyright © 2005-2020 Rich Felker, et al.", "Arm Limited"),
        *("Developed at SunPro", "Developed at SunSoft", "Copyright 2004 Sun Microsystems"),
        *("Copyright (c) 2007-2009 Russ Cox, Google Inc.", "the name of Google, Inc."),
        *("Python Software Foundation", "Joergen Ibsen"),
    ):
        assert part in text
    for name in ("index.html", *boards.pages(), *RULES):
        assert 'href="licences.txt"' in (page / name).read_text()


def test_all_that_a_page_loads_is_its_own(page: Path) -> None:
    """The browsers' tests find out whether this lets the page do all that it does."""
    for name in ("index.html", *boards.pages(), *RULES):
        text = (page / name).read_text()
        rules = re.search(r'Content-Security-Policy"\s+content="([^"]*)"', text)
        assert rules
        assert rules[1].startswith("default-src 'self'; ")
        assert not re.search(r"https?:|\*|unsafe-inline|'unsafe-eval'", rules[1])
        assert not re.search(r"<script>|<style|\sstyle=|\son[a-z]+=", text)
        assert text.index("Content-Security-Policy") < text.index("<link")


@pytest.mark.parametrize("size", build.ICONS)
def test_a_round_mask_leaves_the_icon_whole(size: int) -> None:
    picture = Image.open(io.BytesIO(build.icon(size)))
    assert picture.size == (size, size)
    middle, radius = (size - 1) / 2, 0.4 * size  # "maskable": a circle of 80 %
    rows = [picture.crop((0, y, size, y + 1)).tobytes() for y in range(size)]
    ink = bytes(png.INK)
    lit = [(x, y) for y, row in enumerate(rows) for x in range(size) if row[3 * x :][:3] == ink]
    assert len(lit) > size * size // 40
    assert all(math.hypot(x - middle, y - middle) <= radius for x, y in lit)


def test_a_link_shows_a_game(page: Path, tmp_path: Path) -> None:
    picture = Image.open(page / build.PREVIEW)
    text = (page / "index.html").read_text()
    for name, value in zip(("width", "height"), picture.size, strict=True):
        assert f'property="og:image:{name}" content="{value}"' in text
    dots = picture.convert("RGB").tobytes().count(bytes(png.INK)) / (9 * 9)
    assert 500 < dots == int(dots)
    assert 'property="og:image" content="preview.png"' in text
    for given in ("https://isle.example/tombolo", "https://isle.example/tombolo/index.html"):
        assert build.main(["--out", str(tmp_path / "web"), "--address", given]) == 0
        there = 'property="og:image" content="https://isle.example/tombolo/preview.png"'
        assert there in (tmp_path / "web/index.html").read_text()
    with pytest.raises(SystemExit):
        build.main(["--out", str(tmp_path / "web"), "--address", "isle"])


def test_the_page_speaks_the_languages_of_the_firmware(page: Path) -> None:
    words = exported("words.js", "WORDS")
    assert sorted(words) == sorted(NAMES)
    for language in words.values():
        assert list(language) == list(words["en"])
        assert all(language.values())
    used = set(re.findall(r'data-(?:words|label)="(\w+)"', (page / "index.html").read_text()))
    for module in page.glob("*.js"):
        used |= set(re.findall(r"\bwords(?:\(\))?\.([A-Z_]+[0-9]*)\b", module.read_text()))
    assert used == set(words["en"])


RULES = [name for name in rules.pages() if name.endswith(".html")]
OWN_KEYS = (
    "",
    "A = j return  # a comment\n\n# MENU = z\nlook = F1\n",
    "A = m\r\nUP=kp8 lshift\n",
    "B = é = ,",
    "A z",
    "\nA =",
    "= z",
    "JUMP = z",
    "A = z\nA = y",
    "A = z\nB = z",
    "A = z z",
    "A = hyper",
    "MENU = x backspace escape",
)


def test_the_keys_are_those_of_the_desktop_and_keys_txt_is_read_as_there() -> None:
    code = f"""import('{PAGE / "ownkeys.js"}').then(({{ DEFAULTS, read }}) => {{
        const found = {json.dumps(OWN_KEYS)}.map((text) => {{
          try {{ return read(text); }} catch (error) {{ return [error.line, error.what]; }}
        }});
        console.log(JSON.stringify([DEFAULTS, found]));
    }})"""
    told = subprocess.run(["node", "-e", code], capture_output=True, text=True, check=True).stdout
    defaults, found = json.loads(told)
    assert defaults == controls.DEFAULTS
    for text, here in zip(OWN_KEYS, found, strict=True):
        if text in OWN_KEYS[:4]:
            assert here == [list(row) for row in controls.read(text).items()]
            continue
        with pytest.raises(controls.Mistake) as mistake:
            controls.read(text)
        line, what = here
        assert what in str(mistake.value)
        assert (f"line {line}" in str(mistake.value)) == bool(line)


def test_the_looks_are_those_of_the_desktop() -> None:
    looks = exported("screen.js", "LOOKS")
    expected = {name: [[row, list(ink)] for row, ink in rows] for name, rows in png.LOOKS.items()}
    assert looks == expected


def test_page_and_tests_run_the_same_vm() -> None:
    package = "@micropython/micropython-webassembly-pyscript"
    versions = [
        json.loads((folder / "package.json").read_text())["dependencies"][package]
        for folder in (build.HERE, build.ROOT / "tests/vm")
    ]
    assert versions[0] == versions[1]


def test_without_the_vm_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "VM", tmp_path / "none")
    assert build.main(["--out", str(tmp_path / "web")]) == 1
    assert "MicroPython is not installed" in capsys.readouterr().err


def test_the_page_is_served_with_types_of_its_own(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A registry may say that .js is plain text, and browsers then run none of it."""
    monkeypatch.setattr("mimetypes.guess_type", lambda *_, **__: ("text/plain", None))
    names = {path.name for path in page.iterdir()} - {"package.json"}  # the tests' own
    handler = build.Handler.__new__(build.Handler)
    types = {name: handler.guess_type(name) for name in names}
    assert types["main.js"] == types["starting.js"] == "text/javascript"
    assert types["micropython.wasm"] == "application/wasm"
    assert [name for name in names if types[name] == "text/plain"] == ["licences.txt"]


def test_what_stops_the_start_is_said_in_the_languages_of_the_firmware(page: Path) -> None:
    words = re.search(r"var WORDS = (\{.*?\n  \});", (page / "starting.js").read_text(), re.S)
    assert words
    code = f"console.log(JSON.stringify({words[1].rstrip(';')}))"
    found = json.loads(
        subprocess.run(["node", "-e", code], capture_output=True, text=True, check=True).stdout
    )
    assert sorted(found) == sorted(NAMES)
    for sentences in found.values():
        assert list(sentences) == list(found["en"])
        for kind, sentence in sentences.items():
            assert ("{what}" in sentence) == ("{what}" in found["en"][kind])


def test_where_no_script_runs_the_page_says_so_in_the_languages_of_the_firmware(page: Path) -> None:
    text = (page / "index.html").read_text().partition("unread")[2].partition("</div>")[0]
    assert sorted(re.findall(r'<p lang="(\w+)">', text)) == sorted(NAMES)


def test_a_port_that_is_taken_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("localhost", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert build.main(["--out", str(tmp_path / "web"), "--serve", "--port", port]) == 1
    assert capsys.readouterr().err == f"web: port {port} cannot be used: Address already in use.\n"


def test_a_folder_of_other_files_is_not_emptied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert build.main(["--out", str(tmp_path)]) == 1
    assert f"{tmp_path} holds other files" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    (tmp_path / "letter.txt").unlink()
    for _ in range(2):  # an empty folder, then the page itself
        assert build.main(["--out", str(tmp_path)]) == 0
    (tmp_path / build.FOUND).unlink()  # what a build leaves that was stopped
    monkeypatch.setattr(build, "OUT", tmp_path)
    assert build.main(["--out", str(tmp_path)]) == 0
