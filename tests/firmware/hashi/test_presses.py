"""How far a thumb goes: presses a turn, and the cursor waiting where something can be done."""

import pytest

from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_NUMBER
from engine.hashi.state import BRIDGES, NUMBER
from firmware.games.hashi.lines import only_key, open_keys
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from tests.firmware.hashi.buttons import confirm_start
from tests.firmware.menus import screen

SEEDS = (1, 2, 3)
MOST = 6.5  # presses a turn


@pytest.mark.parametrize("side", [0, 1])
def test_a_turn_takes_six_presses_and_a_half(side):
    games = [SoloBot(seed, side, "medium") for seed in SEEDS]
    presses = sum(sum(1 for _ in game.presses()) for game in games)
    turns = sum(list(game.session.moves).count(CONFIRM) for game in games)
    print(f"side {'AB'[side]}: {presses / turns:.2f} presses a turn")
    assert presses / turns <= MOST


def test_the_cursor_waits_where_a_number_fits_or_a_bridge_begins_and_a_draws_the_only_one():
    with Handheld(seed=3, env={"TOMBOLO_GAME": "hashi"}, start_ms=2000) as h:
        view = screen(h).view
        session = screen(h).session
        confirm_start(h)
        drawn_at_once = 0
        for _ in range(40):
            phase = view.seen.phase()
            board = view.board
            if phase == NUMBER:
                able = [i for i in range(18) if view.legal[i] and not board.is_unfinishable(i)]
                assert not able or view.cursor in able
                h.press("A") if able else h.hold("A", 700)
                assert session.moves[-1] in (able or [SKIP_NUMBER])
            elif phase == BRIDGES and view.fits():
                assert view.is_held or open_keys(board, view.cursor)
                way = only_key(board, view.cursor)
                count = len(session.moves)
                h.press("A")
                if way >= 0 and len(session.moves) > count:
                    assert BRIDGE <= session.moves[-1]
                    drawn_at_once += 1
                elif view.is_held:
                    ways = open_keys(board, view.cursor)
                    h.press(("UP", "DOWN", "LEFT", "RIGHT")[ways[0]])
            else:
                h.press("A")
        assert drawn_at_once
