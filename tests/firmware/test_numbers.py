"""Numbered games: what is kept of them, and the screens that choose one."""

import datetime
import sys
from pathlib import Path
from random import Random

import pytest

from boards.install import bundle
from engine import catalog
from engine.session import KNOWN, ONE_HINT, PERSON, PRACTICE, Session
from firmware.storage import numbers
from firmware.storage.log import Store
from firmware.storage.numbers import COUNT, LATER, MOST, NOT, PLAYED, WON, NumberMap, par
from firmware.storage.records import NUMBERS, NUMBERS_END
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from host_sim.lab.bench import vm
from host_sim.options import code_of_number, number_of_day
from tests.firmware.ink import texts
from tests.firmware.menus import app, choose, leave, mark, screen, up


def store(size=4096):
    return Store(bytearray(b"\xff" * size))


def again(kept):
    """Return the store as after a restart."""
    return Store(bytearray(kept.nvm))


@pytest.mark.parametrize("size", [4096, 8192])
def test_states_are_kept_and_only_get_better(size):
    kept = store(size)
    r = Random(1)
    best = {}
    for _ in range(600):
        n, state = r.randint(1, COUNT), r.choice((PLAYED, WON))
        assert NumberMap(kept, "hashi", 1).note(n, state)
        best[n] = max(state, best.get(n, NOT))
        kept.tidy()
        kept = again(kept)
    found = NumberMap(kept, "hashi", 1)
    assert {n: found.state(n) for n in range(1, COUNT + 1) if found.state(n)} == best
    assert found.last == n
    assert not any(NumberMap(kept, "hashi", 0).states)


@pytest.mark.parametrize(
    ("n", "flags", "setting"),
    [(0, KNOWN, -1), (1, KNOWN, 1), (MOST, KNOWN, 1), (MOST + 1, KNOWN, -1), (1, PRACTICE, -1)],
)
def test_a_numbered_game_has_a_known_seed_from_one_to_the_last_number(n, flags, setting):
    session = Session(catalog.make("hashi"), n, b"\1\1")
    session.flags = flags
    assert numbers.setting_of(session) == setting
    session.options = b"\2\1"
    assert numbers.setting_of(session) == -1, "a duel has no numbers"


@pytest.mark.parametrize("size", [4096, 8192])
def test_of_the_games_of_each_day_the_last_forty_are_kept_for_ever(size):
    kept = store(size)
    r = Random(1)
    best = {}
    last_day = number_of_day(datetime.date(2053, 5, 17))
    days = (*range(1, 700), *range(1461, 1500), *range(last_day - 60, last_day + 1))
    for n in days:
        best[n] = r.choice((PLAYED, WON))
        assert NumberMap(kept, "hashi", 1).note(n, best[n])
        kept.tidy()
        kept = again(kept)
        found = NumberMap(kept, "hashi", 1)
        assert (found.last, found.state(n)) == (n, best[n])
    for n in range(1, MOST + 1):
        is_kept = n <= COUNT or last_day - LATER < n
        assert found.state(n) == (best.get(n, NOT) if is_kept else NOT), n


def test_a_day_that_is_played_again_only_gets_better():
    kept = store()
    for n, state in ((600, WON), (601, PLAYED), (600, PLAYED), (601, WON)):
        NumberMap(kept, "hashi", 0).note(n, state)
    found = NumberMap(again(kept), "hashi", 0)
    assert (found.state(600), found.state(601)) == (WON, WON)


def test_later_numbers_are_those_around_the_last_one_that_was_played():
    kept = store()
    for n in (COUNT, COUNT + 1, 600, 639, 580, MOST, 700):
        NumberMap(kept, "hashi", 0).note(n, PLAYED)
        assert NumberMap(again(kept), "hashi", 0).state(n) == PLAYED
    found = NumberMap(again(kept), "hashi", 0)
    played = [n for n in range(1, MOST + 1) if found.state(n)]
    assert played == [COUNT, 700]


