"""`make review`: what a review says adds up, in text, JSON and page, and tells nothing hidden."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
import textwrap
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from engine import catalog, record
from engine.game import OVER
from engine.hashi.rules import CONFIRM
from engine.hashi.state import DECK
from engine.past import Past
from engine.session import Session
from firmware import words
from host_sim import games
from host_sim.games import joined
from host_sim.history import NAME, History
from host_sim.lab.tournament.spread import in_order
from host_sim.machine import ROOT
from host_sim.review import page, report, run, strength, text, turns
from host_sim.review.levels import played
from host_sim.review.words import escaped, of
from tests.firmware.test_statistics import KINDS, Device
from tests.host_sim.test_saves import FORMS

SEED = 5
GOLDEN = Path(__file__).with_name("golden.txt")


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(words, "chosen", "en")


@pytest.fixture(scope="module")
def game():
    """Return the record of a level's game, and its reviewed turns."""
    found = played("hashi", "A", "easy", SEED)
    return found, turns.reviewed(found)


@pytest.fixture
def reviewed(game, monkeypatch):
    """Let the command review this game without computing it again."""
    known = {"hashi": game[1]}
    monkeypatch.setattr(
        run, "reviewed", lambda data: known.get(joined(data).game.NAME) or turns.reviewed(data)
    )
    return game


def said(capsys, *argv: str | Path) -> tuple[int, str, str]:
    """Return the exit status of the command, and what it printed."""
    status = run.main([*map(str, argv), "--language", "en", "--quick"])
    out, err = capsys.readouterr()
    return status, out, err


class Reader(HTMLParser):
    """Reads a page; checks that every element is closed, and that nothing is loaded."""

    EMPTY = ("meta", "input", "br", "path", "circle", "rect", "polyline")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cells: list[list[str]] = []
        self.texts: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names))
        assert not {"src", "href", "xlink:href", "style", "onclick"} & set(names)
        assert tag not in ("script", "link", "img", "iframe")
        if tag == "tr":
            self.cells.append([])
        elif tag in ("td", "th"):
            self.cells[-1].append("")
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in self.EMPTY:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)
        if self.open and self.open[-1] in ("td", "th"):
            self.cells[-1][-1] += data


def test_start_luck_turns_and_the_rest_add_up_to_the_end(game):
    data, found = game
    shown = report.report(data, found)
    end = shown["start"] + shown["luck"] - shown["lost"] + shown["rest"]
    assert end == pytest.approx(shown["end"])
    assert shown["end"] == shown["points"] == joined(data).game.score(0)
    assert shown["luck"] == pytest.approx(sum(row["brought"] for row in shown["turns"]))
    assert shown["lost"] == pytest.approx(sum(row["lost"] for row in shown["turns"]))
    told = report.total(shown).replace("−", "-")
    parts = [float(n) for n in re.findall(r"[-+]?\d+\.\d", told)]
    assert sum(parts[:-1]) == pytest.approx(parts[-1]), "also as they are written"


def test_the_three_dearest_turns_are_shown_with_how_sure_it_is_what_they_cost(game):
    data, found = game
    shown = report.report(data, found)
    dear = [shown["turns"][n] for n in shown["worst"]]
    assert 1 <= len(dear) <= 3
    order = [(-report.SURE.index(row["sure"]), -row["lost"]) for row in dear]
    assert order == sorted(order)
    for row in shown["turns"]:
        is_clear = abs(row["lost"]) >= max(1, 2 * row["error"])
        assert (row["sure"] == "clear") == is_clear
        assert ("svg" in row) == (row["turn"] is not None)
        has_other = "why" in row
        assert has_other == ("best_found" in row) == (len(row.get("svg", ())) == 2)
        assert has_other or not (is_clear or row in dear)
        if row["sure"] in ("hard to say", "nothing"):
            assert not re.search(r"\d", row["cost"] + report.give(row)), "no figure"
    for row in dear:
        assert row["why"]
        assert row["best_found"] != row["played"]


