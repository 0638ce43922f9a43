"""The reasons for the hard levels' turns are the same on CPython and on the MicroPython VM."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.test_conformance import on_vm

TURNS = 6

CODE = """
from engine import ai, catalog, rng
from engine.game import OVER
from engine.NAME.players import why

def reasons(options, seed, turns):
    out = []
    game, here, seen = [catalog.make("NAME") for _ in range(3)]
    game.reset(seed, options)
    luck = bytearray(4)
    rng.seed(luck, seed)
    levels = [ai.make("hard", game, luck) for _ in range(game.players())]
    for _ in range(turns):
        seat = game.player()
        if seat == OVER:
            break
        turn = []
        game.observe(seat, here.state)
        while here.player() == seat and not is_over(here):
            seen.state[:] = here.state
            for move in levels[seat].think(seen, seat):
                pass
            turn.append(move)
            here.apply(move)
        game.observe(seat, seen.state)
        if turn:
            for found in why.reason(levels[seat], seen, seat, turn):
                pass
            out.append(found)
        for move in turn + [CONFIRM]:
            game.apply(move)
    return out
"""
IS_OVER = {
    "arabana": """
from engine.arabana.moves import CONFIRM
def is_over(game):
    out = game.moves_buffer()
    return game.legal(out) == 1 and out[0] == CONFIRM
""",
    "atoll": """
from engine.atoll.state import CONFIRM, SURE
def is_over(game):
    return game.stage() == SURE
""",
}


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("arabana", b"\x00\x00\x00\x00\x00\x00\x00\x00\x02"),
        ("arabana", b"\x01\x01\x00\x02\x03\x00\x01\x00\x01"),
        ("atoll", b"\x03\x01\x04"),
    ],
)
def test_reasons_are_alike_on_both_vms(name: str, options: bytes) -> None:
    code = IS_OVER[name] + CODE.replace("NAME", name)
    run = on_vm(code + f"print(reasons({options!r}, 3, {TURNS}))")
    here: dict[str, Any] = {}
    exec(code, here)
    found = here["reasons"](options, 3, TURNS)
    assert len(found) == TURNS
    if run:
        assert run.result().strip() == str(found)
