"""Estimates made without the chip, held against CircuitPython itself; needs what files.py names."""

import re
from collections.abc import Iterator

import pytest

from engine import ai, catalog, rng
from engine.game import OVER
from engine.session import Session
from host_sim.lab.bench import heap, vm
from tests import opcodes
from tests.chip import files
from tests.chip.chip import Chip

calibrated = pytest.mark.skipif(
    not opcodes.IS_CALIBRATED, reason="opcodes mean chip time on CPython 3.11 only"
)
pytestmark = [pytest.mark.skipif(bool(files.missing()), reason=files.missing()), pytest.mark.long]

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
    move = ai.finish(thinking)
    print("thought", ticks_ms() - before, move)
print("that is all")
"""


def turns_at_random(name: str, seed: int) -> Iterator[Session]:
    """Play a random game; yield the session at the beginning of each turn."""
    session = Session(catalog.make(name), seed)
    game = session.game
    out = game.moves_buffer()
    r = bytearray(4)
    rng.seed(r, seed)
    is_new = True
    while game.player() != OVER:
        if is_new:
            yield session
        seat = game.player()
        revealed = session.play(out[rng.below(r, game.legal(out))])
        is_new = revealed or game.player() != seat


def observations(name: str, count: int) -> list[bytes]:
    """Return what is seen at the beginning of some turns, spread over a game at random."""
    turns = len(list(turns_at_random(name, 1)))
    wanted = [(n + 1) * turns // (count + 1) for n in range(count)]
    found = []
    for number, session in enumerate(turns_at_random(name, 1)):
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
def test_a_computer_player_thinks_as_long_as_its_opcodes_say_within_40_percent(name, policy):
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


@pytest.mark.skipif(bool(vm.missing()), reason=vm.missing())
def test_a_game_takes_the_heap_that_bench_says_within_5_percent():
    tour = heap.Tour(("hashi",), is_largest=False, reveals=0, presses=0)
    estimate = heap.measure(tour)["hashi: begun"]
    drive = files.drive()
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