@pytest.mark.parametrize(
    ("n", "stay"), [(621, {600: WON, 620: PLAYED}), (575, {600: WON}), (561, {600: WON}), (560, {})]
)
def test_later_numbers_stay_if_they_are_among_the_forty_with_a_new_one(n, stay):
    kept = store()
    for before, state in ((600, WON), (620, PLAYED)):
        NumberMap(kept, "hashi", 0).note(before, state)
    NumberMap(kept, "hashi", 0).note(n, WON)
    found = NumberMap(again(kept), "hashi", 0)
    played = {n: found.state(n) for n in range(1, MOST + 1) if found.state(n)}
    assert played == {**stay, n: WON}


def test_later_numbers_are_the_same_on_the_second_vm(capsys):
    problem = vm.missing()
    if problem:
        pytest.skip(problem)
    code = """
from firmware.storage.log import Store
from firmware.storage.numbers import NumberMap
kept = Store(bytearray(b"\\xff" * 4096))
for n in list(range(500, 560)) + [700, 690, 9999, 800, 820]:
    NumberMap(kept, "hashi", 0).note(n, 1 + n % 2)
    found = NumberMap(kept, "hashi", 0)
    print(found.first, found.later, found.next(n), kept.load(80) + kept.added(80))
"""
    exec(code, {})
    printed = capsys.readouterr().out
    assert vm.Run(code, (*vm.ENGINE, "firmware", "firmware/storage")).result() == printed


def test_a_map_that_was_kept_before_there_were_later_numbers_goes_on():
    kept = store()
    old = NumberMap(kept, "hashi", 0).whose + b"\x00\x02" + b"\x55" * 127 + b"\x95"
    kept.save(NUMBERS, old)
    NumberMap(kept, "hashi", 0).note(COUNT + 1, WON)
    found = NumberMap(again(kept), "hashi", 0)
    assert [found.state(n) for n in (1, COUNT - 1, COUNT, COUNT + 1)] == [PLAYED, PLAYED, WON, WON]


def test_a_record_with_later_numbers_has_its_room():
    """The bytes of firmware/storage/DESIGN.md, with and without what is added in a single log."""
    for size, most in ((4096, 170), (8192, 145)):
        kept = store(size)
        largest = 0
        for n in (*range(1, COUNT + 1), *range(9000, 9100)):
            NumberMap(kept, "hashi", 0).note(n, WON)
            found = kept.found[NUMBERS]
            largest = max(largest, found.length + found.added)
        assert 133 < largest <= most


def test_the_next_is_the_lowest_that_is_not_played():
    kept = store()
    for n in (1, 2, 4, 7):
        NumberMap(kept, "hashi", 0).note(n, PLAYED)
    found = NumberMap(kept, "hashi", 0)
    assert [found.next(), found.next(3), found.next(4), found.next(511)] == [3, 5, 5, 512]
    assert found.next(COUNT) == COUNT + 1
    for n in (600, 601):
        NumberMap(kept, "hashi", 0).note(n, PLAYED)
    assert NumberMap(kept, "hashi", 0).next(599) == 602
    NumberMap(kept, "hashi", 0).note(MOST, PLAYED)
    assert NumberMap(kept, "hashi", 0).next(MOST - 1) == 1
    assert found.next(MOST) == 1


def test_a_numbered_game_takes_a_tenth_of_what_the_game_takes_itself():
    """A solo game of Hashi takes 163 bytes of the log (`python -m host_sim bench log`)."""
    kept = store(65536)  # so that it is never rewritten
    for n in range(1, COUNT + 1):
        NumberMap(kept, "hashi", 0).note(n, PLAYED)
    assert kept.end / COUNT <= 15.3, kept.end / COUNT


def test_four_settings_have_room_and_a_fifth_is_not_kept():
    kept = store()
    for n in range(NUMBERS_END - NUMBERS):
        assert NumberMap(kept, "hashi", n).note(COUNT, WON)
    assert not NumberMap(kept, "hashi", 9).note(1, WON)
    assert [NumberMap(kept, "hashi", n).last for n in range(5)] == [COUNT] * 4 + [0]


