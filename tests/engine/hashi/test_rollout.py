"""Turns of Hashi played on: engine/hashi/ai/rollout.py."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from engine import ai
from engine.ai import finish, judgement
from engine.ai.rollout import Tally
from engine.hashi.ai import learned, measured, rollout
from engine.hashi.ai.master import Master
from engine.hashi.ai.values import Values
from engine.hashi.rules import CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, Hashi
from engine.hashi.state import DECK, ROUNDS
from host_sim.lab.bench import vm

NOTHING = bytes((SKIP_NUMBER, SKIP_BRIDGES))


def before(r: int, side: int = 0, seed: int = 8) -> tuple[Hashi, bytes]:
    """Return what is seen before the turn of a round of an easy game, and the master's turn."""
    game, seen = Hashi(), Hashi()
    game.reset(seed, bytes([1, side]))
    player = ai.make("easy", game, bytearray(b"luck"))
    while game.round() < r:
        game.apply(ai.choose(player, game, seen))
    game.observe(0, seen.state)
    master = Master(game, bytearray(4))
    master.open(side)
    state = bytes(seen.state)
    finish(master.find(seen, 0))
    seen.state[:] = state
    return seen, bytes(master.plan)


@pytest.mark.parametrize("r", [2, 9, 13])
def test_in_as_many_deals_as_cards_each_comes_once_at_each_place(r: int) -> None:
    seen, _ = before(r)
    decks = [rollout.deal(seen, k) for k in range(18 - r)]
    unseen = [card for card in range(18) if not seen.is_played(card)]
    for place in zip(*decks, strict=True):
        assert sorted(place) == unseen
    assert rollout.deal(seen, 18 - r) not in decks


@pytest.mark.parametrize("r", [0, 3, 14])
def test_the_worth_depends_on_nothing_but_turns_and_number(r: int) -> None:
    seen, turn = before(r) if r else (before(1)[0], b"")
    if not r:
        seen.reset(8, b"\x01\x00")
        seen.observe(0, seen.state)
        turn = bytes([0])
    turns = (turn, NOTHING if r else bytes([18]))
    state = bytes(seen.state)
    found = finish(rollout.played(seen, 0, turns, 3))
    assert seen.state == state
    assert finish(rollout.played(seen, 0, turns[::-1], 3)) == found[::-1]
    assert finish(rollout.played(seen, 0, (turn, turn), 3)) == [found[0]] * 2
    assert finish(rollout.played(seen, 0, turns, 4)) != found


def test_a_turn_of_the_last_rounds_is_worth_what_it_brings() -> None:
    seen, turn = before(ROUNDS)
    (found,) = finish(rollout.played(seen, 0, (turn,), 0))
    for move in (*turn, CONFIRM):
        seen.apply(move)
    assert found == 100 * seen.score(0)
    seen, turn = before(ROUNDS - 1)
    policy = Master(seen, bytearray(4))
    policy.open(0)
    ends = []
    state = bytes(seen.state)
    for card in rollout.deal(seen, 0):
        seen.state[DECK + ROUNDS - 1] = card
        for move in (*turn, CONFIRM):
            seen.apply(move)
        while seen.player() >= 0:
            seen.apply(finish(policy.think(seen, 0)))
        ends.append(100 * seen.score(0))
        seen.state[:] = state
    deals = {finish(rollout.played(seen, 0, (turn,), k))[0] for k in range(4)}
    assert deals == {mean(ends)}


def test_a_turn_is_worth_what_masters_win_with_the_same_cards() -> None:
    seen, turn = before(14)
    state = bytes(seen.state)
    player = Master(seen, bytearray(4))
    ends, found = [], []
    for k in range(24):
        found += finish(rollout.played(seen, 0, (turn,), k))
        seen.state[DECK + 14 : DECK + 18] = rollout.deal(seen, k)
        for move in (*turn, CONFIRM):
            seen.apply(move)
        while seen.player() >= 0:
            seen.apply(finish(player.think(seen, 0)))
        ends.append(100 * seen.score(0))
        seen.state[:] = state
    assert mean(found) == pytest.approx(mean(ends), abs=100)


def test_it_is_soon_found_that_doing_nothing_is_a_mistake() -> None:
    seen, turn = before(5)
    tally = Tally(False, measured.SYSTEMATIC)
    while not tally.is_over():
        tally.add(finish(rollout.played(seen, 0, (NOTHING, turn), tally.deals)))
    assert tally.deals <= 16
    lost, error = tally.found()
    assert judgement.is_clear(lost, error, False)


def test_who_thinks_less_tries_a_third_as_much_and_finds_about_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen, turn = before(3)
    attempt = Values.attempt
    tried = 0

    def counted(values: Values, what: int, number: int) -> Any:
        nonlocal tried
        tried += 1
        return attempt(values, what, number)

    monkeypatch.setattr(Values, "attempt", counted)
    lost, many = [], []
    for play in (rollout.quick, rollout.played):
        tried = 0
        both = [finish(play(seen, 0, (NOTHING, turn), k)) for k in range(3)]
        lost.append(mean(better - own for own, better in both))
        many.append(tried)
    assert many[0] < many[1] / 3
    assert lost[0] == pytest.approx(lost[1], abs=300)
    assert min(lost) > 0


def test_without_tables_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, turn = before(3)
    monkeypatch.setattr(learned, "PATHS", ("none", "none"))
    state = bytes(seen.state)
    assert finish(rollout.played(seen, 0, (turn, NOTHING), 0)) is None
    assert seen.state == state


def test_both_vms_find_the_same() -> None:
    if vm.missing():
        pytest.skip(vm.missing())
    seen, turn = before(11)
    run = vm.Run(
        "from engine.ai import finish\nfrom engine.hashi.rules import Hashi\n"
        "from engine.hashi.ai import rollout\nseen = Hashi()\n"
        f"seen.state[:] = {bytes(seen.state)!r}\n"
        f"print(*finish(rollout.played(seen, 0, ({turn!r}, {NOTHING!r}), 5)))",
        vm.ENGINE,
    )
    found = finish(rollout.played(seen, 0, (turn, NOTHING), 5))
    assert [int(word) for word in run.result().split()] == found
