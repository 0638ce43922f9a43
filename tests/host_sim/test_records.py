"""What the desktop keeps of finished games, what it exports, and the charts."""

from __future__ import annotations

import contextlib
import csv
import json
import sqlite3
import time
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


def test_a_game_that_is_ended_again_after_going_back_is_kept_once(tmp_path):
    device, history = played(tmp_path, 1)
    before = bytes(device.nvm)
    kept = history.games()

    def again(seed: int) -> bytes:
        """Go back to before the last game of a kind, and end it in another way."""
        device = Device(content=before)
        device.luck.seed(seed)
        device.finish(device.play(*KINDS[0]))
        return bytes(device.nvm)

    for seed in (1, 2):
        end = again(seed)
        history.note(end)
        history.note(end)
        assert len(history.games()) == len(kept) + 1
    history.note(before)  # it is not over, once more
    assert history.games() == kept
    history.note(again(2))
    with locked(tmp_path / NAME):
        assert not history.note(before)  # what is to be removed waits as well
        assert not history.note(again(3))
    assert history.note(again(3))
    assert len(history.games()) == len(kept) + 1


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


@contextlib.contextmanager
def locked(path: Path):
    """Use the file as a backup does."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def test_while_another_program_holds_the_file_games_wait_and_nobody_else(tmp_path):
    device, history = played(tmp_path, 1)
    with locked(tmp_path / NAME):
        for kind in KINDS[:2]:
            device.game(*kind)
            since = time.monotonic()
            assert not history.note(bytes(device.nvm))
            assert time.monotonic() - since < 1
    assert history.note(bytes(device.nvm))
    assert [one["points"] for one in history.games()] == [one["score"] for one in device.played]


def test_a_play_keeps_what_waited_at_its_end_and_else_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr("host_sim.frontends.live._PATIENCE", 0)
    device = Device()
    for is_freed in (True, False):
        live = Live(load_profile("pico"), 1, {}, tmp_path / "pico.nvm")
        live.save(is_last=True)
        device.game(*KINDS[0])
        live.machine.nvm[0 : len(device.nvm)] = bytes(device.nvm)
        with locked(tmp_path / NAME):
            live.save()
            assert live.notice == ""
            if not is_freed:
                live.save(is_last=True)
        if is_freed:
            live.save(is_last=True)
        live.close()
        assert len(History(tmp_path / NAME).games()) == 1
        assert live.notice == (
            "" if is_freed else f"The last games are not in {NAME}: another program holds it."
        )


def test_what_is_wrong_with_the_file_is_said_once(tmp_path):
    (tmp_path / NAME).write_bytes(b"no data base" * 100)
    device = Device()
    live = Live(load_profile("pico"), 1, {}, tmp_path / "pico.nvm")
    for _ in range(2):
        device.game(*KINDS[0])
        live.machine.nvm[0 : len(device.nvm)] = bytes(device.nvm)
        live.save()
        live.save(is_last=True)
    live.close()
    assert live.notice.count(NAME) == 1


def test_records_of_a_read_only_file_are_drawn(tmp_path, monkeypatch):
    _, history = played(tmp_path, 1)
    path = history.path
    real = sqlite3.connect

    def connect(name, **options):
        uri = name if options.pop("uri", False) else Path(name).as_uri() + "?mode=ro"
        return real(uri, uri=True, **options)

    monkeypatch.setattr(sqlite3, "connect", connect)
    monkeypatch.setattr(records, "par", lambda side, seed: 50)  # plays
    assert records.main(["--file", str(path), "--out", str(tmp_path / "out")]) == 0
    assert len(list((tmp_path / "out").glob("*.svg"))) == len(KINDS) + 2


BAD = (
    ("points", None),
    ("points", "many"),
    ("seed", -1),
    ("seed", 1 << 40),
    ("options", "xyz"),
    ("options", ""),
    ("options", "0107"),
    ("seats", ""),
    ("seats", "ff"),
    ("seats", "0000000000000000"),
    ("game", "../../evil"),
    ("game", None),
)


def test_rows_that_cannot_be_read_are_left_out_and_counted(tmp_path, capsys):
    device, history = played(tmp_path, 1)
    with contextlib.closing(sqlite3.connect(history.path)) as file, file:
        columns = [row[1] for row in file.execute("PRAGMA table_info(games)")][1:]
        for n, (field, value) in enumerate(BAD, 1000):
            mine = [{"number": "?", field: "?"}.get(column, column) for column in columns]
            values = {"number": n, field: value}
            file.execute(
                f"INSERT INTO games ({', '.join(columns)}) SELECT {', '.join(mine)} FROM games"
                " WHERE id = 1",
                [values[column] for column in columns if column in values],
            )
        for seed, side in file.execute("SELECT seed, options FROM games").fetchall():
            file.execute("INSERT OR IGNORE INTO masters VALUES (?, ?, 50)", (seed, side == "0101"))
    out = tmp_path / "out"
    assert records.main(["--file", str(history.path), "--out", str(out)]) == 0
    many = len(BAD)
    said = capsys.readouterr().err
    assert said == f"records: {many} of {many + len(KINDS)} games cannot be read.\n"
    rows = json.loads((out / "games.json").read_text())
    assert [one["points"] for one in rows] == [one["score"] for one in device.played]


@pytest.mark.parametrize(
    ("tables", "sentence"),
    [
        (
            "CREATE TABLE games (id INTEGER, board TEXT)",
            "of another version of Tombolo, without",
        ),
        ("CREATE TABLE moz_places (id INTEGER)", "of another version of Tombolo, without"),
        ("", "No game has been finished yet"),
    ],
)
def test_tables_of_another_version_are_one_sentence(tmp_path, tables, sentence, capsys):
    path = tmp_path / NAME
    with contextlib.closing(sqlite3.connect(path)) as file, file:
        file.execute(tables or "PRAGMA user_version = 1")
    status = records.main(["--file", str(path), "--out", str(tmp_path / "out")])
    said = capsys.readouterr()
    assert sentence in said.out + said.err
    assert (said.out + said.err).count("\n") == 1
    assert status == (1 if tables else 0)


def test_a_title_may_have_any_signs():
    drawn = records.points_chart("Salt & <Pepper> \x07, points", [1, 2])
    assert "Salt &amp; &lt;Pepper&gt; " in drawn
    xml.dom.minidom.parseString(drawn)


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
        "Arabana-Ikibiti: Against Krill",
        "Arabana-Ikibiti: Against Orca",
        "Atoll: 3 players, Krill",
        "Atoll: With people",
    ]
    twice = [
        {"game": "atoll", "options": o, "seats": "010100", "seed": 1} for o in ("030204", "030206")
    ]
    assert list(records.settings(twice)) == [
        f"Atoll: 3 players, Krill, options {one['options']}" for one in twice
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
