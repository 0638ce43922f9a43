"""Statistics: every figure against a count made apart, the last games, damage, power cuts."""

from __future__ import annotations

import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog
from engine.game import OVER
from engine.record import encode, more
from engine.session import KNOWN, LESSON, ONE_HINT, PERSON, PRACTICE, Session
from firmware import counts
from firmware.hardware.keys import RIGHT
from firmware.screens.records.statistics import Statistics, advice
from firmware.storage import rewrite, statistics
from firmware.storage.log import Store
from firmware.storage.records import DAMAGED, SETTINGS
from firmware.storage.saves import Saves
from firmware.storage.statistics import STATISTICS
from firmware.words import en_records as words
from host_sim.devices.nvm import PORTS, SIZES, Nvm, Step
from host_sim.games import replayed
from host_sim.lab.bench.cuts import images
from host_sim.options import house, info
from tests.firmware.ink import texts

KINDS = (  # game, options, seats
    ("hashi", b"\x01\x00", b"\x00"),
    ("hashi", b"\x01\x01", b"\x00"),
    ("hashi", b"\x02\x00", b"\x02\x00"),
    ("arabana", bytes(8) + b"\x02", b"\x00\x01"),
    ("arabana", b"\0\0\1\0\0\0\0\0\0", b"\x00\x03"),  # a handicap: options without a short code
    ("atoll", b"\x03\x02\x04", b"\x01\x01\x00"),
    ("atoll", b"\x04\x02\x04", b"\x00\x01\x00\x01"),
)
FLAGS = (0, 0, 0, ONE_HINT * 2, PRACTICE, KNOWN)
MODELS = ("RP2", "NRF52840")


class Device:
    """A store on which games are played at random, and what was counted apart from it."""

    def __init__(self, model: str = "RP2", content: bytes = b"") -> None:
        self.nvm = Nvm(content, SIZES.get(model, 4096), PORTS[model])
        self.luck = Random(1)
        self.played: list[dict[str, Any]] = []
        self.open()

    def open(self) -> None:
        self.store = Store(self.nvm)
        bounds = {catalog.key(name): info(name).RECORD for name, _, _ in KINDS}
        self.saves = Saves(self.store, bounds)

    def play(self, name: str, options: bytes, seats: bytes, flags: int = 0) -> Session:
        """Play a game to its end, saving each of the person's turns."""
        session = Session(catalog.make(name), self.luck.getrandbits(21), options, seats)
        session.flags = flags
        self.saves.begin(catalog.key(name))
        self.store.tidy(info(name).RECORD)
        game = session.game
        out = game.moves_buffer()
        while game.player() != OVER:
            is_person = seats[game.player()] == PERSON
            revealed = session.play(self.luck.choice(list(out[: game.legal(out)])))
            if revealed and is_person and game.player() != OVER:
                assert self.saves.save(session, 0, None, True)
        return session

    def finish(self, session: Session) -> int | None:
        return counts.finish(self.saves, info(session.game.NAME), session)

    def game(self, name: str, options: bytes, seats: bytes, flags: int = 0) -> None:
        """Play a game and count it, in the store and apart."""
        session = self.play(name, options, seats, flags)
        best = self.finish(session)
        people = [p for p, seat in enumerate(seats) if seat == PERSON]
        score = max(session.game.score(p) for p in people)
        same = [one for one in self.played if (one["name"], one["at"]) == (name, (options, seats))]
        fair = [one["score"] for one in same if not one["flags"]]
        assert best == (max(fair) if fair else None)
        is_won = len(people) == 1 < len(seats) and session.game.winners() == people
        self.played.append(
            {
                "name": name,
                "at": (options, seats),
                "score": score,
                "won": is_won,
                "flags": flags,
                "hints": session.hints(),
                "seed": session.seed,
                "record": bytes(session.game.state),
            }
        )

    def check(self) -> None:
        """Compare all figures with those counted apart."""
        for name in {name for name, _, _ in KINDS}:
            mine = [one for one in self.played if one["name"] == name]
            found = statistics.Statistics(self.store, catalog.key(name))
            assert not found.marks & statistics.LOST
            settings = {one["at"] for one in mine}
            assert sum(row.finished for row in found.rows) == len(mine)
            assert found.scores == [
                (counts.setting(info(name), session_of(one)), one["won"], one["score"])
                for one in mine[-20:]
            ]
            many = 8 if self.store.has_halves else 3
            assert [(one.seed, one.points) for one in found.games] == [
                (one["seed"], one["score"]) for one in mine[-many:]
            ]
            for at in settings:
                ours = [one for one in mine if one["at"] == at]
                row = found.find(counts.setting(info(name), session_of(ours[0])))
                same = [one for one in mine if number(one) == row.setting]
                check_row(row, same)
            if name == "hashi":
                alone = [one for one in mine if len(one["at"][1]) == 1 and not one["flags"]]
                ranks = {rank_of(one["score"]) for one in alone}
                assert found.marks == sum(1 << rank for rank in ranks)
            if mine and self.saves.finished(catalog.key(name)):
                kind = self.saves.finished(catalog.key(name))
                session = replayed(self.store.load(kind), self.store.added(kind))
                assert bytes(session.game.state) == mine[-1]["record"]


