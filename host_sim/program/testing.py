"""A pytest plugin: programs of a drive, keys pressed on them, their pictures compared.

def test_the_menu_opens(program):
    snake = program("snake/", board="adafruit_feather_rp2040", keys={"A": "D9"})
    snake.press("A")
    snake.shows("pictures/menu.png")

Paths are those of the test's file. Installed, Tombolo brings the fixture along; from a checkout, a
conftest.py has pytest_plugins = ["host_sim.program.testing"].
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from host_sim.drive import Handheld
from host_sim.frontends import png
from host_sim.program import lacks
from host_sim.program.board import board_of
from host_sim.program.drive import Drive, DriveError, find

START_MS = 2000  # from power-on until the first step, unless a test says otherwise


class Program(Handheld):
    """A program that runs: press, hold and wait as of Handheld. folder: that of the test's file."""

    folder = Path()

    def shows(self, path: str | Path) -> None:
        """Fail unless the display shows the picture of a PNG or PBM.

        A picture that is not there yet is written into a folder that is, for you to look at, and
        the test fails once.
        """
        path = self.folder / path
        shown = str(path.relative_to(self.folder)) if self.folder in path.parents else str(path)
        if not path.is_file():
            self._write_first(path, shown)
        if png.pixels_of(path) != self.frame():
            other = path.with_name(f"{path.stem}.shown{path.suffix}")
            self.picture(other, 1)
            pytest.fail(f"The display does not show {shown}, but {other}:\n{self.text()}")

    def _write_first(self, path: Path, shown: str) -> None:
        """Write a picture that is not there, unless its path seems to be wrong, and fail."""
        if not path.parent.is_dir():
            pytest.fail(
                f"{shown} is not there, nor is its folder in {self.folder}. If the path is right,"
                " make the folder, and run the test again: then the picture is written."
            )
        self.picture(path, 1)
        pytest.fail(f"{shown} was not there. It is now: look at it, and run the test again.")


def started(request: pytest.FixtureRequest) -> Iterator[Callable[..., Program]]:
    """Start programs by their folders or files; all of them are switched off at the end.

    A program with something in it that its board would refuse fails the test at once.
    """
    running: list[Program] = []
    folder = request.path.parent

    def start(
        path: str | Path,
        board: str = "pico",
        keys: Mapping[str, str] | None = None,
        start_ms: int = START_MS,
        circuitpython: int = Drive.circuitpython,
        **told: Any,
    ) -> Program:
        try:
            drive = find(folder / Path(path).expanduser(), circuitpython=circuitpython)
            profile = board_of(board, drive, keys=keys, **told)
        except DriveError as error:
            pytest.fail(f"{error}.")
        lacking = lacks.of_drive(drive)
        if lacking:
            pytest.fail("\n".join(["A board would refuse this:", *lacking]))
        running.append(Program(profile, drive=drive, start_ms=start_ms))
        running[-1].folder = folder
        return running[-1]

    yield start
    for one in running:
        one.close()


program = pytest.fixture(started, name="program")
