"""The whole way of a maker, as the pages say it: from `make game` to a link, and off again."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim import skeleton
from host_sim.machine import ROOT
from host_sim.web import build
from tests.host_sim.web.browsers import PATHS
from tests.host_sim.web.test_browser import PICTURES
from tests.long import is_ci, long

NAME, TITLE = "tic", "Tic"
PLAYER = ROOT / "tests/host_sim/web/guest.mjs"
_NPM = ("tests/vm", "tests/chip", "host_sim/web")
_LEFT = shutil.ignore_patterns(".*", "build", "__pycache__", "node_modules")
# CI walks it with each kind; elsewhere the others are long.
KINDS = [pytest.param(k, marks=() if k == "board" or is_ci() else long) for k in skeleton.KINDS]

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is missing")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the project; what make would fetch for it is that of this one."""
    folder = tmp_path / "a copy"
    shutil.copytree(ROOT, folder, ignore=_LEFT, symlinks=True)
    for place in _NPM:
        if (ROOT / place / "node_modules").is_dir():
            (folder / place / "node_modules").symlink_to(ROOT / place / "node_modules")
    return folder


def make(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run make there with this Python, and without a terminal or a window."""
    made = [".venv/play.stamp", ".venv/dev.stamp"]
    made += [f"{place}/node_modules/.package-lock.json" for place in _NPM]
    kept = [word for path in made for word in ("-o", path)]
    env = {
        key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "PYTEST"))
    }
    for key in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "GAME", "NAME", "PACK", "PACKS"):
        env.pop(key, None)
    return subprocess.run(
        [
            "make",
            "--no-print-directory",
            f"run_python={shlex.quote(sys.executable)}",
            *kept,
            *words,
        ],
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def said(folder: Path, *words: str) -> str:
    """Return what a make says that ends well."""
    done = make(folder, *words)
    assert done.returncode == 0, f"make {words}:\n{done.stdout}{done.stderr}"
    assert "Traceback" not in done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("kind", KINDS)
def test_the_way_from_a_new_game_to_a_link(checkout: Path, kind: str) -> None:
    assert f"make play GAME={NAME}" in said(checkout, "game", f"NAME={NAME}", f"KIND={kind}")
    assert " passed" in said(checkout, "test", f"ARGS=-k {NAME}")
    assert f"{TITLE}, seed " in said(checkout, "play", f"GAME={NAME}")
    packed = said(checkout, "pack", f"GAME={NAME}")
    pack = checkout / f"build/packs/{NAME}.zip"
    assert f"make play PACK={pack}" in packed
    assert f"{TITLE}, seed " in said(checkout, "play", f"PACK={pack}")
    assert f'"game":"{NAME}"' in said(checkout, "trace", f"PACK={pack}")
    if build.VM.is_dir() or is_ci():
        assert f"open {pack.with_suffix('.html')}" in packed
        said(checkout, "web", "PACKS=build/packs")
        assert f"<title>{TITLE}</title>" in (checkout / "build/web/index.html").read_text()
        play_in_browser(pack.with_suffix(".html"))
    for place in skeleton.FOLDERS:
        shutil.rmtree(checkout / place.format(name=NAME))
    gone = make(checkout, "play", f"GAME={NAME}")
    assert f"there is no game '{NAME}'" in gone.stderr
    assert f"{TITLE}, seed " in said(checkout, "play", f"PACK={pack}")


def play_in_browser(page: Path) -> None:
    """Play a page of one file to its end in the first browser that is here, if one is."""
    for kind, path in PATHS.items():
        if path:
            done = subprocess.run(
                ["node", str(PLAYER), kind, str(page.parent), str(PICTURES), page.name, TITLE],
                env={**os.environ, kind.upper(): path},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            assert "You" in done.stdout
            return