@pytest.mark.parametrize("seed", range(40))
def test_any_bytes_are_read_as_some_states(seed):
    r = Random(seed)
    kept = store()
    bad = NumberMap(kept, "hashi", 0).whose + r.randbytes(r.randrange(200))
    kept.save(NUMBERS, bad)
    kept.add(NUMBERS, r.randbytes(2 * r.randrange(1, 50)))
    found = NumberMap(kept, "hashi", 0)
    assert all(found.state(n) <= 3 for n in range(1, MOST + 1))
    assert found.note(5, PLAYED)
    assert NumberMap(kept, "hashi", 0).last == 5


def finished(name, seed, options, seats, flags):
    """Return a session that was played to its end at random."""
    session = Session(catalog.make(name), seed, options, seats)
    r = Random(seed)
    out = session.game.moves_buffer()
    while session.game.player() >= 0:
        session.play(r.choice(list(out[: session.game.legal(out)])))
    session.flags = flags
    return session


def state_of(session, seat, value=None):
    kept = store()
    numbers.finish(kept, session, seat)
    name = session.game.NAME
    settings = range(len(session.game.numbered()))
    found = [NumberMap(kept, name, n).state(session.seed) for n in settings]
    return found if value is None else found == value


@pytest.mark.parametrize(
    ("flags", "state"),
    [(KNOWN, WON), (KNOWN | ONE_HINT, PLAYED), (KNOWN | PRACTICE, PLAYED), (0, NOT)],
)
def test_a_number_is_won_alone_by_more_than_the_par_without_help(monkeypatch, flags, state):
    session = finished("hashi", 5, b"\x01\x01", bytes([PERSON]), flags)
    monkeypatch.setattr(numbers, "par", lambda *which: session.game.score(0) - 1)
    assert state_of(session, 0) == [NOT, state]
    monkeypatch.setattr(numbers, "par", lambda *which: session.game.score(0))
    assert state_of(session, 0) == [NOT, min(state, PLAYED)]


def test_a_number_is_won_against_others_by_the_only_winner():
    session = finished("atoll", 3, b"\x04\x02\x04", b"\x01\x01\x01\x00", KNOWN)
    (winner,) = session.game.winners()
    assert state_of(session, winner) == [WON]
    assert state_of(session, (winner + 1) % 4) == [PLAYED]
    session.seats = bytes(4)  # by four people, nobody is "you"
    assert state_of(session, winner) == [PLAYED]


def test_other_options_or_seeds_are_no_numbered_game():
    for seed, options in ((5, b"\x04\x01\x04"), (10000, b"\x04\x02\x04"), (0, b"\x04\x02\x04")):
        assert state_of(finished("atoll", seed, options, b"\x01\x01\x01\x00", KNOWN), 3) == [NOT]


def test_par_is_what_the_file_says_and_nothing_where_there_is_none():
    data = Path("firmware/games/hashi/par.bin").read_bytes()
    assert len(data) == 2 * COUNT
    assert [par("hashi", side, n) for side in (0, 1) for n in (1, COUNT)] == [
        data[0],
        data[511],
        data[512],
        data[1023],
    ]
    assert par("hashi", 2, 1) == par("atoll", 0, 1) == par("atoll", 0, COUNT + 1) == 0


@pytest.mark.parametrize(
    ("day", "n", "points"),
    [
        (datetime.date(2027, 5, 27), 512, 50),
        (datetime.date(2027, 5, 28), 513, 50),
        (datetime.date(2030, 1, 1), 1462, 52),
        (datetime.date(2053, 5, 17), 9999, 46),
        (datetime.date(2053, 5, 18), 1, 50),
    ],
)
def test_the_game_of_every_day_to_come_has_a_par(day, n, points):
    assert number_of_day(day) == n
    assert par("hashi", 0, n) == points


def test_a_handheld_does_without_a_par_that_is_to_be_computed(monkeypatch):
    assert "engine/hashi/ai/par.py" in bundle.left_out()
    monkeypatch.setitem(sys.modules, "engine.hashi.ai.par", None)  # as where there is no such file
    assert par("hashi", 0, COUNT) > 0
    assert par("hashi", 0, COUNT + 1) == 0


# The screens.


@pytest.fixture
def handheld():
    with Handheld(start_ms=1500) as h:
        yield h


def playing(handheld):
    handheld.wait(1000)
    session = app(handheld).playing.session
    return session.game.NAME, session.seed, session.options, session.flags


