"""The title: its rows, its picture, and the game that plays itself after two minutes."""

import pytest

from engine import catalog
from engine.game import OVER
from firmware.graphics.canvas import LAST_LINE, WIDTH, width
from firmware.storage.log import Store
from firmware.storage.records import SETTINGS
from host_sim.drive import Handheld
from tests.firmware.kept import with_settings
from tests.firmware.menus import TITLES, screen, settings, up
from tests.firmware.test_idle import DIMMED, MINUTE, STANDARD

SCENE = 16 * 16  # bytes of its rows


def title(last):
    """Return what the title shows after a game."""
    with Handheld(nvm=with_settings(last=last), start_ms=1000) as h:
        return h.frame()


def test_the_island_differs_with_what_was_played_last():
    assert len({title(last)[:SCENE] for last in ("", *TITLES)}) == 4
    assert title("") == title("chess")  # a game of a later version, say


@pytest.mark.parametrize("name", TITLES)
def test_all_rows_are_seen_with_the_running_game_on_top(name):
    with Handheld(env={"TOMBOLO_GAME": name}, start_ms=2500) as h:
        h.press("A", 2)
        nvm = h.nvm
    with Handheld(nvm=nvm, start_ms=1000) as h:
        menu = screen(h)
        assert menu.rows[0].text() == "Continue: " + TITLES[name].split("-")[0]
        assert [row.text() for row in menu.rows[1:]][: len(TITLES)] == list(TITLES.values())
        for n, row in enumerate(menu.rows[: menu.fit]):
            assert menu._y(n) + 8 <= LAST_LINE
            assert menu.left + width(row.text()) < WIDTH


def test_a_running_game_is_on_top_though_another_was_over_after_it():
    with Handheld(env={"TOMBOLO_GAME": "atoll"}, start_ms=2500) as h:
        h.press("A", 2)
        nvm = bytearray(h.nvm)
    store = Store(nvm)
    record = bytearray(store.load(SETTINGS))
    record += catalog.key("hashi").to_bytes(2, "little")  # played last
    store.save(SETTINGS, bytes(record))
    with Handheld(nvm=bytes(nvm), start_ms=1000) as h:
        assert screen(h).rows[0].text() == "Continue: Atoll"
        h.press("A")
        assert screen(h).info.NAME == "atoll"


def test_the_menu_of_a_game_says_how_far_it_is():
    with Handheld(env={"TOMBOLO_GAME": "hashi"}, start_ms=2500) as h:
        h.press("A")
        h.hold("A", 700)
        nvm = h.nvm
    with Handheld(nvm=nvm, start_ms=1000) as h:
        h.press("DOWN")
        h.press("A")
        assert screen(h).rows[0].text() == "Continue: card 1"
        h.press("A")
        assert screen(h).session.game.round() == 1


def test_only_b_held_opens_the_settings_and_b_leads_back():
    with Handheld(start_ms=1000) as h:
        shown = h.frame()
        h.press("B", 2)
        assert (up(h), h.frame()) == ("Title", shown)
        settings(h)
        h.press("B")
        assert (up(h), h.frame()) == ("Title", shown)


@pytest.mark.parametrize("keys", ["DOWN+A", "A+DOWN"])
def test_the_keys_of_a_hint_leave_the_cursor_of_a_menu_where_it_is(keys):
    with Handheld(start_ms=1000) as h:
        h.press("DOWN")
        h.press(keys)
        assert (up(h), screen(h).at) == ("Title", 1)


@pytest.mark.parametrize("last", ["", *TITLES])
def test_a_game_plays_itself_dimmed_after_two_minutes_until_a_key(last):
    with Handheld(nvm=with_settings(last=last), start_ms=1000) as h:
        shown, nvm = h.frame(), h.nvm
        h.wait(2 * MINUTE - 2000)
        assert h.frame() == shown
        h.wait(5000)
        assert up(h) == "Demo"
        assert screen(h).info.NAME == (last or "hashi")
        assert h.machine.chip.contrast <= DIMMED
        h.wait(30_000)
        assert len(screen(h).session.moves) > 10
        h.press("A")  # does no more than that
        assert h.frame() == shown
        assert h.machine.chip.contrast >= STANDARD - 1
        assert h.nvm == nvm


def test_it_dims_even_where_the_title_never_does_and_goes_dark_as_always():
    with Handheld(nvm=with_settings(dim=0), start_ms=1000) as h:
        h.wait(2 * MINUTE - 2000)
        assert h.machine.chip.contrast >= STANDARD - 1
        h.wait(5000)
        assert h.machine.chip.contrast <= DIMMED
        h.wait(3 * MINUTE)
        assert not h.machine.chip.is_on
        moves = len(screen(h).session.moves)
        h.wait(MINUTE)
        assert len(screen(h).session.moves) == moves  # nothing is thought in the dark
        h.press("DOWN")
        assert up(h) == "Title"


def test_where_it_is_dark_after_two_minutes_nothing_plays():
    with Handheld(nvm=with_settings(off=1), start_ms=1000) as h:
        h.wait(5 * MINUTE)
        assert up(h) == "Title"


def test_another_game_begins_where_one_is_over():
    with Handheld(nvm=with_settings(last="hashi", off=0), start_ms=1000) as h:
        h.wait(2 * MINUTE + 3000)
        first = screen(h).session
        while screen(h).session is first:
            h.wait(5000)
            assert h.now_ms < 10 * MINUTE
        assert first.game.player() == OVER
        h.wait(20_000)
        assert len(screen(h).session.moves) > 3


def test_the_game_that_plays_itself_is_the_one_played_last():
    with Handheld(env={"TOMBOLO_GAME": "atoll"}, start_ms=2500) as h:
        h.hold("B", 700)
        h.press("UP")
        h.press("A")  # leave
        assert up(h) == "Title"
        h.wait(2 * MINUTE + 3000)
        assert screen(h).info.NAME == "atoll"
