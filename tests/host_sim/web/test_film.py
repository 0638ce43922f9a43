"""Films and pictures that the page keeps: as the desktop makes them."""

from __future__ import annotations

import io
import json
import random
import subprocess

import pytest
from PIL import Image, ImageSequence

from host_sim.frontends import png
from host_sim.web import build
from tests.host_sim.web import vm

pytestmark = vm.needs_node

MODULE = (build.HERE / "page/pictures.js").as_uri()
FILM = f"""
    import {{ Film, INK, named, PAPER }} from {json.dumps(MODULE)};
    import {{ readFileSync }} from "node:fs";
    const {{ frames, end }} = JSON.parse(readFileSync(0));
    const film = new Film();
    for (const [ms, dots] of frames) film.add(ms, Uint8Array.from(dots));
    const gif = Buffer.from(await (await film.gif(end)).arrayBuffer()).toString("hex");
    const name = named(new Date(2026, 1, 3, 4, 5, 6), ".png");
    console.log(JSON.stringify([film.frames.length, INK, PAPER, name, gif]));
"""


def filmed(frames: list[tuple[int, list[int]]], end: int) -> list:
    found = subprocess.run(
        ["node", "--input-type=module", "-e", FILM],
        input=json.dumps({"frames": frames, "end": end}),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(found.stdout)


def noise(seed: int) -> list[int]:
    return random.Random(seed).choices((0, 1), k=128 * 64)


def test_a_film_has_the_pictures_with_their_times() -> None:
    blank, lines = [0] * 8192, [at // 128 % 2 for at in range(8192)]
    shown = [blank, lines, noise(1), noise(2), blank, [1] * 8192]
    times = [0, 40, 1040, 1045, 3000, 3100]
    frames = [*zip(times, shown, strict=True), (3200, shown[-1])]
    count, ink, paper, name, digits = filmed(frames, 4000)
    assert (tuple(ink), tuple(paper)) == (png.INK, png.PAPER)
    assert count == len(shown), "equal pictures in a row are kept once"
    assert name == "tombolo-20260203-040506.png"
    film = Image.open(io.BytesIO(bytes.fromhex(digits)))
    assert film.size == (384, 192)
    assert film.info["loop"] == 0
    expected = [40, 1000, 20, 1960, 100, 900]  # at least a fiftieth of a second
    for dots, ms, frame in zip(shown, expected, ImageSequence.Iterator(film), strict=True):
        assert frame.info["duration"] == ms
        rows = frame.convert("RGB").resize((128, 64), Image.Resampling.NEAREST).tobytes()
        colours = [tuple(rows[at : at + 3]) for at in range(0, len(rows), 3)]
        assert colours == [png.INK if dot else png.PAPER for dot in dots]


@pytest.mark.parametrize("seed", range(3))
def test_a_film_of_noise_fills_the_table_of_codes_and_is_still_read(seed: int) -> None:
    frames = [(n * 20, noise(10 * seed + n)) for n in range(3)]
    *_, digits = filmed(frames, 60)
    film = Image.open(io.BytesIO(bytes.fromhex(digits)))
    for (_, dots), frame in zip(frames, ImageSequence.Iterator(film), strict=True):
        small = frame.convert("L").resize((128, 64), Image.Resampling.NEAREST).tobytes()
        assert [byte > 128 for byte in small] == [bool(dot) for dot in dots]
