"""The pages of what was played: statistics, the last games, the last result."""

from __future__ import annotations

import importlib
from types import SimpleNamespace

import pytest

from engine import catalog, codes
from engine.game import OVER
from engine.session import KNOWN
from firmware.graphics.canvas import WIDTH, width
from firmware.screens.records import last
from firmware.screens.records import statistics as pages
from firmware.storage.log import Store
from firmware.storage.statistics import LOST, ODD, STATISTICS, STATISTICS_END, Row, Statistics
from firmware.words import en as english
from host_sim.drive import Handheld
from host_sim.options import house, info
from tests.firmware.ink import Ink, texts
from tests.firmware.menus import app, choose, screen, up
from tests.firmware.test_statistics import KINDS, Device

ALONE, GULL = KINDS[0], ("arabana", bytes(8) + b"\x02", b"\x00\x02")


@pytest.fixture(scope="module")
def nvm():
    """A handheld on which three games of Hashi and two of Arabana-Ikibiti were played."""
    device = Device()
    for _ in range(3):
        device.game(*ALONE)
    device.game(*GULL)
    device.game(*GULL)
    return bytes(device.nvm), device.played


def opened(nvm, title, *labels):
    handheld = Handheld(nvm=nvm[0], start_ms=1000)
    handheld.__enter__()
    for label in (title, *labels):
        choose(handheld, label)
        handheld.wait(500)
    return handheld


@pytest.mark.parametrize("name", house())
def test_the_code_of_a_listed_game_is_that_of_its_cards(name):
    game = catalog.make(name)
    usual = list(game.usual())
    rows = [(place, b"") for place in range(len(usual))] + [(ODD, game.OPTIONS[:-1] + b"\x01")]
    for place, odd in rows:
        for seed in (1, codes.SEEDS - 1, codes.SEEDS, 2**24 - 1):
            if odd in usual and seed < codes.SEEDS:
                continue
            played = SimpleNamespace(usual=place, options=odd, seed=seed, seats=b"")
            played.points = played.is_won = 0
            row = last._Played(None, info(name), played)
            assert row.code == codes.encode(game, seed, odd or usual[place])


def test_the_last_result_loads_no_view(nvm, monkeypatch):
    handheld = opened(nvm, "Arabana")
    try:
        registry = app(handheld).go_on.__globals__["registry"]
        module = registry.module
        loaded = []

        def noted(name, leaf):
            loaded.append(leaf)
            return module(name, leaf)

        monkeypatch.setattr(registry, "module", noted)
        choose(handheld, "The last result")
        handheld.wait(1000)
        assert up(handheld) == "Result"
        assert "result" in loaded
        assert "view" not in loaded
        handheld.press("RIGHT")
        assert "view" in loaded  # for its map
    finally:
        handheld.__exit__(None, None, None)


def test_the_last_result_stays_in_the_menu_with_its_board(nvm):
    handheld = opened(nvm, "Hashi", "The last result")
    try:
        handheld.wait(1000)
        assert up(handheld) == "Result"
        result = screen(handheld)
        assert result.game.player() == OVER
        assert f"{nvm[1][2]['score']} points" in texts(result)
        before = bytes(handheld.nvm)
        frame = handheld.frame()
        handheld.press("RIGHT")
        assert handheld.frame() != frame
        handheld.press("RIGHT")
        handheld.press("B")
        assert up(handheld) == "GameMenu"
        assert bytes(handheld.nvm) == before
    finally:
        handheld.__exit__(None, None, None)


def test_the_same_cards_are_played_again_and_count_for_no_best(nvm):
    handheld = opened(nvm, "Arabana", "Your games", "Same cards again")
    try:
        assert up(handheld) == "Question"
        handheld.press("A")
        handheld.wait(500)
        session = screen(handheld).session
        last = nvm[1][-1]
        assert (session.seed, (session.options, session.seats)) == (last["seed"], last["at"])
        assert session.flags & KNOWN
    finally:
        handheld.__exit__(None, None, None)


