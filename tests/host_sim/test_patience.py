"""What computes without an end is ended and named: a program, and each call of a guest's code."""

from __future__ import annotations

import re
import threading
import time

import pytest

from engine import ai, catalog
from host_sim import patience, skeleton
from tests.firmware.guests.buttons import play_of, start
from tests.firmware.test_found import drive
from tests.guests import FOLDER

KALAH = FOLDER / "kalah"
RULES = KALAH / "engine/kalah/rules.py"
QUICK = 0.3  # seconds
APPLY = """
def apply():
    while True:
        pass
"""
THINK = """
class Undecided:
    def think(self, seen, seat):
        while True:
            yield -1
"""
STUCK = """
class Stuck:
    def think(self, seen, seat):
        while seat < 9:
            seen = None
        yield -1
"""


@pytest.fixture
def watched():
    """Watch guests with less patience than usual."""
    watch = patience.Watch(QUICK)
    ended = threading.Event()

    def look():
        while not ended.wait(0.05):
            watch.look()

    thread = threading.Thread(target=look)
    thread.start()
    yield
    ended.set()
    thread.join()


def of_kalah(text):
    """Return the names of a text, as if it stood in the rules of Kalah."""
    names = {}
    exec(compile(text, str(RULES), "exec"), names)
    return names


def test_a_program_without_end_is_ended_and_named():
    def apply():
        while True:
            pass

    limit = patience.Limit(0.5)
    with pytest.raises(patience.Endless) as found:
        apply()
    limit.end()
    said = patience.sentence(found.value)
    assert said.startswith("tests/host_sim/test_patience.py:")
    assert said.endswith("apply() has not ended in 20 s of computing")


def test_a_program_that_goes_on_is_left_alone():
    limit = patience.Limit(0.2)
    for _ in range(5):
        sum(range(2_000_000))
        limit.beat()
    limit.end()


def test_a_call_of_a_guest_without_end_is_ended_and_named(watched):
    with pytest.raises(patience.Endless) as found:
        of_kalah(APPLY)["apply"]()
    place, said = patience.sentence(found.value).rsplit(": ", 1)
    assert place.startswith("tests/guests/kalah/engine/kalah/rules.py:")
    assert said == "apply() has not ended in 5 s of computing"


def test_a_computer_player_that_only_yields_is_told_by_its_think(watched):
    game = catalog.make("kalah")
    game.reset(1)
    with pytest.raises(patience.Endless) as found:
        ai.choose(of_kalah(THINK)["Undecided"](), game, catalog.make("kalah"))
    said = patience.sentence(found.value)
    assert "rules.py:3: think() yields no move in 5 s of computing" in said


def test_where_a_computer_player_is_stuck_is_told(watched):
    game = catalog.make("kalah")
    game.reset(1)
    with pytest.raises(patience.Endless) as found:
        ai.choose(of_kalah(STUCK)["Stuck"](), game, catalog.make("kalah"))
    assert re.search(r"; it was at \S*rules\.py:[45] then$", patience.sentence(found.value))


def test_what_yields_in_between_and_many_short_calls_are_left_alone(watched):
    thinker = of_kalah(THINK)["Undecided"]().think(None, 0)
    game = catalog.make("kalah")
    out = game.moves_buffer()
    game.reset(1)

    def step():  # as the main loop takes them: each asks once
        next(thinker)
        game.legal(out)

    end = time.process_time() + 3 * QUICK
    while time.process_time() < end:
        step()


def test_a_view_without_end_ends_the_run_with_its_method_and_line(watched, tmp_path):
    files = skeleton.files("halma", "board")
    view = "firmware/games/halma/view.py"
    files[view] = files[view].replace("return words.TAKEN", "while True:\n            pass")
    root = drive(tmp_path, files)
    handheld = start(root, "halma")
    occupied = play_of(handheld).view
    occupied.choices = {8: 8}
    with pytest.raises(patience.Endless) as found:
        handheld.press("A")
    said = patience.sentence(found.value)
    assert said.startswith(f"{view}:")
    assert said.endswith(": why_not() has not ended in 5 s of computing")
    handheld.close()


@pytest.mark.parametrize(
    ("file", "is_one"),
    [
        (RULES, True),
        (KALAH / "firmware/games/kalah/view.py", True),
        (KALAH / "firmware/games/kalah/words/en.py", True),
        ("engine/hashi/rules.py", False),
        ("engine/ai/search.py", False),
        ("engine/game.py", False),
        ("firmware/guest/grid.py", False),
    ],
)
def test_a_guest_is_known_by_its_files(file, is_one):
    assert patience.is_guest(str(file)) == is_one
