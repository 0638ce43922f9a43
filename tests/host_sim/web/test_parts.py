"""The program in parts: the title takes the first alone, and what comes later changes nothing."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from host_sim import script
from host_sim.language import NAMES
from host_sim.web import build
from tests.host_sim.web import vm
from tests.host_sim.web.browsers import NAMES as BROWSERS
from tests.host_sim.web.browsers import PATHS
from tests.host_sim.web.loading import MOST_BYTES, MOST_REQUESTS, visits
from tests.host_sim.web.test_packs import made

pytestmark = vm.needs_node

TITLE = "wait 20000\nsnap title"
DAY = 2026100
PAGE = "https://isle.example/"
WAYS = {
    "menus": ({}, "press DOWN\nsnap a\npress A\nsnap b\npress DOWN\nsnap c\nhold B 900\nsnap d"),
    "lesson": ({}, "press A\nwait 500\nsnap a\npress A\nwait 500\nsnap b\npress A\nsnap c"),
    "hashi": ({"TOMBOLO_GAME": "hashi"}, "press RIGHT\nsnap a\npress DOWN+A\nwait 5000\nsnap b"),
    "arabana": ({"TOMBOLO_GAME": "arabana"}, "press A\nwait 3000\nsnap a\npress A\nsnap b"),
    "atoll": ({"TOMBOLO_GAME": "atoll"}, "press A\npress A\nwait 9000\nsnap a"),
}


def unpacked(page: Path, name: str) -> tuple[dict, dict[str, bytes]]:
    """Return the head of a part, and its files."""
    line, _, rest = gzip.decompress((page / f"{name}.bin").read_bytes()).partition(b"\n")
    head = json.loads(line)
    files = {}
    for path, size in head["files"]:
        files[path], rest = rest[:size], rest[size:]
    assert not rest
    return head, files


@pytest.mark.parametrize("language", NAMES)
def test_the_title_takes_the_first_part_alone(page: Path, language: str) -> None:
    settings = {"TOMBOLO_LANGUAGE": language, "TOMBOLO_PAGE": PAGE}
    play = vm.play(script.read(TITLE), 7, settings, day=DAY, inParts=True)
    (played,) = vm.run(page, [play])
    assert not played["error"], played["error"]
    assert "TOMBOLO" in played["snaps"][0]["text"]
    assert played["wanted"] == []


@pytest.mark.parametrize("way", WAYS)
def test_parts_that_come_where_they_are_wanted_change_nothing(page: Path, way: str) -> None:
    settings, steps = WAYS[way]
    settings = {"TOMBOLO_LANGUAGE": "en", **settings}
    plays = [
        vm.play(script.read(steps), 7, settings, day=DAY, inParts=in_parts)
        for in_parts in (False, True)
    ]
    whole, parted = vm.run(page, plays)
    assert parted["wanted"]
    assert len(set(parted["wanted"])) == len(parted["wanted"])
    assert vm.pictures(parted) == vm.pictures(whole)
    assert parted["nvm"] == whole["nvm"]
    assert parted["console"] == whole["console"]
    for ours, theirs in zip(parted["snaps"], whole["snaps"], strict=True):
        assert ours["text"] == theirs["text"]


def test_nothing_of_a_pack_is_run_to_build_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    one = made("kalah")
    run: list[bytes] = []

    def opened(program: bytes) -> frozenset[str]:
        run.append(program)
        return frozenset()

    monkeypatch.setattr(build, "opened", opened)
    parts = build.parts(build.program([one]), [one])
    (program,) = run
    assert b"kalah" not in gzip.decompress(program).replace(b"NAME = 'kalah'", b"")
    first = gzip.decompress(parts[build.FIRST + build.PART])
    assert one.files["firmware/games/kalah/info.py"] in first


def test_the_parts_are_the_program_and_come_in_the_order_of_their_being_wanted(page: Path) -> None:
    head, files = unpacked(page, build.FIRST)
    assert [name for name, _ in head["later"]] == build.later_parts()
    for name, paths in head["later"]:
        about, more = unpacked(page, name)
        assert list(more) == [path for path, _ in about["files"]]
        assert sorted(more) == sorted(paths)
        assert about["version"] == head["version"]
        assert not files.keys() & more.keys()
        files |= more
    assert files == build.program()


@pytest.mark.parametrize("browser", PATHS)
def test_before_the_title_a_browser_asks_for_little(page: Path, browser: str) -> None:
    if PATHS[browser] is None:
        pytest.skip(f"no {browser} is installed: none of {BROWSERS[browser]}")
    ((visit,),) = visits(browser, "local", 1, [page])
    assert visit["requests"] <= MOST_REQUESTS
    assert visit["bytes"] <= MOST_BYTES


def test_what_the_head_of_the_page_names_is_small(page: Path) -> None:
    text = (page / "index.html").read_text()
    names = re.findall(r'<(?:link|script)[^>]*? (?:href|src)="([^"]+)"', text)
    names = ["index.html", *(name for name in names if name != build.MANIFEST)]
    sent = {}
    for name in set(names):
        content = (page / name).read_bytes()
        is_packed = name.endswith((".bin", ".png"))
        sent[name] = len(content) if is_packed else len(gzip.compress(content, 6))
    assert {"main.js", "micropython.wasm", "first.bin"} < sent.keys()
    assert sum(sent.values()) <= MOST_BYTES, sent
    assert len(sent) <= MOST_REQUESTS, sent
