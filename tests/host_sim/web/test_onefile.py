"""The page of one file: all in it, nothing asked for, no other host. browser.mjs plays it."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
import subprocess
from pathlib import Path

import pytest

from host_sim.web import build, onefile
from tests.host_sim.web import vm
from tests.host_sim.web.test_packs import made

pytestmark = vm.needs_node

MOST = 1_600_000  # bytes: it goes with a mail


@pytest.fixture(scope="module")
def page() -> str:
    return onefile.make(made("kalah")).decode()


def test_it_asks_for_no_other_file(page: str) -> None:
    asked = re.findall(r'(?:href|src)="([^"]*)"', page)
    assert len(asked) >= 2
    for address in asked:
        is_hidden = re.search(rf'<a hidden id="\w+" href="{re.escape(address)}"', page)
        assert address.startswith(("data:", "#")) or is_hidden, address


def test_its_policy_allows_what_is_in_it_and_no_host(page: str) -> None:
    rules = re.search(r'Content-Security-Policy"\s+content="([^"]*)"', page)
    assert rules
    assert rules[1].startswith("default-src 'none'; ")
    assert not re.search(r"https?:|\*|unsafe-inline|'unsafe-eval'|'self'", rules[1])
    parts = re.findall(r"<(script|style)[^>]*>(.*?)</\1>", page, re.S)
    assert [kind for kind, _ in parts] == ["style", "script", "script"]
    for _, text in parts:
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in rules[1]


def test_the_licences_and_the_pack_are_in_it(page: str) -> None:
    held = {
        kind: base64.b64decode(data)
        for kind, data in re.findall(r"data:(\S+?);base64,([^\"]*)", page)
    }
    found = re.findall(r'"([\w.]+)": \["\S+", "([\w+/=]+)"\]', page)
    held |= {name: base64.b64decode(data) for name, data in found}
    assert held["text/plain"] == build.files()["licences.txt"]
    parts = [name for name in held if name.endswith(build.PART)]
    assert len(parts) == len(build.parts_of(build.files()))
    program = b"".join(gzip.decompress(held[name]) for name in parts)
    assert made("kalah").files["firmware/games/kalah/view.py"] in program
    assert gzip.decompress(held["micropython.wasm"]) == (build.VM / "micropython.wasm").read_bytes()


def test_it_is_small_and_the_same_each_time(page: str) -> None:
    assert len(page) <= MOST
    assert onefile.make(made("kalah")).decode() == page


def test_its_script_can_be_read(page: str, tmp_path: Path) -> None:
    script = tmp_path / "page.mjs"
    script.write_text(re.findall(r'<script type="module">(.*?)</script>', page, re.S)[0])
    assert not re.search(r"^(import|export) |import\.meta", script.read_text(), re.M)
    found = subprocess.run(
        ["node", "--check", str(script)], capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stderr


def test_a_page_that_has_changed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    files = build.files(packs=[made("kalah")])
    files["index.html"] = files["index.html"].replace(b"starting.js", b"beginning.js")
    monkeypatch.setattr(build, "files", lambda **_: files)
    with pytest.raises(build.BuildError, match="the page has no <script src="):
        onefile.make(made("kalah"))
    files["index.html"] = files["index.html"].replace(b"beginning.js", b"starting.js")
    texts = build.modules()
    texts["keys"] += 'export * from "./other.js";\n'
    monkeypatch.setattr(build, "modules", lambda: dict(texts))
    with pytest.raises(build.BuildError, match="keys has a line"):
        onefile.make(made("kalah"))
