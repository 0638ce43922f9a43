"""Every game keeps the contract, guests included, on CPython and on the MicroPython VM."""

from __future__ import annotations

from typing import Any

import pytest

from engine import ai, catalog
from engine.null import rules as null
from host_sim.games import games
from host_sim.lab.bench import vm
from tests import conform, guests
from tests.long import blocks, is_ci

SEEDS = 200  # per game, spread over its options
USUAL = 10  # of them outside the long set: every option at least once
BLOCK = 10  # seeds per test: small enough to distribute over processes
TURNS = 4  # moves that a computer player chooses

NAMES = [*games(), *guests.NAMES]


def printed(run: vm.Run) -> list[int]:
    """Return the numbers that a run on the VM printed."""
    return [int(word) for word in run.result().split()]


def test_the_micropython_vm_is_here() -> None:
    """Without it half of these tests are skipped, which must not happen on CI."""
    problem = vm.missing()
    if problem and not is_ci():
        pytest.skip(problem)
    assert not problem


@pytest.mark.parametrize("name", NAMES)
def test_games_are_built_by_their_names_and_small(name: str) -> None:
    game = catalog.make(name)
    assert game.NAME == name, f"engine/{name}/rules.py: NAME is {game.NAME!r}, not {name!r}"
    most = conform.kinds(name, "SIZE", 256)
    assert most >= game.SIZE, f"engine/{name}/rules.py: SIZE is {game.SIZE}, and at most {most}"


@pytest.mark.parametrize("start", blocks(SEEDS, BLOCK, USUAL))
@pytest.mark.parametrize("name", NAMES)
def test_every_game_conforms_and_both_vms_agree(name: str, start: int, on_vm: Any) -> None:
    block = (name, start, start + BLOCK)
    run = on_vm(
        name, f"from tests import conform\nprint(*conform.digests(*{block!r}, lightly=True))"
    )
    cpython = conform.digests(*block)
    assert len(cpython) == BLOCK
    if run:
        compare(name, conform.plan(*block), cpython, printed(run))


@pytest.mark.parametrize("name", NAMES)
def test_each_string_of_options_and_each_number_of_players_is_played(name: str) -> None:
    for options in conform.options_of(name)[USUAL:]:
        conform.play(name, options, 1)


@pytest.mark.parametrize("name", NAMES)
def test_computer_players_choose_legally_and_alike_on_both_vms(name: str, on_vm: Any) -> None:
    rows = [row.split() for row in ai.own(catalog.make(name))]
    policies = {tuple(row[1:]): row[0] for row in rows}
    plan = [
        (policy, options, 3)
        for policy in ("random", *(policies.values() or ("greedy", "search")))
        for options in conform.options_of(name)[:2]
    ]
    run = on_vm(
        name,
        "from tests import conform\n"
        f"for row in {plan!r}:\n"
        f"    print(conform.play_policy({name!r}, row[0], row[1], row[2], {TURNS}))",
    )
    cpython = [conform.play_policy(name, *row, TURNS) for row in plan]
    assert len(cpython) > 0
    if run:
        compare(name, plan, cpython, printed(run))


def compare(name: str, plan: list[Any], cpython: list[int], micropython: list[int]) -> None:
    """Assert equal digests, naming the first game that differs."""
    assert len(cpython) == len(micropython) == len(plan)
    for row, a, b in zip(plan, cpython, micropython, strict=True):
        assert a == b, f"{name} {row}: CPython and MicroPython differ"


class Forgetful(null.Null):
    """A null game that keeps something outside its state."""

    moves = 0

    def apply(self, move: int) -> bool:
        self.moves += 1
        return bool(super().apply(move if self.moves % 2 else 1 - move))


RERUN = r"rerun: python -m tests\.conform null \d \nrecord: 546204"


def test_a_broken_game_is_told_with_what_reruns_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conform.catalog, "make", lambda name: Forgetful())
    with pytest.raises(conform.Broken, match=RERUN):
        conform.digests("null", 0, 8)
