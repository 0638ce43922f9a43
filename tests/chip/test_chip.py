"""The bundles on CircuitPython itself. These tests need the two files that files.py names."""

import re

import pytest

from host_sim.lab.bench import heap
from tests.chip import cases, files, runs
from tests.chip.__main__ import main
from tests.chip.chip import Chip

pytestmark = [
    pytest.mark.skipif(bool(files.missing()), reason=files.missing()),
    pytest.mark.long,
]


def played(name, is_plain=False):
    return runs.play(cases.named(name).record(is_plain), is_plain)


@pytest.mark.parametrize("is_plain", [False, True], ids=["compiled", "plain"])
def test_the_title_and_its_menus_are_the_simulators(is_plain):
    result = played("title", is_plain)
    assert result.difference == ""
    assert result.frames > 30


def test_a_game_for_several_is_the_simulators():
    result = played("atoll_new")
    assert result.difference == ""
    assert result.frames > 15


def test_five_games_share_a_drive_and_guests_are_played_to_their_end():
    result = played("guests")
    assert result.difference == ""
    assert {"kalah to Result", "reversi to Result"} <= {step.kind for step in result.steps}
    assert min(found.free for step in result.steps for found in step.heaps) > heap.FREE


def test_a_script_is_played_and_its_pictures_are_shown(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    script = tmp_path / "keys.txt"
    script.write_text("# seed=7\npress DOWN\nsnap down\n")
    assert main(["--script", str(script)]) == 0
    assert re.search(r"keys: [1-9]\d* frames equal", capsys.readouterr().out)
    assert (tmp_path / "keys" / "down.png").exists()


def test_the_heap_is_read_as_the_firmware_counts_it_also_after_a_reload():
    program = b"""import gc, supervisor, time
time.sleep(1)  # until the console is there
gc.collect()
print("free:", gc.mem_free())
time.sleep(4)
kept = [bytes(8000) for n in range(12)]  # areas, of which the next program finds traces
supervisor.reload()
"""
    with Chip(files.flash({"code.py": program})) as chip:
        chip.watch_heap()
        for times in (1, 2):
            while chip.console.count("free:") < times:
                chip.run(500)
            chip.run(500)
            free, _ = chip.heap()
            told = int(chip.console.split("free: ")[times].split()[0])
            # CircuitPython rounds what no area has been made of
            assert abs(free - told) < 512, f"program {times}"