def session_of(one: dict[str, Any]) -> Session:
    options, seats = one["at"]
    return Session(catalog.make(one["name"]), 1, options, seats)


def number(one: dict[str, Any]) -> int:
    return counts.setting(info(one["name"]), session_of(one))


def rank_of(score: int) -> int:
    from engine.hashi.state import RANK_POINTS

    return max(n for n, least in enumerate(RANK_POINTS) if score >= least)


def check_row(row: Any, games: list[dict[str, Any]]) -> None:
    fair = [one for one in games if not one["flags"]]
    assert row.finished == len(games)
    assert row.won == sum(one["won"] for one in games)
    assert row.helped == len(games) - len(fair)
    assert row.hints == sum(one["hints"] for one in games)
    assert row.total == sum(one["score"] for one in games)
    assert row.best == max((one["score"] for one in fair), default=statistics.NO_BEST)
    longest = streak = 0
    for one in fair:
        streak = streak + 1 if one["won"] else 0
        longest = max(longest, streak)
    assert (row.streak, row.longest) == (streak, longest)


@pytest.mark.parametrize(("model", "games"), [("RP2", 10), ("NRF52840", 3)])
def test_ten_games_of_each_kind_are_counted_right(model, games):
    device = Device(model)
    for n in range(games):
        for kind in KINDS:
            device.game(*kind, device.luck.choice(FLAGS))
        if n == 1:
            device.open()
            device.check()
    device.open()
    device.check()


@pytest.mark.parametrize("seed", [0, (1 << 24) - 1, 1 << 24, (1 << 32) - 1])
@pytest.mark.parametrize("kind", KINDS)
def test_a_game_that_is_over_is_dealt_again_by_seed_options_and_seats(kind, seed):
    name, options, seats = kind
    session = Session(catalog.make(name), seed, options, seats)
    session.flags = KNOWN | 2 * ONE_HINT
    usual = list(session.game.usual())
    place = usual.index(options) if options in usual else statistics.ODD
    setting = counts.setting(info(name), session)
    result = statistics.result(setting, True, 3, place, -5)
    played = statistics.over(encode(session), result)
    assert played.mark == 3
    for found in (played, statistics.Finished(b"before" + played.data + b"behind", 6)):
        assert (found.seed, found.seats) == (seed, seats)
        kept = found.options if found.usual == statistics.ODD else usual[found.usual]
        assert kept == options
        assert (found.setting, found.is_won, found.points) == (setting, True, -5)
        assert (found.flags & 3, found.hints()) == (2, 2), "known cards, two hints"


@pytest.mark.parametrize(("flags", "kept"), [(0, 0), (PRACTICE, 1), (LESSON, 1), (KNOWN, 2)])
def test_a_lesson_that_is_over_counts_as_practice(flags, kept):
    session = Session(catalog.make("hashi"), 5, *KINDS[0][1:])
    session.flags = flags
    played = statistics.over(encode(session), statistics.result(8, False, 0, 0, 5))
    assert (played.flags, played.is_won) == (kept, False)


def test_a_game_that_goes_for_another_is_counted_as_given_up():
    device = Device()
    hashi = KINDS[0]
    device.game(*hashi)
    saves = device.saves
    for _ in range(2):
        session = Session(catalog.make("hashi"), 5, hashi[1], hashi[2])
        saves.begin(catalog.key("hashi"))
        out = session.game.moves_buffer()
        session.game.legal(out)
        session.play(out[0])
        assert saves.save(session, 0, None, True)
    found = statistics.Statistics(Store(device.nvm), catalog.key("hashi"))
    assert (found.given_up, found.rows[0].finished) == (1, 1)
    assert len(saves.kinds()) == 1


