"""Key scripts on the WebAssembly build under Node: play.mjs beside this file."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from boards.install.pack import Pack
from host_sim import script
from host_sim.web import build

HERE = Path(__file__).parent
PROFILE = "/boards/browser.py"
SPEAKER = 'SPEAKER = ("SPEAKER", None)'
_players: dict[Path, subprocess.Popen[str]] = {}  # node, for each built page
LUCK = 64  # times that the program may ask for random bytes

needs_node = pytest.mark.skipif(
    not os.environ.get("CI") and (not shutil.which("node") or not build.VM.is_dir()),
    reason="Node.js with the packages of host_sim/web is needed",
)


def built(folder: Path, packs: Sequence[Pack] = ()) -> Path:
    """Build the page into a folder, so that Node reads its scripts as modules; return it."""
    build.write(folder, packs=packs)
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


def luck(seed: int) -> str:
    """Return what the simulator's os.urandom(4) gives, one call after the other, as digits."""
    later = random.Random(seed)
    return seed.to_bytes(4, "little").hex() + "".join(later.randbytes(4).hex() for _ in range(LUCK))


def silent() -> dict[str, str]:
    """Return the file that makes a handheld without a speaker, as those of the golden screens."""
    return {PROFILE: build.program()[PROFILE].decode().replace(SPEAKER, "SPEAKER = None")}


def play(steps: list[script.Step], seed: int, settings: dict[str, str], **more: Any) -> dict:
    """Return a play for run(). more: nvm, as digits; files, path -> text; wasHung; opened, what
    files with saved games hold, as digits, which are read at the end; packs, zips as digits.
    """
    return {
        "files": silent(),
        "steps": [[step.what, step.name, step.ms] for step in steps],
        "luck": luck(seed),
        "settings": settings,
        **more,
    }


def run(page: Path, plays: list[dict]) -> list[dict]:
    """Play them on a built page; return what each has shown.

    A play has snaps, each with name, picture, text ...; error; nvm; the lines of the console; and
    of each file in `opened` what the handheld keeps, the counts of its games, and what 8 KB keep;
    and of each pack in `laid` its name, why it was refused and what that is about.
    """
    if page not in _players:
        _players[page] = subprocess.Popen(
            ["node", str(HERE / "play.mjs"), str(page)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    player = _players[page]
    assert player.stdin
    assert player.stdout
    found = []
    for one in plays:
        player.stdin.write(json.dumps(one) + "\n")
        player.stdin.flush()
        line = player.stdout.readline()
        assert line, "play.mjs has ended"
        found.append(json.loads(line))
    return found


def end(page: Path) -> None:
    """End what run() has started."""
    if page in _players:
        _players.pop(page).communicate()


def pictures(played: dict) -> dict[str, bytes]:
    """Return the pictures of a play by the names of its snaps. Nothing may have gone wrong."""
    console = "\n".join(played["console"])
    assert not played["error"], played["error"] + console
    assert "Traceback" not in console, console
    return {snap["name"]: bytes.fromhex(snap["picture"]) for snap in played["snaps"]}