def test_the_first_number_takes_four_presses(handheld):
    for key in ("A", "DOWN", "DOWN", "A"):
        handheld.press(key)
    assert screen(handheld).title == "Numbered games"
    choose(handheld, "Next: No. 1")
    assert playing(handheld) == ("hashi", 1, b"\x01\x00", KNOWN)


def test_left_and_right_choose_the_setting(handheld):
    choose(handheld, "Hashi")
    choose(handheld, "Numbered")
    handheld.press("LEFT")
    choose(handheld, "Next")
    assert playing(handheld) == ("hashi", 1, b"\x01\x01", KNOWN)


def test_a_changes_a_row_that_leads_nowhere_as_right_does(handheld):
    choose(handheld, "Hashi")
    choose(handheld, "Numbered")
    assert screen(handheld).setting == 0
    handheld.press("A")
    assert screen(handheld).setting == 1
    handheld.press("A")
    assert screen(handheld).setting == 0
    handheld.press("B")
    choose(handheld, "New game")
    handheld.press("A")
    handheld.hold("B", 700)
    choose(handheld, "Warnings: ←on→")
    mark(handheld, "Warnings: ←off→")


def test_a_number_is_typed_by_its_digits(handheld):
    choose(handheld, "Hashi")
    choose(handheld, "Numbered")
    choose(handheld, "Type")
    handheld.press("DOWN", 10)
    handheld.press("A")
    assert up(handheld) == "Number", "there is no number 0"
    handheld.press("UP", 3)
    handheld.press("LEFT")
    handheld.press("UP")
    handheld.press("LEFT")
    handheld.press("UP", 2)
    handheld.press("DOWN+A")
    assert screen(handheld).number() == 213
    handheld.press("A")
    assert playing(handheld) == ("hashi", 213, b"\x01\x00", KNOWN)


def test_the_map_is_walked_on_and_comes_in_again_at_its_edges(handheld):
    choose(handheld, "Hashi")
    choose(handheld, "Numbered")
    choose(handheld, "The map")
    before = handheld.frame()
    handheld.press("LEFT")
    assert screen(handheld).at == COUNT - 1
    handheld.press("RIGHT")
    handheld.press("UP")
    handheld.press("DOWN")
    assert handheld.frame() == before, "the cursor leaves something behind"
    handheld.press("DOWN", 2)
    handheld.press("RIGHT", 3)
    handheld.press("A")
    assert playing(handheld) == ("hashi", 68, b"\x01\x00", KNOWN)


def test_later_numbers_are_a_page_of_the_map(handheld):
    kept = app(handheld).store
    played = handheld.machine.load("firmware.storage.numbers").NumberMap(kept, "hashi", 0)
    for n in (1, 698, 700):
        played.note(n, WON)
    choose(handheld, "Hashi")
    choose(handheld, "Numbered")
    choose(handheld, "The map")
    assert screen(handheld).number(screen(handheld).at) == 700
    before = handheld.frame()
    handheld.press("LEFT", 2)
    assert screen(handheld).menu.told(698) == ("beaten", "")
    handheld.press("RIGHT", 2)
    assert handheld.frame() == before, "the cursor leaves something behind"
    handheld.press("UP", 2)
    assert screen(handheld).at < COUNT, "the other page"
    handheld.press("DOWN", 2)
    assert handheld.frame() == before
    handheld.press("LEFT")
    handheld.press("A")
    assert playing(handheld) == ("hashi", 699, b"\x01\x00", KNOWN)


def test_the_result_of_a_day_after_the_map_has_a_par_and_its_state():
    with Handheld(env={"TOMBOLO_CODE": code_of_number(700, "hashi", "B")}) as h:
        for key, ms in SoloBot(700, 1).presses():
            tap(h, key, ms)
        h.wait(800)
        result = h.machine.load("firmware.screens.result")
        session = app(h).playing.session
        assert result.par(session) == f"par {par('hashi', 1, 700)}" != "par 0"
        kept = h.machine.load("firmware.storage.numbers").NumberMap(app(h).store, "hashi", 1)
        assert kept.state(700) == PLAYED
        h.press("A")
        assert playing(h) == ("hashi", 701, b"\x01\x01", KNOWN)


