"""The WebAssembly build shows what the simulator shows: golden screens, and whole games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from host_sim import script
from host_sim.bots import demo
from host_sim.drive import DOWN_MS, Handheld
from host_sim.frontends import png
from host_sim.web import build
from tests import guests
from tests.firmware import golden_screens
from tests.host_sim.web import vm
from tests.long import long

pytestmark = vm.needs_node

GAMES = (
    {"TOMBOLO_GAME": "hashi", "TOMBOLO_SIDE": "B", "TOMBOLO_OPPONENTS": "hard,medium"},
    {"TOMBOLO_GAME": "arabana"},
    {"TOMBOLO_GAME": "hashi"},
    {"TOMBOLO_GAME": "atoll"},
)
SEED = 11
STILL_MS = 500  # after a press: then nothing moves any more


def packs(names: Iterable[str]) -> dict[str, str]:
    """Return the files of these games of tests/guests as they lie on a drive."""
    return {
        "/" + path.relative_to(guest).as_posix(): path.read_text(encoding="utf-8")
        for guest in map(guests.root_of, names)
        for path in guest.rglob("*.py")
    }


# In English each script; of another language its words and letters, which one script has.
PLAYS = [
    pytest.param(path, name, marks=() if name == "en" or path.stem == "title" else long)
    for path, name in golden_screens.plays()
]


@pytest.mark.parametrize(
    ("path", "language"), PLAYS, ids=lambda value: getattr(value, "stem", value)
)
def test_a_golden_screen_is_the_same_byte_for_byte(page: Path, path: Path, language: str) -> None:
    options = golden_screens.options_of(path)
    settings = {
        golden_screens.SETTINGS[name]: value
        for name, value in options.items()
        if name in golden_screens.SETTINGS
    }
    steps = script.read(path.read_text(encoding="utf-8"))
    seed = int(options.get("seed", 1))
    files = vm.silent() | packs(golden_screens.packs_of(options))
    settings["TOMBOLO_LANGUAGE"] = language
    kept = golden_screens.nvm_of(options)
    more = {"nvm": kept.hex()} if kept else {}
    (played,) = vm.run(page, [vm.play(steps, seed, settings, files=files, **more)])
    assert not golden_screens.compare(path, language, vm.pictures(played))


class Recorder(Handheld):
    """A handheld that notes what is done with it, and a picture after each press."""

    def __init__(self, seed: int, env: Mapping[str, object]) -> None:
        self.steps: list[script.Step] = []
        self.frames: dict[str, bytes] = {}
        self._is_inside = True
        Handheld.__init__(self, seed=seed, env=env)
        self._is_inside = False

    def hold(self, key: str, ms: float) -> None:
        self._is_inside = True
        Handheld.hold(self, key, ms)
        Handheld.wait(self, STILL_MS)
        self._is_inside = False
        name = str(len(self.frames))
        self.steps += [
            script.Step(0, "hold", key, int(ms)),
            script.Step(0, "wait", "", STILL_MS),
            script.Step(0, "snap", name),
        ]
        self.frames[name] = self.frame()

    def wait(self, ms: float) -> None:
        Handheld.wait(self, ms)
        if not self._is_inside:
            self.steps.append(script.Step(0, "wait", "", int(ms)))


@pytest.mark.parametrize(
    "env",
    [*GAMES[:2], *(pytest.param(env, marks=long) for env in GAMES[2:])],
    ids=lambda env: "_".join(env.values()),
)
def test_a_whole_game_is_the_same_after_every_press(page: Path, env: dict[str, str]) -> None:
    env = {**env, "TOMBOLO_LANGUAGE": "en"}
    handheld = Recorder(SEED, env)
    with handheld:
        demo.run(handheld, env["TOMBOLO_GAME"])
        handheld.hold("A", DOWN_MS)
        saved = handheld.nvm
    (played,) = vm.run(page, [vm.play(handheld.steps, SEED, env)])
    for name, frame in vm.pictures(played).items():
        seen = "\n".join(png.half_blocks(frame))
        assert frame == handheld.frames[name], f"press {name} of {len(handheld.frames)}\n{seen}"
    assert len(handheld.frames) > 40
    assert bytes.fromhex(played["nvm"]) == saved


def test_the_program_is_all_of_the_firmware_and_the_engine() -> None:
    """Nothing is changed on the way into the page."""
    files = build.program()
    for folder in ("engine", "firmware"):
        for path in (build.ROOT / folder).rglob("*.py"):
            name = path.relative_to(build.ROOT).as_posix()
            at = "/" + (path.name if name in ("firmware/code.py", "firmware/boot.py") else name)
            assert files[at] == path.read_bytes()
