"""What `make bench` estimates, held against CircuitPython itself; needs what files.py names."""

import pytest

from host_sim.bench import heap, opcodes, start, vm
from host_sim.drive import Handheld
from tests.chip import files
from tests.chip.chip import Chip

pytestmark = [
    pytest.mark.skipif(bool(files.missing()), reason=files.missing()),
    pytest.mark.long,
]

_START = b"""import time
time.sleep(1.5)  # until the console is there
print("code.py begins")
exec(open("/tombolo.py").read())
"""


@pytest.mark.skipif(not opcodes.IS_CALIBRATED, reason="opcodes mean chip time on CPython 3.11 only")
@pytest.mark.parametrize("is_plain", [False, True], ids=["compiled", "plain"])
def test_the_title_comes_when_bench_says_within_15_percent(is_plain):
    kind = "plain sources" if is_plain else "compiled"
    rows = {what: value for what, value, _ in start.measure().rows}
    estimate = rows[f"from code.py to the title, {kind}"]
    with Handheld(start_ms=1000) as handheld:
        title = handheld.frame()
    drive = files.drive(is_plain)
    drive = {**drive, "code.py": _START, "tombolo.py": drive["code.py"]}
    with Chip(files.flash(drive)) as chip:
        while "code.py begins" not in chip.console:
            chip.run(1)
            assert chip.now < 9000
        began = chip.now
        chip.run(4000)
        took = next(shown.at for shown in chip.pictures if shown.frame == title) - began
    assert estimate == pytest.approx(took, rel=0.15)


@pytest.mark.skipif(bool(vm.missing()), reason=vm.missing())
@pytest.mark.parametrize("is_worst", [False, True], ids=["at once", "after all else"])
def test_a_game_takes_the_heap_that_bench_says_within_5_percent(is_worst):
    walk = heap.Walk(5, presses=2, is_late=is_worst)
    estimate = heap.measure("hashi", walks=(walk,))["in the game"]
    drive = files.drive()
    if is_worst:
        drive = files.worst(drive, "hashi")
    settings = {"TOMBOLO_GAME": "hashi", "TOMBOLO_SEED": 5}
    with Chip(files.flash(drive, settings)) as chip:
        chip.watch_heap()
        while not chip.pictures:
            chip.run(100)
            assert chip.now < 30_000
        chip.settle(600)
        for key in ("DOWN", "RIGHT"):
            chip.tap(key)
            chip.run(400)
        taken = heap.CHIP - chip.heaps[-1].free
    assert estimate == pytest.approx(taken, rel=0.05)
