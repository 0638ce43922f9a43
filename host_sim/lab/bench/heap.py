"""How much of the chip's heap the whole program takes, estimated on the 32-bit VM.

The files of a board's bundle, compiled as they ship, are imported by MicroPython under Node, with
stubs for the modules that lie in the chip's flash (tests/vm/heap.py). Games are started, some of
them played on at random first, and then random keys are pressed, through every screen they lead to;
after each press, what lives on the heap is read. The last game is begun when every screen that it
can be begun after has been in memory before, since names stay there for good; the settings and
other games are not among them, for after those a game starts the program anew.

Words are 32 bits and blocks 16 bytes there as on the chip. What displayio and the driver's objects
hold on the chip was measured there once and is added whole. Not estimated: garbage before it is
collected, and how scattered the free blocks lie.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from boards.install import bundle, profile
from firmware.games import registry
from host_sim.lab.bench import vm

CHIP = 170_300  # bytes free on a Raspberry Pi Pico when code.py starts
FREE = 57_344  # bytes that should stay free at the lowest, in any game and screen
# The VM's table of names holds some 140 more: 80 that CircuitPython has in its flash, and those of
# the walk. So late in a game it has doubled, to 2,540 names, where the chip's has room for 1,260.
NAMES = 11_300
LIMIT = CHIP - FREE + NAMES  # that the whole program may take here
DISPLAY = 3_200  # bytes that displayio, driver and bitmap took there
_MODULE = "module "
_STEPS = 400  # of the main loop that a hint takes at most
# Run by other programs than this, or when it has crashed. Nobody plays there by the generic players
# or the public ones, nothing is checked, and a speaker's code is where there is one.
_OTHERS = (
    *(f"firmware.{name}" for name in ("bare", "hung", "version", "fault", "tally", "speaker")),
    "engine.ai.search",
)
_NEVER = (".check", ".yardstick", ".fault")
_WITHOUT = {"arabana": ("firmware.screens.ahead",)}  # what only the other games have
# How the modules end that are in memory before a restart only: after the settings, a lesson, a game
# that plays itself or a master's a game starts the program anew (`registry.fill`).
_BEFORE_A_START = (
    *("screens.settings", "screens.show", "lesson", "hashi.match", "hashi_match"),
    *("hashi.ai.learned", "players.master", "players.values"),
)
# The choices of a new game that take most: as many and as strong opponents as there can be.
_LARGEST = {"hashi": b"\x00\x00\x05\x05\x05", "arabana": b"\x04", "atoll": b"\x03\x00\x04"}


@dataclass(frozen=True)
class Walk:
    """A game begun and played at random until so much was revealed, then random presses.

    asks: a hint is asked for then. is_late: every game and screen has been seen before, which
    leaves names that stay for good.
    """

    seed: int
    is_largest: bool = False
    reveals: int = 0
    presses: int = 300
    is_late: bool = False
    language: str = "en"
    asks: bool = False


WALKS = (
    Walk(5),
    Walk(6, is_largest=True),
    Walk(7, True, reveals=5),
    Walk(8, True, reveals=10),
    Walk(9, True, reveals=15),
    Walk(10, presses=600),
    Walk(11, True, reveals=18),
    Walk(12, True, reveals=18, is_late=True),
)
# Hints asked for, in a game alone and in a large one.
ASKED = (
    Walk(5, reveals=3, presses=5, asks=True),
    Walk(12, True, reveals=12, presses=5, is_late=True, asks=True),
)
HINT = "a hint, at most"


def measure(
    game: str, board: str = "pico", walks: Sequence[Walk] = WALKS, plain: bool = False
) -> dict[str, int]:
    """Return the most bytes of heap by what was loaded and shown, the key "at most" for any.

    plain: import sources instead of compiled files. Raises vm.VMError.
    """
    out: dict[str, int] = {}
    for found in _walked(game, board, walks, plain, False):
        for what, size in found.items():
            if not what.startswith(_MODULE):
                out[what] = max(size + DISPLAY, out.get(what, 0))
    out["at most"] = max(out.values())
    return out


def modules(game: str, board: str = "pico") -> dict[str, int]:
    """Return bytes that each module takes in the first walk, largest first: what to cut.

    Garbage of an import is in it, so the sum is more than what stays.
    """
    found = next(_walked(game, board, WALKS[:1], False, True))
    rows = [(n, what[len(_MODULE) :]) for what, n in found.items() if what.startswith(_MODULE)]
    return {what: n for n, what in sorted(rows, reverse=True) if n > 0}


def _walked(
    game: str, board: str, walks: Sequence[Walk], plain: bool, weigh: bool
) -> Iterator[dict[str, int]]:
    """Walk, as many at once as there are processors; yield what each walk prints."""
    text = (vm.VM / "heap.py").read_text(encoding="utf-8")
    made = bundle.make(profile.load(board), plain)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, data in made.files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            # The VM wants its own first byte, as CircuitPython wants its own.
            path.write_bytes(b"M" + data[1:] if name.endswith(".mpy") else data)
        folders = {path.parent.relative_to(root).as_posix() for path in root.glob("*/**/*.*py")}
        modules = (name for name in made.files if name.endswith((".py", ".mpy")))
        dotted = (bundle.dotted(name.replace(".mpy", ".py")) for name in modules)
        names = list(dotted)
        at_once = os.cpu_count() or 1
        for i in range(0, len(walks), at_once):
            runs = []
            for walk in walks[i : i + at_once]:
                before = []
                if walk.is_late:
                    before = [name for name in names if comes_before(name, game, walk.language)]
                played = text.replace("PRESSES", str(walk.presses))
                steps = _STEPS if walk.asks else 1
                code = _head(game, walk, weigh, before) + played.replace("STEPS", str(steps))
                runs.append(vm.Run(code, tuple(sorted(folders)), root))
            for run in runs:
                lines = [line.rsplit(": ", 1) for line in run.result().splitlines()]
                yield {what: int(size) for what, size in lines}


def comes_before(module: str, game: str, language: str = "en") -> bool:
    """Tell whether a module may have been in memory before this game begins, "" for none."""
    words = f"firmware.words.{language}."
    if module.startswith("firmware.words.") and not f"{module}.".startswith(words):
        return False
    if module.endswith((*_BEFORE_A_START, *_NEVER, words + "settings")):
        return False
    if not module.startswith(("engine.", "firmware.")) or module.startswith(_OTHERS):
        return False
    if module in _WITHOUT.get(game, ()):
        return False
    return not any(other != game and f".{other}" in module for other, _ in registry.NAMES)


def _head(game: str, walk: Walk, weigh: bool, before: list[str]) -> str:
    choices = _LARGEST[game] if walk.is_largest else b""
    return (
        f"GAME = {game!r}\nSEED = {walk.seed}\nCHOICES = {choices!r}\nAHEAD = {walk.reveals}\n"
        f"WEIGH = {weigh}\nBEFORE = {before!r}\nLANGUAGE = {walk.language!r}\n"
    )
