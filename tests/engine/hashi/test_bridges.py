"""H11: a bridge is legal only if the rest can still be completed, compared with brute force.

The brute force is the referee's: it draws every bridge that H8 and H9 allow, then the next one.
"""

from __future__ import annotations

from random import Random

import pytest

from engine.hashi import rules
from engine.record import encode
from engine.session import Session
from tests.long import blocks
from tests.positions.hashi import (
    NONE,
    SIDES,
    after,
    board,
    chart,
    flagged,
    islands,
    legal,
    lines,
    new,
    paint,
    sheet,
    stack,
)
from tests.referees.hashi import Chart

both = pytest.mark.parametrize("side", SIDES)


PARTS = 5  # of the starts


def agrees(game: rules.Hashi, on: Chart, where: str) -> None:
    """Assert that legal() and is_legal() agree with brute force."""
    p = game.player()
    expected = [on.lines.index(pair) for pair in sheet(game, p, on).completing(game.left())]
    assert lines(game) == expected, where
    offered = [m for m in range(game.board.lines) if game.is_legal(rules.BRIDGE + m)]
    assert offered == expected, where


@both
@pytest.mark.parametrize("part", blocks(PARTS, 1, 1))
def test_h11_is_exact_in_the_first_round_of_every_start(side, part):
    """Every start number and island, every card, and its number on every island or none."""
    on = chart(side)
    game = new(side=side)
    start = bytes(game.state)
    seen = 0
    for move in legal(game)[part::PARTS]:
        for number in range(1, 7):
            for bridges in range(1, 4):
                game.state[:] = start
                stack(game, (number, bridges))
                after(game, move, rules.CONFIRM)
                before = bytes(game.state)
                for first in [*islands(game), rules.SKIP_NUMBER]:
                    game.state[:] = before
                    game.apply(first)
                    agrees(game, on, f"start {move}, card {number}/{bridges}, then {first}")
                    seen += 1
    assert seen == len(legal(new(side=side))[part::PARTS]) * 18 * 11


@both
@pytest.mark.parametrize("block", blocks(8, 1, 1))
def test_h11_is_exact_at_every_bridge_of_random_games(side, block):
    """Players that rarely skip, so that boards fill up."""
    on = chart(side)
    tight = checked = 0
    for seed in range(10 * block, 10 * block + 10):
        session = Session(new(side=side), seed, bytes([1 + seed % 2, side]))
        game = session.game
        luck = Random(seed)
        while game.player() >= 0:
            if game.phase() == rules.BRIDGES:
                agrees(game, on, encode(session).hex())
                checked += 1
                p = game.player()
                found = sheet(game, p, on)
                tight += any(
                    found.may_draw(on.lines[m])
                    for m in range(len(on.lines))
                    if m not in lines(game)
                )
            moves = legal(game)
            keen = [m for m in moves if m not in (rules.SKIP_NUMBER, rules.SKIP_BRIDGES)]
            session.play(luck.choice(keen if keen and luck.random() < 0.95 else moves))
    assert checked > 250
    assert tight > 5, "positions where a bridge fits and the rest does not"


@both
@pytest.mark.parametrize("part", blocks(3, 1, 1))
def test_h11_is_exact_on_painted_boards(side, part):
    """Random boards that may be impossible in a game: any numbers, bridges and card."""
    on = chart(side)
    tables = board(side)
    luck = Random(f"{side} {part}")
    tight = 0
    for n in range(300):
        game = new(side=side)
        bridges: dict[int, int] = {}
        for line in luck.sample(range(tables.lines), luck.randrange(tables.lines)):
            if not any(bridges.get(other) for other in tables.crossing[line]):
                bridges[line] = luck.choice((1, 1, 2))
        degree = [sum(bridges.get(line, 0) for line in tables.at[i]) for i in range(18)]
        numbers = {
            i: luck.choice([k for k in range(1, 7) if degree[i] <= k <= degree[i] + 2])
            for i in range(18)
            if degree[i] <= 6 and luck.random() < 0.6
        }
        if max(degree) > 6:
            continue
        left = luck.choice((1, 2, 3, 3))
        after(stack(game, (luck.randint(1, 6), left)), flagged(tables, NONE)[0], rules.CONFIRM)
        paint(game, 0, numbers, bridges)
        after(game, rules.SKIP_NUMBER)
        agrees(game, on, f"board {n}: {numbers} {bridges} {left}")
        found = sheet(game, 0, on)
        tight += any(found.may_draw(pair) for pair in on.lines) and not lines(game)
    assert tight >= 3


@both
def test_h11_nothing_is_offered_where_the_card_asks_for_too_much(side):
    """The only number is an unfinished 2: two bridges fit, three do not."""
    tables = board(side)
    i = flagged(tables, NONE)[0]
    for left in (2, 3):
        game = stack(new(side=side), (6, left))
        after(game, i, rules.CONFIRM)
        paint(game, 0, {i: 2}, {})
        after(game, rules.SKIP_NUMBER)
        assert lines(game) == (list(tables.at[i]) if left == 2 else [])
        assert rules.SKIP_BRIDGES in legal(game)
