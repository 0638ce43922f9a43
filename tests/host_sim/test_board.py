"""The virtual devices answer as a board does: questions.py on the machine, answers.txt from a Pico.

The answers were taken from CircuitPython 10.2.1's own firmware for the Pico. Run questions.py there
again (its docstring says with what) to record them again.
"""

from pathlib import Path

import pytest

from boards.install.profile import load as load_profile
from host_sim.machine import Machine

FOLDER = Path(__file__).parent / "board"
SETTINGS = {"NUM": 7, "TEXT": "x", "FLAG": "true"}


def pairs(lines):
    return [tuple(line.split("\t")) for line in lines]


@pytest.fixture(scope="module")
def said():
    machine = Machine(load_profile("pico"), env=SETTINGS, root=FOLDER)
    machine.boot("questions.py")
    return pairs(machine.console)


ANSWERS = pairs((FOLDER / "answers.txt").read_text().splitlines())


@pytest.mark.parametrize("number", range(len(ANSWERS)), ids=[question for question, _ in ANSWERS])
def test_the_machine_says_what_the_board_says(said, number):
    assert said[number] == ANSWERS[number]