def test_the_page_walks_through_every_turn(game):
    """A radio button, a column of the curve and a board each; the dearest comes first."""
    data, found = game
    shown = report.report(data, found)
    html = page.one(shown)
    Reader(html)
    turns = [row for row in shown["turns"] if row["turn"] is not None]
    first = shown["worst"][0]
    for n, row in enumerate(turns):
        heading = report.heading(row)
        checked = " checked" if n == first else ""
        button = f'<input type="radio" name="turn" id="turn-{n}" aria-label="{heading}"{checked}>'
        assert html.count(button) == 1
        assert html.count(f'<label for="turn-{n}" class="at-{n}"') == 1
        assert f"#turn-{n}:checked ~ .turn-{n}" in html
        section = html.split(f'<section class="turn turn-{n}">')[1].split("</section>")[0]
        assert section.count("<svg") == len(row["svg"])
        assert all(said in section for said in map(escaped, report.compared(row)))
    costly = [n for n, row in enumerate(turns) if report.is_costly(row)]
    section = html.split(f'<section class="turn turn-{costly[0]}">')[1].split("</section>")[0]
    assert f'<label class="go" for="turn-{costly[1]}">' in section, "the next one that cost"


def test_a_turn_has_the_number_that_replays_have(game):
    data, found = game
    past = Past(joined(data))
    setup = past.session.game.SETUP
    for turn, row in zip(found, report.report(data, found)["turns"], strict=True):
        if turn.is_end:
            assert row["turn"] is None
        else:
            assert past.ends[row["turn"] + setup] == turn.end


def test_a_game_without_clear_turns_is_told_so(game):
    data, found = game
    calm = [replace(one, lost=0, is_shown=False, why=()) for one in found]
    shown = report.report(data, tuple(calm))
    assert shown["worst"] == shown["good"] == []
    for told in (text.one(shown), page.one(shown)):
        assert "No turn was clearly a mistake." in told


def test_what_is_better_than_the_master_found_is_told_too(game):
    data, found = game
    n = next(n for n, one in enumerate(found) if one.is_shown and one.lost > 2 * one.error)
    good = (*found[:n], replace(found[n], lost=-found[n].lost), *found[n + 1 :])
    shown = report.report(data, good)
    assert n in shown["good"]
    assert n not in shown["worst"]
    assert of().GOOD in text.one(shown)
    assert "The master’s: " in page.one(shown)


def test_json_text_and_page_say_the_same(reviewed, tmp_path, capsys):
    file, html = tmp_path / "game", tmp_path / "deep" / "game.html"
    file.write_bytes(reviewed[0])
    status, out, _ = said(capsys, "--record", file, "--json", "--html", html)
    assert status == 0
    shown = json.loads(out)
    reader = Reader(html.read_text(encoding="utf-8"))
    rows = [tuple(row) for row in reader.cells[1:]]
    assert rows == [report.cells(row) for row in shown["turns"]]
    told = " ".join(reader.texts)
    status, plain, _ = said(capsys, "--record", file)
    assert status == 0
    for one in (*report.sentences(shown), report.total(shown), report.under(shown)):
        assert one in told
        assert one in plain
    for n in shown["worst"]:
        row = shown["turns"][n]
        for one in (report.heading(row), row["cost"], *report.compared(row), row["why"]):
            assert one in told
            assert one in plain
        assert row["board"] in plain
    assert "http" not in html.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_page_is_whole_in_every_language(game, language, monkeypatch):
    monkeypatch.setattr(words, "chosen", language)
    shown = report.report(*game)
    html = page.one(shown)
    Reader(html)
    assert f'<html lang="{language}">' in html
    names = {name for name in vars(of()) if name.isupper()}
    monkeypatch.setattr(words, "chosen", "en")
    assert names == {name for name in vars(of()) if name.isupper()}


# The moves of the start and two turns, and what might be found of them.
MOVES = (0, CONFIRM, 36, 40, 41, CONFIRM, 1, 42, 42, 43, CONFIRM)
FOUND = (
    turns.Turn(0, 2, (), 0, 25, 40, 5018, (0x0F,), False, ()),
    turns.Turn(2, 6, (5, 2), 60, 310, 60, 4768, (0x0F, 0x28, 0x3C), True, (0, 6)),
    turns.Turn(6, 11, (6, 3), -45, -140, 65, 4860, (0x24, 0x50), True, ()),
)


def begun() -> bytes:
    """Return the record of a game that is not over."""
    session = Session(catalog.make("hashi"), SEED, b"\1\0", b"\0")
    for move in MOVES:
        session.play(move)
    return bytes(record.encode(session))


