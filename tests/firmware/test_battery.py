"""The battery: a sign on boards that measure it, a notice when it is low, a game that is saved."""

from types import SimpleNamespace

import pytest

from boards.install import profile
from firmware.words.en_menus import LOW
from host_sim.drive import Handheld
from host_sim.frontends.png import half_blocks
from tests.firmware.hashi.buttons import PERSON, confirm_start, new_game
from tests.firmware.kept import saved
from tests.firmware.menus import choose, leave, screen, up

LEFT = 115  # the column where the sign begins
TITLES_ROW = 19  # where it is on the title, below the island
MEASURED = [name for name in profile.names() if profile.load(name).BATTERY]
MINUTE = 60_000


def sign(frame, top=0):
    """Return the lit dots of the sign, where its rows begin at top."""
    dots = [(x, y) for y in range(8) for x in range(LEFT, 128)]
    return {(x, y) for x, y in dots if frame[(top + y) * 16 + x // 8] & 0x80 >> x % 8}


def started(volts, board="pico", **options):
    handheld = Handheld(board, seed=7, start_ms=0, **options)
    if volts:
        handheld.machine.set_battery(volts)
    handheld.wait(1500)
    return handheld


def runs_low(h, moves):
    """Let the battery run low: a notice says so, the game is saved with these moves; then go on."""
    h.machine.set_battery(3.3)
    h.wait(MINUTE)
    assert screen(h).pages[0][0] == LOW[0]
    assert list(saved(h, "hashi").moves) == moves
    h.press("A")


def test_the_boards_that_can_measure_do():
    assert MEASURED == ["feather_m4", "feather_nrf52840", "pico", "pico2"]


@pytest.mark.parametrize("board", MEASURED)
def test_the_sign_on_title_and_menus_tells_how_full(board):
    seen = []
    for volts in (0, 3.45, 3.6, 3.8, 4.1):
        with started(volts, board) as h:
            title = sign(h.frame(), TITLES_ROW)
            choose(h, "Hashi")
            menu = sign(h.frame())
            assert title == menu or not volts
            seen.append(len(title))
    assert seen[0] == 0  # nothing is connected: no sign
    assert seen == sorted(set(seen)), seen


def test_a_board_without_a_pin_shows_no_sign():
    with Handheld("feather_rp2040", seed=7, start_ms=1500) as h, started(0) as none:
        assert h.frame() == none.frame()


def test_a_low_battery_is_told_once_and_the_game_is_kept():
    with started(3.9, env={"TOMBOLO_GAME": "hashi"}) as h:
        play = screen(h)
        confirm_start(h)
        for key in ("RIGHT", "DOWN", "LEFT", "UP", "RIGHT", "UP"):
            h.press(key)
            h.press("A")
            if play.session.moves != saved(h, "hashi").moves:
                break
        moves = list(play.session.moves)
        assert moves != list(saved(h, "hashi").moves)  # within a round
        runs_low(h, moves)
        assert screen(h) is play
        h.wait(2 * MINUTE)
        assert screen(h) is play


def test_a_battery_that_was_charged_meanwhile_is_not_told_of_again():
    with started(3.3) as h:
        h.wait(MINUTE)
        assert up(h) == "Notice"
        h.press("A")
        for volts in (3.9, 3.3):
            h.machine.set_battery(volts)
            h.wait(MINUTE + 1000)
            assert up(h) in ("Title", "Demo")


@pytest.mark.parametrize(("mv", "told"), [(3399, True), (3400, False)])
def test_a_battery_is_low_below_3400_mv(mv, told):
    with started(3.9) as h:
        h.machine.main["app"].device.supply = lambda: mv
        h.wait(MINUTE)
        assert (up(h) == "Notice") == told


def test_a_battery_that_is_low_at_the_title_is_told_there():
    with started(3.3) as h:
        title = screen(h)
        h.wait(MINUTE)
        assert screen(h).after is title
        assert "low" in "".join(screen(h).pages[0])
        assert half_blocks(h.frame())


def test_a_low_battery_loses_nothing_of_a_game_that_nobody_has_taken_over():
    with started(3.9) as h:
        new_game(h, PERSON)
        h.press("A")  # the cover
        confirm_start(h)
        h.wait(60)
        h.press("A", 2)  # the next cover and start
        leave(h)
        moves = list(saved(h, "hashi").moves)
        choose(h, "Hashi")
        choose(h, "Continue")
        assert up(h) == "Cover"
        runs_low(h, moves)
        assert up(h) == "Cover"
        h.press("A")
        assert (up(h), list(screen(h).session.moves)) == ("Play", moves)


@pytest.mark.parametrize(
    ("value", "mv"), [(0, 0), (413 << 4, 0), (414 << 4, 1000), (4095 << 4, 9900)]
)
def test_a_pin_with_less_than_a_volt_measures_no_battery(value, mv):
    with Handheld() as h:
        device = h.machine.load("firmware.hardware.device").Device
        measured = SimpleNamespace(battery=SimpleNamespace(value=value), _divider=3)
        assert device.supply(measured) == mv
