"""The page in real browsers: browser.mjs drives them. Its screenshots go to build/web-pictures."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from host_sim.web import build
from tests.host_sim.web import vm

SCRIPT = vm.HERE / "browser.mjs"
PICTURES = build.ROOT / "build/web-pictures"
BROWSERS = {"chromium": ("chromium", "google-chrome"), "firefox": ("firefox-esr", "firefox")}
PATHS = {
    browser: next(filter(None, map(shutil.which, names)), None)
    for browser, names in BROWSERS.items()
}
PATIENCE = 800  # seconds: a busy machine takes far longer than the half minute of an idle one

pytestmark = [vm.needs_node, pytest.mark.timeout(PATIENCE + 60)]


@pytest.mark.parametrize("browser", BROWSERS)
def test_the_page_in_a_browser(page: Path, browser: str) -> None:
    """Every scenario of browser.mjs, in a browser that is started once for all of them."""
    path = PATHS[browser]
    if path is None:
        pytest.skip(f"no {browser} is installed: none of {BROWSERS[browser]}")
    found = subprocess.run(
        ["node", str(SCRIPT), browser, str(page), str(PICTURES)],
        env={**os.environ, browser.upper(): path},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    results = [json.loads(line) for line in found.stdout.splitlines()]
    problems = "\n".join(f"{one['name']}: {one['error']}" for one in results if one["error"])
    assert not problems, problems
    assert found.returncode == 0, found.stderr
    assert len(results) > 10
