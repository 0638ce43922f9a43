"""Atoll's computer players: the yardstick's definition, time, levels, resuming."""

from __future__ import annotations

import random
from collections.abc import Generator

import pytest

from engine import ai, catalog
from engine.atoll import cards
from engine.atoll.rules import Atoll
from engine.atoll.state import CARD, NONE
from engine.game import OVER
from host_sim.lab import policies_of, policy_for
from tests import opcodes
from tests.engine.atoll.work import measure
from tests.long import blocks, long
from tests.positions.atoll import new
from tests.positions.islands import fulfils

POLICIES = policies_of(Atoll())


def yardstick_by_the_rules(seen: Atoll, p: int) -> tuple[int, int, int]:
    """Return the moves of the turn that claims most Request points at once, the lowest on a tie."""
    out = seen.moves_buffer()
    best = -1
    plan = (0, 0, 0)
    for slot in range(seen.hand_size(p)):
        card = seen.hand(p, slot)
        takes = [NONE]
        if cards.is_double_water(card):
            takes += [k for k in range(seen.laid(p)) if seen.is_uncovered(p, k)]
        for take in takes:
            moved = card if take == NONE else seen.card(p, take)
            alike = cards.first(moved) == cards.second(moved)
            n = seen.placements(p, alike, out)
            for move in list(out[:n]):
                island = seen.preview(p, card, take, move)
                shown = [seen.request(k) for k in range(4)]
                points = sum(cards.points(r) for r in shown if r < NONE and fulfils(island, r))
                if points > best:
                    best = points
                    plan = (slot, 0 if take == NONE else take + 1, move)
    return plan


@pytest.mark.parametrize("seed", blocks(6, 1, 1))
def test_the_yardstick_is_the_rules_yardstick(seed: int) -> None:
    """Compared with trying every placement, on Islands of the yardstick and of random play."""
    game = new(seed)
    seen = catalog.make("atoll")
    r = random.Random(seed)
    players = [policy_for("yardstick" if seed % 2 else "random", game, seed, p) for p in range(4)]
    checked = 0
    while game.player() != OVER:
        p = game.player()
        if game.stage() == CARD and r.random() < 0.05:
            wanted = yardstick_by_the_rules(game, p)
            copy = catalog.make("atoll")
            copy.state[:] = game.state
            yardstick = policy_for("yardstick", game, seed, p)
            slot, take, place = wanted
            has_take = copy.laid(p) and cards.is_double_water(copy.hand(p, slot))
            for move in (slot, take, place) if has_take else (slot, place):
                assert ai.choose(yardstick, copy, seen) == move, (seed, game.laid(p), wanted)
                copy.apply(move)
            checked += 1
        game.apply(ai.choose(players[p], game, seen))
    assert checked


def step(thinking: Generator[None, None, int]) -> int | None:
    """Let a player think to its next yield; return the move if it has found it."""
    try:
        next(thinking)
    except StopIteration as end:
        found: int = end.value
        return found
    return None


@pytest.mark.parametrize("name", POLICIES)
def test_asking_another_game_between_two_steps_changes_no_choice(name: str) -> None:
    """Views query Islands while players think, with the same scratch."""
    r = random.Random(name)
    seen = catalog.make("atoll")
    other = new(99)
    out = other.moves_buffer()
    while other.turn() < 9:
        other.apply(out[r.randrange(other.legal(out))])
    asked = 0
    for seed in range(6):
        game = new(seed)
        for _ in range(r.randrange(200)):
            game.apply(out[r.randrange(game.legal(out))])
        p = game.player()
        if seed % 2 and game.stage() == CARD:
            # Double water, so that taking up cards is tried (T11).
            at = game.hand_at(p)
            k = next(i for i in range(127, 247) if game.state[i] < 8)
            game.state[at], game.state[k] = game.state[k], game.state[at]
        alone = ai.choose(policy_for(name, game, seed, p), game, seen)
        game.observe(p, seen.state)
        thinking = policy_for(name, game, seed, p).think(seen, p)
        move = None
        while move is None:
            move = step(thinking)
            if r.random() < 0.3:
                other.award_value(r.randrange(4), other.award(0))
                other.preview(0, other.hand(0, 0), NONE, other.placed(0, 0))
                asked += 1
        assert move == alone, seed
    assert asked > 10


@pytest.mark.parametrize(
    ("by", "names"),
    [
        # The other levels evaluate no more than `hard`.
        ("hard", ("easy", "hard")),
        pytest.param("hard", ("fair", "medium", "keen"), marks=long),
        pytest.param("random", ("easy", "hard"), marks=long),
    ],
)
def test_thinking_stays_within_the_chips_time(by: str, names: tuple[str, ...]) -> None:
    """1 s per placement on the lowest level and 3 s above, and a yield every 50 ms."""
    if not opcodes.IS_CALIBRATED:
        pytest.skip("opcodes mean chip time on CPython 3.11 only")
    measured = measure(list(names), by, range(1), 3)
    assert set(measured) == set(names)
    for name, work in measured.items():
        longest = opcodes.chip_ms(max(work.placements))
        assert longest <= (1000 if name == "easy" else 3000), (name, longest)
        assert opcodes.chip_ms(work.stretch) <= 50, (name, work.stretch)
