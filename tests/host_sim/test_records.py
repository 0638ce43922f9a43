"""What the desktop keeps of finished games, what it exports, and the charts."""

from __future__ import annotations

import csv
import json
import xml.dom.minidom
from pathlib import Path

import pytest

from boards.install.profile import load as load_profile
from host_sim import records
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from host_sim.frontends.live import Live
from host_sim.history import NAME, History
from tests.firmware.test_statistics import KINDS, Device


def played(path: Path, rounds: int) -> tuple[Device, History]:
    """Return a device on which games of all kinds were played, and what was kept of them."""
    device = Device()
    history = History(path / NAME, "pico")
    for _ in range(rounds):
        for kind in KINDS:
            device.game(*kind)
            history.note(bytes(device.nvm))
            history.note(bytes(device.nvm))
    return device, history


def test_every_game_is_kept_once_with_its_points(tmp_path):
    device, history = played(tmp_path, 2)
    History(tmp_path / NAME, "pico").note(bytes(device.nvm))  # as the next play does
    games = history.games()
    assert [(one["game"], one["seed"], one["points"], one["won"]) for one in games] == [
        (one["name"], one["seed"], one["score"], one["won"]) for one in device.played
    ]
    assert {one["board"] for one in games} == {"pico"}
    assert len(history.games("atoll")) == 4


def test_a_game_played_by_its_keys_is_kept_when_the_firmware_finishes_it(tmp_path):
    with Handheld(seed=5, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        history = History(tmp_path / NAME, "pico")
        for key, ms in SoloBot(5, 0).presses():
            history.note(bytes(handheld.nvm))
            assert history.games() == []
            tap(handheld, key, ms)
        history.note(bytes(handheld.nvm))
        session = handheld.machine.main["app"].playing.session
        (game,) = history.games()
        assert (game["seed"], game["points"]) == (5, session.game.score(0))
        assert json.loads(game["scores"]) == [session.game.score(0)]


def test_a_play_keeps_its_games_beside_the_save(tmp_path):
    device = Device()
    device.game(*KINDS[0])
    live = Live(load_profile("pico"), 1, {}, tmp_path / "pico.nvm")
    live.machine.nvm[0 : len(device.nvm)] = bytes(device.nvm)
    live.save()
    assert len(History(tmp_path / NAME).games()) == 1
    (tmp_path / NAME).write_bytes(b"no data base" * 100)
    device.game(*KINDS[0])
    live.machine.nvm[0 : len(device.nvm)] = bytes(device.nvm)
    live.save()
    assert NAME in live.notice


def test_records_are_exported_and_drawn(tmp_path, capsys):
    assert records.main(["--file", str(tmp_path / "none.sqlite"), "--out", str(tmp_path)]) == 0
    assert "No game has been finished yet" in capsys.readouterr().out
    device, history = played(tmp_path, 1)
    for game in history.games("hashi"):
        if len(game["seats"]) == 2:
            history.keep_master(game["seed"], int(game["options"][2:]), 50)
    out = tmp_path / "out"
    assert records.main(["--file", str(tmp_path / NAME), "--out", str(out)]) == 0
    rows = json.loads((out / "games.json").read_text())
    with (out / "games.csv").open(newline="") as file:
        table = list(csv.DictReader(file))
    assert [one["points"] for one in rows] == [one["score"] for one in device.played]
    assert [int(one["points"]) for one in table] == [one["score"] for one in device.played]
    charts = sorted(out.glob("*.svg"))
    assert len(charts) == len(KINDS) + 2
    for chart in charts:
        xml.dom.minidom.parse(str(chart))


def test_charts_name_what_was_played_in_words(tmp_path):
    _, history = played(tmp_path, 1)
    assert list(records.settings(history.games())) == [
        "Hashi: alone, side A",
        "Hashi: alone, side B",
        "Hashi: Against Gull",
        "Arabana-Ikibiti: Against Prawn",
        "Arabana-Ikibiti: Against Orca",
        "Atoll: 3 players, Prawn",
        "Atoll: With people",
    ]
    twice = [
        {"game": "atoll", "options": o, "seats": "010100", "seed": 1} for o in ("030204", "030206")
    ]
    assert list(records.settings(twice)) == [
        f"Atoll: 3 players, Prawn, options {one['options']}" for one in twice
    ]


@pytest.mark.parametrize(
    ("points", "means"),
    [([4], [4]), ([1, 3], [1, 2]), (list(range(12)), [n / 2 for n in range(10)] + [5.5, 6.5])],
)
def test_the_moving_mean_is_of_the_last_ten(points, means):
    assert records.moving(points) == means


def test_the_numbered_games_have_their_masters_without_playing(tmp_path, monkeypatch):
    monkeypatch.delattr(records, "par")  # plays them
    game = {"seed": 1, "options": "0100"}
    assert 0 < records.numbered("hashi", 0, 1) == records.master_of(History(tmp_path / NAME), game)
