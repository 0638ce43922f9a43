"""The page in real browsers: browser.mjs drives them. Its screenshots go to build/web-pictures."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from engine.session import PERSON
from host_sim.drive import Handheld
from host_sim.web import build, onefile
from tests.firmware.kept import with_settings
from tests.firmware.reviewing import kept
from tests.host_sim.pointing import players
from tests.host_sim.pointing.finger import Finger
from tests.host_sim.web import vm
from tests.host_sim.web.browsers import NAMES, PATHS
from tests.host_sim.web.test_packs import kalah, made
from tests.long import long

SCRIPT = vm.HERE / "browser.mjs"
PICTURES = build.ROOT / "build/web-pictures"
PATIENCE = 800  # seconds: a busy machine takes far longer than the half minute of an idle one

pytestmark = [vm.needs_node, pytest.mark.timeout(PATIENCE + 60)]


# Firefox is asked where browsers differ most: how keys and files come in, what is kept. All else
# that only repeats another scenario, or what Node and tests of the modules see, is long.
USUAL = {
    "chromium": """title lesson_by_touch game_by_keyboard_and_reload accessible
        offline link link_reloaded share replay films rules packs pack_by_link
        packs_dropped one_file save_file second_tab language touch_hashi
        buttons_of_the_page sizes wheel messages newcomer
        files_dropped key_at_once part_that_fails click_at_once""".split(),
    "firefox": """game_by_keyboard_and_reload one_file save_file packs_dropped wheel
        key_at_once part_that_fails""".split(),
}
GAMES = ("hashi", "arabana", "atoll", "null")  # that are played by touch
KINDS = ("browser", "starts", "packs", "parts", "sends", "touches", "visits")
TEXT = "".join((vm.HERE / f"{kind}.mjs").read_text("utf-8") for kind in KINDS)
SCENARIOS = re.findall(r"^  async (\w+)\(\)", TEXT, re.M)


def others(browser: str) -> list[str]:
    return [name for name in SCENARIOS if name not in USUAL[browser]]


def tapped(name: str) -> dict[str, Any]:
    """Play a game on the simulator with a finger; return what it did, with the pictures before."""
    nvm = with_settings(pace=0, calm=1)  # nothing passes by itself, nor blinks
    env = {"TOMBOLO_GAME": name, "TOMBOLO_SIDE": "B"}
    with Handheld(seed=7, env=env, nvm=nvm, start_ms=1500) as handheld:
        finger = Finger(handheld)
        session = players.play(finger, drags=name != "null")
    seat = list(session.seats).index(PERSON)
    game = session.game
    others = [p for p in range(game.players()) if p != seat]
    return {
        "hash": f"#game={name}&side=B&seed=7",
        "nvm": list(nvm),
        "taps": [(frame.hex(), what, where) for frame, what, where in finger.taps],
        "end": ":".join(str(game.score(p)) for p in (seat, *others)),
    }


@pytest.mark.parametrize(
    ("browser", "names"),
    [
        *USUAL.items(),
        *(pytest.param(browser, others(browser), marks=long) for browser in PATHS),
    ],
    ids=lambda value: value if isinstance(value, str) else str(len(value)),
)
def test_the_page_in_a_browser(page: Path, tmp_path: Path, browser: str, names: list[str]) -> None:
    """Scenarios of browser.mjs, in a browser that is started once for all of them."""
    path = PATHS[browser]
    if path is None:
        pytest.skip(f"no {browser} is installed: none of {NAMES[browser]}")
    one_file = tmp_path / "kalah.html"
    one_file.write_bytes(onefile.make(made("kalah")))
    taps = tmp_path / "taps.json"
    taps.write_text(json.dumps({name: tapped(name) for name in GAMES if f"touch_{name}" in names}))
    given = {"OVER": kept().hex(), "PACK": kalah(), "ONE_FILE": str(one_file), "TAPS": str(taps)}
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
