"""A pytest plugin: programs of a drive, keys pressed on them, their pictures compared.

pytest_plugins = ["host_sim.program.testing"]          # in conftest.py

def test_the_menu_opens(program):
    snake = program("snake/", board="adafruit_feather_rp2040", keys={"A": "D9"})
    snake.press("A")
    snake.shows("pictures/menu.png")
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from host_sim.drive import Handheld
from host_sim.frontends import png
from host_sim.program.drive import board_of, find

START_MS = 2000  # from power-on until the first step, unless a test says otherwise


class Program(Handheld):
    """A program that runs: press, hold and wait as of Handheld."""

    def shows(self, path: str | Path) -> None:
        """Fail unless the display shows the picture of a PNG or PBM.

        A picture that is not there yet is written, for you to look at, and the test fails once.
        """
        path = Path(path)
        if not path.is_file():
            path.parent.mkdir(parents=True, exist_ok=True)
            self.picture(path, 1)
            pytest.fail(f"{path} was not there. It is now: look at it, and run the test again.")
        if png.pixels_of(path) != self.frame():
            shown = path.with_name(f"{path.stem}.shown{path.suffix}")
            self.picture(shown, 1)
            pytest.fail(f"The display does not show {path}, but {shown}:\n{self.text()}")


@pytest.fixture
def program() -> Iterator[Callable[..., Program]]:
    """Start programs by their folders or files; all of them are switched off at the end."""
    running: list[Program] = []

    def start(
        path: str | Path,
        board: str = "pico",
        keys: Mapping[str, str] | None = None,
        start_ms: int = START_MS,
        **told: Any,
    ) -> Program:
        drive = find(path)
        profile = board_of(board, drive, keys=keys, **told)
        running.append(Program(profile, drive=drive, start_ms=start_ms))
        return running[-1]

    yield start
    for one in running:
        one.close()
