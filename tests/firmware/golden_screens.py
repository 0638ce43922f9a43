"""Golden screens: each script in screens/, its pictures beside it, drawn anew only on purpose.

The first line of a script may give options: `# game=hashi side=B seed=7 languages=fr,de`; pictures
in other languages than English lie in a folder of their name. `make screens` draws all anew, and
puts what changed, before beside after and enlarged, into build/screens for an eye to see. A snap
whose name begins with "readme" is drawn enlarged too, as host_sim/pictures/<game>.png, for the
README.
"""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from host_sim import script
from host_sim.drive import Handheld
from host_sim.frontends import png

FOLDER = Path(__file__).parent / "screens"
PICTURES = FOLDER.parents[2] / "host_sim" / "pictures"
CHANGED = FOLDER.parents[2] / "build" / "screens"
SETTINGS = {"game": "TOMBOLO_GAME", "side": "TOMBOLO_SIDE"}


def scripts() -> list[Path]:
    """Return the scripts there are."""
    return sorted(FOLDER.glob("*.txt"))


def options_of(path: Path) -> dict[str, str]:
    """Return the options that a script's first line gives."""
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


def shots(path: Path, language: str = "en", **machine: Any) -> Iterator[tuple[str, bytes]]:
    """Play a script; yield the name and the frame of each snap. machine: options of Machine."""
    text = path.read_text(encoding="utf-8")
    options = options_of(path)
    env = {SETTINGS[name]: value for name, value in options.items() if name in SETTINGS}
    env["TOMBOLO_LANGUAGE"] = language
    with Handheld(seed=int(options.get("seed", 1)), env=env, **machine) as handheld:
        for step in script.read(text):
            if step.what != "snap":
                script.act(step, handheld)
            else:
                yield step.name, handheld.frame()


def file_of(path: Path, name: str, language: str) -> Path:
    """Return where the golden picture of a snap lies."""
    folder = path.parent if language == "en" else path.parent / language
    return folder / f"{path.stem}_{name}.png"


def golden(path: Path, name: str, language: str = "en") -> bytes | None:
    """Return the golden frame of a snap, or None if there is none yet."""
    file = file_of(path, name, language)
    return Image.open(file).convert("1").tobytes() if file.exists() else None


def show(file: Path, before: bytes | None, after: bytes) -> None:
    """Draw a screen before and after a change beside each other, enlarged, into build/screens."""
    pictures = [png.image(frame, scale=4) for frame in (before or bytes(len(after)), after)]
    wide, high = pictures[0].size
    both = Image.new("RGB", (2 * wide + 16, high), "grey")
    for n, picture in enumerate(pictures):
        both.paste(picture, (n * (wide + 16), 0))
    both.save(CHANGED / f"{file.parent.name}_{file.name}")


def write() -> int:
    """Draw every golden screen anew, remove those of no script; show what changed."""
    shutil.rmtree(CHANGED, ignore_errors=True)
    CHANGED.mkdir(parents=True)
    wanted = set()
    for path, language in plays():
        for name, frame in shots(path, language):
            file = file_of(path, name, language)
            wanted.add(file)
            before = golden(path, name, language)
            if before != frame:
                show(file, before, frame)
                file.parent.mkdir(exist_ok=True)
                picture = io.BytesIO()
                png.image(frame, plain=True).save(picture, "PNG", optimize=True)
                file.write_bytes(picture.getvalue())
                print(f"drawn: {file.name}, before and after in {CHANGED}")
            if name.startswith("readme") and language == "en":
                PICTURES.mkdir(exist_ok=True)
                png.write(PICTURES / f"{path.stem.split('_')[0]}.png", frame)
    for file in set(FOLDER.rglob("*.png")) - wanted:
        file.unlink()
        print(f"removed: {file.name}")
    return 0


if __name__ == "__main__":
    sys.exit(write())
