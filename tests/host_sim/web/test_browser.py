"""The page in real browsers: browser.mjs drives them. Its screenshots go to build/web-pictures."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from host_sim.web import build, onefile
from tests.firmware.test_review import kept
from tests.host_sim.web import vm
from tests.host_sim.web.test_packs import kalah, made
from tests.long import long

SCRIPT = vm.HERE / "browser.mjs"
PICTURES = build.ROOT / "build/web-pictures"
BROWSERS = {"chromium": ("chromium", "google-chrome"), "firefox": ("firefox-esr", "firefox")}
PATHS = {
    browser: next(filter(None, map(shutil.which, names)), None)
    for browser, names in BROWSERS.items()
}
PATIENCE = 800  # seconds: a busy machine takes far longer than the half minute of an idle one

pytestmark = [vm.needs_node, pytest.mark.timeout(PATIENCE + 60)]


# Firefox is asked where browsers differ most: how keys and files come in, what is kept. All else
# that only repeats another scenario, or what Node and tests of the modules see, is long.
USUAL = {
    "chromium": """title lesson_by_touch game_by_keyboard_and_reload accessible offline link
        share replay films packs one_file save_file second_tab language""".split(),
    "firefox": "game_by_keyboard_and_reload one_file save_file".split(),
}
FILES = ("browser.mjs", "starts.mjs", "packs.mjs", "sends.mjs")
TEXT = "".join((vm.HERE / file).read_text("utf-8") for file in FILES)
SCENARIOS = re.findall(r"^  async (\w+)\(\)", TEXT, re.M)


def others(browser: str) -> list[str]:
    return [name for name in SCENARIOS if name not in USUAL[browser]]


@pytest.mark.parametrize(
    ("browser", "names"),
    [
        *USUAL.items(),
        *(pytest.param(browser, others(browser), marks=long) for browser in BROWSERS),
    ],
    ids=lambda value: value if isinstance(value, str) else str(len(value)),
)
def test_the_page_in_a_browser(page: Path, tmp_path: Path, browser: str, names: list[str]) -> None:
    """Scenarios of browser.mjs, in a browser that is started once for all of them."""
    path = PATHS[browser]
    if path is None:
        pytest.skip(f"no {browser} is installed: none of {BROWSERS[browser]}")
    one_file = tmp_path / "kalah.html"
    one_file.write_bytes(onefile.make(made("kalah")))
    given = {"OVER": kept().hex(), "PACK": kalah(), "ONE_FILE": str(one_file)}
    found = subprocess.run(
        ["node", str(SCRIPT), browser, str(page), str(PICTURES), ",".join(names)],
        env={**os.environ, browser.upper(): path, **given},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    results = [json.loads(line) for line in found.stdout.splitlines()]
    problems = "\n".join(f"{one['name']}: {one['error']}" for one in results if one["error"])
    assert not problems, problems
    assert found.returncode == 0, found.stderr
    assert {one["name"] for one in results} == set(names)
