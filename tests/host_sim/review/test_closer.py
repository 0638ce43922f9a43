"""The closer look of a review on the desktop: turns are played on."""

from __future__ import annotations

import itertools
import json
import re
from dataclasses import replace
from typing import Any

import pytest

from engine import catalog
from firmware import words
from host_sim.games import joined
from host_sim.review import hashi, mistakes, report, run, shared, turns
from host_sim.review.closer import Found, Pair, best, closer
from host_sim.review.levels import played
from tests.host_sim.review.test_review import SEED

LATE = 12  # from this turn on a look takes hardly any time


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "chosen", "en")
    monkeypatch.setattr(hashi, "player", shared.player)  # compiled or not


@pytest.fixture(scope="module")
def game() -> tuple[bytes, tuple[turns.Turn, ...]]:
    record = played("hashi", "A", "easy", SEED)
    return record, turns.reviewed(record)


def late(game: Any) -> list[tuple[int, Pair]]:
    return [(place, pair) for place, pair in turns.to_look_at(*game) if place >= LATE]


def test_each_turn_is_looked_at_with_the_better_one_if_there_is_one(game: Any) -> None:
    record, found = game
    places = turns.to_look_at(record, found)
    assert [place for place, _ in places] == list(range(len(found)))
    moves = joined(record).moves
    for place, pair in places:
        turn = found[place]
        assert list(pair.own) == list(moves[turn.first : turn.end - 1])
        assert pair.better == turn.better


def test_a_closer_look_finds_the_same_anywhere_and_no_worse_turn(game: Any) -> None:
    for _, pair in late(game):
        found = closer(pair)
        assert found == closer(pair)
        if pair.better:
            assert 8 <= found.deals <= 128
        else:
            assert found[:4] == (0, 0, (), 0)
        assert found.lost >= -found.error, "the best of several is hardly worse than the person's"


def test_after_the_last_turn_the_points_are_expected(game: Any) -> None:
    record, found = game
    *_, (_, last) = turns.to_look_at(record, found)
    assert closer(last).expected == found[-1].expected == 100 * joined(record).game.score(0)


def test_the_turn_that_is_best_when_played_on_is_chosen() -> None:
    asked = []

    def play(seen: Any, seat: int, tried: Any, number: int) -> list[int]:
        asked.append(number)
        return [10 * turn[0] + number % 3 for turn in tried]

    assert best(play, None, 0, [(3,), (9,), (1,), (4,)]) == (9,)
    assert min(asked) > 1 << 15, "in other deals than those that say what it is worth"
    assert best(play, None, 0, [(3,)]) == (3,)


def test_candidates_are_different_turns_the_one_found_first(game: Any) -> None:
    pair = next(pair for _, pair in late(game) if pair.better)
    seen = catalog.make("hashi")
    seen.state[:] = pair.seen
    tried = hashi.candidates(seen, pair.better)
    assert tried[0] == pair.better
    assert 2 <= len(tried) <= 4
    assert seen.state == pair.seen
    after = set()
    for turn in tried:
        seen.state[:] = pair.seen
        for move in turn:
            assert seen.is_legal(move)
            seen.apply(move)
        after.add(bytes(seen.state[56:]))
    assert len(after) == len(tried)


