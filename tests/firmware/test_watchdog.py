"""A program that hangs: the watchdog starts it again, in the saved game, and counts it."""

import re

import pytest

from host_sim.drive import FirmwareEnded, Handheld
from tests.firmware.hashi.buttons import confirm_start
from tests.firmware.kept import last_crash, saved
from tests.firmware.menus import choose, screen

HANG = 8_000  # ms
START = 1500


def hang(handheld):
    machine = handheld.machine
    sleep = machine.load("time").sleep

    def wait(_):
        while True:
            sleep(1)

    machine.main["app"].step = wait


def play_some(handheld):
    """Begin a game of Hashi and confirm its first round; return its moves."""
    choose(handheld, "Hashi")
    choose(handheld, "New game")
    handheld.wait(300)
    while getattr(screen(handheld), "session", None) is None:
        handheld.press("A")
        handheld.wait(300)
    confirm_start(handheld)
    return list(screen(handheld).session.moves)


@pytest.mark.parametrize("board", ["pico", "feather_m4", "feather_esp32s3"])
def test_a_hang_restarts_into_the_saved_game_and_counts_like_a_crash(board):
    with Handheld(board, seed=7, start_ms=START) as h:
        moves = play_some(h)
        assert moves
        hang(h)
        h.wait(HANG - 100)
        assert h.machine.cpu.reset_reason == "POWER_ON"
        h.wait(START + 200)
        assert h.machine.cpu.reset_reason == "WATCHDOG"
        assert last_crash(h.nvm)[0] == 1
        assert list(screen(h).session.moves) == moves
        h.wait(31_000)
        assert last_crash(h.nvm)[0] == 0  # half a minute without one
        assert list(saved(h, "hashi").moves) == moves


def test_the_second_hang_in_a_row_starts_on_the_title_and_the_third_stays():
    with Handheld(seed=7, start_ms=START) as h:
        play_some(h)
        hang(h)
        h.wait(HANG + START)
        hang(h)
        h.wait(HANG + START)
        assert last_crash(h.nvm)[0] == 2
        assert type(screen(h)).__name__ == "Title"
        assert screen(h).rows[0].text().startswith("Continue")
        hang(h)
        h.wait(HANG + START)
        assert last_crash(h.nvm)[0] == 3
        shown = h.frame()
        assert any(shown)
        h.wait(60_000)  # the program that shows it is not watched
        assert h.frame() == shown
        assert last_crash(h.nvm)[0] == 3


@pytest.mark.parametrize("board", ["pico", "feather_nrf52840"])
def test_a_crash_too_restarts_into_the_game(board):
    """The watchdog of an nRF52840 goes on through the reload, and cannot be set twice."""
    with Handheld(board, seed=7, start_ms=START, may_crash=True) as h:
        moves = play_some(h)
        h.machine.main["app"].step = None
        h.wait(5000 + START)
        assert list(screen(h).session.moves) == moves
        assert last_crash(h.nvm)[0] == 1
        assert h.machine.watchdog.mode == "RESET"
        h.wait(20_000)
        assert h.machine.cpu.reset_reason == "POWER_ON"


def test_playing_and_standing_about_feed_it():
    with Handheld(seed=7, start_ms=START) as h:
        play_some(h)
        h.wait(10 * 60_000)  # in the dark, too
        assert h.machine.cpu.reset_reason == "POWER_ON"


@pytest.mark.parametrize("board", ["pico", "feather_nrf52840"])
def test_a_crash_screen_that_stays_is_not_a_hang(board, tmp_path):
    path = tmp_path / "program.py"
    path.write_text(
        "from firmware.recovery import crash, fault\n"
        "crash.watch()\n"
        "try:\n    [][7]\nexcept Exception as error:\n    fault.show(None, error)\n"
    )
    with Handheld(board, program=path, may_crash=True, start_ms=1000) as h:
        h.wait(90_000)
        assert h.machine.cpu.reset_reason == "POWER_ON"
        assert last_crash(h.nvm)[0] == 3


@pytest.mark.parametrize(
    ("board", "text", "error"),
    [
        ("pico", "dog.timeout = 9", "ValueError: timeout must be <= 8"),
        ("feather_m4", "dog.timeout = 17", "ValueError: timeout must be <= 16"),
        ("pico", "dog.timeout = -1", "ValueError: timeout must be >= 0"),
        ("pico", "dog.mode = WatchDogMode.RAISE", "NotImplementedError: "),
        (
            "feather_nrf52840",
            "dog.timeout = 8\n    dog.mode = WatchDogMode.RESET\n    dog.mode = None",
            "RuntimeError: WatchDogTimer cannot be deinitialized once mode is set to RESET",
        ),
    ],
)
def test_what_ports_refuse_of_a_watchdog(tmp_path, board, text, error):
    path = tmp_path / "program.py"
    path.write_text(
        "import microcontroller, time\nfrom watchdog import WatchDogMode\n"
        f"dog = microcontroller.watchdog\ntry:\n    {text}\nexcept Exception as error:\n"
        "    print(type(error).__name__ + ': ' + str(error))\n"
    )
    with pytest.raises(FirmwareEnded, match=f"\n{re.escape(error)}$"):
        Handheld(board, program=path)
