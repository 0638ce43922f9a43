"""Atoll's sheets and its largest Islands: everything is there, in every language."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine import catalog
from engine.atoll.state import HAND
from engine.game import OVER
from engine.record import decode
from engine.session import Session
from firmware.games.atoll import board
from firmware.graphics.canvas import LAST_LINE, WIDTH, width
from firmware.storage.log import Store
from firmware.storage.records import GAME, SETTINGS
from firmware.storage.statistics import Statistics
from host_sim.drive import Handheld
from tests.firmware.atoll.buttons import begun, lay
from tests.firmware.ink import Ink
from tests.firmware.menus import choose, screen, up

# Three computer players of level `easy`; the Island of seat 2 has become 13 cells high.
TALL = bytes.fromhex(
    "546204c3980168000000000003030204030505007900008584010071007100b00d006908c777076f02a80d00c77900"
    "c77700a81300006900c81105bf6700a80b00f00104b01304c76900b807026500900f02ef7900a00f0103af670108f8"
    "1d01029f6d01b77700e81100a0150097610481d00502a00308a77702f81f02a77b008f670581d025008f6d018f6bc9"
    "e5"
)


def test_a_tall_island_is_seen_whole_beside_the_hand():
    session = decode(TALL, catalog.make("atoll"))
    left, top, right, bottom = session.game.island(2).bounds()
    assert bottom - top + 1 == 13
    nvm = bytearray(b"\xff" * 4096)
    store = Store(nvm)
    store.save(GAME + 3, TALL)
    store.save(SETTINGS, b"\x04\x03")
    with Handheld(nvm=bytes(nvm)) as handheld:
        choose(handheld, "Continue")
        handheld.wait(1000)
        while screen(handheld).view.recap:
            handheld.press("B")
        view = screen(handheld).view
        window = view.board
        assert window.height == board.HAND
        left, top, right, bottom = view.seen.island(2).bounds()
        assert window.x <= left
        assert right < window.x + window.columns
        assert window.y <= top
        assert bottom < window.y + window.rows


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_an_award_shows_the_counts_of_all_players(language, n):
    with Handheld(env={"TOMBOLO_LANGUAGE": language}) as handheld:
        sheets = handheld.machine.load("firmware.games.atoll.sheets")
        session = Session(catalog.make("atoll"), 5, bytes((n, 2, 4)), b"\x05" * (n - 1) + b"\x00")
        sheet = sheets.Awards(session, session.game, n - 1)
        counts = bytes(range(20, 20 + n))
        sheet._counts = dict.fromkeys(range(4), counts)
        for _ in range(4):
            ink = Ink()
            sheet.draw(ink, True)
            lines = [args for name, args in ink.strokes if name == "text"]
            for x, y, text in lines:
                assert x + width(text) <= WIDTH, text
                assert y <= LAST_LINE - 8, text
            told = " ".join(text for _, y, text in lines if y >= 40)
            assert [count for count in counts if str(count) not in told] == []
            sheet.key(1)


def test_a_round_taken_back_leaves_no_sheet_of_awards_that_are_not_shown_any_more():
    with begun(3) as (handheld, view):
        play = screen(handheld)
        play_random(play, lambda game: game.round() == 1 and game.player() == play.seat)
        handheld.wait(100)
        handheld.hold("B", 700)
        choose(handheld, "Awards")
        handheld.press("DOWN", 6)
        handheld.hold("B", 700)
        choose(handheld, "Take back the turn")
        while screen(handheld) is not play:
            handheld.press("A")
        assert play.session.game.round() == 0
        assert view.sheet is None
        assert view.prompt() == "Back at round 1, card 10"


def test_a_game_that_is_over_cannot_be_taken_back_during_its_recap():
    with begun(3, Rounds=1) as (handheld, view):
        play = screen(handheld)
        game = play.session.game
        play_random(play, lambda game: game.turn() == HAND - 1 and game.player() == play.seat)
        lay(handheld, view)
        handheld.press("A")
        while game.player() != OVER or not view.recap:
            handheld.wait(20)
        while up(handheld) == "Play":
            handheld.hold("B", 700)
        assert up(handheld) == "Result"
        found = Statistics(Store(bytearray(handheld.nvm)), catalog.key("atoll"))
        assert [row.finished for row in found.rows] == [1]


def play_random(play: Any, is_there: Callable[[Any], bool]) -> None:
    """Play random moves until the game is where it is wanted, with nothing in front of the turn."""
    session = play.session
    chance = Random(2)
    out = session.game.moves_buffer()
    while not is_there(session.game):
        session.play(chance.choice(list(out[: session.game.legal(out)])))
    session.kept = 0
    play.view.changed()
    play.view.recap = None
    play.view.is_fresh = True