def test_more_settings_than_a_record_holds_are_counted_together():
    device = Device()
    found = statistics.Statistics(device.store, 7)
    for n in range(20):
        data = bytes((n % 10 + 8 if n < 12 else 40,)) + b"\x04\x05\x00\x00\x01\x00\x00"
        data += bytes(statistics.seats_of(data[0]))
        found.count(statistics.Finished(data, 0))
    assert len(found.rows) == 6
    assert sum(row.finished for row in found.rows) == 20
    assert sum(row.hints for row in found.rows) == 20
    assert found.find(40).finished == 8


@pytest.mark.parametrize("others", [(), (9, 4, 3, 2)])
def test_of_too_many_settings_the_one_played_least_goes_but_never_the_last(others):
    found = statistics.Statistics(Device().store, 7)
    counts = {n: (20 + n, n, 2, 3) for n in range(8, 13)}
    counts[9] = (5, 1, 2, 3)
    rows = [(0, others), *counts.items()] if others else [*counts.items(), (13, (21, 0, 0, 0))]
    for setting, (finished, won, helped, hints) in rows:
        rest = (statistics.NO_BEST, 0, 0, 0)
        found.rows.append(statistics.Row(setting, (finished, won, helped, hints, *rest)))
    found.count(statistics.Finished(b"\x28\0\5\0\0\1\0\0" + bytes(5), 0))
    assert found.find(9) is None
    assert found.find(40).finished == 1, "played least, but last"
    folded = found.find(0)
    before = others or (0, 0, 0, 0)
    sums = tuple(a + b for a, b in zip(before, counts[9], strict=True))
    assert (folded.finished, folded.won, folded.helped, folded.hints) == sums
    assert found.rows[0] is folded
    kept = [row.setting for row in found.rows[1:]]
    assert kept == [n for n in (8, 10, 11, 12, 13, 40) if others == () or n != 13]


