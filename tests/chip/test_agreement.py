"""What `make bench` estimates, held against CircuitPython itself; needs what files.py names."""

import re

import pytest

from engine import ai, catalog
from host_sim.drive import Handheld
from host_sim.lab.bench import heap, opcodes, start, vm, work
from tests.chip import files
from tests.chip.chip import Chip

calibrated = pytest.mark.skipif(
    not opcodes.IS_CALIBRATED, reason="opcodes mean chip time on CPython 3.11 only"
)
pytestmark = [
    pytest.mark.skipif(bool(files.missing()), reason=files.missing()),
    pytest.mark.long,
]

_START = b"""import time
time.sleep(1.5)  # until the console is there
print("code.py begins")
exec(open("/tombolo.py").read())
"""
# What is put before it: the name of a game, of a policy, and observations of who has the turn.
_THINK = b"""import time
import microcontroller
microcontroller.cpu.frequency = 200000000  # as wiring.py sets it
time.sleep(1.5)  # until the console is there
from supervisor import ticks_ms
from engine import ai, catalog
game = catalog.make(name)
for state in states:
    game.state[:] = state
    thinking = ai.make(policy, game, bytearray(b"luck")).think(game, game.player())
    before = ticks_ms()
    move = ai.PENDING
    while move == ai.PENDING:
        move = next(thinking)
    print("thought", ticks_ms() - before, move)
print("that is all")
"""


def observations(name: str, count: int) -> list[bytes]:
    """Return what is seen at the beginning of some turns, spread over a game at random."""
    turns = len(list(work.turns_at_random(name, 1)))
    wanted = [(n + 1) * turns // (count + 1) for n in range(count)]
    found = []
    for number, session in enumerate(work.turns_at_random(name, 1)):
        if number in wanted:
            seen = catalog.make(name)
            session.game.observe(session.game.player(), seen.state)
            found.append(bytes(seen.state))
    return found


@calibrated
@pytest.mark.parametrize(
    ("name", "policy"),
    [("hashi", "hard"), ("hashi", "keen"), ("arabana", "hard"), ("atoll", "hard")],
)
def test_a_computer_player_thinks_as_long_as_bench_says_within_40_percent(name, policy):
    states = observations(name, 3)
    estimate = 0.0
    moves = []
    for state in states:
        game = catalog.make(name)
        game.state[:] = state
        player = ai.make(policy, game, bytearray(b"luck"))
        steps, move = opcodes.stretches(player.think(game, game.player()))
        estimate += opcodes.chip_ms(sum(steps))
        moves.append(move)
    head = f"name, policy, states = {name!r}, {policy!r}, {states!r}\n"
    with Chip(files.flash({**files.drive(), "code.py": head.encode() + _THINK})) as chip:
        while "that is all" not in chip.console:
            chip.run(200)
            assert "Traceback" not in chip.console, chip.console
            assert chip.now < 60_000
    told = re.findall(r"thought (\d+) (\d+)", chip.console)
    assert [int(move) for _, move in told] == moves
    assert estimate == pytest.approx(sum(int(ms) for ms, _ in told), rel=0.4)


@calibrated
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
        estimate -= heap.NAMES
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
