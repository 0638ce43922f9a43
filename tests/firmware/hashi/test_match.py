"""What a master makes of the same cards: the game is its own, the start and the deck are not."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from engine import ai
from engine.game import OVER
from engine.hashi.rules import CONFIRM, START_FOUR, Hashi
from engine.session import Session
from firmware.games.hashi.match import Match
from firmware.games.hashi.words import en as board_words
from firmware.games.hashi.words import en as words
from firmware.words import en
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from tests.firmware.ink import texts
from tests.firmware.menus import choose, screen, up
from tests.firmware.shortage import short

START = START_FOUR + 17


def ended(side):
    """Return a session of a game that keen has played, from a start of ours."""
    session = Session(Hashi(), 42, bytes([1, side]), b"\0")
    seen = Hashi()
    session.play(START)
    session.play(CONFIRM)
    keen = ai.make("keen", session.game, bytearray(b"luck"))
    while session.game.player() != OVER:
        session.play(ai.choose(keen, session.game, seen))
    return session


def match_of(session):
    """Return the screen on which the master plays the cards of a session."""
    device = SimpleNamespace(has_event=lambda: False)
    return Match(SimpleNamespace(session=session, seat=0, app=SimpleNamespace(device=device)))


def look(match):
    """Let the master play to the end; return how often the screen changed."""
    changes = 0
    for _ in range(20000):
        match.is_fresh = False
        match.tick(10)
        changes += match.is_fresh
        if not match.is_busy:
            return changes
    raise AssertionError("no end")


@pytest.mark.parametrize("side", [0, 1])
def test_the_master_plays_the_same_cards_from_the_same_start(side):
    session = ended(side)
    state = bytes(session.game.state)
    match = match_of(session)
    assert words.MATCH_CARD.format(n=1, of=17) in texts(match)
    assert look(match) == 17
    game, seen = Hashi(), Hashi()
    game.reset(42, bytes([1, side]))
    game.apply(START)
    game.apply(CONFIRM)
    master = ai.make("master", game, bytearray(4))
    while game.player() != OVER:
        game.apply(ai.choose(master, game, seen))
    shown = texts(match)
    assert [en.YOU, str(session.game.score(0))] == shown[1:3]
    assert [words.MASTER, str(game.score(0))] == shown[3:5]
    assert bytes(session.game.state) == state


def test_without_tables_a_sentence_says_so(monkeypatch):
    monkeypatch.setattr("engine.hashi.ai.learned.PATHS", ("missing", "missing"))
    match = match_of(ended(0))
    look(match)
    assert board_words.MASTER_MISSING in " ".join(texts(match))
    assert words.MASTER not in texts(match)


@pytest.fixture
def result() -> Iterator[Handheld]:
    """Yield a handheld with the result of a game that has just ended."""
    with Handheld(seed=31, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        for key, ms in SoloBot(31, 0).presses():
            tap(handheld, key, ms)
        assert up(handheld) == "Result"
        handheld.wait(1000)
        yield handheld


def begin(handheld: Handheld) -> None:
    handheld.press("DOWN")
    choose(handheld, words.MATCH_TITLE)
    assert up(handheld) == "Match"


def test_where_there_is_no_room_for_the_master_a_sentence_says_so_and_leads_to_the_result(result):
    nvm, shown = result.nvm, result.frame()
    begin(result)
    short(result, "engine.hashi.ai.master", "Master.think")
    while up(result) == "Match":
        result.wait(1000)
    assert screen(result).sentences == (words.MASTER_NO_ROOM,)
    result.press("A")
    result.press("B")
    result.wait(1000)
    assert up(result) == "Result"
    assert (result.nvm, result.frame()) == (nvm, shown)


def test_where_room_runs_out_once_the_master_plays_all_the_same(result):
    begin(result)
    calls = short(result, "engine.hashi.ai.master", "Master.think", lambda n: n == 8)
    while screen(result).is_busy:
        result.wait(10000)
    assert up(result) == "Match"
    assert screen(result).game.player() == OVER
    assert len(calls) > 8


def test_the_master_has_the_room_of_what_the_result_needed_for_its_code(result):
    numbers = weakref.ref(result.machine.load("firmware.storage.numbers"))
    begin(result)
    gc.collect()
    assert not numbers()
