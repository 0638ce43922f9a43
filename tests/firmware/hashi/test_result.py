"""What the screens of Hashi's result say, read off as they draw it."""

from random import Random
from types import SimpleNamespace

import pytest

from engine import catalog
from engine.game import OVER
from engine.hashi.state import RANK_POINTS
from engine.session import PRACTICE, Session
from firmware.views.hashi import sheets, standing
from firmware.words.en.hashi import RANKS
from tests.firmware.arabana.buttons import strokes


def finished(players):
    """Return a session that was played to its end at random."""
    session = Session(catalog.make("hashi"), 5, bytes((players, 0)))
    luck = Random(5)
    out = session.game.moves_buffer()
    while session.game.player() != OVER:
        session.play(luck.choice(list(out[: session.game.legal(out)])))
    return session


def texts(screen):
    """Return all strings that a screen draws."""
    return [arg for _, args in strokes(screen) for arg in args if isinstance(arg, str)]


@pytest.mark.parametrize(
    ("players", "kind"), [(1, sheets.Result), (3, standing.Result)], ids=["alone", "three"]
)
def test_h13_h17_a_result_has_its_rank_and_practice_has_none(players, kind):
    session = finished(players)
    result = kind(SimpleNamespace(session=session), session.game, 0)
    rank = RANKS[session.game.rank(0)]
    assert rank in texts(result)
    assert not any("Practice" in text for text in texts(result))
    session.flags = PRACTICE
    assert not set(RANKS) & set(texts(result))
    assert any("Practice" in text for text in texts(result))


def test_a_result_alone_tells_what_to_beat_and_the_code_of_the_game():
    session = finished(1)
    game = session.game
    shown = texts(sheets.Result(SimpleNamespace(session=session), game, 0))
    assert "Side A  Seed 5" in shown
    assert f"{game.score(0)} points" in shown
    assert f"to beat: {RANK_POINTS[game.rank(0) + 1]}" in shown


def test_the_highest_rank_leaves_nothing_to_beat():
    session = finished(1)
    session.game.score = lambda seat: 60
    shown = texts(sheets.Result(SimpleNamespace(session=session), session.game, 0))
    assert RANKS[-1] in shown
    assert not any("beat" in text for text in shown)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_result_of_several_tells_the_code_of_the_game(players):
    session = finished(players)
    shown = texts(standing.Result(SimpleNamespace(session=session), session.game, 0))
    assert "Side A  Seed 5" in shown
