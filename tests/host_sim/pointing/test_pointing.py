"""Pointing at the display: each box leads where it says, and whole games go by taps alone."""

from __future__ import annotations

import itertools
import os
from functools import partial
from pathlib import Path

import pytest

from engine.game import OVER
from host_sim.bots import hashi, session_of, tap
from host_sim.drive import Handheld
from host_sim.pointing import A, B, Box, at, way
from host_sim.pointing.fields import HOLD_B
from tests.firmware import golden_screens
from tests.firmware.kept import with_settings
from tests.firmware.menus import choose, screen
from tests.host_sim.pointing import inside, players
from tests.host_sim.pointing.finger import Finger, middle
from tests.long import long

FEW = 3  # boxes of a snap that the usual tests tap
RESTS = (1, 5000)  # ms until pictures are compared: somebody may think, or be shown
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")


def look(played: inside.Inside, name: str, few: int = 0) -> inside.Wait:
    """Tap each box of the screen that is up, each on a copy of the machine."""
    boxes = played.pointer().field(played.app).boxes()
    step = max(1, len(boxes) // few) if few else 1
    for n in range(0, len(boxes), step):
        x, y = middle(boxes[n])
        if at(boxes, x, y) is boxes[n]:  # else another one lies above it
            try:
                yield from inside.forked(partial(leads, played, n))
            except AssertionError as error:
                box = boxes[n]
                where = f"{name}, box {n}: {box.place}, keys {box.keys}, at {x}, {y}"
                raise AssertionError(f"{where}: {error}") from None


def leads(played: inside.Inside, n: int) -> inside.Wait:
    """Tap box n; then the cursor is at its place, or what its keys do has been done."""
    field = played.pointer().field(played.app)
    box: Box = field.boxes()[n]
    screen = played.app.screen
    was_there = box.place is None or field.is_at(box.place)
    before = played.machine.frame()
    if was_there:
        for ms in RESTS:
            expected = yield from inside.forked(partial(pressed, played, box, ms))
            found = yield from inside.forked(partial(tapped, played, box, ms))
            if found == expected:
                return found
        raise AssertionError("not what its keys do")
    yield from played.tap(*middle(box))
    assert played.machine.frame() != before, "nothing has moved"
    if not box.is_now:
        assert played.app.screen is screen, "it leads elsewhere"
        assert played.pointer().field(played.app).is_at(box.place), "the cursor is not there"
    return before


def pressed(played: inside.Inside, box: Box, ms: int) -> inside.Wait:
    """Press the keys of a box as a thumb does; return the frame that is up after a while."""
    yield from played.keys(list(box.keys))
    yield ms
    return played.machine.frame()


def tapped(played: inside.Inside, box: Box, ms: int) -> inside.Wait:
    """Tap a box; return the frame that is up after a while."""
    yield from played.tap(*middle(box))
    yield ms
    return played.machine.frame()


@needs_fork
@pytest.mark.parametrize(
    ("path", "language"),
    [
        pytest.param(
            *play, id="-".join((play[0].stem, play[1])), marks=() if play[1] == "en" else long
        )
        for play in golden_screens.plays()
    ],
)
def test_boxes_of_each_golden_screen_lead_where_they_say(path: Path, language: str) -> None:
    inside.golden(path, language, lambda played, name: look(played, name, FEW))


@long
@needs_fork
@pytest.mark.parametrize("path", golden_screens.scripts(), ids=lambda path: path.stem)
def test_each_box_of_each_golden_screen_leads_where_it_says(path: Path) -> None:
    inside.golden(path, "en", look)


GAMES = {
    "Hashi, side B, alone": {"GAME": "hashi", "SIDE": "B"},
    "Hashi at a table of four": {"GAME": "hashi", "OPPONENTS": "easy,person,easy"},
    "Arabana-Ikibiti": {"GAME": "arabana"},
    "Atoll": {"GAME": "atoll"},
    "a guest": {"GAME": "null"},
}


@pytest.mark.parametrize("drags", [False, True], ids=["taps", "drags"])
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_played_by_a_finger_alone(name: str, drags: bool) -> None:
    with start(**GAMES[name]) as handheld:
        session = players.play(Finger(handheld), drags=drags)
        assert session.game.player() == OVER


def start(**settings: str) -> Handheld:
    env = {"TOMBOLO_" + key: value for key, value in settings.items()}
    return Handheld(seed=7, env=env, nvm=with_settings(calm=1), start_ms=1500)


def test_a_record_does_not_show_whether_somebody_pointed() -> None:
    with start(GAME="hashi") as one, start(GAME="hashi") as two:
        bot = hashi.SoloBot(7, policy="greedy")
        for key, ms in itertools.islice(bot.presses(), 60):
            tap(one, key, ms)
        moves = session_of(one).moves
        players.play(Finger(two), until=len(moves))
        assert list(session_of(two).moves) == list(moves)
        assert bytes(two.nvm) == bytes(one.nvm)


def test_a_tap_on_the_title_opens_a_game_and_the_last_line_has_the_keys() -> None:
    with start() as handheld:
        finger = Finger(handheld)
        finger.tap(60, 31)  # the second row
        assert finger.app.screen.title == "Arabana-Ikibiti"
        finger.key(B)
        assert finger.app.screen.title == "TOMBOLO"
        finger.key(HOLD_B)
        assert finger.app.screen.title == "Settings"


@pytest.mark.parametrize(
    ("settings", "way"),
    [
        ({}, ()),
        ({"GAME": "hashi"}, ()),
        ({"GAME": "arabana"}, ("B held", "DOWN", "A")),
        ({"GAME": "atoll"}, ("A", "DOWN")),
        ({"CODE": "AAAA-AAAA"}, ()),
        ({}, ("B held", "A", "DOWN")),
        ({}, ("DOWN", "A", "UP", "A", "A")),
        ({"LANGUAGE": "fr", "GAME": "atoll"}, ("A", "A")),
    ],
)
def test_a_new_game_is_found_from_anywhere(settings: dict[str, str], way: tuple[str, ...]) -> None:
    with start(**settings) as handheld:
        for key in way:
            name, _, is_held = key.partition(" ")
            handheld.hold(name, 700 if is_held else 60)
        finger = Finger(handheld)
        finger.new_game()
        assert type(finger.app.screen).__name__ == "NewGame"


def test_a_value_is_changed_by_a_tap_on_its_left_or_right() -> None:
    with start() as handheld:
        finger = Finger(handheld)
        finger.key(HOLD_B)
        finger.tap(60, 22)  # "Playing"
        row = next(n for n, row in enumerate(finger.app.screen.rows) if row.name == "pace")
        back, on = [box for box in finger.boxes() if box.place == row and box.keys != (A,)]
        before = finger.app.settings.pace
        finger.tap(*middle(on))
        assert (finger.app.screen.at, finger.app.settings.pace) == (row, before + 1)
        finger.tap(*middle(back))
        assert finger.app.settings.pace == before


def test_a_tap_on_a_notice_goes_on_and_a_question_waits_for_its_answer() -> None:
    with start(CODE="AAAA-AAAA") as handheld:
        finger = Finger(handheld)
        assert type(finger.app.screen).__name__ == "Notice"
        finger.tap(5, 30)
        assert finger.app.screen.title == "TOMBOLO"
        finger.key(HOLD_B)
        finger.tap(60, 40)  # "Erase all"
        assert type(finger.app.screen).__name__ == "Question"
        finger.tap(60, 30)
        assert type(finger.app.screen).__name__ == "Question"
        finger.key(B)
        assert finger.app.screen.title == "Settings"


def test_a_card_that_is_held_down_may_still_be_dragged() -> None:
    with start(GAME="atoll") as handheld:
        finger = Finger(handheld)
        finger.choose((0, 0))
        box = middle(finger.boxes()[0])
        assert not finger.pointer.tap(finger.app, *box, True)
        assert not finger.pointer.is_busy()


@pytest.mark.parametrize("is_taken", [False, True])
def test_each_notch_of_the_wheel_turns_a_card_by_a_quarter(is_taken: bool) -> None:
    """Also if the next notch comes before the first is done, and those back again."""
    with start(GAME="atoll") as handheld:
        finger = Finger(handheld)
        if is_taken:
            finger.choose((0, 0))
        found = [handheld.frame()]
        for _ in range(4):
            finger.turn(1)
            found.append(handheld.frame())
        assert found[0] == found[4]
        assert len(set(found)) == 4
        finger.pointer.turn(finger.app, -1)
        finger.turn(-1)
        assert handheld.frame() == found[2]
        finger.pointer.turn(finger.app, 1)
        finger.pointer.turn(finger.app, 1)
        finger.turn(1)
        assert handheld.frame() == found[1]


def test_a_tap_on_a_dark_display_only_wakes_it() -> None:
    with start() as handheld:
        finger = Finger(handheld)
        finger.app.settings.set("off", 1)
        handheld.wait(121_000)
        assert not handheld.machine.chip.is_on
        finger.tap(60, 31)
        assert handheld.machine.chip.is_on
        assert finger.app.screen.title == "TOMBOLO"


@pytest.mark.parametrize(("hand", "flip"), [(1, 0), (0, 1), (1, 1)])
def test_a_handheld_that_is_turned_is_pointed_at_as_it_is_seen(hand: int, flip: int) -> None:
    nvm = with_settings(hand=hand, flip=flip)
    with Handheld(seed=7, nvm=nvm, start_ms=1500) as handheld:
        finger = Finger(handheld)
        finger.tap(*((67, 32) if flip else (60, 31)))
        assert finger.app.screen.title == "Arabana-Ikibiti"


def test_a_cursor_that_does_not_arrive_stays_where_it_is() -> None:
    with start(GAME="hashi") as handheld:
        finger = Finger(handheld)
        view = finger.app.screen.view
        keys: list[int] = []
        view.key = keys.append  # a view that has become deaf
        before = view.cursor
        finger.tap(*middle(finger.box(0)))
        assert keys
        assert A not in keys
        assert view.cursor == before
        assert not finger.pointer.is_busy()


def test_a_guests_view_that_fails_leaves_the_keys(capsys: pytest.CaptureFixture[str]) -> None:
    with start(GAME="null") as handheld:
        finger = Finger(handheld)
        finger.app.screen.view.seconds = None
        finger.tap(60, 20)
        assert "It cannot be pointed at" in capsys.readouterr().out
        handheld.press("LEFT")


def test_the_way_is_as_near_as_keys_lead() -> None:
    def step(at: int, k: int) -> int | None:
        to = at + (-1 if k == 2 else 1 if k == 3 else 0)
        return to if 0 <= to <= 5 else None

    assert way(1, lambda at: abs(at - 4), step) == [3, 3, 3]
    assert way(1, lambda at: abs(at - 9), step) == [3, 3, 3, 3]
    assert way(1, lambda at: abs(at - 1), step) == []


@pytest.mark.parametrize("far", [12, 30, 55])
def test_a_swipe_and_the_wheel_stop_at_the_ends_of_a_list_and_pass_no_row_unseen(far: int) -> None:
    with Handheld(start_ms=1500) as handheld:
        choose(handheld, "Hashi")
        finger = Finger(handheld)
        menu = screen(handheld)
        rows = len(menu.rows)
        assert rows > menu.fit + 1
        for start, end, last in ((58, 58 - far, rows - 1), (1, 1 + far, 0)):
            seen = set(range(menu.first, menu.first + menu.fit))
            for _ in range(rows + 1):
                finger.drag((60, start), (62, end))
                seen.update(range(menu.first, menu.first + menu.fit))
            assert menu.at == last
            assert seen == set(range(rows))
        for by, last in ((-1, 0), (1, rows - 1)):
            for _ in range(rows + 1):
                finger.turn(by)
            assert menu.at == last
        finger.drag((60, 30), (90, 28))  # sideways: of a value, which these rows have not
        assert menu.at == rows - 1


def test_a_card_of_the_hand_follows_the_finger_before_it_is_lifted() -> None:
    with start(GAME="atoll") as handheld:
        finger = Finger(handheld)
        view = screen(handheld).view
        seen = view.seen
        stage = seen.stage()
        hand = middle(finger.boxes()[0])
        board = view.board
        left = board.pitch * (board.columns // 2 - 1) + 2, board.pitch * 2 + 2
        places = []
        for n, to in enumerate([left, (left[0] + 2 * board.pitch, left[1])]):
            for part in range(4):  # faster than the program takes keys
                finger.pointer.drag(finger.app, hand, (to[0], to[1] + part % 2), False)
            finger._do("drag", *hand, *to)
            assert seen.stage() != stage, f"{n}: the card stays in the hand"
            places.append(view.carried_place())
        assert places[0] != places[1], "it does not follow"
        finger.drag(hand, (left[0] + 2 * board.pitch, left[1]))
        assert (seen.stage() != stage, view.carried_place()) == (True, places[1])
    with start(GAME="atoll") as handheld:
        finger = Finger(handheld)
        seen = screen(handheld).view.seen
        finger.pointer.drag(finger.app, hand, left, False)
        finger._do("drag", *hand, *left)
        assert seen.stage() != stage
        finger.drag(hand, hand)  # and back
        assert seen.stage() == stage
