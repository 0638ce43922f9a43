"""The store where its bytes run out, and what is kept of games and settings at exactly the room."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest

from engine import catalog
from engine.null.rules import KEEP, SWAP, Null
from engine.session import KNOWN, LESSON, PERSON, Session
from firmware.recovery import damaged
from firmware.screens.begin import start
from firmware.storage import records, rewrite
from firmware.storage.log import Store
from firmware.storage.records import CRASH, GAME, NUMBERS, SETTINGS, TORN
from firmware.storage.saves import Saves
from firmware.storage.settings import Settings

SIZE = 4096
KEY = catalog.key("null")


def blank(size=SIZE):
    return Store(bytearray(b"\xff" * size))


def test_a_log_full_of_what_was_added_to_a_game_is_not_rewritten_for_no_room():
    store = blank()
    store.save(GAME, bytes(100))
    while store.size - store.end > 400:
        assert store.add(GAME, bytes(60))
    before = bytes(store.nvm)
    store.tidy()
    assert bytes(store.nvm) == before


def test_a_log_full_of_older_records_is_rewritten_before_a_game():
    store = blank()
    n = 0
    while store.size - store.end > 400:
        n += 1
        store.save(NUMBERS, bytes((n,)) * 100)
    store.tidy()
    assert store.end == len(records.record(NUMBERS, bytes(100)))
    assert Store(store.nvm).load(NUMBERS) == bytes((n,)) * 100


def over(store, n, payload):
    """Save a game and close it."""
    assert store.save(GAME + n, payload)
    if not store.add(GAME + n, b"result", is_last=True):
        assert rewrite.rewrite(store, ((GAME + n, payload),), GAME + n, b"result")


@pytest.mark.parametrize("size", [4096, 8192])
def test_a_rewrite_keeps_of_the_games_that_are_over_the_last_of_each(size):
    store = blank(size)
    chess, go = b"Tb\4\1\1", b"Tb\4\2\1"
    for n, payload in enumerate((chess, go, go + b"!", chess + b"!")):
        over(store, n, payload)
    store.save(GAME + 4, chess + b" is running")
    assert rewrite.rewrite(store)
    for found in (store, Store(store.nvm)):
        assert sorted(found.found) == [GAME + 2, GAME + 3, GAME + 4]
        assert sorted(found.closed) == [GAME + 2, GAME + 3]
        assert [found.added(GAME + n) for n in (2, 3, 4)] == [b"result", b"result", b""]
        assert found.load(GAME + 3) == chess + b"!"


@pytest.mark.parametrize(("length", "kept"), [(282, [GAME, GAME + 1]), (283, [GAME + 1])])
def test_a_rewrite_of_a_single_log_keeps_600_bytes_of_games_that_are_over(length, kept):
    store = blank()
    for n in range(2):
        over(store, n, b"Tb\4" + bytes((n,)) * (length - 3))
    assert rewrite.rewrite(store)
    assert list(store.found) == kept


@pytest.mark.parametrize(("more", "kept"), [(0, [GAME, NUMBERS]), (1, [NUMBERS])])
def test_a_game_that_is_over_stays_if_a_whole_one_has_room_beside_it(more, kept):
    store = blank()
    over(store, 0, b"Tb\4" + bytes(297))
    taken = store.end
    assert store.save(NUMBERS, bytes(store.limit - records.ROOM - taken - 5 + more))
    assert rewrite.rewrite(store)
    assert list(store.found) == kept


def test_in_halves_the_game_that_is_over_now_takes_the_room_of_the_one_before():
    store = blank(8192)
    assert store.save(NUMBERS, b"n" * 1000)
    for kind in (GAME, GAME + 1):
        changes = ((kind, b"Tb\4" + bytes((kind,)) * 1597),)
        assert rewrite.rewrite(store, changes, kind, b"result")
    for found in (store, Store(store.nvm)):
        assert sorted(found.found) == [GAME + 1, NUMBERS]
        assert (found.closed, found.added(GAME + 1)) == ([GAME + 1], b"result")


def test_what_is_written_beside_a_game_that_is_over_has_no_part_of_its_result():
    store = blank(8192)
    changes = [(GAME, b"Tb\4 a game"), (NUMBERS, b"numbers")]
    assert rewrite.rewrite(store, changes, GAME, b"result")
    for found in (store, Store(store.nvm)):
        assert [found.load(kind) for kind, _ in changes] == [payload for _, payload in changes]
        assert [found.added(kind) for kind, _ in changes] == [b"result", b""]
        assert found.closed == [GAME]


def test_a_rewrite_leaves_the_last_bytes_to_the_note_of_a_crash():
    store = blank()
    assert store.save(NUMBERS, bytes(2900))
    assert store.save(NUMBERS + 1, bytes(1100))
    assert store.end == 4010
    assert not store.save(NUMBERS + 2, b"c" * 70)
    assert store.save(CRASH, b"a" * 70)
    assert store.save(CRASH, b"b" * 70)  # by a rewrite
    assert store.end == 4085
    again = Store(store.nvm)
    assert again.load(CRASH) == b"b" * 70
    assert not again.load(NUMBERS + 2)


def test_the_mark_of_a_gap_never_completes_the_record_that_was_cut_short():
    """Its last byte is free, and RESUME is the very byte that it lacks."""
    n = 0
    while records.record(NUMBERS, bytes((7, n & 255, n >> 8)))[-1] != records.RESUME:
        n += 1
    torn = records.record(NUMBERS, bytes((7, n & 255, n >> 8)))[:-1]
    nvm = bytearray(torn + b"\xff" * (SIZE - len(torn)))
    store = Store(nvm)
    assert store.state == TORN
    store.heal()
    assert not Store(nvm).has(NUMBERS)
    assert store.save(NUMBERS, b"new")
    assert Store(nvm).load(NUMBERS) == b"new"


def session():
    return Session(Null(), 7, seats=bytes((PERSON,)))


@pytest.mark.parametrize(("size", "room"), [(4096, 1), (8192, 3)])
def test_a_new_game_is_before_another_once_there_are_as_many_as_there_is_room_for(size, room):
    saves = Saves(blank(size), {KEY: 100})
    for n in range(room):
        saves.begin(KEY)
        game = session()
        game.play(0)
        assert saves.before() == 0, n
        assert saves.save(game, 0, None, False)
    last = saves.kind
    saves.begin(KEY)
    assert saves.save(session(), 0, None, False)
    assert saves.before() == last


def running(saves, n, name="null", size=100, added=0):
    """Keep a running game of so many bytes."""
    key = catalog.key(name)
    head = b"Tb" + bytes((4, key & 255, key >> 8))
    assert saves.store.save(GAME + n, head + bytes((n,)) * (size - len(head)))
    assert not added or saves.store.add(GAME + n, bytes((n,)) * added)


@pytest.mark.parametrize(("size", "added", "goes"), [(475, 199, []), (475, 200, [GAME])])
def test_a_game_goes_for_a_new_one_if_both_could_take_more_than_the_share(size, added, goes):
    """1,184 bytes; of a game that this program does not know, what it takes counts."""
    saves = Saves(blank(), {KEY: 500})
    running(saves, 0, "another", size, added)
    assert saves.displaced(KEY) == goes


def test_of_games_that_could_take_more_than_the_share_the_oldest_goes():
    """What a game takes at most counts, not what it takes so far."""
    saves = Saves(blank(), {KEY: 400, catalog.key("one"): 300, catalog.key("other"): 469})
    running(saves, 2, "one")
    running(saves, 1, "other")
    assert saves.displaced(KEY) == []
    saves.bounds[KEY] = 401
    assert saves.displaced(KEY) == [GAME + 2]
    running(saves, 2, "one", 90)
    assert saves.displaced(KEY) == [GAME + 1]


@pytest.mark.parametrize(("size", "room"), [(4096, 1), (8192, 3)])
def test_the_oldest_game_of_a_kind_goes_once_there_are_as_many_as_there_is_room_for(size, room):
    saves = Saves(blank(size), {KEY: 100})
    for n in range(room):
        assert saves.displaced(KEY) == []
        running(saves, n)
    assert saves.displaced(KEY) == [GAME]
    running(saves, room)
    assert saves.displaced(KEY) == [GAME + room], "one that has just begun gives way itself"


def test_a_game_being_played_is_saved_from_its_first_save_until_it_is_over():
    saves = Saves(blank(), {KEY: 100})
    saves.begin(KEY)
    assert not saves.is_saved()
    assert saves.save(session(), 0, None, False)
    assert saves.is_saved()
    assert saves.store.add(saves.kind, b"result", is_last=True)
    assert not saves.is_saved()


def test_of_a_game_that_is_not_kept_nobody_knows_the_key():
    saves = Saves(blank(), {KEY: 100})
    running(saves, 0)
    saves.store.save(GAME + 1, b"no record")
    assert [saves.key(GAME + n) for n in range(3)] == [KEY, 0, 0]


def test_the_last_game_that_is_over_is_the_one_saved_last():
    saves = Saves(blank(), {KEY: 100})
    assert saves.finished(KEY) == 0
    for n, name in ((1, "null"), (0, "null"), (2, "another"), (3, "null")):
        running(saves, n, name)
        if n < 3:
            assert saves.store.add(GAME + n, b"result", is_last=True)
    assert saves.finished(KEY) == GAME
    assert saves.finished(catalog.key("another")) == GAME + 2
    saves.begin(KEY)
    assert saves.kind == GAME + 1, "the last one of each game stays, others need not"


def test_a_running_game_of_the_same_cards_is_found_but_a_lesson_is_none():
    saves = Saves(blank(8192), {KEY: 100})
    for seed, flags in ((7, LESSON), (7, KNOWN), (8, 0)):
        saves.begin(KEY)
        game = Session(Null(), seed, seats=b"\0\1")
        game.flags = flags
        game.play(0)
        assert saves.save(game, 0, None, False)
    found = [saves.same(Session(Null(), seed)) for seed in (7, 8, 9)]
    assert found == [GAME + 1, GAME + 2, 0]


def test_the_moves_of_a_plan_that_are_not_handed_on_are_kept_in_order():
    saves = Saves(blank(), {KEY: 100})
    saves.begin(KEY)
    view = SimpleNamespace(plan=[5, 300, 7], handed=1, is_sure=True, seat=0)
    assert saves.save(session(), 0, view, False)
    decided = []
    seen = SimpleNamespace(is_legal=lambda move: True)
    again = SimpleNamespace(seat=0, seen=seen, decide=decided.append, is_sure=False)
    start.restore_plan(saves, session(), again)
    assert (decided, again.is_sure) == ([300, 7], True)
    several = session()
    several.seats = bytes((PERSON, PERSON))
    assert saves._plan(several, view) == b"", "where several people play none is kept"


def test_a_game_that_had_no_room_is_saved_whole_once_it_has():
    saves = Saves(blank(), {KEY: 100})
    store = saves.store
    saves.begin(KEY)
    game = session()
    game.play(KEEP)
    assert saves.save(game, 0, None, False)
    taken = store.found[saves.kind].length
    assert store.save(NUMBERS, bytes(store.limit - taken - 10))
    assert game.undo()
    game.play(SWAP)
    game.play(KEEP)
    assert not saves.save(game, 0, None, False)
    assert list(saves.read(saves.kind, Null()).moves) == [KEEP], "what was saved stays"
    store.save(NUMBERS, b"")
    assert saves.save(game, 0, None, False)
    assert list(saves.read(saves.kind, Null()).moves) == [SWAP, KEEP]


def test_what_goes_on_if_a_new_game_is_taken_back_is_the_newest_of_its_game():
    saves = Saves(blank(8192), {KEY: 100})
    for n, name in enumerate(("null", "null", "null", "another")):
        running(saves, n, name)
    saves.begin(KEY)
    assert saves.before() == GAME + 2
    saves.remove(GAME)
    assert saves.before() == 0, "two games of three: nothing has gone for the new one"
    saves.go_on(GAME + 3)
    assert saves.before() == 0


def test_a_turn_is_added_to_what_is_saved_of_its_game():
    saves = Saves(blank(), {KEY: 100})
    saves.begin(KEY)
    game = session()
    for n, move in enumerate((KEEP, SWAP)):
        game.play(move)
        assert saves.save(game, 77, None, False)
        assert (saves.store.found[saves.kind].added > 0) == (n > 0)
    assert saves.about(saves.kind) == (Null.VERSION, 0, 77)
    assert saves.read(saves.kind, Null()).moves == game.moves


def test_a_turn_that_is_confirmed_without_a_move_of_its_own_is_kept_as_a_plan():
    saves = Saves(blank(), {KEY: 100})
    saves.begin(KEY)
    view = SimpleNamespace(plan=[], handed=0, is_sure=True, seat=0)
    assert saves._plan(session(), view) == saves.plan_head(session(), view) + b"\x01"
    view.is_sure = False
    assert saves._plan(session(), view) == b""


def test_so_many_games_are_added_to_the_settings_and_the_next_one_rewrites_them():
    store = blank()
    settings = Settings(store, (), lambda name: "")
    settings.save()
    for n in range(12):
        settings.played(500 + n % 2)
        assert len(store.added(SETTINGS)) == 2 * (n + 1)
    settings.played(500)
    assert store.added(SETTINGS) == b""
    assert Settings(store, (), lambda name: "").seen == [501, 500]


def test_only_a_compiled_file_that_is_shorter_than_it_was_shipped_is_damaged(tmp_path, monkeypatch):
    sizes = {"a.py": 1, "b.mpy": 10, "c.mpy": 11}
    monkeypatch.setattr(damaged, "_size", sizes.get)
    manifest = tmp_path / "tombolo.json"
    manifest.write_text(json.dumps({"files": {"a.py": 10, "b.mpy": 10, "c.mpy": 10}}))
    assert damaged.find(str(manifest)) == ""
    sizes["c.mpy"] = 9
    assert damaged.find(str(manifest)) == "c.mpy"
