"""A series of games (A15): tournament and island points are summed, who begins alternates."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import catalog
from engine.game import OVER
from engine.session import ONE_HINT, PRACTICE, SERIES, Session
from firmware.games.arabana.series import Series
from firmware.storage.log import Store
from firmware.storage.records import SERIES as KIND
from firmware.storage.saves import Saves
from host_sim.bots import wait_for_turn
from host_sim.drive import Handheld
from tests.firmware.arabana import buttons
from tests.firmware.arabana.buttons import play_on, start
from tests.firmware.menus import app, choose, screen, up
from tests.positions import legal

OPTIONS = bytes((1, 1, 0, 0, 0, 0, 0, 0, 0))
KEY = catalog.key("arabana")


def played(seed: int, options: bytes = OPTIONS, flags: int = SERIES) -> Session:
    """Return a whole game of random moves."""
    session = Session(catalog.make("arabana"), seed, options, b"\0\3")
    session.flags = flags
    luck = Random(seed)
    out = session.game.moves_buffer()
    while session.game.player() != OVER:
        session.play(luck.choice(list(out[: session.game.legal(out)])))
    return session


def saves(size: int = 4096, nvm: bytearray | None = None) -> Saves:
    return Saves(Store(nvm or bytearray(b"\xff" * size)), {KEY: 300})


@pytest.mark.parametrize("size", [4096, 8192])
def test_a15_points_of_the_tournament_and_of_islands_are_summed(size):
    kept = saves(size)
    series = Series(kept)
    assert not series.is_there
    series.begin(b"\0\3", OPTIONS)
    tournament, islands = [0, 0], [0, 0]
    for seed in range(1, 8):
        game = played(seed, series.options)
        for p in (0, 1):
            tournament[p] += game.game.tournament(p)
            islands[p] += game.game.score(p)
        series.count(game)
        series = Series(saves(nvm=kept.store.nvm))  # as after a power cut
        assert (series.games, series.tournament, series.islands) == (seed, tournament, islands)
    assert sum(tournament) > 0
    ahead = int(tournament[1] > tournament[0]) if tournament[0] != tournament[1] else series.ahead()
    assert series.ahead() == ahead


def test_who_begins_alternates_also_where_the_first_was_drawn():
    series = Series(saves())
    drawn = OPTIONS[:8] + b"\2"
    series.begin(b"\0\3", drawn)
    began = []
    for seed in range(1, 7):
        game = played(seed, series.options)
        began.append(game.movers[0])
        series.count(game)
    assert began == [began[0], 1 - began[0]] * 3


def test_a_game_counts_once_and_one_that_was_taken_back_not_at_all():
    series = Series(saves())
    series.begin(b"\0\3", OPTIONS)
    series.count(played(1, flags=SERIES | ONE_HINT))
    before = series.games, series.tournament[:], series.islands[:]
    series.count(played(1))
    series.count(played(2, series.options, flags=SERIES | PRACTICE))
    assert (series.games, series.tournament, series.islands) == before
    assert before[0] == 1


@pytest.mark.parametrize("size", [4096, 8192])
def test_a_game_that_was_counted_as_the_power_went_is_finished_again_and_counts_once(size):
    from firmware import counts
    from host_sim.options import info

    kept = saves(size)
    Series(kept).begin(b"\0\3", OPTIONS)
    kept.begin(KEY)
    game = played(5)
    Series(kept).count(game)
    found = Series(saves(nvm=kept.store.nvm))
    found.count(game)
    counts.finish(kept, info("arabana"), game)
    found = Series(saves(nvm=kept.store.nvm))
    assert found.games == 1
    assert found.tournament == [game.game.tournament(p) for p in (0, 1)]


@pytest.mark.parametrize("seed", [0, 7])
def test_games_of_the_same_seed_count_each(seed):
    """As settings.toml and `make play SEED=7` deal them."""
    series = Series(saves())
    series.begin(b"\0\3", OPTIONS)
    for n in range(1, 5):
        series.count(played(seed, series.options))
        assert series.games == n


@pytest.mark.parametrize("size", [4096, 8192])
def test_the_last_game_of_a_series_that_is_over_does_not_count_in_the_next(size):
    from firmware import counts
    from host_sim.options import info

    kept = saves(size)
    series = Series(kept)
    series.begin(b"\0\3", OPTIONS)
    kept.begin(KEY)
    game = played(5)
    series.count(game)
    counts.finish(kept, info("arabana"), game)
    series.end()
    series.begin(b"\0\0", OPTIONS)
    assert Series(saves(nvm=kept.store.nvm)).games == 0


def test_a_running_game_of_another_series_is_not_the_next_game_of_this_one():
    kept = saves(8192)
    series = Series(kept)
    series.begin(b"\0\3", OPTIONS)
    kept.begin(KEY)
    other = Session(catalog.make("arabana"), 5, OPTIONS, b"\0\3")
    other.flags = SERIES
    kept.save(other, 1, None, True)
    assert series.running(kept) == kept.kind
    series.begin(b"\0\0", OPTIONS)
    assert not series.running(kept)
    series.count(played(5))
    assert series.games == 0


@pytest.mark.parametrize("data", [b"", b"\3", bytes(18), bytes(20), b"\xff" * 40])
def test_what_is_no_record_of_a_series_is_none(data):
    kept = saves()
    if data:
        kept.store.save(KIND, data)
    assert not Series(kept).is_there


def said(handheld: Handheld) -> str:
    """Return the sentences of the notice that is up."""
    return " ".join(screen(handheld).sentences)


def series_in_statistics(nvm: bytes) -> int:
    """Return how many series the statistics count."""
    from firmware import counts

    return counts.load(Store(bytearray(nvm)), "arabana").marks & 255


def to_standing(handheld: Handheld) -> Any:
    """Play the game to its end; go on from its result to how the series stands."""
    play_on(handheld, Random(3))
    handheld.wait(1500)
    assert up(handheld) == "Result"
    handheld.press("A")
    assert up(handheld) == "Standing"
    return screen(handheld).series


def test_a_series_whose_first_game_is_begun_by_turns_counts_it():
    with start(seed=7, SERIES=1, BEGINS=3) as handheld:
        assert to_standing(handheld).games == 1


@pytest.mark.parametrize("rival", [0, buttons.PEOPLE])
def test_a_series_is_begun_played_cut_gone_on_with_and_ended_by_the_buttons(rival):
    with start(seed=7, SERIES=1, BEGINS=1, OPPONENT=rival) as handheld:
        wait_for_turn(handheld)
        session = app(handheld).playing.session
        assert session.flags == SERIES
        series = to_standing(handheld)
        assert series.games == 1
        handheld.press("A")
        handheld.wait(1000)
        if up(handheld) == "Cover":
            handheld.press("A")
        assert up(handheld) == "Play"
        second = app(handheld).playing.session
        assert (second.flags, second.seats) == (SERIES, session.seats)
        assert second.options[8] == 1, "the other begins"
        series = to_standing(handheld)
        assert series.games == 2
        nvm = handheld.nvm
    with Handheld(nvm=nvm, seed=9) as handheld:
        choose(handheld, "Arabana")
        choose(handheld, "The series")
        standing = screen(handheld)
        before = standing.series.tournament, standing.series.islands
        assert (standing.series.games, before) == (2, (series.tournament, series.islands))
        shown = handheld.frame()
        handheld.hold("A", 700)
        assert up(handheld) == "Question"
        handheld.press("B")
        assert handheld.frame() == shown, "nothing has ended"
        handheld.press("B")
        assert up(handheld) == "GameMenu"
        choose(handheld, "The series")
        handheld.hold("A", 700)
        handheld.press("A")
        assert up(handheld) == "Notice"
        own, other = series.tournament
        assert f"{own}:{other}" in said(handheld)
        assert ("({}:{})".format(*series.islands) in said(handheld)) == (own == other)
        handheld.press("A")
        assert up(handheld) == "GameMenu"
        assert not [row for row in screen(handheld).rows if row.label == "The series"]
        choose(handheld, "Your games")
        choose(handheld, "Statistics")
        handheld.press("RIGHT")
        marks = screen(handheld).found.marks
        assert marks & 255 == 1
        has_won = not rival and series.ahead() == 0
        assert marks >> 8 == has_won


def test_a_second_series_asks_before_the_first_is_forgotten():
    kept = saves()
    series = Series(kept)
    series.begin(b"\0\3", OPTIONS)
    series.count(played(1))
    with Handheld(nvm=bytes(kept.store.nvm), seed=4) as handheld:
        choose(handheld, "Arabana")
        choose(handheld, "New game")
        handheld.press("DOWN", buttons.SERIES)
        handheld.press("RIGHT")
        handheld.press("A")
        assert up(handheld) == "Question"
        handheld.press("B")
        assert up(handheld) == "NewGame"
        assert handheld.machine.main["app"].store.load(KIND) == kept.store.load(KIND)
        handheld.press("A")
        handheld.press("A")
        handheld.wait(1000)
        assert app(handheld).playing.session.flags == SERIES
        assert Series(Saves(Store(bytearray(handheld.nvm)), {})).games == 0
        assert series_in_statistics(handheld.nvm) == 1, "the first one is over, and counts"


def test_a_series_stands_if_the_game_that_its_successor_would_displace_is_to_stay():
    with Handheld(seed=5, env={"TOMBOLO_GAME": "arabana"}) as handheld:
        wait_for_turn(handheld)
        play = screen(handheld)
        while play.session.game.player() == play.seat:
            play.play(legal(play.session.game)[0])
        handheld.wait(100)
        handheld.hold("B", 700)
        choose(handheld, "Leave")
        nvm = bytearray(handheld.nvm)
    kept = saves(nvm=nvm)
    series = Series(kept)
    series.begin(b"\0\3", OPTIONS)
    series.count(played(1))
    stands = kept.store.load(KIND)
    with Handheld(nvm=bytes(nvm), seed=4) as handheld:
        choose(handheld, "Arabana")
        choose(handheld, "New game")
        handheld.press("DOWN", buttons.SERIES)
        handheld.press("RIGHT")
        handheld.press("A", 2)
        assert up(handheld) == "Question", "the running game would go"
        assert app(handheld).store.load(KIND) == stands
        handheld.press("B", 2)  # to the first question, and from there
        assert up(handheld) == "NewGame"
        assert app(handheld).store.load(KIND) == stands
        handheld.press("A", 3)
        handheld.wait(1000)
        assert app(handheld).playing.session.flags == SERIES
        assert Series(Saves(Store(bytearray(handheld.nvm)), {})).games == 0
