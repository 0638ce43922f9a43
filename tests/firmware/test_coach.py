"""A coach: it says of each turn what the review will say, lets keys go first, takes turns back."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from engine import ai, catalog
from engine.ai import judgement
from engine.atoll.state import SURE
from engine.session import PRACTICE
from host_sim.bots import wait_for_turn
from host_sim.drive import Handheld
from host_sim.games import whole
from tests.firmware.menus import app, screen, up

GAMES = ("hashi", "arabana", "atoll")
ENDS: dict[str, Any] = {  # whether a move ends the turn
    "hashi": lambda game, move: move == game.CONFIRM,
    "arabana": lambda game, move: move == game.CONFIRM,
    "atoll": lambda game, _: game.stage() == SURE,
}
WAIT_S = 60  # of the clock, for a word


def coached(name: str, language: str = "en") -> Handheld:
    """Start a game with a coach."""
    handheld = Handheld(
        seed=5, env={"TOMBOLO_GAME": name, "TOMBOLO_LANGUAGE": language}, start_ms=2500
    )
    app(handheld).settings.set("coach", 1)
    return handheld


def turn(handheld: Handheld, level: str = "easy") -> Any:
    """Play the person's turn as a level does; return the play screen."""
    wait_for_turn(handheld)
    play = screen(handheld)
    game = play.session.game
    seen = type(game)()
    player = ai.make(level, game, bytearray(b"luck"))
    is_end = ENDS[play.info.NAME]
    move = ai.choose(player, game, seen)
    while not is_end(game, move):
        play.play_all([move])
        move = ai.choose(player, game, seen)
    app(handheld).go(play.play(move))
    return play


def word(handheld: Handheld, play: Any) -> str:
    """Wait for the word on the turn that was confirmed; return it."""
    for _ in range(WAIT_S):
        if screen(handheld) is play and play.word and not play.is_due:
            break
        if up(handheld) == "Notice" or getattr(play.view, "recap", None):
            handheld.press("A")
        handheld.wait(1000)
    assert play.view.words == play.word
    return str(play.word)


@pytest.mark.parametrize("name", GAMES)
def test_the_word_is_what_the_review_says(name: str) -> None:
    with coached(name) as handheld:
        found = []
        for _ in range(3):
            play = turn(handheld)
            said = word(handheld, play)
            found.append((*play.told, said))
        session, seat = play.session, play.seat
        review = importlib.import_module(f"engine.{name}.ai.review")
        moves = list(session.moves)
        rows: list[Any] = []
        while len(rows) < len(found):
            game = catalog.make(name)
            game.reset(session.seed, session.options)
            rows.append(whole(review.turn, game, moves, seat, rows[-1] if rows else ()))
        amounts = handheld.machine.load("firmware.screens.after.amounts")
        words = handheld.machine.load("firmware.words.en_coach")
        is_chance = session.game.players() > 1
        for row, (first, end, lost, error, better, said) in zip(rows, found, strict=True):
            assert (first, end) == row[:2]
            assert (lost, error, better) == (row[3], row[4], list(row[6]))
            sure = judgement.certainty(lost, error, is_chance)
            text = amounts.cost(lost, 0, sure, is_chance)
            if sure == judgement.EVEN:
                assert said == words.EVEN[is_chance]
            else:
                n = amounts.amount(lost, is_chance)
                assert (n in text) == (n in said) == (sure != judgement.HARD)
        assert session.flags & PRACTICE
