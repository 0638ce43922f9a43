"""Golden screens: each key script in screens/ and the contact sheet of its snaps beside it.

The first line of a script may give options: `# game=hashi side=B seed=7 languages=fr,de`,
`packs=kalah,pig` for a drive with these packs of tests/guests, `over=atoll` for a game of ENDED,
`usual=hashi` for one with a usual mistake.
The sheets of other languages than English are in a folder named after the language. A sheet is a
1-bit PNG with the frames in the script's order, ACROSS to a row; its text chunk "snaps" holds their
names. `make screens` redraws what changed and prints it; the old frame, the new one and their
difference are in build/screens, enlarged. A snap whose name begins with "readme" is written to
host_sim/pictures/<game>.png too, enlarged, for the README; one that begins with "recipe" to
host_sim/pictures/<snap>.png, for the pages of makers.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image
from PIL.PngImagePlugin import PngInfo

from boards.install.ending import Parser
from host_sim import script
from host_sim.devices.panel import HEIGHT, WIDTH
from host_sim.drive import Handheld
from host_sim.frontends import png
from host_sim.machine import ROOT
from tests import guests
from tests.firmware import kept

FOLDER = Path(__file__).parent / "screens"
PICTURES = FOLDER.parents[2] / "host_sim" / "pictures"
CHANGED = FOLDER.parents[2] / "build" / "screens"
SETTINGS = {"game": "TOMBOLO_GAME", "side": "TOMBOLO_SIDE"}
ENDED = {  # games that cost their person something: see kept.over()
    "arabana": ("arabana", b"\0\0\0\0\0\0\0\0\2", "easy", 29),
    "atoll": ("atoll", b"\3\1\4", "random", 11),
}
USUAL = {  # a game that is over, and what statistics keep of reviews of its kind
    "hashi": (("hashi", b"\1\0", "easy", 3), 0, (b"\x1f\x48\x09", b"\x0c\xbf", b"\xac\x1a\x25")),
    "arabana": (ENDED["arabana"], 2, (b"\x2c\x65\x88", b"\x2e\x04")),
    "atoll": (ENDED["atoll"], 2, (b"\x2c\x45\x08", b"\x2e\x64")),
}
ACROSS = 4  # frames in a row of a sheet
GAP = 2  # lit pixels between frames


def scripts() -> list[Path]:
    """Return the paths of all scripts, sorted."""
    return sorted(FOLDER.glob("*.txt"))


def options_of(path: Path) -> dict[str, str]:
    """Return the options in a script's first line."""
    first = path.read_text(encoding="utf-8").split("\n", 1)[0]
    words = [word.split("=") for word in first.lstrip("# ").split()]
    return {word[0]: word[1] for word in words if len(word) == 2}


def plays() -> list[tuple[Path, str]]:
    """Return each script with each language that it is played in."""
    return [
        (path, name)
        for path in scripts()
        for name in ("en", *filter(None, options_of(path).get("languages", "").split(",")))
    ]


def shots(
    path: Path,
    language: str = "en",
    root: Path = ROOT,
    after: Callable[[Handheld], None] = lambda handheld: None,
) -> Iterator[tuple[str, bytes]]:
    """Play a script; yield the name and the frame of each snap. root: of the firmware. after: is
    called with the handheld after each other step.
    """
    text = path.read_text(encoding="utf-8")
    options = options_of(path)
    env = {SETTINGS[name]: value for name, value in options.items() if name in SETTINGS}
    env["TOMBOLO_LANGUAGE"] = language
    seed = int(options.get("seed", 1))
    with tempfile.TemporaryDirectory() as folder:
        packs = packs_of(options)
        if packs or guests.OWN:
            root = guests.drive(Path(folder), packs, root)
        with Handheld(seed=seed, env=env, nvm=nvm_of(options), root=root) as handheld:
            for step in script.read(text):
                if step.what != "snap":
                    script.act(step, handheld)
                    after(handheld)
                else:
                    yield step.name, handheld.frame()


