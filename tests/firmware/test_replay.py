"""The replay of a game: its keys, what it shows and hides, what it leaves as it was."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from engine import catalog
from engine.game import OVER
from engine.record import encode
from engine.session import KNOWN, PERSON, PRACTICE, Session
from firmware import registry
from firmware.hardware.keys import DOWN, LEFT, RIGHT, UP
from firmware.screens.after import replay
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from firmware.words import en as common
from firmware.words import en_records as words
from host_sim.drive import Handheld
from host_sim.options import info
from tests.firmware.menus import TITLES, app, choose, screen, up
from tests.firmware.shortage import short_of
from tests.firmware.test_statistics import KINDS, Device

TABLE, DUEL, ISLANDS = KINDS[2], KINDS[3], KINDS[5]
KEYS = (RIGHT, DOWN, DOWN, UP, RIGHT, LEFT, DOWN, RIGHT, RIGHT, UP, UP, LEFT, RIGHT)


def over(*kinds):
    """Return the nvm of a handheld on which these games were played."""
    device = Device()
    for kind in kinds:
        device.game(*kind)
    return bytes(device.nvm)


def running(kind, turns, seed=5):
    """Return a game at random in which so many turns are over and its person has begun one."""
    name, options, seats = kind
    session = Session(catalog.make(name), seed, options, seats)
    luck = Random(seed)
    out = session.game.moves_buffer()
    ended = 0
    while ended < turns or session.seats[session.game.player()] != PERSON:
        ended += session.play(luck.choice(list(out[: session.game.legal(out)])))
    session.play(out[: session.game.legal(out)][0])
    return session


def kept(session):
    """Return the nvm with a running game."""
    name = session.game.NAME
    store = Store(bytearray(b"\xff" * 4096))
    saves = Saves(store, {catalog.key(name): info(name).RECORD})
    saves.begin(catalog.key(name))
    assert saves.save(session, info(name).progress(session), None, True)
    return bytes(store.nvm)


def play_screen(session, seat=None):
    """Return what a replay takes of a play screen."""
    seat = list(session.seats).index(PERSON) if seat is None else seat
    context = SimpleNamespace(
        settings=SimpleNamespace(calm=1, hold=0, warns=0, recap=0, asks=0),
        sound=SimpleNamespace(chord=lambda: None),
    )
    program = SimpleNamespace(context=context, playing=None)
    return SimpleNamespace(app=program, info=info(session.game.NAME), session=session, seat=seat)


def walked(session, back=None):
    return replay.Replay(play_screen(session), back)


@pytest.fixture
def opened():
    """Open the replay of the last game of a kind from the list of the last games."""
    handhelds = []

    def open_kind(kind, **options):
        handheld = Handheld(nvm=over(kind), start_ms=1000, **options)
        handhelds.append(handheld.__enter__())
        choose(handheld, TITLES[kind[0]])
        choose(handheld, "Your games")
        choose(handheld, "The last games")
        handheld.press("A")
        handheld.hold("A", 700)
        handheld.wait(1000)
        assert up(handheld) == "Replay"
        return handheld

    yield open_kind
    for handheld in handhelds:
        handheld.__exit__(None, None, None)


@pytest.mark.parametrize("kind", KINDS)
def test_left_and_right_go_from_the_deal_to_the_last_turn_and_back(opened, kind):
    handheld = opened(kind)
    before = bytes(handheld.nvm)
    shown = screen(handheld)
    ends = list(shown.past.ends)
    handheld.press("LEFT")
    handheld.press("UP")
    pictures = {0: handheld.frame()}
    for at in ends[1:]:
        handheld.press("RIGHT")
        assert shown.at == at
        pictures[at] = handheld.frame()
    assert shown.past.session.game.player() == OVER
    handheld.press("RIGHT")
    handheld.press("DOWN")
    assert handheld.frame() == pictures[ends[-1]]
    for at in ends[-2::-1]:
        handheld.press("LEFT")
        assert shown.at == at
        assert handheld.frame() == pictures[at], "a picture does not depend on the way"
    handheld.press("B")
    handheld.wait(500)
    assert up(handheld) == "_One"
    assert bytes(handheld.nvm) == before


def test_a_held_arrow_goes_faster_and_faster(opened):
    handheld = opened(KINDS[0])
    handheld.hold("RIGHT", 1500)
    assert screen(handheld).past.turn(screen(handheld).at) > 5


def test_the_last_line_has_the_keys_at_first_then_the_turn_and_the_score(opened):
    shown = walked(past_game(*KINDS[0]))
    assert shown.is_new
    assert shown.where() == "The start  0pt"
    for _ in range(3):
        shown.key(RIGHT)
    assert not shown.is_new
    assert shown.where().startswith("Turn 2 of 17  ")
    shown.key(DOWN)
    assert shown.where().startswith("Turn 3 step 1  ")
    assert ":" in walked(past_game(*DUEL)).where(), "of two players both scores"


def past_game(name, options, seats):
    return Device().play(name, options, seats)


@pytest.mark.parametrize("kind", KINDS)
def test_up_and_down_go_step_by_step_and_back(kind):
    shown = walked(past_game(*kind))
    way = [shown.at]
    ends = set(shown.past.ends)
    while shown.at < shown.past.ends[-1]:
        shown.key(DOWN)
        way.append(shown.at)
    assert ends <= set(way)
    assert way == sorted(set(way))
    for at in way[-2::-1]:
        shown.key(UP)
        assert shown.at == at
    shown.key(UP)
    assert shown.at == 0


def test_right_ends_the_turn_and_left_begins_it():
    shown = walked(past_game(*KINDS[0]))
    ends = shown.past.ends
    for key in (RIGHT, RIGHT, DOWN, DOWN):
        shown.key(key)
    assert ends[2] < shown.at < ends[3]
    shown.key(RIGHT)
    assert shown.at == ends[3]
    shown.key(UP)
    shown.key(LEFT)
    assert shown.at == ends[2]


# What it shows of what is hidden.


@pytest.mark.parametrize("kind", [TABLE, DUEL, ISLANDS])
def test_it_shows_what_the_person_knew_and_nothing_else(kind):
    """Where the unseen is dealt again the same is seen: score, step and state."""
    session = past_game(*kind)
    shown = walked(session)
    luck = bytearray(b"\x01\x02\x03\x04")
    while shown.at < shown.past.ends[-1]:
        shown.key(DOWN)
        game = shown.past.session.game
        true = bytes(game.state)
        text, seen = shown.where(), bytes(shown.view().seen.state)
        game.determinize(shown.seat, luck)
        name, context = shown.info.NAME, shown.app.context
        shown.picture = registry.view(name, shown.past.session, shown.seat, context)
        assert bytes(shown.view().seen.state) == seen
        assert shown.where() == text
        game.state[:] = true


@pytest.mark.parametrize("kind", [TABLE, ISLANDS])
def test_what_others_choose_unseen_is_no_step(kind):
    shown = walked(past_game(*kind))
    movers = shown.past.movers
    ends = shown.past.ends
    while shown.at < ends[-1]:
        shown.key(DOWN)
        assert shown.at in ends or movers[shown.at - 1] == shown.seat


def test_all_is_shown_as_each_player_saw_it():
    shown = walked(past_game(*TABLE))
    assert shown.can_show_all
    shown._turn_over()
    seats = set()
    while shown.at < shown.past.ends[-1]:
        shown.key(DOWN)
        mover = shown.past.movers[shown.at - 1]
        assert shown.view().seat == mover
        assert shown.where().startswith("🐦") == (mover != shown.seat)
        seats.add(mover)
    assert seats == {0, 1}
    shown._turn_over()
    assert shown.view().seat == shown.seat
    assert shown.at in shown.past.ends


def test_alone_there_is_nothing_more_to_show():
    assert not walked(past_game(*KINDS[0])).can_show_all


@pytest.mark.parametrize(("kind", "turns"), [(TABLE, 4), (DUEL, 5), (ISLANDS, 3)])
def test_in_a_running_game_nobody_sees_more_than_the_seat_did(kind, turns):
    session = running(kind, turns)
    shown = walked(session)
    assert not shown.can_show_all
    assert shown.at == session.mark, "the turn that is being played is no part of it"
    assert [row.text() for row in shown._made_menu().rows] == [words.FROM_HERE, common.REPLAY]
    ends = shown.past.ends
    for _ in range(60):
        shown.key(UP)
        assert shown.view().seat == shown.seat
        assert shown.at in ends or shown.past.movers[shown.at - 1] == shown.seat or kind is DUEL


# What it leaves as it was.


@pytest.mark.parametrize(("kind", "turns"), [(KINDS[0], 3), (TABLE, 4), (DUEL, 4), (ISLANDS, 3)])
def test_the_running_game_is_the_same_before_and_after(kind, turns):
    with Handheld(nvm=kept(running(kind, turns)), start_ms=1000) as handheld:
        choose(handheld, "Continue")
        handheld.wait(3000)
        play = app(handheld).playing
        handheld.hold("B", 700)
        menu = handheld.frame()
        handheld.press("B")
        before = encode(play.session), bytes(handheld.nvm), handheld.frame()
        handheld.hold("B", 700)
        assert handheld.frame() == menu
        choose(handheld, "Replay")
        handheld.wait(1000)
        assert up(handheld) == "Replay"
        for key in KEYS:
            handheld.press(("UP", "DOWN", "LEFT", "RIGHT")[key])
        handheld.press("A")
        handheld.press("B")
        assert up(handheld) == "Replay"
        handheld.press("B")
        assert up(handheld) == "Menu"
        assert screen(handheld).rows[screen(handheld).at].text() == "Replay"
        handheld.press("B")
        assert app(handheld).playing is play
        assert (encode(play.session), bytes(handheld.nvm), handheld.frame()) == before


def test_there_is_nothing_to_replay_before_the_first_turn_is_over_nor_in_a_lesson():
    with Handheld(start_ms=1000) as handheld:
        choose(handheld, "Hashi")
        choose(handheld, "A short lesson")
        handheld.wait(1000)
        for _ in range(3):
            handheld.press("A")
        app(handheld).playing.view.is_under_way = lambda: True
        app(handheld).screen = app(handheld).playing
        handheld.hold("B", 700)
        assert "Replay" not in [row.text() for row in screen(handheld).rows]
    with Handheld(env={"TOMBOLO_GAME": "hashi"}, start_ms=1000) as handheld:
        handheld.press("A")
        handheld.hold("B", 700)
        assert "Replay" not in [row.text() for row in screen(handheld).rows]


# Playing on.


def begin_practice(handheld):
    handheld.press("A")
    choose(handheld, words.FROM_HERE)
    assert up(handheld) == "Question"
    handheld.press("A")
    handheld.wait(1500)


@pytest.mark.parametrize("kind", [KINDS[0], TABLE, DUEL, ISLANDS])
def test_a_practice_game_goes_on_from_a_turn_of_a_game_that_is_over(opened, kind):
    handheld = opened(kind)
    for _ in range(4):
        handheld.press("RIGHT")
    shown = screen(handheld)
    at = shown.at
    moves = list(shown.past.moves[:at])
    before = bytes(handheld.nvm)
    begin_practice(handheld)
    session = app(handheld).playing.session
    assert list(session.moves[:at]) == moves
    assert session.flags == PRACTICE
    assert (session.options, session.seats) == kind[1:]
    if kind in (KINDS[0], DUEL):
        assert bytes(handheld.nvm) == before, "it is saved once somebody has moved"


def test_a_practice_game_counts_for_nothing_but_itself(opened):
    handheld = opened(KINDS[0])
    handheld.press("RIGHT")
    handheld.press("RIGHT")
    begin_practice(handheld)
    play = app(handheld).playing
    out = play.session.game.moves_buffer()
    while play.session.game.player() != OVER:
        play.play(out[: play.session.game.legal(out)][0])
    for _ in range(60):
        handheld.wait(200)
        if up(handheld) == "Result":
            break
    found = handheld.machine.load("firmware.counts").load(app(handheld).store, "hashi")
    (row,) = found.rows
    assert (row.finished, row.helped) == (2, 1)
    assert found.games[-1].flags == 1
    assert not play.session.flags & KNOWN


def test_of_a_running_game_it_is_asked_whether_it_may_go_and_a_turn_that_is_over_stays_so():
    session = running(KINDS[0], 4)
    with Handheld(nvm=kept(session), start_ms=1000) as handheld:
        choose(handheld, "Continue")
        handheld.wait(1500)
        handheld.hold("B", 700)
        choose(handheld, "Replay")
        handheld.wait(1000)
        handheld.press("LEFT")
        handheld.press("A")
        choose(handheld, words.FROM_HERE)
        assert screen(handheld).sentences == (words.PLAY_INSTEAD,)
        handheld.press("B")
        assert up(handheld) == "Menu"
        choose(handheld, words.FROM_HERE)
        handheld.press("A")
        handheld.wait(1500)
        begun = app(handheld).playing.session
        assert begun.flags == PRACTICE
        assert list(begun.moves) == list(session.moves[: len(begun.moves)])
        (kind,) = app(handheld).saves.kinds()
        assert app(handheld).saves.read(kind, catalog.make("hashi")).moves == session.moves


# Ways in and out, and no room.


def test_from_a_result_its_menu_leads_to_the_replay_and_b_back(opened):
    handheld = opened(DUEL)
    handheld.press("B", 4)
    handheld.wait(500)
    assert up(handheld) == "GameMenu"
    choose(handheld, "The last result")
    handheld.wait(1500)
    handheld.press("RIGHT")  # the map
    handheld.press("B")
    picture = handheld.frame()
    handheld.hold("B", 700)
    choose(handheld, "Replay")
    handheld.wait(1000)
    assert up(handheld) == "Replay"
    handheld.press("RIGHT")
    handheld.press("B")
    assert up(handheld) == "Menu"
    handheld.press("B")
    assert up(handheld) == "Result"
    assert handheld.frame() == picture
    handheld.wait(1000)
    handheld.press("B")
    assert up(handheld) == "GameMenu"


def test_only_a_game_whose_moves_are_kept_can_be_replayed():
    with Handheld(nvm=over(*[KINDS[0]] * 9), start_ms=1000) as handheld:
        choose(handheld, "Hashi")
        choose(handheld, "Your games")
        choose(handheld, "The last games")
        store = app(handheld).store
        there = [int.from_bytes(store.load(kind)[6:10], "little") for kind in store.closed]
        found = set()
        for at in range(len(screen(handheld).rows)):
            handheld.press("DOWN", at)
            handheld.press("A")
            is_kept = screen(handheld).row.played.seed in there
            found.add(is_kept)
            assert screen(handheld).last_line == (words.HINT_KEPT if is_kept else words.HINT_GAME)
            handheld.hold("A", 700)
            handheld.wait(1000)
            assert up(handheld) == ("Replay" if is_kept else "Question")
            handheld.press("B", 2 if is_kept else 3)
            handheld.wait(500)
            if is_kept:
                handheld.press("B")
            choose(handheld, "The last games")
        assert found == {True, False}


def test_of_games_with_the_same_cards_each_is_replayed_as_it_was_played():
    """Also of both sides of Hashi, and of games with the same points but for the moves."""
    device = Device()
    for luck, side in ((1, b"\1\0"), (2, b"\1\1"), (2, b"\1\0"), (3, b"\1\0"), (3, b"\1\0")):
        choices = Random(luck)
        device.luck = SimpleNamespace(  # type: ignore[assignment]
            getrandbits=lambda n: 77, choice=choices.choice
        )
        device.game("hashi", side, b"\0")
    with Handheld(nvm=bytes(device.nvm), start_ms=1000) as handheld:
        choose(handheld, "Hashi")
        choose(handheld, "Your games")
        kinds = set()
        for at in range(3):
            choose(handheld, "The last games")
            handheld.press("DOWN", at)
            played = screen(handheld).rows[at].played
            handheld.press("A")
            kind = screen(handheld).kind
            if kind:
                kinds.add(kind)
                session = app(handheld).saves.read(kind, catalog.make("hashi"))
                assert session.game.score(0) == played.points
            handheld.press("B", 2)
        assert len(kinds) == len(app(handheld).store.closed) > 1


def test_a_record_that_cannot_be_read_has_a_sentence(opened, monkeypatch):
    handheld = opened(KINDS[0])
    handheld.press("B")
    handheld.wait(500)
    saves = app(handheld).saves

    def read(kind, game):
        raise ValueError("it is damaged")

    monkeypatch.setattr(saves, "read", read)
    kind = saves.finished(catalog.key("hashi"))
    app(handheld).go(app(handheld).replay(info("hashi"), kind))
    handheld.wait(500)
    assert up(handheld) == "Notice"


@pytest.mark.parametrize("times", [1, 9])
def test_without_room_for_a_turn_a_sentence_leads_back_but_it_is_tried_once_more(opened, times):
    handheld = opened(KINDS[0])
    nvm = handheld.nvm
    at = screen(handheld).at
    short_of(handheld, screen(handheld), "view", lambda n: n < times)
    handheld.press("RIGHT")
    handheld.wait(500)
    if times == 1:
        assert up(handheld) == "Replay"
        assert screen(handheld).at > at
    else:
        assert screen(handheld).sentences == (words.NO_REPLAY,)
    handheld.press("B")
    handheld.wait(500)
    assert up(handheld) == "_One"
    assert handheld.nvm == nvm


def test_a_view_of_another_kind_is_drawn_as_ever():
    shown = walked(past_game(*DUEL))
    drawn = []
    shown.picture = SimpleNamespace(
        say=drawn.append, draw=drawn.append, seen=shown.past.session.game
    )
    canvas = SimpleNamespace(last_line=drawn.append)
    shown.draw(canvas)
    assert drawn == [common.HINT_REPLAY, canvas, common.HINT_REPLAY]
