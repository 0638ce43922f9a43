"""What Hashi's screen warns of and gives as reasons: true ones, in words that hold on a line."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog
from engine.hashi.boards import ISLANDS, board
from engine.hashi.rules import BRIDGE, CONFIRM
from engine.hashi.state import BRIDGES, LEFT, NUMBER, ROUNDS, SETTLE
from engine.session import Session
from firmware.games.hashi.board import Board, StillBoard
from firmware.games.hashi.lines import REST, most, spoils, takes_one, why_not
from firmware.games.hashi.solo import Solo
from firmware.games.hashi.words import en as words
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from tests.firmware.menus import mark

CONTEXT = SimpleNamespace(settings=SimpleNamespace(warns=0))  # of a view that is not drawn


def random_sessions(seed: int, side: int) -> Any:
    """Yield a session before each of its random moves; most bridges are drawn."""
    r = random.Random(seed)
    session = Session(catalog.make("hashi"), seed, bytes((1, side)))
    game = session.game
    out = game.moves_buffer()
    while game.player() >= 0:
        yield session
        n = game.legal(out)
        session.play(r.choice(out[: n - 1] if n > 1 and r.random() < 0.8 else out[:n]))


def random_game(seed: int, side: int) -> Any:
    """Yield the game of such a session before each move."""
    return (session.game for session in random_sessions(seed, side))


@pytest.mark.parametrize("side", [0, 1], ids="AB")
@pytest.mark.parametrize("seed", range(6))
def test_an_island_never_gets_more_bridges_than_it_was_said_to_be_able_to(seed, side):
    least = [6] * ISLANDS
    for game in random_game(seed, side):
        for i in range(ISLANDS):
            least[i] = min(least[i], most(game, 0, i))
            assert game.degree(0, i) <= least[i], (seed, side, i)
    assert game.player() < 0  # it was played to its end


@pytest.mark.parametrize("side", [0, 1], ids="AB")
def test_at_first_an_island_can_have_two_bridges_a_line_up_to_six(side):
    game = Session(catalog.make("hashi"), 1, bytes((1, side))).game
    for i in range(ISLANDS):
        assert most(game, 0, i) == 2 * len(board(side).at[i])


@pytest.mark.parametrize("seed", [2, 3])
def test_a_bridge_that_spoils_leaves_an_island_that_nothing_can_finish(seed):
    spoiled = 0
    for game in random_game(seed, seed % 2):
        if game.phase() != BRIDGES:
            continue
        for line in range(game.board.lines):
            if game.is_legal(BRIDGE + line):
                state = bytes(game.state)
                number = spoils(game, 0, line)
                assert bytes(game.state) == state
                game.apply(BRIDGE + line)
                lost = [i for i in range(ISLANDS) if game.number_at(0, i) > most(game, 0, i)]
                game.state[:] = state
                lost = [i for i in lost if game.number_at(0, i) <= most(game, 0, i)]
                assert number == (game.number_at(0, lost[0]) if lost else 0), (seed, line)
                spoiled += number > 0
    assert spoiled


@pytest.mark.parametrize("seed", range(4))
def test_a_line_that_takes_no_bridge_has_a_true_reason(seed):
    seen = 0
    for game in random_game(seed, seed % 2):
        if game.phase() != BRIDGES:
            continue
        seen += 1
        reasons = [why_not(game, 0, line) for line in range(game.board.lines)]
        state = bytes(game.state)
        game.state[LEFT] = 1
        open_now = [game.is_legal(BRIDGE + line) for line in range(game.board.lines)]
        game.state[:] = state
        assert [reason == REST for reason in reasons] == open_now, seed
        assert takes_one(game, 0) == any(open_now)
    assert seen > 20


def test_a_number_that_can_never_be_finished_is_marked_and_said_before_it_is_written():
    with Handheld(seed=3, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        view = handheld.machine.main["app"].screen.view
        for key, ms in SoloBot(3).presses():
            if view.seen.phase() == NUMBER and view.seen.card_number() > 4:
                break
            tap(handheld, key, ms)
        number = view.seen.card_number()
        vain = [i for i in range(ISLANDS) if view.board.is_unfinishable(i)]
        fine = [i for i in range(ISLANDS) if view.legal[i] and i not in vain]
        assert vain
        assert fine
        assert all(most(view.seen, 0, i) < number for i in vain)
        assert all(most(view.seen, 0, i) >= number for i in fine)
        view.cursor = vain[0]
        assert view.prompt() == f"Ⓐ write {number}: never finished"
        view.cursor = fine[0]
        assert "never" not in view.prompt()
        marked = handheld.frame()
        press_row(handheld, "Warnings: ←on→", "RIGHT")
        assert not any(view.board.is_unfinishable(i) for i in range(ISLANDS))
        assert handheld.frame() != marked


def press_row(handheld: Handheld, label: str, key: str) -> None:
    """Press a key on a row of the menu, and go back to the game."""
    handheld.hold("B", 700)
    mark(handheld, label)
    handheld.press(key)
    handheld.press("B")


def test_a_held_island_says_which_arrow_spoils_one():
    """Played until a bridge that spoils can be drawn: a bar is across its way, the line says so."""
    with Handheld(seed=6, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        view = handheld.machine.main["app"].screen.view
        found = None
        for key, ms in SoloBot(6, 0, "random").presses():
            tap(handheld, key, ms)
            found = view.is_held and view.board.spoiling()
            if found:
                break
        assert found, "this seed has one"
        assert view.prompt() == words.SPOILS.format(arrow="↑↓←→"[found[0]], n=found[1])
        barred = handheld.frame()
        press_row(handheld, "Warnings: ←on→", "RIGHT")
        assert view.prompt().startswith(words.DRAW)
        assert handheld.frame() != barred


def test_the_last_card_says_finish():
    with Handheld(seed=7, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        view = handheld.machine.main["app"].screen.view
        said = []
        for key, ms in SoloBot(7).presses():
            if view.seen.phase() == SETTLE and view.seen.round():
                said.append((view.seen.round(), view.prompt().split("  ")[0]))
            tap(handheld, key, ms)
        assert all((n == ROUNDS) == (hint == "Ⓐ finish") for n, hint in said)
        assert said[-1][0] == ROUNDS


def test_what_never_fits_is_named_by_how_many():
    """Where a single bridge would fit, the card's two or three are the reason."""
    said = set()
    for seed in range(30):
        for session in random_sessions(seed, 0):
            game = session.game
            if game.phase() == BRIDGES and not Solo(session, 0, CONTEXT).fits():
                hint = Solo(session, 0, CONTEXT).prompt()
                said.add(hint)
                n = game.left() if takes_one(game, 0) else 1
                assert hint == words.NOTHING_FITS[n > 1].format(n=n), seed
    none, several = words.NOTHING_FITS
    assert said == {none, several.format(n=2), several.format(n=3)}


def test_words_vanish_after_a_look_at_the_menu():
    with Handheld(seed=7, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        view = handheld.machine.main["app"].screen.view
        handheld.press("B")
        assert view.words
        handheld.hold("B", 700)
        handheld.press("B")
        assert not view.words


def test_nobody_is_warned_of_another_player_s_board():
    game = next(
        game for game in random_game(1, 0) if game.phase() == NUMBER and game.card_number() > 4
    )
    ok = bytes([1]) * (CONFIRM + 1)
    assert any(Board(game, 0, ok).is_unfinishable(i) for i in range(ISLANDS))
    assert not any(StillBoard(game, 0).is_unfinishable(i) for i in range(ISLANDS))