def test_the_last_games_are_listed_the_newest_first_and_each_can_be_played_again(nvm):
    handheld = opened(nvm, "Hashi", "Your games", "The last games")
    try:
        labels = [row.text() for row in screen(handheld).rows]
        scores = [str(one["score"]) for one in nvm[1][:3]]
        assert [label.split()[1] for label in labels] == scores[::-1]
        handheld.press("DOWN")
        handheld.press("A")
        assert f"{scores[1]} points" in texts(screen(handheld))
        handheld.press("A")
        handheld.press("A")
        handheld.wait(500)
        assert screen(handheld).session.seed == nvm[1][1]["seed"]
    finally:
        handheld.__exit__(None, None, None)


def test_statistics_are_turned_left_and_right_and_reset_after_two_questions(nvm):
    handheld = opened(nvm, "Statistics", "Hashi")
    try:
        assert "Finished 3" in texts(screen(handheld))
        first = handheld.frame()
        handheld.press("RIGHT")
        assert any(text.startswith("Ranks: ") for text in texts(screen(handheld)))
        handheld.press("RIGHT")
        best = max(one["score"] for one in nvm[1][:3])
        assert {"Alone, side A", f"Best {best}"} <= set(texts(screen(handheld)))
        handheld.press("A")  # only the first page resets
        assert up(handheld) == "Statistics"
        handheld.press("RIGHT")
        assert handheld.frame() == first
        for answer in ("B", "A"):
            handheld.press("A")
            handheld.press("A" if answer == "A" else "B")
            if answer == "A":
                handheld.press("B")
            assert up(handheld) == "Statistics"
        key = catalog.key("hashi")
        assert len(Statistics(Store(bytes(handheld.nvm)), key).rows) == 1
        for _ in range(3):
            handheld.press("A")
        found = Statistics(Store(bytes(handheld.nvm)), key)
        assert (found.rows, found.scores, found.marks) == ([], [], 0)
        assert screen(handheld).last_line == english.HINT_BACK, "there is one page left to look at"
        assert len(found.games) == 3
        assert "Finished 0" in texts(screen(handheld))
        assert len(Statistics(Store(bytes(handheld.nvm)), catalog.key("arabana")).rows) == 1
    finally:
        handheld.__exit__(None, None, None)


def test_a_game_that_has_not_been_played_has_its_page(nvm):
    handheld = opened(nvm, "Atoll", "Your games", "Statistics")
    try:
        assert {"Played 0", "Finished 0"} <= set(texts(screen(handheld)))
        handheld.press("B")
        for label in ("The last games", "Same cards again"):
            choose(handheld, label)
            assert up(handheld) == "Notice"
            handheld.press("A")
        handheld.press("B")
        assert up(handheld) == "GameMenu"
    finally:
        handheld.__exit__(None, None, None)


def test_a_ninth_game_has_a_sentence_for_its_statistics_and_keeps_its_last_result():
    device = Device()
    for kind in range(STATISTICS, STATISTICS_END):
        other = Statistics(device.store, kind)  # games of which nothing else is known
        assert device.store.save(other.kind, other.pack())
    device.game(*ALONE)
    device.open()
    assert len({len(device.store.load(kind)) for kind in range(STATISTICS, STATISTICS_END)}) == 1
    handheld = opened((bytes(device.nvm),), "Hashi", "Your games", "Statistics")
    try:
        assert "Eight other games have" in " ".join(texts(screen(handheld)))
        handheld.press("B")
        choose(handheld, "The last games")
        assert "Eight other games have" in " ".join(texts(screen(handheld)))
        handheld.press("A")
        handheld.press("B")
        choose(handheld, "The last result")
        handheld.wait(1000)
        assert f"{device.played[0]['score']} points" in texts(screen(handheld))
    finally:
        handheld.__exit__(None, None, None)


