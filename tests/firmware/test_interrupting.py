"""Keys while an opponent plays: none of the person whose turn it is gets lost, at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from host_sim.drive import Handheld
from tests import guests
from tests.firmware.menus import app, screen
from tests.long import blocks

GAMES = {
    "hashi": {"TOMBOLO_OPPONENTS": "easy,easy"},
    "arabana": {},
    "atoll": {},
    "kalah": {},
    "reversi": {},
    "pig": {},
}
STEP = 20  # ms from one press to the next: the shortest that the keys tell apart
MOST = 8000  # ms that the opponents' turn takes at most
PART = 10  # steps from one press of a test to the next
KEYS = ("RIGHT", "LEFT", "UP", "DOWN")


@contextmanager
def rivals_turn(name: str, root: Path) -> Iterator[Handheld]:
    """Yield a handheld on which a person has just ended a turn."""
    env = {"TOMBOLO_GAME": name, **GAMES[name]}
    with Handheld(seed=7, env=env, root=root, start_ms=1500) as handheld:
        settle(handheld)
        play = app(handheld).playing
        luck = Random(3)
        game = play.session.game
        out = game.moves_buffer()
        for _ in range(200):
            moves = list(out[: game.legal(out)])
            app(handheld).go(play.play(luck.choice(moves)))
            if game.player() != play.seat or play.view.recap:
                break
        yield handheld


def settle(handheld: Handheld) -> None:
    """Wait until it is the person's turn, and nothing is shown."""
    for _ in range(MOST // STEP * 4):
        play = app(handheld).playing
        if screen(handheld) is not play:
            handheld.press("A")
        elif play.view.recap:
            handheld.press("B")
        elif is_turn(play) and play._pause <= 0:
            return
        handheld.wait(STEP)
    raise AssertionError("the opponents go on for ever")


def is_turn(play: Any) -> bool:
    return bool(play.session.game.player() == play.seat)


def state(play: Any) -> tuple[Any, ...]:
    """Return what a key changes: the cursor, a sheet over the board, the moves."""
    view = play.view
    return view.cursor_state(), type(getattr(view, "sheet", None)), list(play.session.moves)


def may_choose(play: Any) -> bool:
    """Return True if the person may move the cursor: on their turn, or where all choose at once."""
    is_at_once = not getattr(play.view, "is_waiting", True)
    return not play.view.recap and (is_turn(play) or is_at_once)


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return guests.drive(tmp_path_factory.mktemp("drive"), ("kalah", "reversi", "pig"))


def reference(name: str, root: Path) -> tuple[str, tuple[Any, ...], int]:
    """Return a key that moves the cursor once all is settled, what follows, and when that is."""
    for key in KEYS:
        with rivals_turn(name, root) as handheld:
            ms = 0
            play = app(handheld).playing
            while not (is_turn(play) and play._pause <= 0 and not play.view.recap):
                handheld.wait(STEP)
                ms += STEP
            handheld.wait(STEP)
            before = state(play)
            handheld.press(key)
            if state(play) != before:
                return key, state(play), ms
    raise AssertionError("no key moves the cursor")


@pytest.mark.parametrize("first", blocks(PART, 1, 2))
@pytest.mark.parametrize("name", GAMES)
def test_a_key_of_the_person_whose_turn_it_is_counts_at_every_moment(name, first, root):
    """Each PART-th moment from the first on: that part of them is quick."""
    key, after, ms = reference(name, root)
    counted = 0
    for at in range(first * STEP, ms + 10 * STEP, PART * STEP):
        with rivals_turn(name, root) as handheld:
            for _ in range(at // STEP):  # others think a slice each time
                handheld.wait(STEP)
            play = app(handheld).playing
            is_due = screen(handheld) is play and may_choose(play)
            turns = play.view.recap, len(play.session.moves)
            before = state(play)
            handheld.press(key)
            if is_due:
                assert state(play)[:2] != before[:2], f"{key} at {at} ms is lost"
                counted += 1
            settle(handheld)
            handheld.wait(STEP)
            assert state(play)[2] == after[2], f"{key} at {at} ms: another turn than without it"
            if is_due and turns[1] == len(after[2]):
                assert state(play) == after, f"{key} at {at} ms does something else"
    assert counted > 0