def test_the_text_of_a_game_is_as_it_was():
    """FOUND is invented: the text does not change with what the engine thinks."""
    told = text.one(report.report(begun(), FOUND))
    assert told == GOLDEN.read_text(encoding="utf-8"), told


def test_a_turn_that_is_said_to_be_as_good_is_counted_as_one():
    start, *rest = FOUND
    assert report.report(begun(), FOUND)["as_good"] == 1, "what the start cost is hard to say"
    even = report.report(begun(), (replace(start, error=10), *rest))
    assert even["as_good"] == 2
    assert even["turns"][0]["cost"] == "Your turn was as good as the best one known."


def test_the_cards_that_had_not_come_change_nothing(monkeypatch):
    """A game that is not over is reviewed alike, whatever is dealt after its last card."""
    whole = joined(played("hashi", "B", "easy", SEED))
    stop = [k for k, move in enumerate(whole.moves) if move == CONFIRM][4] + 1
    session = Session(catalog.make("hashi"), SEED, whole.options, whole.seats)
    for move in whole.moves[:stop]:
        session.play(move)
    data = record.encode(session)
    before = report.report(data, turns.reviewed(data))
    kind = type(session.game)
    deal = kind.deal

    def dealt(self):
        deal(self)
        rest = list(self.state[DECK + 5 : DECK + 18])
        Random(1).shuffle(rest)
        self.state[DECK + 5 : DECK + 18] = bytes(rest)

    monkeypatch.setattr(kind, "deal", dealt)
    assert report.report(data, turns.reviewed(data)) == before
    assert before["points"] is None
    assert before["strength"] == [], "of five turns nothing is said"
    assert "not finished yet" in text.one(before)


def files(reviewed: tuple) -> dict[str, tuple[bytes, str]]:
    """Return contents of files that cannot be reviewed, and what is said of each."""
    data = reviewed[0]
    newer = bytearray(data)
    newer[5] += 1
    session = Session(catalog.make("hashi"), SEED, b"\1\0")
    foreign = bytearray(data)
    foreign[3] ^= 255

    def sealed(raw: bytearray) -> bytes:
        from engine.crc import checksum

        crc = checksum(raw, 0, len(raw) - 2)
        return bytes(raw[:-2]) + crc.to_bytes(2, "little")

    def random(name: str, options: bytes, seats: bytes) -> bytes:
        one = Session(catalog.make(name), SEED, options, seats)
        out, luck = one.game.moves_buffer(), Random(1)
        while one.game.player() != OVER:
            one.play(luck.choice(list(out[: one.game.legal(out)])))
        return bytes(record.encode(one))

    return {
        "empty": (b"", "this is not a saved game"),
        "letters": (b"My best game", "this is not a saved game"),
        "torn": (data[:-9], "the saved game is damaged"),
        "torn digits": (data[:-9].hex().encode(), "the saved game is damaged"),
        "version": (sealed(newer), "the saved game is of another version of hashi"),
        "unknown": (sealed(foreign), "the saved game is of an unknown game"),
        "begun": (record.encode(session), "no turn of this game is complete yet"),
        "long": (bytes(200_000), "it is too long"),
        "several": (random("hashi", b"\2\0", b"\0\1"), "where several play, only alone"),
        "other": (random("null", b"", b"\0\0"), "cannot be reviewed yet"),
    }


