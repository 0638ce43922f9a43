"""Atoll through the buttons: options, whole games, words, and what the bus carries."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

import pytest

from boards.install import profile
from engine import catalog, rng
from engine.atoll import cards
from engine.atoll.cards import OCEAN
from engine.atoll.state import AT_TURN, AT_WINNER, CARD, NONE, PLACE
from engine.game import OVER
from engine.record import encode
from engine.session import PERSON, Session
from firmware.games.atoll.sheets import Islands
from firmware.games.atoll.words import en as words
from firmware.hardware.keys import RIGHT
from firmware.storage.log import Store
from firmware.storage.records import GAME, SETTINGS
from firmware.words import entry
from firmware.words.en_records import YOU_WIN
from host_sim.drive import Handheld
from host_sim.games import replayed
from host_sim.machine import Machine
from tests.firmware.atoll.buttons import begun, new_game, saved, turn
from tests.firmware.ink import Ink
from tests.firmware.kept import ended
from tests.firmware.menus import choose, screen

# Bytes on the bus.
CURSOR = 160  # a cursor that moves
WITH_TEXT = 300  # one that changes text
REQUEST = 130  # more for each Request that lacks other tiles
SCREEN = 1200  # a whole new screen
HINT = 128 * 7  # where the last line begins, which may tell what a key did not do


@pytest.fixture(scope="module")
def middle() -> Iterator[Handheld]:
    """A game of four in its middle, the hand on the screen."""
    with Handheld(seed=13, env={"TOMBOLO_GAME": "atoll"}) as handheld:
        for _ in range(7):
            turn(handheld, screen(handheld).view)
        handheld.wait(1500)
        yield handheld


def test_t1_t13_t15_options_of_a_new_game_reach_the_engine():
    with Handheld(seed=3) as handheld:
        steps = {"Players": 1, "Rounds": 3, "Rival_1": 1, "Rival_3": 5}
        session = new_game(handheld, **steps).session
        assert session.options == bytes((5, 1, 6))
        assert list(session.seats) == [1, 4, 3, 4, 0]  # people sit behind the computers
        assert session.game.awards_shown() == 6


def test_a_new_game_asks_only_for_the_computers_that_play():
    with Handheld(seed=3) as handheld:
        choose(handheld, "Atoll")
        choose(handheld, "New game")
        menu = screen(handheld)
        listed = []
        for row, key in ((0, "LEFT"), (0, "LEFT"), (1, "RIGHT"), (1, "RIGHT"), (1, "RIGHT")):
            while menu.at != row:
                handheld.press("DOWN")
            handheld.press(key)
            listed.append([row.label for row in menu.rows[4:]])
        assert [len(labels) for labels in listed] == [2, 5, 4, 3, 2]
        assert listed[-1] == ["Rival 1", "Rival 2"]


def test_t13_t15_more_awards_lie_open_in_one_round_alone():
    with Handheld(seed=3) as handheld:
        choose(handheld, "Atoll")
        choose(handheld, "New game")
        menu = screen(handheld)
        row = next(row for row in menu.rows if row.label == "Rounds")
        asked = handheld.machine.load("firmware.games.atoll.new")
        offered = []
        for value in row.values:
            offered.append((value, *asked.start_options(row.choices)[1:]))
            row.step(1)
    assert offered == [("2", 2, 4)] + [(f"1, {n} Awards", 1, n) for n in range(4, 11)]


def test_a_saved_game_with_other_awards_a_round_still_goes_on():
    for options in (b"\x03\x02\x01", b"\x03\x02\x0a", b"\x03\x01\x01"):
        session = Session(catalog.make("atoll"), 5, options, b"\x01\x01\x00")
        nvm = bytearray(b"\xff" * 4096)
        store = Store(nvm)
        store.save(GAME + 3, encode(session))
        store.save(SETTINGS, b"\x04\x03")
        with Handheld(nvm=bytes(nvm)) as handheld:
            choose(handheld, "Continue")
            assert screen(handheld).session.options == options


def test_a_whole_game_by_the_buttons_ends_in_the_final_count(monkeypatch):
    with begun(21) as (handheld, view):
        session = view.session
        for _ in range(20):
            turn(handheld, view)
        handheld.wait(1000)  # a result rests its keys at first
        result = screen(handheld)
        game = session.game
        assert game.player() == OVER
        assert replayed(encode(session)).game.state == game.state
        assert saved(handheld) is None
        handheld.bytes_on_bus()
        handheld.press("RIGHT")
        assert handheld.bytes_on_bus() <= SCREEN
        said: list[str] = []
        canvas = result.play.app.canvas
        draw = canvas.text

        def text(x: int, y: int, words: str) -> int:
            said.append(words)
            return int(draw(x, y, words))

        monkeypatch.setattr(canvas, "text", text)
        handheld.press("LEFT")
        handheld.press("RIGHT")
        assert result.pages[result.at - 1][1] is None  # an Island
        assert (YOU_WIN in said) == (game.winners() == [view.seat])
        assert any("Krill" in one for one in said)
        lines_of = "\n".join(line for _, lines in result.pages for line in lines or ())
        for p in range(3):
            assert f"Requests {game.request_points(p)}\n" in lines_of
        for i in range(game.awards_shown()):
            has_winner = game.award_winner(game.award(i)) != NONE
            assert (entry(words.AWARDS, game.award(i))[0] in lines_of) == has_winner
        handheld.bytes_on_bus()
        for _ in result.pages:
            handheld.press("RIGHT")
            assert handheld.bytes_on_bus() <= SCREEN
        handheld.press("B")
        assert not hasattr(screen(handheld), "session")


def test_what_is_hidden_does_not_reach_the_screen(middle):
    def pictures() -> list[bytes]:
        frames = []
        for keys in (["DOWN"], ["A"], ["A"], ["B"]):
            for key in keys:
                middle.press(key)
            frames.append(middle.frame())
        return frames

    session = screen(middle).session
    before = pictures()
    state = bytes(session.game.state)
    for seed in (1, 2, 3):
        r = bytearray(4)
        rng.seed(r, seed)
        session.game.determinize(session.game.player(), r)
        assert session.game.state != state
        screen(middle).view.changed()
        assert pictures() == before, f"rng seed {seed}"
    session.game.state[:] = state
    screen(middle).view.changed()


def test_bytes_on_the_bus_stay_within_the_budget(middle):
    view = screen(middle).view
    middle.bytes_on_bus()
    for _ in range(4):
        middle.press("RIGHT")
        assert middle.bytes_on_bus() <= CURSOR
    for key in ("DOWN", "A", "A", "B", "A"):
        middle.press(key)
        assert middle.bytes_on_bus() <= SCREEN
    while view.seen.stage() != PLACE:
        middle.press("A")
    middle.bytes_on_bus()
    board = view.board
    for key in ("RIGHT", "RIGHT", "DOWN", "DOWN", "LEFT", "LEFT", "LEFT", "UP", "UP", "UP") * 3:
        missing = bytes(view.panel.missing)
        before = view.prompt(), board.x, board.y
        middle.press(key)
        after = view.prompt(), board.x, board.y
        allowed = CURSOR if before == after else WITH_TEXT
        allowed += sum(map(operator.ne, missing, view.panel.missing)) * REQUEST
        if before[1:] != after[1:]:
            allowed = SCREEN  # the window has moved
        assert middle.bytes_on_bus() <= allowed, (key, before, after)
    while view.plan:
        middle.press("B")
    assert view.seen.stage() == CARD


def test_what_lies_under_the_card_is_sent_before_the_requests_are_compared(middle, monkeypatch):
    view = screen(middle).view
    while view.seen.stage() != PLACE:
        middle.press("A")
    sent = []
    update = view.panel.update

    def note_and_update(game, island):
        sent.append(middle.bytes_on_bus() > 0)
        update(game, island)

    monkeypatch.setattr(view.panel, "update", note_and_update)
    for key in ("RIGHT", "DOWN", "LEFT"):
        middle.bytes_on_bus()
        middle.press(key)
    assert sent == [True] * 3
    while view.plan:
        middle.press("B")
    assert view.seen.stage() == CARD


def test_every_look_is_two_presses_away_at_most(middle):
    view = screen(middle).view
    looks = ((60, "DOWN", "Requests"), (60, "DOWN A", "Awards"), (600, "A", "Islands"))
    for ms, keys, name in looks:
        frame = middle.frame()
        for key in keys.split():
            middle.hold(key, ms)
        assert type(view.sheet).__name__ == name
        middle.press("B")
        assert middle.frame() == frame  # left the way it was entered


@pytest.mark.parametrize("size", [(8, 7), (12, 7), (24, 14), (25, 7), (30, 15), (9, 17)])
def test_an_island_too_large_for_its_sheet_is_shown_part_by_part(size):
    left, top = 50, 61
    right, bottom = left + size[0] - 1, top + size[1] - 1
    island = SimpleNamespace(bounds=lambda: (left, top, right, bottom))
    vars(island).update(top=bytes((OCEAN,)), at=lambda x, y: 0, ax=0, ay=0)
    game = SimpleNamespace(
        players=lambda: 2, island=lambda p: island, score=lambda p: 0, laid=lambda p: 0
    )
    sheet = Islands(SimpleNamespace(seats=b"\x00\x00"), game, 0)
    cells = set()
    across, down = sheet._windows()
    parts = across * down
    for _ in range(parts):
        ink = Ink()
        sheet.draw(ink, True)
        said = [args[0] for name, args in ink.strokes if name == "last_line"]
        assert said == [words.HINT_ISLANDS[parts > 1]]
        at = sheet._board
        cells |= {(at.x + x, at.y + y) for x in range(at.columns) for y in range(at.rows)}
        sheet.key(RIGHT)
    assert {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)} <= cells


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("people", "awards", "told"),
    [
        (1, (2,), ("You win!", "Tu gagnes\u202f!", "Gewonnen!")),
        (1, (0,), ("Crab wins", "🦀 gagne", "🦀 gewinnt")),
        (2, (1,), ("P1 wins", "J1 gagne", "S1 gewinnt")),
        (2, (0, 1), ("A tie", "Égalité", "Gleichstand")),
    ],
)
def test_t16_the_result_says_in_words_who_wins(language, people, awards, told):
    """awards: the seats that have one Award each, and nobody anything else."""
    with Handheld(env={"TOMBOLO_LANGUAGE": language}) as handheld:
        result = handheld.machine.load("firmware.games.atoll.result")
        seats = bytes((4,) * (3 - people) + (PERSON,) * people)
        session = Session(catalog.make("atoll"), 5, bytes((3, 2, 4)), seats)
        for n, seat in enumerate(awards):
            session.game.state[AT_WINNER + session.game.award(n)] = seat
        session.game.state[AT_TURN] = 10
        shown = result.Result(ended(session), session.game, 2)
        ink = Ink()
        shown.fill(ink)
        assert ink.strokes[0] == ("text", [2, 0, told["en fr de".split().index(language)]])


def test_the_medal_has_the_place_with_the_winner_counted():
    with Handheld() as handheld:
        result = handheld.machine.load("firmware.games.atoll.result")
        session = Session(catalog.make("atoll"), 5, bytes((4, 2, 4)), bytes((4, 4, 4, PERSON)))
        for seat, place in ((0, 1), (1, 2), (2, 3), (3, 4)):
            game = SimpleNamespace(
                players=lambda: 4,
                winners=lambda: [0],
                score=lambda p: 40 - 10 * p,
                request_points=lambda p: 40 - 10 * p,
                awards_won=lambda p: 0,
            )
            shown = result.Result(ended(session), game, seat)
            ink = Ink()
            shown.fill(ink)
            numbers = [args[2] - 48 for what, args in ink.strokes if what == "dots" and args[3:]]
            assert numbers == ([] if place == 1 else [place])


def test_a_request_of_which_more_or_less_is_found_looks_as_if_it_were_drawn_whole():
    luck = Random(1)
    with Machine(profile.load("pico")) as machine:
        bitmap = machine.load("displayio").Bitmap(128, 64, 2)
        canvas = machine.load("firmware.graphics.canvas").Canvas(bitmap, lambda: None)
        panel = machine.load("firmware.games.atoll.board").Panel()
        for which in range(cards.REQUESTS):
            canvas.clear()
            panel.which[0] = which
            panel.cells[0] = wanted = cards.cells(which)
            panel.draw(canvas, False, True)
            for _ in range(4):
                panel.missing[0] = luck.getrandbits(len(wanted))
                panel.draw(canvas, False, False)
                changed = bytes(memoryview(bitmap))
                canvas.clear()
                panel.draw(canvas, False, True)
                assert bytes(memoryview(bitmap)) == changed, (which, panel.missing[0])
