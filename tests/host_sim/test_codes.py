"""Codes and numbers on the desktop: play, trace, a tournament's log, the link of the web page."""

import argparse
import datetime
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from engine import catalog, codes
from host_sim import options, pasted, play
from host_sim.games import ROOT
from host_sim.lab.tournament import run as tournament
from host_sim.lab.trace import run as trace
from host_sim.options import games, number_of, number_of_day, settings

PASTED = Path(__file__).with_name("pasted.json")


def setting(*words):
    return settings(play._parser().parse_args(words)).get("TOMBOLO_CODE")


def test_a_code_is_handed_to_the_handheld():
    assert setting("--code", "AJ20-06N4") == "AJ20-06N4"
    assert setting() is None


@pytest.mark.parametrize(
    ("words", "name", "seed", "chosen"),
    [
        (("--number", "213"), "hashi", 213, b"\x01\x00"),
        (("--number", "213", "--side", "B"), "hashi", 213, b"\x01\x01"),
        (("--number", "9999", "--game", "atoll"), "atoll", 9999, b"\x04\x02\x04"),
        (("--number", "1", "--game", "arabana"), "arabana", 1, bytes(8) + b"\x02"),
    ],
)
def test_a_number_becomes_its_code(words, name, seed, chosen):
    game, again, options = codes.decode(setting(*words), games())
    assert (game.NAME, again, options) == (name, seed, chosen)


def test_today_has_a_number_that_everybody_has():
    day = datetime.date(2026, 1, 1)
    numbers = [number_of_day(day + datetime.timedelta(n)) for n in (0, 1, 9998, 9999, -1)]
    assert numbers == [1, 2, 9999, 1, 9999]
    assert number_of("today") in (
        number_of_day(datetime.date.today()),
        number_of_day(datetime.date.today() - datetime.timedelta(1)),  # it was before midnight
    )


@pytest.mark.parametrize("word", ["0", "10000", "x", "-1", "1.5"])
def test_what_is_no_number_is_refused(word):
    with pytest.raises(argparse.ArgumentTypeError, match="is no number from 1 to 9999"):
        number_of(word)


@pytest.mark.parametrize(("text", "code"), json.loads(PASTED.read_text(encoding="utf-8")))
def test_the_code_is_found_in_what_people_paste(text, code):
    assert pasted.find(text) == code
    if code and not code.endswith("N5"):
        assert setting("--code", text) == code


def test_what_is_no_code_is_refused_in_a_sentence(capsys):
    with pytest.raises(SystemExit):
        play.main(["--code", "AJ20-06N5"])
    err = capsys.readouterr().err
    assert "this is not the code of a game: a character is wrong or missing" in err
    assert err.count("\n") == 1


def test_a_seed_on_the_command_line_is_a_chosen_seed(monkeypatch, tmp_path):
    """It is handed over as in settings.toml, so that the game counts for no best."""
    found = {}

    def live(profile, seed, env, *rest, **more):
        found.update(env)
        raise SystemExit

    monkeypatch.setattr("host_sim.frontends.live.Live", live)
    with pytest.raises(SystemExit):
        play.main(["--seed", "7", "--save", str(tmp_path / "nvm")])
    assert found["TOMBOLO_SEED"] == "7"


def lines(capsys, *words):
    assert trace.main(list(words)) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_trace_of_a_code_is_that_of_its_seed_and_options(capsys):
    first, *moves = lines(capsys, "--code", "AJ20-007X", "--policy", "greedy")
    named = lines(capsys, "--game", "hashi", "--seed", "7", "--side", "B", "--policy", "greedy")
    assert [first, *moves] == named
    assert (first["seed"], first["code"]) == (7, "AJ20-007X")
    assert first["options"] == {"side": "B"}


@pytest.mark.parametrize(
    "words",
    [
        "--game hashi --players 3",
        "--game atoll --players 4 --rounds 1 --awards 9",
        "--game arabana --variant designer --seafarer --free-bridges 1:2 --extra-limit 0",
        "--game null",
    ],
)
def test_a_trace_of_a_code_names_its_options_as_the_one_of_a_seed_does(words, capsys):
    named = lines(capsys, *words.split(), "--seed", "7")
    assert lines(capsys, "--code", named[0]["code"]) == named


