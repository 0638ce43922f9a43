"""Results of all games: their keys, and the game that A starts from there."""

from __future__ import annotations

from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.game import OVER
from engine.session import PERSON
from firmware.graphics.canvas import LINE, WIDTH, width
from firmware.graphics.picture_dots import RANKS
from firmware.graphics.pictures import CUP, MEDAL
from firmware.screens import result as module
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from tests.firmware.arabana import buttons as arabana_buttons
from tests.firmware.atoll import buttons as atoll_buttons
from tests.firmware.ink import strokes
from tests.firmware.kept import ended
from tests.firmware.menus import app, choose, screen, up
from tests.firmware.test_memory import loaded

REST = 600  # ms without keys


def end(handheld: Handheld) -> Any:
    """Play the running game to its end by the rules alone; return its session."""
    session = screen(handheld).session
    luck = Random(3)
    out = session.game.moves_buffer()
    while session.game.player() != OVER:
        session.play(luck.choice(list(out[: session.game.legal(out)])))
    for _ in range(100):
        handheld.wait(100)
        if up(handheld).endswith("Result"):
            return session
    raise AssertionError("no result is up")


def begin_arabana(handheld: Handheld) -> None:
    choose(handheld, "Arabana")
    choose(handheld, "New game")
    handheld.press("LEFT")  # another person
    handheld.press("DOWN", 3)
    handheld.press("RIGHT")  # Seafarer
    handheld.press("A")
    handheld.press("A")  # the cover
    arabana_buttons.play_on(handheld, Random(7), lambda play: len(play.session.moves) > 1)


def begin_atoll(handheld: Handheld) -> None:
    atoll_buttons.short_game(handheld, Rounds=1)
    atoll_buttons.lay(handheld, screen(handheld).view)


def check_light_lines(result: Any) -> None:
    """Check that each line that is inverted is light above its letters, too."""
    drawn = strokes(result)
    at = {"text": 1, "right": 1, "row": 0}
    texts = {args[at[what]] for what, args in drawn if what in at}
    lines = [args for what, args in drawn if what == "invert" and args[2] == WIDTH]
    assert lines
    for _, y, _, h in lines:
        assert y not in texts
        assert y + 1 in texts
        assert h >= LINE


@pytest.mark.parametrize("begin", [begin_arabana, begin_atoll])
def test_after_a_power_cut_a_starts_a_game_of_the_same_options_and_seats(begin):
    with Handheld("feather_nrf52840", seed=7, start_ms=1000) as h:
        begin(h)
        before = screen(h).session
        nvm = h.nvm
    with Handheld("feather_nrf52840", seed=8, nvm=nvm, start_ms=1000) as h:
        choose(h, "Continue")
        if up(h) == "Cover":
            h.press("A")
        over = end(h)
        check_light_lines(screen(h))
        h.wait(REST)
        h.press("A")
        h.wait(1000)
        session = app(h).playing.session
        assert session is not over
        assert (session.options, session.seats) == (before.options, before.seats)


def test_a_result_takes_no_key_at_first_for_one_may_still_be_meant_for_the_game():
    with Handheld(seed=7, start_ms=1000) as h:
        begin_atoll(h)
        end(h)
        result = screen(h)
        result.rest = REST  # as if it had just come up
        for key in ("B", "A", "DOWN"):
            h.machine.set_key(key, True)
            h.wait(60)
            h.machine.set_key(key, False)
            h.wait(40)
            assert screen(h) is result
            assert result.at == 0
        h.wait(REST - 200)
        h.press("A")  # they go on, so it is one more of them
        assert screen(h) is result
        h.wait(REST)
        h.press("RIGHT")
        assert result.at == 1
        h.press("B")
        assert up(h) == "Title"


def test_the_menu_of_a_game_that_a_has_begun_once_too_often_leads_back_to_the_result():
    with Handheld(seed=3, env={"TOMBOLO_GAME": "hashi"}) as h:
        for key, ms in SoloBot(3, 0).presses():
            tap(h, key, ms)
        h.wait(1000)
        points = screen(h).game.score(0)
        h.press("A")
        h.wait(1000)
        assert up(h) == "Play"
        h.hold("B", 700)
        choose(h, "The last result")
        h.wait(1000)
        assert up(h) == "Result"
        assert screen(h).game.score(0) == points
        h.press("B")
        assert not [row for row in screen(h).rows if row.text().startswith("Continue")]


@pytest.fixture(params=["en", "fr", "de"])
def result(request, monkeypatch):
    """The module of what results share, in each language."""
    monkeypatch.setattr(module.players, "words", import_module(f"firmware.words.{request.param}"))
    words = import_module(f"firmware.words.{request.param}_records")
    monkeypatch.setattr(module, "words", words)
    return module


@pytest.mark.parametrize("level", range(6))
def test_who_has_won_is_said_in_words_that_fit(result, level):
    words = result.words
    session = SimpleNamespace(seats=bytes((level or PERSON, level, PERSON)))
    winners: list[int] = []
    game = SimpleNamespace(winners=lambda: winners)
    me = result.Result(ended(session), game, 2)
    other = result.Result(ended(session), game, 0)
    winners[:] = [2]
    assert (me.outcome() == words.YOU_WIN) == (level != PERSON)
    winners[:] = [1]
    for wins in (me.outcome(), other.outcome()):
        assert width(wins) <= 56
        name, sign = result.players.name(session, 1), result.players.sign(session, 1)
        assert wins in (words.WINS.format(name=name), words.WINS.format(name=sign))
        assert me.outcome(WIDTH) == words.WINS.format(name=name)
    winners[:] = [1, 2]
    assert me.outcome() == other.outcome() == words.TIE


def test_the_last_line_says_where_b_leads(result):
    title, menu = result.words.BACK
    play = ended(SimpleNamespace(seats=b"\x00"))
    shown = result.Result(play, None, 0)
    assert shown.foot("Ⓑ {back}") == f"Ⓑ {title}"
    play.is_past = True  # the game's menu shows it once more
    assert shown.foot("Ⓑ {back}") == f"Ⓑ {menu}"


def test_the_result_comes_once_the_game_is_saved_and_has_the_room_of_the_view():
    with Handheld(seed=3, env={"TOMBOLO_GAME": "hashi"}) as h:
        play = screen(h)
        for key, ms in SoloBot(3, 0).presses():
            if play.session.game.round() == 17:
                assert play.view
            tap(h, key, ms)
        h.wait(1000)
        assert up(h) == "Result"
        assert not play.view
        assert not [name for name in loaded(h, "firmware.games.hashi.") if name.endswith("solo")]
        assert not [name for name in loaded(h) if name.endswith("storage.statistics")]


@pytest.mark.parametrize("picture", [CUP, MEDAL])
def test_a_prize_is_dark_along_its_edges_so_that_as_a_light_tile_it_is_whole(picture):
    rows = [int.from_bytes(RANKS[32 * picture + 2 * y :][:2], "big") for y in range(16)]
    assert rows[0] == rows[-1] == 0
    assert not any(row & 0x8001 for row in rows)