def packs_of(options: dict[str, str]) -> tuple[str, ...]:
    """Return the packs that a script has on its drive."""
    return tuple(filter(None, options.get("packs", "").split(",")))


def nvm_of(options: dict[str, str]) -> bytes:
    """Return the nvm that a script begins with; erased, if no option says otherwise."""
    if "usual" in options:
        name = options["usual"]
        game, kind, turns = USUAL[name]
        return kept.mistaken(kept.over(*game), name, kind, [*(turns * 7)][:20])
    return kept.over(*ENDED[options["over"]]) if "over" in options else b""


def sheet_of(path: Path, language: str) -> Path:
    """Return the path of a script's contact sheet."""
    return path.parent / ("" if language == "en" else language) / f"{path.stem}.png"


def corner(n: int) -> tuple[int, int]:
    """Return the top left pixel of frame n in a sheet."""
    return n % ACROSS * (WIDTH + GAP), n // ACROSS * (HEIGHT + GAP)


def golden(path: Path, language: str) -> dict[str, bytes]:
    """Return the golden frames by the names of their snaps: none without a sheet."""
    file = sheet_of(path, language)
    if not file.exists():
        return {}
    frames = {}
    with Image.open(file) as sheet:
        for n, name in enumerate(sheet.info["snaps"].split()):
            x, y = corner(n)
            frames[name] = sheet.crop((x, y, x + WIDTH, y + HEIGHT)).tobytes()
    return frames


def draw(file: Path, frames: dict[str, bytes]) -> None:
    """Write a contact sheet."""
    last_x, last_y = corner(ACROSS - 1)[0], corner(len(frames) - 1)[1]
    sheet = Image.new("1", (last_x + WIDTH, last_y + HEIGHT), 1)
    for n, frame in enumerate(frames.values()):
        sheet.paste(Image.frombytes("1", (WIDTH, HEIGHT), frame), corner(n))
    info = PngInfo()
    info.add_text("snaps", " ".join(frames))
    file.parent.mkdir(exist_ok=True)
    sheet.save(file, optimize=True, pnginfo=info)


def compare(path: Path, language: str, after: dict[str, bytes]) -> list[str]:
    """Return a line for each snap that differs from its golden frame, or that only one side has.

    Each line names the script, the snap and a file: before, after and their XOR, enlarged.
    """
    before = golden(path, language)
    lines = []
    for name in before | after:
        blank = bytes(WIDTH * HEIGHT // 8)
        old, new = before.get(name, blank), after.get(name, blank)
        if old != new or (name in before) != (name in after):
            xor = bytes(a ^ b for a, b in zip(old, new, strict=True))
            three = Image.new("RGB", (3 * 4 * WIDTH + 32, 4 * HEIGHT), "grey")
            for n, frame in enumerate((old, new, xor)):
                three.paste(png.image(frame, scale=4), (n * (4 * WIDTH + 16), 0))
            file = CHANGED / f"{language}_{path.stem}_{name}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            three.save(file)
            lines.append(f"{path.name} ({language}), snap {name}: see {file}")
    return lines


def write() -> int:
    """Redraw the sheets that changed, remove those without a script, and print both."""
    shutil.rmtree(CHANGED, ignore_errors=True)
    for path, language in plays():
        frames = dict(shots(path, language))
        for line in compare(path, language, frames):
            print(line)
        if list(golden(path, language).items()) != list(frames.items()):
            draw(sheet_of(path, language), frames)
            print(f"drawn: {sheet_of(path, language)}")
        for name, frame in frames.items():
            if name.startswith("readme") and language == "en":
                PICTURES.mkdir(exist_ok=True)
                png.write(PICTURES / f"{path.stem.split('_')[0]}.png", frame)
            if name.startswith("recipe"):
                png.write(PICTURES / f"{name}.png", frame, scale=2)
    for file in set(FOLDER.rglob("*.png")) - {sheet_of(*play) for play in plays()}:
        file.unlink()
        print(f"removed: {file}")
    return 0


if __name__ == "__main__":
    Parser(prog="python -m tests.firmware.golden_screens").parse_args()  # refuses -k of pytest
    sys.exit(write())