@pytest.mark.parametrize("model", MODELS)
def test_a_bad_byte_in_the_statistics_costs_them_alone(model):
    device = Device(model)
    for kind in KINDS[:2]:
        device.game(*kind)
    arabana = device.play(*KINDS[3])
    device.store.save(SETTINGS, b"\1\2\3")
    running = device.saves.kind
    before = device.store.load(running), device.store.added(running)
    start, length, _, _ = device.store.found[STATISTICS]
    for where in (0, 5, length // 2, length - 1):
        image = bytearray(bytes(device.nvm))
        image[start + where] ^= 16
        store = Store(bytes(image))
        if store.has_halves:
            assert store.state != 0  # the other half is older by one save
            continue
        assert store.state == DAMAGED
        assert store.load(SETTINGS) == b"\1\2\3"
        assert (store.load(running), store.added(running)) == before
        assert not store.has(STATISTICS)
    assert arabana.game.player() == OVER


def test_statistics_that_pass_the_log_but_make_no_sense_begin_anew_and_say_so():
    device = Device()
    device.game(*KINDS[0])
    key = catalog.key("hashi")
    whole = statistics.Statistics(device.store, key).pack()
    for stop in (2, 9, 20, len(whole) - 1):
        device.store.save(STATISTICS, whole[:stop])
        found = counts.load(device.store, "hashi")
        assert not found.is_sound
        assert found.marks == statistics.LOST
    device.finish(device.play(*KINDS[0]))
    found = statistics.Statistics(Store(device.nvm), key)
    assert found.is_sound
    assert found.marks & statistics.LOST
    assert sum(row.finished for row in found.rows) == 1


def test_statistics_that_have_no_room_in_memory_are_not_taken_for_damaged(monkeypatch):
    def without_room(*_: object) -> None:
        raise MemoryError

    device = Device()
    device.game(*KINDS[0])
    monkeypatch.setattr(statistics, "Finished", without_room)
    with pytest.raises(MemoryError):
        statistics.Statistics(device.store, catalog.key("hashi"))


def test_closing_a_game_and_counting_it_are_one_write():
    device = Device()
    device.game(*KINDS[0])
    session = device.play(*KINDS[0])
    taken = len(more(session)) + 4 + 5
    writes, end = device.nvm.writes, device.store.end
    device.finish(session)
    assert (device.nvm.writes, device.store.end) == (writes + 1, end + taken)


@pytest.mark.parametrize("model", MODELS)
def test_no_power_cut_while_a_game_is_counted_loses_the_game_or_the_statistics(model):
    device = Device(model)
    for _ in range(3):
        device.game(*KINDS[0])
    session = device.play(*KINDS[0])
    key = catalog.key("hashi")
    writes: list[tuple[bytes, list[Step]]] = []
    device.nvm.on_steps = lambda nvm, steps: writes.append((bytes(nvm), steps))
    device.finish(session)
    device.nvm.on_steps = lambda nvm, steps: None
    tried = 0
    for before, steps in writes:
        assert model != "RP2" or steps[0].content is not None  # nothing is erased
        for place, image in images(before, steps, device.nvm, Random(1)):
            again = Device(model, image)
            again.store.heal()
            found = counts.load(again.store, "hashi")
            is_running = again.saves.kinds(key) != []
            assert sum(row.finished for row in found.rows) == (3 if is_running else 4), place
            assert is_running or again.saves.finished(key)
            tried += 1
    assert tried > 20


def test_the_last_results_stay_when_the_log_is_rewritten_if_there_is_room():
    device = Device()
    for kind in (KINDS[0], KINDS[0]):
        device.game(*kind)
    rewrite.rewrite(device.store)
    device.open()
    device.check()
    assert len(device.store.closed) == 1  # of two only the newest
    device.game("arabana", *TABLES[1][1:])
    device.game("atoll", *TABLES[-1][1:])
    rewrite.rewrite(device.store)
    device.open()
    device.check()
    kept = {name for name in house() if device.saves.finished(catalog.key(name))}
    assert kept == {"atoll", "hashi"}  # that of a duel has no room beside them
    device.store.save(SETTINGS, bytes(4032 - 640))  # a game has no room beside that
    rewrite.rewrite(device.store)
    assert not device.store.closed
    device.open()
    device.check()


TABLES = (
    ("hashi", b"\x04\x00", b"\0\x01\x01\x01"),
    ("arabana", bytes(8) + b"\x02", b"\0\x01"),
    ("atoll", b"\x04\x02\x04", b"\0\x01\x01\x01"),
    ("atoll", b"\x06\x02\x04", b"\0\x01\x01\x01\x01\x01"),
)


@pytest.mark.parametrize("table", TABLES, ids=["hashi", "arabana", "atoll of four", "of six"])
def test_the_result_of_the_last_game_stays_when_the_log_is_rewritten(table):
    device = Device()
    for _ in range(20):
        device.game(*table)
        rewrite.rewrite(device.store)
        assert device.saves.finished(catalog.key(table[0])), device.played[-1]


def test_the_games_of_a_guest_are_counted_by_its_levels():
    device = Device()
    device.saves.bounds[catalog.key("null")] = 300
    session = Session(catalog.make("null"), 3, b"", b"")
    game = session.game
    session.seats = bytes(game.players())
    out = game.moves_buffer()
    device.saves.begin(catalog.key("null"))
    while game.player() != OVER:
        game.legal(out)
        session.play(out[0])
    counts.finish(device.saves, info("null"), session)
    found = statistics.Statistics(device.store, catalog.key("null"))
    assert [row.finished for row in found.rows] == [1]


def test_what_fails_to_load_in_a_games_own_counts_is_raised(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "firmware.games.hashi.counts", None)  # as a missing import
    session = Session(catalog.make("hashi"), 1, b"\x01\x00", b"\x00")
    with pytest.raises(ImportError):
        counts.setting(info("hashi"), session)


@pytest.mark.parametrize("helped", [0, 2])
def test_a_best_that_leaves_games_out_says_of_how_many_it_is(helped):
    """Points of games with hints stand in the curve and in the mean, and not in the best."""
    device = Device()
    for n in range(5):
        device.game("hashi", b"\1\0", b"\0", ONE_HINT if n < helped else 0)
    found = counts.load(device.store, "hashi")
    (row,) = found.rows
    fair = [one["score"] for one in device.played if not one["flags"]]
    app = SimpleNamespace(store=device.store, saves=device.saves)
    shown = Statistics(app, info("hashi"), None)
    while shown.pages[shown.at][1] is not row and shown.pages[shown.at][0] != shown._row:
        shown.key(RIGHT)
    said = texts(shown)
    assert (f"Best of {5 - helped}: {max(fair)}" if helped else f"Best {max(fair)}") in said
    assert f"Finished {5}" in said


def test_advice_names_no_best_that_the_mean_has_passed_as_a_goal():
    row = SimpleNamespace(best=31)
    found = SimpleNamespace(
        kind=1, marks=0, scores=[(0, 0, 36)] * 5, find=lambda setting: row, rows=[]
    )
    assert advice(info("hashi"), found) == words.LAST_FIVE[1].format(mean="36.0", best=31)
    row.best = 36
    assert advice(info("hashi"), found) == words.LAST_FIVE[0].format(mean="36.0", best=36)
