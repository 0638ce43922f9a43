"""The closer look of a review on the desktop: turns are played on."""

from __future__ import annotations

import json
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


def test_each_turn_that_has_a_better_one_is_looked_at(game: Any) -> None:
    record, found = game
    places = turns.to_look_at(record, found)
    assert [place for place, _ in places] == [n for n, turn in enumerate(found) if turn.better]
    moves = joined(record).moves
    for place, pair in places:
        turn = found[place]
        assert list(pair.own) == list(moves[turn.first : turn.end - 1])
        assert pair.better == turn.better


def test_a_closer_look_finds_the_same_anywhere_and_no_worse_turn(game: Any) -> None:
    for _, pair in late(game):
        found = closer(pair)
        assert found == closer(pair)
        assert 8 <= found.deals <= 128
        assert found.lost >= -found.error, "the best of several is hardly worse than the person's"


def test_the_turn_that_is_best_when_played_on_is_chosen() -> None:
    asked = []

    def play(seen: Any, seat: int, tried: Any, number: int) -> list[int]:
        asked.append(number)
        return [10 * turn[0] + number % 3 for turn in tried]

    assert best(play, None, 0, [(3,), (9,), (1,), (4,)]) == (9,)
    assert min(asked) > 1 << 15, "in other deals than those that say what it is worth"
    assert best(play, None, 0, [(3,)]) == (3,)


def test_candidates_are_different_turns_the_one_found_first(game: Any) -> None:
    _, pair = late(game)[0]
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
    monkeypatch.setattr(run, "closer", lambda pair: Found(321, 40, pair.better, 8))
    argv = ["--record", str(file), "--language", "en", "--jobs", "1", "--json"]
    assert run.main(argv) == 0
    shown = json.loads(capsys.readouterr().out)
    lost = [3.21 if turn.better else 0 for turn in found]
    assert [row["lost"] for row in shown["turns"]] == lost
    assert shown["lost"] == pytest.approx(sum(lost))
    assert run.main([*argv, "--quick"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(_plain(record, found)))


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


def test_a_lost_chance_that_is_found_later_was_not_brought(game: Any) -> None:
    record, found = game
    later = turns.looked_closer(record, found, {3: Found(250, 30, (1, 2), 9)})
    assert later[3].brought == found[3].brought, "points have an error of their own"
    assert later[3].lost == 250
    assert later[3].is_shown
    none = turns.looked_closer(record, found, {3: Found(0, 30, (1, 2), 9)})[3]
    assert none.better == ()


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
