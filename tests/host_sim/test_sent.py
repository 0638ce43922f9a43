"""A game that somebody has sent: its line, its replay on the handheld, playing on, bad lines."""

from __future__ import annotations

import argparse
import base64
import json
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from engine import catalog, record
from engine.crc import checksum
from engine.session import PRACTICE, Session
from firmware.words import en_records, language
from host_sim import options, pasted, play, sent
from host_sim.drive import Handheld
from host_sim.frontends.live import Live
from host_sim.machine import ROOT
from host_sim.script import main as run
from tests.firmware.menus import app, choose, screen, up
from tests.firmware.test_statistics import KINDS
from tests.firmware.test_words import DRAWN

PASTED = Path(__file__).with_name("pasted_records.json")
SOLO, TABLE, DUEL = KINDS[0], KINDS[2], KINDS[3]


def played(kind, moves=10_000, seed=5):
    """Return a game of a kind, played at random for so many moves, or to its end."""
    name, chosen, seats = kind
    session = Session(catalog.make(name), seed, chosen, seats)
    luck = Random(seed)
    out = session.game.moves_buffer()
    while session.game.player() >= 0 and len(session.moves) < moves:
        session.play(luck.choice(list(out[: session.game.legal(out)])))
    return session


def digits_of(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def sealed(data):
    """Return the digits of bytes that end with the checksum of a record."""
    crc = checksum(data, 0, len(data) - 2)
    return digits_of(bytes(data[:-2]) + crc.to_bytes(2, "little"))


def opened(handheld, digits):
    """Put up a sent game on a handheld that shows its title."""
    assert sent.show(app(handheld), digits, handheld.machine.load)
    handheld.wait(1500)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind[0])
def test_a_line_holds_the_game_with_its_moves_and_fits_into_a_link(kind):
    session = played(kind)
    digits = sent.write(session)
    again = record.decode(sent.read(digits), catalog.make(kind[0]))
    assert (again.seed, again.options, again.seats) == (5, session.options, session.seats)
    assert again.moves == session.moves
    assert pasted.record(f"https://a.example/#{sent.SIGN}{digits}") == digits
    assert len(digits) < 2000


@pytest.mark.parametrize(("text", "digits"), json.loads(PASTED.read_text(encoding="utf-8")))
def test_the_record_is_found_in_what_people_paste(text, digits):
    assert pasted.record(text) == digits


@pytest.mark.parametrize("kind", [SOLO, TABLE, DUEL], ids=["solo", "table", "duel"])
def test_it_is_a_replay_from_which_one_plays_on_as_practice(kind):
    session = played(kind)
    with Handheld() as handheld:
        nvm = bytes(handheld.machine.nvm)
        opened(handheld, sent.write(session))
        assert up(handheld) == "Replay"
        assert screen(handheld).past.moves == session.moves
        handheld.press("RIGHT", 2)
        assert bytes(handheld.machine.nvm) == nvm
        at = screen(handheld).at
        handheld.press("A")
        choose(handheld, "Play on from here")
        handheld.press("A")
        handheld.wait(1500)
        playing = app(handheld).playing.session
        assert playing.flags & PRACTICE
        assert 0 < at <= len(playing.moves) < len(session.moves)
        assert playing.moves[:at] == session.moves[:at]


def test_b_leads_back_to_the_title():
    with Handheld() as handheld:
        opened(handheld, sent.write(played(SOLO)))
        handheld.press("B")
        handheld.wait(500)
        assert up(handheld) == "Title"


def test_a_running_game_is_shown_as_far_as_its_turns_are_over():
    with Handheld() as handheld:
        opened(handheld, sent.write(played(SOLO, 30)))
        assert up(handheld) == "Replay"


def test_before_the_title_nothing_is_put_up():
    with Handheld(env={"TOMBOLO_GAME": "hashi"}) as handheld:
        assert not sent.show(app(handheld), sent.write(played(SOLO)), handheld.machine.load)


def bad():
    """Return lines that lead to no game, with the beginning of what is said of each."""
    whole = bytearray(record.encode(played(SOLO)))
    changed = {}
    for name, at, value in (
        ("version", 5, whole[5] + 1),
        ("a game that is not here", 3, whole[3] ^ 255),
        ("a side that is not there", 14, 9),
        ("a seat too many", 15, 2),
        ("a move that is not allowed", len(whole) - 3, 95),
    ):
        other = bytearray(whole)
        other[at] = value
        changed[name] = sealed(other)
    of_nobody = played(SOLO)
    of_nobody.seats = b"\x01"
    reasons = sent.REASONS["en"]
    return [
        ("noise", "A" * 40, reasons["damaged"]),
        ("cut short", digits_of(whole)[:-9], reasons["damaged"]),
        ("far too long", "A" * 10_000, reasons["damaged"]),
        ("nothing", "", reasons["damaged"]),
        ("of nobody", sent.write(of_nobody), reasons["unreadable"]),
        ("version", changed.pop("version"), reasons["version"].partition("{")[0]),
        ("game", changed.pop("a game that is not here"), en_records.NO_CODE["game"]),
        *((name, digits, reasons["unreadable"]) for name, digits in changed.items()),
    ]


