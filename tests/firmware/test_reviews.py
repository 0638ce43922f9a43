"""What statistics keep of reviews: five bytes a game, once, and the page that shows them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog
from engine.session import KNOWN, ONE_HINT, PRACTICE, SERIES, Session
from firmware import counts
from firmware.screens.records import statistics as pages
from firmware.storage import rewrite, statistics
from firmware.storage.log import Store
from host_sim import saves
from host_sim.options import info
from tests.firmware.ink import texts
from tests.firmware.test_statistics import KINDS, MODELS, Device

ALONE = KINDS[0]
KEY = catalog.key("hashi")


def over(device: Device, flags: int = 0, table: Any = ALONE) -> Any:
    """Play a game to its end, and return what counts.reviewed() asks of a play screen."""
    name, options, seats = table
    device.game(name, options, seats, flags)
    session = Session(catalog.make(name), device.played[-1]["seed"], options, seats)
    session.flags = flags
    app = SimpleNamespace(store=device.store)
    return SimpleNamespace(app=app, session=session, info=info(name))


def review(play: Any, lost: int, brought: int) -> None:
    """Count a review. lost, brought: in hundredths of a point."""
    end = (9, 9, 0, 0, 1, 0, b"")  # no turn
    play.review = [(0, 5, brought, lost, 1, 0, b""), (5, 9, 0, lost, 1, 0, b""), end], [], []
    counts.reviewed(play)


def found(device: Device) -> statistics.Statistics:
    device.open()
    return statistics.Statistics(device.store, KEY)


@pytest.mark.parametrize("model", MODELS)
def test_a_game_counts_once_however_often_it_is_reviewed(model):
    device = Device(model)
    kept = []
    for n in range(3):
        play = over(device, table=KINDS[n % 2])  # a side each
        for _ in range(2):
            review(play, 80 + 16 * n, 120 - 200 * n)
            play.app.store = Store(device.nvm)  # as after power-on
        kept.append((n % 2, 10 + 2 * n, 12 - 20 * n, b""))
        assert found(device).reviews == kept
    device.game(*ALONE)
    device.check()
    assert found(device).reviews == kept, "one that was not reviewed changes nothing"


def test_a_review_is_seven_bytes_of_a_log_and_five_of_the_record():
    device = Device()
    play = over(device)
    end = device.store.end
    review(play, 80, 120)
    assert device.store.end - end <= 5 + 4
    before = len(found(device).pack())
    play = over(device)
    review(play, 80, 120)
    scores_and_games = 3 + 8
    assert len(found(device).pack()) - before == 5 + scores_and_games


@pytest.mark.parametrize("model", MODELS)
def test_what_a_closer_look_finds_takes_the_place_of_what_the_review_has_kept(model):
    device = Device(model)
    review(over(device), 40, 0)
    play = over(device)
    counts.reviewed(_with(play, 80, [0, (0, 20, 3), 2]), True)
    assert len(found(device).reviews) == 1, "no review has been counted yet"
    review(play, 80, 120)
    end = play.app.store.end
    counts.reviewed(play, True)
    assert play.app.store.end == end, "nothing is new"
    counts.reviewed(_with(play, 200, [0, (0, 20, 3), 2]), True)
    kept = [(0, 5, 0, b""), (0, 25, 12, bytes([8]))]
    assert found(device).reviews == kept
    rewrite.rewrite(device.store)
    assert found(device).reviews == kept
    review(over(device), 80, 120)
    assert found(device).reviews == [*kept, (0, 10, 12, b"")]


def _with(play: Any, lost: int, why: Any) -> Any:
    """Let the review of a game have found this of its turns; [n, None, sure]: nobody asked why."""
    end = (9, 9, 0, 0, 1, 0, b"")
    rows = [(0, 5, 120, lost, 1, 0, b"\1"), (5, 9, 0, lost, 1, 0, b""), end]
    play.review = rows, [why, [1, None, 2]], []
    return play


def test_reviews_outlive_a_rewrite_and_another_memory():
    device = Device()
    review(over(device, table=KINDS[1]), 96, -310)
    rewrite.rewrite(device.store)
    assert found(device).reviews == [(1, 12, -31, b"")]
    assert found(device).is_reviewed
    for size in (8192, 4096):
        store = Store(bytearray(saves.convert(bytes(device.nvm), size)))
        assert statistics.Statistics(store, KEY).reviews == [(1, 12, -31, b"")]
    over(device)
    assert not found(device).is_reviewed


def test_the_last_twenty_are_kept():
    device = Device()
    other = statistics.Statistics(device.store, 7)
    for n in range(25):
        other.review(n % 4, n, -n)
    assert other.reviews == [(n % 4, n, -n, b"") for n in range(5, 25)]


@pytest.mark.parametrize("kind", range(4))
def test_the_largest_figures_that_there_are_stand_for_larger_ones(kind):
    for lost, brought, kept in (
        (-3, 0, (0, 0)),
        (62, 127, (62, 127)),
        (63, 128, (62, 127)),
        (99, -999, (62, -127)),
    ):
        other = statistics.Statistics(Device().store, 7)
        entry = other.review(kind, lost, brought)
        assert len(entry) == 5
        assert entry[0] != statistics.GIVEN_UP, "else it would be read as a game given up"
        assert other.reviews == [(kind, *kept, b"")]


@pytest.mark.parametrize(
    ("table", "lost", "brought", "kept"),
    [
        (KINDS[0], 83, 124, (0, 10, 12)),
        (KINDS[1], 85, -126, (1, 11, -13)),
        (KINDS[3], 29, 126, (2, 14, 126)),  # per mille are finer; luck as of 20 turns
        (KINDS[5], 5, -7, (2, 2, -7)),
        (KINDS[6], 4, 4, (3, 2, 4)),
    ],
)
def test_figures_are_rounded_and_known_by_side_and_players(table, lost, brought, kept):
    device = Device()
    play = over(device, table=table)
    review(play, lost, brought)
    assert statistics.Statistics(device.store, catalog.key(table[0])).reviews == [(*kept, b"")]


@pytest.mark.parametrize(
    ("flags", "counts_"),
    [(0, True), (SERIES, True), (ONE_HINT, False), (PRACTICE, False), (KNOWN, False)],
)
def test_hints_what_was_taken_back_and_known_cards_do_not_count(flags, counts_):
    device = Device()
    review(over(device, flags), 80, 0)
    assert bool(found(device).reviews) == counts_


@pytest.mark.parametrize(("more", "counts_"), [(0, True), (ONE_HINT, False), (PRACTICE, False)])
def test_a_numbered_game_counts(monkeypatch, more, counts_):
    device = Device()
    numbered = SimpleNamespace(getrandbits=lambda bits: 331, choice=device.luck.choice)
    monkeypatch.setattr(device, "luck", numbered)
    review(over(device, KNOWN | more), 80, 0)
    assert bool(found(device).reviews) == counts_


def test_only_the_newest_game_is_counted():
    device = Device()
    play = over(device)
    over(device)
    review(play, 80, 0)
    assert not found(device).reviews


def test_without_room_for_statistics_nothing_is_counted_and_nothing_breaks():
    device = Device()
    play = over(device)
    device.store.save(statistics.STATISTICS, b"")
    for kind in range(statistics.STATISTICS, statistics.STATISTICS_END):
        device.store.save(kind, bytes((kind, 1, 9)))
    review(play, 80, 0)
    assert not statistics.Statistics(device.store, KEY).reviews


def test_a_game_given_up_and_a_review_are_told_apart():
    device = Device()
    play = over(device)
    for _ in range(2):
        assert device.store.add(statistics.STATISTICS, bytes((statistics.GIVEN_UP,)))
    review(play, 9999, -10)
    assert device.store.add(statistics.STATISTICS, bytes((statistics.GIVEN_UP,)))
    again = found(device)
    assert (again.given_up, again.reviews) == (3, [(0, 62, -1, b"")])


@pytest.mark.parametrize("version", [2, 3])
def test_statistics_of_formats_before_are_read_and_written_in_the_new_one(version):
    device = Device()
    review(over(device), 96, 40)
    rewrite.rewrite(device.store)
    new = found(device).pack()
    n = 8 + 17 * new[7]  # the number of the scores
    at = n + 1 + 3 * (new[n] & 127)
    assert new[at : at + 6] == b"\1\x0c\4\0\0\0", "one review, of no turns"
    had = {2: b"", 3: b"\1\x0c\4"}[version]
    old = bytearray(new[:at] + had + new[at + 6 :])
    old[2] = version
    device.store.save(statistics.STATISTICS, bytes(old))
    again = found(device)
    assert again.is_sound
    assert not again.marks & statistics.LOST
    assert again.reviews == ([(0, 12, 4, b"")] if version == 3 else [])
    if version == 3:
        assert again.pack() == new
    review(over(device), 80, 0)
    assert found(device).reviews[-1] == (0, 10, 0, b"")


# The page.


def page(reviews: list[tuple[int, int, int]], table: Any = ALONE) -> tuple[Any, list[list[str]]]:
    """Return the statistics screen and what its pages say."""
    device = Device()
    over(device, table=table)
    kept = statistics.Statistics(device.store, catalog.key(table[0]))
    for one in reviews:
        kept.review(*one)
    device.store.save(kept.kind, kept.pack())
    app = SimpleNamespace(store=device.store, saves=device.saves)
    shown = pages.Statistics(app, info(table[0]), None)
    said = []
    for at in range(len(shown.pages)):
        shown.at = at
        said.append(texts(shown))
    return shown, said


def test_each_side_that_was_reviewed_has_a_page_with_the_means_and_a_name():
    _, said = page([(0, 9, 10), (1, 17, -3), (0, 7, 20)])
    first, second = [lines for lines in said if lines[1].startswith("Reviews")]
    assert first[1] == "Reviews A"
    assert first[2:5] == ["Lost per turn 0.6", "gull, level 3 of 5", "Luck per game +1.5"]
    assert {"0.7", "0.6"} <= set(first), "the curve's most and least"
    assert second[1:5] == [
        "Reviews B",
        "Lost per turn 1.4",
        "krill, level 1 of 5",
        "Luck per game -0.3",
    ]


def test_of_a_duel_the_page_has_per_cent_of_winning():
    _, said = page([(2, 9, 10), (2, 5, -50)], KINDS[3])
    (lines,) = [lines for lines in said if lines[1].startswith("Reviews")]
    assert lines[1:3] == ["Reviews", "Lost per turn 1.4%"]
    assert "Luck per turn -1.0%" in lines
    assert {"1.8%", "1.0%"} <= set(lines)


@pytest.mark.parametrize(
    ("table", "kind", "title"), [(KINDS[3], 2, "Reviews"), (KINDS[6], 3, "Reviews, 4 players")]
)
def test_of_a_table_eight_games_have_a_name_and_seven_have_none(table, kind, title):
    for games, name in ((7, ""), (8, "gull, level 3 of 5")):
        _, said = page([(kind, 4, 0)] * games, table)
        (lines,) = [lines for lines in said if lines[1].startswith("Reviews")]
        assert lines[1] == title
        assert lines[3] == name


def test_of_a_table_of_three_nothing_was_measured():
    _, said = page([(2, 4, 0)] * 9, KINDS[5])
    (lines,) = [lines for lines in said if lines[1].startswith("Reviews")]
    assert lines[3] == ""


def test_on_a_drive_without_reviews_their_page_is_left_out(monkeypatch):
    monkeypatch.setattr(pages.registry, "has_reviews", lambda: False)
    assert not [lines for lines in page([(0, 9, 10)])[1] if lines[1].startswith("Reviews")]


def test_luck_moves_no_name():
    for brought in (-120, 0, 120):
        _, said = page([(0, 6, brought)] * 5)
        (lines,) = [lines for lines in said if lines[1].startswith("Reviews")]
        assert lines[3] == "seal, level 4 of 5"


def test_without_reviews_there_is_no_such_page():
    assert not [lines for lines in page([])[1] if lines[1].startswith("Reviews")]