def test_the_review_is_of_what_the_closer_look_found(
    game: Any, tmp_path: Any, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, found = game
    file = tmp_path / "game"
    file.write_bytes(record)
    monkeypatch.setattr(run, "reviewed", lambda data: found)
    monkeypatch.setattr(run, "closer", lambda pair: invented(pair))
    argv = ["--record", str(file), "--language", "en", "--jobs", "1", "--json"]
    assert run.main(argv) == 0
    shown = json.loads(capsys.readouterr().out)
    lost = [3.21 if turn.better else 0 for turn in found]
    assert [row["lost"] for row in shown["turns"]] == lost
    assert shown["lost"] == pytest.approx(sum(lost))
    assert run.main([*argv, "--quick"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(_plain(record, found)))


def invented(pair: Pair) -> Found:
    """Return what might be found of a turn."""
    expected = 5000 - 13 * pair.number
    return Found(321, 40, pair.better, 8, expected) if pair.better else Found(0, 0, (), 0, expected)


def _plain(record: bytes, found: Any) -> Any:
    return run._plain(report.report(record, found))


def test_after_ctrl_c_the_quick_review_is_there(
    game: Any, tmp_path: Any, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(pair: Pair) -> Found:
        raise KeyboardInterrupt

    record, found = game
    file = tmp_path / "game"
    file.write_bytes(record)
    monkeypatch.setattr(run, "reviewed", lambda data: found)
    monkeypatch.setattr(run, "closer", stop)
    argv = ["--record", str(file), "--language", "en", "--jobs", "1", "--json"]
    assert run.main(argv) == 130
    out, err = capsys.readouterr()
    assert err == "\nreview: stopped: this is the quick review.\n"
    assert json.loads(out) == json.loads(json.dumps(_plain(record, found)))


def test_what_was_brought_is_found_again_so_that_the_sum_adds_up(game: Any) -> None:
    record, found = game
    looked = {place: invented(pair) for place, pair in turns.to_look_at(record, found)}
    later = turns.looked_closer(record, found, looked)
    assert later[0].brought == 0, "before the start nothing has come"
    for before, turn in itertools.pairwise(later):
        assert turn.brought == turn.expected + turn.lost - before.expected
    shown = report.report(record, later, "", True)
    assert shown["rest"] == 0
    assert "on the handheld" in report.about(shown), "it expects less at first, and why is said"
    assert "closer look" in report.about({**shown, "closer": False})
    for language in ("en", "fr", "de"):
        words.chosen = language
        told = report.total(shown).replace("−", "-").replace(",", ".")
        start, luck, lost, end = map(float, re.findall(r"[-+]?\d+\.\d", told))
        assert start + luck + lost == pytest.approx(end), "also as it is written"
        assert start == pytest.approx(shown["start"], abs=0.21)


def test_a_turn_that_cost_nothing_has_no_better_one(game: Any) -> None:
    record, found = game
    later = turns.looked_closer(record, found, {3: Found(250, 30, (1, 2), 9, 4000)})
    assert (later[3].lost, later[3].expected) == (250, 4000)
    assert later[3].is_shown
    none = turns.looked_closer(record, found, {3: Found(0, 30, (1, 2), 9, 4000)})[3]
    assert none.better == ()


def test_a_game_of_several_begins_with_its_chance_and_ends_with_its_result() -> None:
    record = played("arabana", "2", "easy", SEED)
    session = joined(record)
    game, own, first = turns.dealt(session), [], 0
    for n, move in enumerate(session.moves, 1):
        player = game.player()
        game.apply(move)
        if move == game.CONFIRM:
            own += [(first, n)] if player == turns.seat_of(session) else []
            first = n
    one = turns.Turn(*own[0], (), -20, 5, 40, 475, (), False, ())
    two = replace(one, first=own[1][0], end=own[1][1], brought=90, lost=0, expected=540)
    whole = len(session.moves)
    end = replace(two, first=whole, end=whole, brought=460, expected=1000)
    looked = {0: Found(15, 20, (), 40, 400), 1: Found(10, 20, (), 40, 700)}
    later = turns.looked_closer(record, (one, two, end), looked)
    assert [turn.brought for turn in later] == [-85, 310, 300], "500 at first"
    shown = report.report(record, later)
    assert (shown["start"], shown["rest"], shown["end"]) == (50, 0, 100)


def test_the_table_says_what_is_found_and_what_is_right() -> None:
    row = mistakes.Row(1, 100, 200, 30, 16, 0.5, 220, 20)
    missed = row._replace(lost=20, quick=0)
    wrong = row._replace(real=-5)
    kept = [{"level": "easy", "game": 0, "turns": [row, missed, wrong, (-1, 18)]}]
    head, _, easy, every = mistakes.table(kept, False)
    cells = dict(zip(head.split(" | "), easy.split(" | "), strict=True))
    assert cells["turns"] == "18"
    assert (cells["really costly"], cells["costly ones found"]) == ("2", "1")
    assert (cells["called a mistake"], cells["are one"]) == ("2", "1")
    assert (cells["said"], cells["real"]) == ("2.00", "1.07")
    assert every.startswith("| `all` | 18 | 2 |")
    same = {"level": "fair", "game": 0, "turns": [row._replace(took=0.7), missed, (-1, 18)]}
    *_, other = mistakes.table([*kept, same], False)
    assert other.split(" | ")[2:-1] == every.split(" | ")[2:-1], "the same turns count once"
    *_, other = mistakes.table([*kept, {**same, "game": 1}], False)
    assert other.startswith("| `all` | 36 | 4 |"), "but not those of another game"
