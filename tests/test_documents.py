"""The documents are true: what they link to, name and tell one to type is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import codes
from host_sim.options import games

ROOT = Path(__file__).parents[1]
FOLDERS = ("boards", "engine", "firmware", "host_sim", "tests")
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in (ROOT.glob("*.md"), *((ROOT / name).rglob("*.md") for name in FOLDERS))
    for path in folder
    if "node_modules" not in path.parts
)
_BOX = re.compile(r"^```\w*\n(.*?)^```$", re.M | re.S)
_EXAMPLE = re.compile(r"yours|NAME|<|\bx\b")  # in names of files that the reader has still to make


def anchors(page: Path) -> set[str]:
    """Return what a link may name of a page: its headings, as the web shows them."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def quoted(text: str) -> list[str]:
    """Return what a page has in backquotes, and the lines of its boxes."""
    boxes = "".join(_BOX.findall(text))
    boxes += "\n".join(re.findall(r"^ {4,}make .*", text, re.M))
    inline = re.findall(r"`([^`]+)`", _BOX.sub("", text))
    return [" ".join(code.split()) for code in inline] + boxes.split("\n")


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name):
    page = ROOT / name
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        to = page.parent / path if path else page
        assert to.exists(), link
        assert not anchor or anchor in anchors(to), link


@pytest.mark.parametrize("name", PAGES)
def test_files_targets_and_codes_are_there(name):
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z0-9-]+):.*##", makefile, re.M)
    for text in quoted((ROOT / name).read_text(encoding="utf-8")):
        for path in re.findall(rf"(?<![\w/-])(?:{'|'.join(FOLDERS)})/[\w./<>-]*\w", text):
            places = (ROOT / path, (ROOT / name).parent / path)
            assert _EXAMPLE.search(path) or any(place.exists() for place in places), text
        for target in re.findall(r"\bmake ([a-z0-9-]+)", text):
            assert target in targets, text
        for code in re.findall(r"\b[0-9A-Z]{4}-[0-9A-Z]{4}\b", text):
            codes.decode(code, games())


def test_the_pages_are_found():
    assert {"README.md", "boards/README.md", "tests/chip/DESIGN.md"} <= set(PAGES)
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert {"make play", "make play CODE=AJ20-06N4", "keys.txt"} <= set(quoted(text))
    assert "new" not in anchors(ROOT / "README.md") >= {"your-first-change", "play-test"}


def test_each_file_of_words_is_on_the_page_of_words():
    folder = ROOT / "firmware" / "words"
    text = (folder / "DESIGN.md").read_text(encoding="utf-8")
    names = [path.stem.partition("_")[2] for path in folder.glob("en_*.py")]
    lacking = [n for n in names if f'`strings("{n}")`' not in text or f"en_{n}.py`" not in text]
    assert names
    assert not lacking