@pytest.mark.parametrize(("what", "digits", "said"), bad(), ids=lambda value: value[:9])
def test_a_bad_line_is_one_sentence_and_nothing_is_lost(what, digits, said):
    with Handheld() as handheld:
        nvm = bytes(handheld.machine.nvm)
        opened(handheld, digits)
        assert up(handheld) == "Notice"
        assert len(screen(handheld).sentences) == 1
        assert screen(handheld).sentences[0].startswith(said)
        handheld.press("A")
        handheld.wait(500)
        assert up(handheld) == "Title"
        assert bytes(handheld.machine.nvm) == nvm


@pytest.mark.parametrize("name", [name for name, _ in language.LANGUAGES])
def test_a_link_that_is_cut_short_is_said_to_be_so_and_not_ones_own_game(name):
    digits = pasted.record("https://a.example/#record=" + sent.write(played(SOLO))[:-1])
    with Handheld(env={"TOMBOLO_LANGUAGE": name}) as handheld:
        opened(handheld, digits)
        (sentence,) = screen(handheld).sentences
        assert sentence == sent.REASONS[name]["damaged"]
        assert "Link" in sentence or "link" in sentence or "lien" in sentence
        assert set(sentence) <= DRAWN


def broken(luck, link):
    """Return a link as it may arrive: broken, between words, cut short, changed."""
    breaks = ("\n", "\r\n", " ", "%0D%0A", "%20", "\u00ad", "\u00a0", "=\n", "\n> ", "\u200b", "%")
    for _ in range(luck.choice((0, 0, 1, 2))):
        at = luck.randrange(1, len(link) + 1)
        link = luck.choice((link[:at], link[:at] + luck.choice("-_A.") + link[at:]))
    if luck.random() < 0.8:
        wide = luck.choice((7, 34, 60, 76))
        link = luck.choice(breaks).join(link[at : at + wide] for at in range(0, len(link), wide))
    before, behind = (luck.choice(("", "_", "see ", "> ", "(")) for _ in range(2))
    return before + link + behind + luck.choice(("", ")", "&utm=1", " is nice", "\n\nbye"))


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_the_page_finds_what_the_desktop_finds():
    luck = Random(64)
    lines = [sent.write(played(kind, seed=5 + n)) for n, kind in enumerate(KINDS)]
    links = ["https://a.example/#record=" + line for line in lines for _ in range(30)]
    texts = [broken(luck, link) for link in links]
    found = [pasted.record(text) for text in texts]
    assert sum(digits in lines for digits in found) > len(found) // 3
    program = """
        import { record } from "./host_sim/web/page/pasted.js";
        import { readFileSync } from "node:fs";
        console.log(JSON.stringify(JSON.parse(readFileSync(0)).map(record)));
    """
    command = ["node", "--input-type=module", "-e", program]
    asked = json.dumps(texts)
    told = subprocess.run(
        command, input=asked, capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert json.loads(told.stdout) == found


def test_the_desktop_takes_it_where_it_takes_a_code(capsys, tmp_path):
    digits = sent.write(played(SOLO))
    link = f"https://a.example/tombolo/#record={digits}"
    arguments = play._parser().parse_args(["--code", link])
    assert options.settings(arguments) == {"TOMBOLO_BOARD": "pico", "TOMBOLO_RECORD": digits}
    with pytest.raises(argparse.ArgumentTypeError, match="cannot be shown: "):
        options.code_of("record=" + "A" * 40)
    (tmp_path / "script").write_text("wait 1\n")
    words = [str(tmp_path / "script"), "--out", str(tmp_path), "--code", link]
    assert run(words) == 2
    assert capsys.readouterr().err == "run: a game that was sent can be played, not run.\n"


def test_the_window_shows_it_once_the_title_is_up():
    digits = sent.write(played(SOLO))
    with Handheld() as handheld:
        live = Live(handheld.machine.profile, 1, {}, None)
        live.machine = handheld.machine
        live.sent = digits
        live._show_sent()
        assert live.sent == ""
        handheld.wait(1500)
        assert up(handheld) == "Replay"
