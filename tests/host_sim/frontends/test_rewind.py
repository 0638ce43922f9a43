"""Going back in time: the pictures, the memory and the game of a moment ago."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pytest

from engine.game import OVER
from engine.session import PRACTICE
from firmware.storage.records import GO_ON
from host_sim.drive import Handheld
from host_sim.frontends.rewind import Rewind
from tests.firmware.hashi.buttons import confirm_start


class Watched(Handheld):
    """A handheld whose pictures are noted as it runs."""

    def __enter__(self) -> Watched:
        return self

    def __init__(self, **options):
        super().__init__(**options)
        self.rewind = Rewind(self.machine)
        self.rewind.note()

    def wait(self, ms):
        end = self.now_ms + ms
        while self.now_ms < end:
            super().wait(min(20, end - self.now_ms))
            if hasattr(self, "rewind"):
                self.rewind.note()

    def back_to(self, frame):
        while self.rewind.frame() != frame:
            assert self.rewind.at < 200
            self.rewind.back(1)
        return self.rewind.go()

    @property
    def session(self):
        return self.machine.main["app"].playing.session


def again(handheld):
    """Return the session of a handheld that starts with what another keeps."""
    with Handheld(nvm=handheld.nvm, start_ms=1500) as now:
        return now.machine.main["app"].playing.session


@pytest.fixture
def h():
    with Watched(seed=7, env={"TOMBOLO_GAME": "hashi"}, start_ms=1500) as handheld:
        yield handheld


def test_a_game_goes_on_from_the_move_of_then(h):
    h.press("A")  # the number of the start
    h.press("DOWN")
    then, moves = h.frame(), list(h.session.moves)
    h.press("UP")
    h.press("A")
    assert list(h.session.moves) != moves
    assert h.back_to(then)
    with Handheld(nvm=h.nvm, start_ms=1500) as now:
        app = now.machine.main["app"]
        assert list(app.playing.session.moves) == moves
        assert not app.store.has(GO_ON)


def test_what_was_revealed_since_makes_it_practice(h):
    h.press("A")
    then = h.frame()
    assert h.session.mark == 0
    h.hold("A", 700)  # begins the first round: a card is turned over
    assert h.session.mark > 0
    h.back_to(then)
    assert again(h).flags & PRACTICE


def test_what_nothing_was_revealed_since_keeps_its_rank(h):
    before = h.frame()
    h.press("A")
    h.back_to(before)
    assert (len(again(h).moves), again(h).flags) == (0, 0)


def test_hints_taken_since_stay_taken(h):
    confirm_start(h)
    then = h.frame()
    h.press("RIGHT")  # after the hint the cursor is here again
    h.press("DOWN+A")
    h.wait(5000)
    h.press("B")
    assert h.session.hints() == 1
    assert h.back_to(then)
    assert again(h).hints() == 1


def test_time_stops_at_the_start_of_the_game():
    with Watched(start_ms=1000) as watched:
        for key in ("DOWN", "DOWN", "A", "DOWN", "A", "A"):
            watched.press(key)
        watched.wait(2000)
        begun = watched.rewind._game_of
        assert begun(0)
        watched.press("RIGHT", 3)
        watched.rewind.back(10_000)
        assert begun(watched.rewind.at) == begun(0)
        assert not begun(watched.rewind.at + 1)


def test_before_any_game_there_is_the_memory_of_then():
    with Watched(start_ms=1000) as watched:
        title, nvm = watched.frame(), watched.nvm
        watched.press("DOWN", 2)
        assert watched.back_to(title)
        assert watched.nvm == nvm


def test_time_runs_forward_too_and_no_further_than_the_present(h):
    frames = [h.frame()]
    for key in ("A", "A", "RIGHT"):
        h.press(key)
        frames.append(h.frame())
    now = h.rewind.frame()
    h.rewind.back(10_000)
    first = h.rewind.at
    h.rewind.forward(first - 1)
    assert h.rewind.at == 1
    h.rewind.forward(5)
    assert h.rewind.at == 0
    assert h.rewind.frame() == now == frames[-1]
    assert not h.rewind.go()


def test_it_says_which_card_that_was(h):
    confirm_start(h)
    assert h.rewind.where() == "card 1"
    with Watched(start_ms=1000) as watched:
        assert watched.rewind.where() == ""


def test_looking_back_stops_at_the_first_picture_and_changes_nothing(h):
    nvm = h.nvm
    h.rewind.back(10_000)
    first = h.rewind.frame()
    h.rewind.back(1)
    assert h.rewind.frame() == first
    assert h.nvm == nvm
    h.rewind.at = 0
    assert not h.rewind.go()


def test_a_finished_game_is_not_gone_on_with(h):
    session = h.session
    buffer = session.game.moves_buffer()
    while session.game.player() != OVER:
        session.game.legal(buffer)
        session.apply(buffer[0])
    h.press("DOWN")
    assert h.rewind._moments[-1].game == b""