def scores(setting, *won):
    """Return statistics whose last games were won or not, at a setting."""
    row = SimpleNamespace(best=50)
    return SimpleNamespace(
        kind=STATISTICS,
        marks=0,
        scores=[(setting, is_won, 10) for is_won in won],
        find=lambda setting: row,
    )


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (scores(19, 0, 1, 1, 1, 0, 1), "You win 4 of 5 against Gull: try Seal."),
        (scores(21, 1, 1, 1, 1, 1), "You win 5 of 5 against Orca. Go on."),
        (scores(19, 0, 0, 1, 0, 0), "You win 1 of 5 against Gull: Crab is easier."),
        (scores(17, 0, 0, 0, 0, 0), "You win 0 of 5 against Krill. Go on."),
        (scores(19, 1, 0, 1, 0, 1), "You win 3 of 5 against Gull. Go on."),
        (scores(19, 1, 1), "Play 3 more against Gull to get advice."),
        (scores(8, 0, 0, 0, 0, 0), "Your last five: 10.0 on average. Can you beat 50?"),
        (scores(8, 0), "Play five games to see how you do."),
        (scores(8), "Play five games to see how you do."),
    ],
)
def test_what_is_best_next_is_said_in_a_line(found, says):
    assert pages.advice(info("hashi"), found) == says
    found.marks = LOST
    assert pages.advice(info("hashi"), found) == "What was counted could not be read."


def test_a_guest_goes_from_one_of_its_levels_to_the_next():
    three = SimpleNamespace(LEVELS=("random", "greedy", "search"))
    assert "against Krill: try Gull" in pages.advice(three, scores(17, 1, 1, 1, 1, 1))
    assert "against Gull: try Orca" in pages.advice(three, scores(19, 1, 1, 1, 1, 1))
    assert "Go on" in pages.advice(three, scores(21, 1, 1, 1, 1, 1))


@pytest.mark.parametrize(
    ("total", "n", "text"),
    [
        *((7, 2, "3.5"), (-7, 2, "-3.5"), (0, 3, "0.0"), (2, 3, "0.7"), (19_999, 2, "9999.5")),
        *((20_001, 2, "10001"), (-40_002, 3, "-13334"), (30_001, 3, "10000")),
    ],
)
def test_a_mean_has_one_decimal_place_unless_it_is_large(total, n, text):
    assert pages.decimal(total, n) == text


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("points", [12, 9_999, -9_999, 32_767, -32_767])
def test_points_of_five_digits_have_room_beside_their_curve(monkeypatch, language, points):
    monkeypatch.setattr(
        pages, "words", importlib.import_module(f"firmware.words.{language}_records")
    )
    page = object.__new__(pages.Statistics)
    page.info, page.at, page.pages = info("hashi"), 1, [(page._row, None)] * 2
    setting = 8
    row = Row(setting, (20, 0, 0, 0, points, 20 * points, 0, 0))
    page.found = SimpleNamespace(scores=[(setting, 0, points - n % 2) for n in range(20)])
    ink = Ink()
    page._row(ink, row)
    for what, args in ink.strokes:
        if what == "right":
            x, _, text = args
            assert x - width(text) >= 0, text
        elif what == "fill":
            assert 0 <= args[0] <= WIDTH - args[2]
        elif what == "row":
            assert width(args[1]) + width(args[2]) <= WIDTH - 4
    assert [what for what, _ in ink.strokes].count("line") == 19


def test_the_curve_of_usual_points_stays_where_it_was():
    page = object.__new__(pages.Statistics)
    page.found = SimpleNamespace(scores=[(8, 0, n) for n in range(20)])
    ink = Ink()
    page._curve(ink, list(range(20)))
    dots = [args[0] + 1 for what, args in ink.strokes if what == "fill"]
    assert dots == list(range(25, 125, 5))