def test_what_cannot_be_reviewed_is_one_sentence(reviewed, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(run, "reviewed", turns.reviewed)
    for name, (content, sentence) in files(reviewed).items():
        file = tmp_path / "file"
        file.write_bytes(content)
        status, out, err = said(capsys, "--record", file)
        assert (status, out) == (1, ""), name
        assert sentence in err, name
        assert err.count("\n") == 1, name


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--game", "chess"], "there is no game 'chess'"),
        (["--jobs", "0"], "--jobs is a number from 1 up"),
        (["--all", "--last"], "not allowed with argument"),
        (["--game", "hashi", "--record", "x"], "--game does not go with --record"),
    ],
)
def test_options_that_do_not_fit_are_one_sentence(argv, sentence, capsys):
    with pytest.raises(SystemExit) as end:
        run.main(argv)
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_without_tables_the_review_says_so(reviewed, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(run, "reviewed", turns.reviewed)
    monkeypatch.setattr("engine.hashi.ai.learned.PATHS", ("nowhere", "nowhere"))
    (tmp_path / "file").write_bytes(reviewed[0])
    status, _, err = said(capsys, "--record", tmp_path / "file")
    assert status == 1
    assert err == (
        "review: the learned tables of Hashi are missing, and nothing is known without.\n"
    )


def test_digits_are_a_record_too(reviewed, tmp_path, capsys):
    file = tmp_path / "file"
    file.write_bytes(reviewed[0])
    whole = said(capsys, "--record", file)
    file.write_text(reviewed[0].hex() + "\n")
    assert said(capsys, "--record", file) == whole


def linked(data: bytes) -> str:
    return "https://a.example/#record=" + base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize("name", [*FORMS, "link", "link from Windows", "wrapped", "argument"])
def test_a_record_is_read_in_every_form(reviewed, name, tmp_path, capsys):
    file = tmp_path / "file"
    file.write_bytes(reviewed[0])
    whole = said(capsys, "--record", file)
    link = linked(reviewed[0])
    others = {
        "link": link.encode(),
        "link from Windows": f"See {link}\r\n".encode("utf-16"),
        "wrapped": "\r\n".join(textwrap.wrap(link, 76)).encode("utf-8-sig"),
        "argument": b"",
    }
    file.write_bytes(others[name] if name in others else FORMS[name](reviewed[0]))
    assert said(capsys, "--record", link if name == "argument" else file) == whole


def test_of_saved_games_the_one_that_was_over_last_is_reviewed(reviewed, tmp_path, capsys):
    session = joined(reviewed[0])
    file = tmp_path / "file"
    file.write_bytes(reviewed[0])
    whole = said(capsys, "--record", file, "--json")
    device = Device()
    device.game(*KINDS[3])
    device.saves.begin(catalog.key("hashi"))
    device.finish(session)
    for form in FORMS.values():
        file.write_bytes(form(bytes(device.nvm)))
        assert said(capsys, "--record", file, "--json") == whole
    file.write_bytes(bytes(Device().nvm))
    assert "this is not a saved game" in said(capsys, "--record", file)[2]


def test_a_code_is_no_record_and_named(tmp_path, capsys):
    file = tmp_path / "file"
    file.write_text("AJ00-007Q.\n")
    assert "this is the code of a game, which holds none" in said(capsys, "--record", file)[2]


def kept(path: Path, reviewed: tuple, names: tuple[str, ...] = ()) -> History:
    """Return the games of a desktop: others at random, and this game of Hashi, twice."""
    device = Device()
    history = History(path / NAME, "pico")
    for kind in KINDS:
        if kind[0] in names:
            device.game(*kind)
            history.note(bytes(device.nvm))
    with history._open():
        pass  # there is a file, also without others
    with contextlib.closing(sqlite3.connect(history.path)) as file, file:
        for n in range(2):
            row = (f"2026-01-0{n + 1} 10:00:00", "pico", "hashi", 99 + n, reviewed[0])
            file.execute(
                "INSERT INTO games (finished, board, game, number, record) VALUES (?, ?, ?, ?, ?)",
                row,
            )
    return history


def test_the_last_game_is_reviewed_by_default(reviewed, tmp_path, capsys):
    status, out, err = said(capsys, "--file", tmp_path / NAME)
    assert (status, err) == (0, "")
    assert out.startswith("No game has been finished yet")
    history = kept(tmp_path, reviewed, ("arabana",))
    assert said(capsys, "--file", history.path)[0] == 0
    status, out, err = said(capsys, "--file", history.path, "--last", "--game", "arabana")
    assert (status, err) == (0, "")
    assert out.startswith("Arabana-Ikibiti: ")


def test_all_games_are_a_table_with_a_mean(reviewed, tmp_path, capsys):
    history = kept(tmp_path, reviewed, ("arabana",))
    with contextlib.closing(sqlite3.connect(history.path)) as file, file:
        row = ("2026-01-01", "pico", "null", 0, files(reviewed)["other"][0])
        file.execute(
            "INSERT INTO games (finished, board, game, number, record) VALUES (?, ?, ?, ?, ?)", row
        )
    html = tmp_path / "all.html"
    argv = ("--file", history.path, "--all", "--jobs", "1", "--html", html)
    status, out, err = said(capsys, *argv, "--json")
    shown = json.loads(out)
    assert status == 0
    assert "1 of 5 games left out: Null cannot be reviewed yet." in err
    one, two = (game for game in shown["games"] if game["game"] == "hashi")
    assert {**one, "finished": ""} == {**two, "finished": ""}
    mean = shown["mean"]
    assert (mean["games"], mean["luck"]) == (2, one["luck"])
    assert mean["lost_a_turn"] == pytest.approx(one["lost"] / len(one["turns"]), abs=0.001)
    reader = Reader(html.read_text(encoding="utf-8"))
    rows = [tuple(row) for row in reader.cells[1:5]]
    assert rows == [report.all_cells(game) for game in shown["games"]]
    _, plain, _ = said(capsys, *argv)
    assert plain.splitlines()[-1] == report.average_words(mean)


def test_a_cluster_that_is_not_there_is_one_sentence(reviewed, tmp_path, capsys):
    history = kept(tmp_path, reviewed)
    argv = ("--file", history.path, "--all", "--dask", "not-an-address")
    status, out, err = said(capsys, *argv)
    assert (status, out) == (1, "")
    assert "Dask" in err
    assert err.count("\n") == 1


def test_processes_come_to_the_same_reviews_as_this_one(tmp_path):
    records = [(begun(),), (begun(),)]
    assert list(in_order(turns.reviewed, records, 2)) == [turns.reviewed(begun())] * 2


def test_a_game_that_went_on_after_its_record_is_read_with_what_was_added(tmp_path):
    device = Device()
    history = History(tmp_path / NAME, "pico")
    for kind in KINDS:
        device.game(*kind)
        history.note(bytes(device.nvm))
    for row, one in zip(history.records(), device.played, strict=True):
        session = joined(row["record"])
        assert session.game.player() == OVER
        assert bytes(session.game.state) == one["record"]


def test_a_damaged_file_as_long_as_one_may_be_is_read_in_no_time(monkeypatch):
    """A file is no game in any case, but that must not take hours."""
    steps = []
    real = games.checksum

    def counted(data, start, stop, crc=0xFFFF):
        steps.append(stop - start)
        return real(data, start, stop, crc)

    monkeypatch.setattr(games, "checksum", counted)
    data = bytes(record.encode(Session(catalog.make("hashi"), SEED, b"\1\0")))[:-2]
    with pytest.raises(ValueError, match="damaged"):
        joined(data + bytes(20_000))
    assert sum(steps) < 100_000


def test_the_text_is_utf_8_whatever_the_locale(reviewed, tmp_path):
    """As where Windows writes to a file."""
    (tmp_path / "file").write_bytes(begun())
    argv = [sys.executable, "-m", "host_sim", "review", "--record", tmp_path / "file"]
    argv += ["--language", "en"]
    env = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(argv, cwd=ROOT, env=env, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "−" in done.stdout.decode("utf-8")


@pytest.mark.parametrize("name", ["arabana", "atoll"])
def test_of_one_game_of_several_no_strength_is_named_but_of_many(name):
    ((setting, known),) = strength.LOST[name].items()
    for place, (lost, _) in enumerate(known, 1):
        assert strength.levels(name, setting, lost, 30) == ()
        places = strength.levels(name, setting, lost, 18 * 400)
        assert all(abs(one - place) <= 1 for one in places)
        assert places


def test_a_strength_is_between_two_levels_where_its_error_is_wide():
    known = strength.LOST["hashi"]["A"]
    for place, (lost, error) in enumerate(known, 1):
        assert strength.levels("hashi", "A", lost, 18 * 400) == (place,)
        assert place in strength.levels("hashi", "A", lost, 18)
        assert strength.levels("hashi", "A", lost, 7) == ()
        assert error > 0
    worst, best = known[0][0], known[-1][0]
    assert strength.levels("hashi", "A", worst * 3, 18) == (1,)
    assert strength.levels("hashi", "A", best - 100, 18) == (5,)
    middle = (known[1][0] + known[2][0]) / 2
    assert strength.levels("hashi", "A", middle, 18) == (2, 3)
    assert strength.levels("atoll", "A", middle, 18) == ()


def test_the_weaker_a_level_is_the_more_its_turns_lose():
    for rows in strength.LOST["hashi"].values():
        losses = [lost for lost, _ in rows]
        assert losses == sorted(losses, reverse=True)
        assert len(losses) == 5


@pytest.fixture(scope="module", params=["arabana", "atoll"])
def of_several(request):
    """Return the record of a level's game against its like, and its reviewed turns."""
    found = played(request.param, {"arabana": "2", "atoll": "4"}[request.param], "easy", SEED)
    return found, turns.reviewed(found)


def test_of_several_people_it_is_said_who_is_reviewed(of_several):
    session = joined(of_several[0])
    session.seats = bytes(len(session.seats))
    shown = report.report(record.encode(session), of_several[1])
    assert shown["title"].endswith(": With people, Player 1")


def test_what_is_added_to_a_chance_is_no_share_of_it(of_several, monkeypatch):
    """62 % more than 33 % would be 53 %, not 95 %."""
    shown = report.report(*of_several)
    sentences = report.sentences(shown)
    assert "by cards and rivals" in sentences[0]
    start, end, luck, lost = map(float, re.findall(r"[-+]?\d+(?:\.\d)?(?=%)", sentences[0]))
    assert start + shown["many"] * (luck + lost) == pytest.approx(end, abs=0.1 * shown["many"] + 1)
    assert report.total(shown).startswith("Chance of winning in per cent: ")
    monkeypatch.setattr(words, "chosen", "de")
    assert "durch Karten und Gegner" in report.sentences(shown)[0]


@pytest.mark.parametrize("of_several", ["atoll"], indirect=True)
def test_the_requests_that_a_reason_names_are_shown_beside_the_island(of_several):
    shown = report.report(*of_several)
    found = [row for row in shown["turns"] if row.get("why") and row["board"].strip()[0] == "A"]
    assert found
    for row in found:
        assert row["board"].count("\n\n") == 2  # the Island, the upper two, the lower two
        assert all(svg.count('width="12"') >= 2 for svg in row["svg"])


def test_turns_that_cost_less_than_nothing_cost_nothing(game):
    data, found = game
    good = tuple(replace(one, lost=-abs(one.lost)) for one in found)
    said = report.sentences(report.report(data, good))[0]
    assert said.endswith("your turns cost 0.0 points.")


def test_the_chances_of_a_game_of_several_add_up(of_several):
    found = report.report(*of_several)
    assert found["unit"] == "chance"
    assert found["start"] + found["luck"] - found["lost"] == pytest.approx(found["end"], abs=0.01)
    assert found["end"] in (0, 25, 50, 100)
    *own, end = of_several[1]
    assert end.is_end
    assert not any(turn.is_end for turn in own)
    assert found["many"] == len(own)
    session = joined(of_several[0])
    places = [n for n, move in enumerate(session.moves) if move == type(session.game).CONFIRM]
    assert {turn.end - 1 for turn in own} <= set(places)


def test_a_game_of_several_is_told_in_text_and_on_a_page(of_several):
    found = report.report(*of_several)
    told = text.one(found)
    assert "own error" not in told, "what was brought is the rest here"
    html = page.one(found)
    reader = Reader(html)
    assert len(reader.cells) == 1 + len(of_several[1])
    shown = len(found["worst"]) + len(found["good"])
    walked = sum(len(row.get("svg", ())) for row in found["turns"])
    assert walked > len(own_turns(found)) > 5
    assert html.count('class="board"') == 2 * shown + walked


def own_turns(found):
    return [row for row in found["turns"] if row["turn"]]


def test_each_board_of_a_game_of_several_is_drawn(of_several):
    """Clear or not, each turn has its words, its drawing and a board in text."""
    session = joined(of_several[0])
    own = turns.module(session)
    seen = list(turns.observations(session, of_several[1]))
    for turn, one in zip(of_several[1][:-1], seen, strict=False):
        for moves in (list(session.moves[turn.first : turn.end - 1]), list(turn.better)):
            if moves:
                assert own.turn(one, moves)
                Reader(own.svg(one, moves))
        assert own.text(one)


def test_a_better_turn_has_a_reason_in_a_sentence(of_several):
    session = joined(of_several[0])
    own = turns.module(session)
    clear = [turn for turn in of_several[1] if turn.is_shown]
    assert all(bool(turn.why) == (turn.lost > 0) for turn in clear)
    for turn in clear:
        why = own.why(turn.why, session)
        assert why.endswith((".", "!")) if turn.why else not why, why