def test_a_map_that_has_no_room_says_so():
    kept = store()
    for n in range(NUMBERS_END - NUMBERS):
        assert NumberMap(kept, "another", n).note(1, WON)
    with Handheld(nvm=bytes(kept.nvm), start_ms=1500) as h:
        choose(h, "Hashi")
        choose(h, "Numbered")
        choose(h, "The map")
        assert "there is no room for this one" in " ".join(texts(screen(h)))
        assert screen(h).is_over_list
        h.press("A")
        choose(h, "Next")
        assert playing(h) == ("hashi", 1, b"\x01\x00", KNOWN)


def test_a_setting_of_three_says_how_many_play(handheld):
    handheld.machine.load("firmware.registry").info("atoll").NUMBERED = ((3, 3),)
    choose(handheld, "Atoll")
    choose(handheld, "Numbered")
    assert screen(handheld).title == "Numbers: 3 players"


@pytest.mark.parametrize(
    ("title", "count", "named"),
    [("Arabana", 2, "Numbered games"), ("Atoll", 4, "Numbers: 4 players")],
)
def test_the_level_of_the_opponents_is_chosen_and_the_setting_said(handheld, title, count, named):
    choose(handheld, title)
    choose(handheld, "Numbered")
    assert screen(handheld).title == named
    mark(handheld, "Against")
    while "Orca" not in screen(handheld).rows[screen(handheld).at].text():
        handheld.press("RIGHT")
    choose(handheld, "Next")
    name, seed, options, _ = playing(handheld)
    assert (seed, options) == (1, catalog.make(name).OPTIONS)
    seats = app(handheld).playing.session.seats
    assert sorted(seats) == [PERSON] + [3] * (count - 1)
    assert seats[0 if count == 2 else -1] == PERSON


def test_the_strongest_of_the_levels_chosen_for_a_new_game_comes_first(handheld):
    choose(handheld, "Atoll")
    choices = handheld.machine.load("firmware.registry").info("atoll").choices
    choices[4:7] = b"\x05\x04\x01"  # the first three computer players: Orca, Seal, Krill
    choose(handheld, "Numbered")
    mark(handheld, "Against")
    assert "Orca" in screen(handheld).rows[screen(handheld).at].text()


def test_every_screen_is_left_as_it_was_entered(handheld):
    choose(handheld, "Hashi")
    choose(handheld, "Numbered")
    for row in ("Type", "The map"):
        choose(handheld, row)
        handheld.press("B")
        assert up(handheld) == "Numbers"
    handheld.press("B")
    assert up(handheld) == "GameMenu"


def test_a_number_refused_for_a_running_game_leads_back_to_the_numbers(handheld):
    choose(handheld, "Hashi")
    choose(handheld, "Numbered")
    choose(handheld, "Next")
    handheld.press("A")
    handheld.hold("A", 700)  # a turn is confirmed: another game would take this one's place
    leave(handheld)
    choose(handheld, "Hashi")
    choose(handheld, "Numbered")
    choose(handheld, "Next")
    handheld.wait(500)
    assert up(handheld) == "Question"
    handheld.press("B")
    assert up(handheld) == "Numbers"


def test_a_number_that_is_over_stands_in_the_map_and_a_leads_to_the_next():
    with Handheld(env={"TOMBOLO_CODE": "AJ20-06N4"}) as h:
        for key, ms in SoloBot(213, 1).presses():
            tap(h, key, ms)
        h.wait(800)
        result = h.machine.load("firmware.screens.result")
        session = app(h).playing.session
        assert (result.note(session), result.par(session)) == (
            "No. 213",
            f"par {par('hashi', 1, 213)}",
        )
        h.press("A")
        assert playing(h) == ("hashi", 214, b"\x01\x01", KNOWN)
        h.hold("B", 700)
        h.press("UP")
        h.press("A")
        choose(h, "Hashi")
        choose(h, "Numbered")
        h.press("RIGHT")
        assert "Last: No. 213" in [row.text() for row in screen(h).rows]
        choose(h, "The map")
        assert screen(h).at == 212
        assert screen(h).menu.told(213)[0] == "played"