@pytest.mark.parametrize(("text", "code"), json.loads(PASTED.read_text(encoding="utf-8")))
def test_a_trace_finds_the_code_in_what_people_paste(text, code, monkeypatch, capsys):
    """As play does, for both ask host_sim/pasted.py."""
    asked = []

    def decoded(code, games):
        asked.append(code)
        raise codes.CodeError("seen", "code")

    monkeypatch.setattr(codes, "decode", decoded)
    assert trace.main([f"--code={text}"]) == 2
    assert asked == [code or text]
    assert capsys.readouterr().err == "trace: seen\n"


def test_a_trace_of_a_code_with_a_full_stop_is_that_of_the_code(capsys):
    assert lines(capsys, "--code", "AJ00-007Q.") == lines(capsys, "--code", "AJ00-007Q")


def test_a_trace_of_a_link_with_moves_is_refused_in_a_sentence(capsys):
    assert trace.main(["--code", "https://a.example/#record=" + "A" * 40]) == 2
    assert capsys.readouterr().err == (
        "trace: --code takes the code of a game, not a link with the moves of one\n"
    )


def test_options_that_only_a_code_can_have_have_names_too(capsys):
    code = codes.encode(catalog.make("arabana"), 5, bytes((0, 0, 1, 2, 0, 3, 1, 1, 0)))
    first = lines(capsys, "--code", code)[0]
    assert first["options"] == {
        "free_bridges": [[0, 1], [1, 2]],
        "extra_cards": [1, 3],
        "extra_limit": [0, 1],
        "begins": 0,
    }


def test_a_trace_of_no_code_is_refused_in_a_sentence(capsys):
    assert trace.main(["--code", "AJ20-06N5"]) == 2
    assert capsys.readouterr().err == (
        "trace: this is not the code of a game: a character is wrong or missing\n"
    )


def test_a_trace_of_a_code_refuses_what_the_code_decides(capsys):
    assert trace.main(["--code", "AJ20-007X", "--game", "atoll"]) == 2
    assert capsys.readouterr().err == (
        "trace: --code goes with --policy and --legal alone, not with --game atoll\n"
    )


def test_a_tournament_s_log_has_the_code_of_each_game(tmp_path):
    log = tmp_path / "log"
    words = ["--game", "hashi", "--policies", "random,greedy", "--games", "3", "--seed", "5"]
    for _ in range(2):  # the second one only reads it
        assert tournament.main([*words, "--jobs", "1", "--log", str(log)]) == 0
        rows = [json.loads(line) for line in log.read_text().splitlines()]
        assert len(rows) == 3
    for n, row in enumerate(rows):
        game, seed, chosen = codes.decode(row["code"], options.games())
        assert (game.NAME, seed, chosen.hex()) == ("hashi", 5 + n, row["options"])


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_a_link_of_the_page_may_be_a_code_and_the_page_has_the_number_of_the_day():
    code = """
        import { numberOf, read } from "./host_sim/web/page/link.js";
        const links = ["#AJ20-06N4", "#seed=7&game=hashi", "#AJ20", "#", "#AJ20-06N4%3Cb%3E"];
        links.push("#AJ20-06N4&points=43", "#AJ20-06N4&points=43.", "#AJ20-06N4&points=4x");
        const days = [[2026, 0, 1], [2026, 11, 31], [2027, 4, 27], [2027, 4, 28]];
        days.push([2030, 0, 1], [2053, 4, 17], [2053, 4, 18], [2025, 11, 31]);
        const numbers = days.map((day) => numberOf(new Date(...day)));
        console.log(JSON.stringify([links.map(read), numbers]));
    """
    command = ["node", "--input-type=module", "-e", code]
    found = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    seed = {"TOMBOLO_SEED": "7", "TOMBOLO_GAME": "hashi"}
    links, numbers = json.loads(found)
    asked = {"TOMBOLO_CODE": "AJ20-06N4"}
    sent = {**asked, "TOMBOLO_POINTS": "43"}
    assert links == [asked, seed, None, {}, asked, sent, sent, None]
    days = (
        *((2026, 1, 1), (2026, 12, 31), (2027, 5, 27), (2027, 5, 28), (2030, 1, 1)),
        *((2053, 5, 17), (2053, 5, 18), (2025, 12, 31)),
    )
    assert numbers == [number_of_day(datetime.date(*day)) for day in days]
