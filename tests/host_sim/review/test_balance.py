"""The command that checks the sums of reviews."""

from __future__ import annotations

import json
from typing import Any

import pytest

from host_sim.review import balance, levels, log, turns
from host_sim.review.closer import Found, Pair


def test_luck_is_what_the_end_and_the_cost_leave_of_the_start() -> None:
    games = [
        {
            "setting": "A",
            "level": level,
            "start": 5000,
            "end": end,
            "quick": [[0, 100], [50, 150]],
            "closer": [[0, 120], [luck, 200]],
        }
        for level, luck, end in (("easy", 20, 4700), ("easy", 220, 4900), ("hard", 120, 4800))
    ]
    head, _, easy, every = balance.table(games, 100)
    cells = dict(zip(head.strip("| ").split(" | "), easy.strip("| ").split(" | "), strict=True))
    assert cells["games of"] == "A, `easy`"
    assert cells["luck"] == "+1.2 +- 1.0"
    assert cells["luck beyond the quick review's"] == "+0.7 +- 1.0"
    assert (cells["start"], cells["turns cost"], cells["end"]) == ("50.0", "3.2", "48.0")
    assert cells["in a turn"].startswith("1.60, ")
    assert cells["quickly"].startswith("1.25, ")
    assert every.startswith("| A, `all` | 3 | 50.0 |")


def test_a_game_is_weighed_quickly_and_looked_at_closer(monkeypatch: pytest.MonkeyPatch) -> None:
    record = levels.played("hashi", "A", "easy", 5)
    quick = turns.reviewed(record)

    def found_of(pair: Pair) -> Found:
        return Found(70 if pair.better else 0, 30, pair.better, 16, 4000)

    monkeypatch.setattr(balance, "reviewed", lambda data: quick)
    monkeypatch.setattr(balance, "closer", found_of)
    found = balance.weighed("hashi", "A", "easy", 5)
    assert found["quick"] == [[turn.brought, turn.lost] for turn in quick]
    assert found["start"] == 4000 + 70 * bool(quick[0].better)
    lost, luck = (sum(turn[part] for turn in found["closer"]) for part in (1, 0))
    assert lost == 70 * sum(turn.better != () for turn in quick) > 700
    assert found["start"] + luck - lost == found["end"] == 4000


def test_a_log_goes_on_with_its_seed_and_its_games(tmp_path: Any) -> None:
    path = tmp_path / "new" / "log.txt"
    with log.opened(path, 7) as (seed, kept, keep):
        assert (seed, kept) == (7, [])
        keep({"game": 0})
    with path.open("a") as file:
        file.write('{"game": ')  # cut off
    with log.opened(path, None) as (seed, kept, keep):
        assert (seed, kept) == (7, [{"game": 0}])
        keep({"game": 1})
    with log.opened(path, None) as (_, kept, _):
        assert kept == [{"game": 0}, {"game": 1}], "what was cut off is gone"
    with log.opened(tmp_path / "other", None) as (seed, _, _):
        assert json.loads((tmp_path / "other").read_text()) == {"seed": seed}
