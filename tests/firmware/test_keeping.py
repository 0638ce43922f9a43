"""Running games: saved from the first move on, and none is removed without a question."""

from __future__ import annotations

from random import Random

import pytest

from engine import catalog
from engine.crc import checksum
from engine.record import encode
from firmware.storage.log import Store
from firmware.storage.records import GAME, SETTINGS
from firmware.words import en
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from tests.chip import record
from tests.firmware.arabana.buttons import play_on
from tests.firmware.atoll.buttons import lay, short_game
from tests.firmware.kept import kept
from tests.firmware.menus import TITLES, app, choose, leave, settings, up

SMALL, LARGE = "pico", "feather_nrf52840"
HASHI = GAME


def text(handheld: Handheld) -> str:
    (page,) = app(handheld).screen.pages
    return " ".join(page)


def labels(handheld: Handheld) -> list[str]:
    return [row.text() for row in app(handheld).screen.rows]


def begin(handheld: Handheld) -> None:
    choose(handheld, "Hashi")
    choose(handheld, "New game")
    handheld.press("A")


def play(handheld: Handheld, rounds: int) -> None:
    """Play Hashi until so many rounds are confirmed, the start being the first."""
    session = app(handheld).screen.session
    for key, ms in SoloBot(session.seed).presses():
        if session.game.round() >= rounds:
            return
        tap(handheld, key, ms)


def begun(handheld: Handheld, rounds: int) -> bytes:
    """Begin a game of Hashi, play it so far and leave it; return its record."""
    begin(handheld)
    play(handheld, rounds)
    record = playing(handheld)
    leave(handheld)
    return record


def saved(handheld: Handheld) -> list[bytes]:
    """Return the records of the saved games of Hashi, the newest first."""
    return [encode(session) for session in kept(handheld, "hashi")]


def playing(handheld: Handheld) -> bytes:
    return encode(app(handheld).screen.session)


@pytest.mark.parametrize("board", [SMALL, LARGE])
def test_a_game_is_saved_from_its_first_move_on(board):
    with Handheld(board, seed=7) as handheld:
        begin(handheld)
        assert saved(handheld) == []
        handheld.press("A")  # the start number
        first = playing(handheld)
        assert saved(handheld) == [first]
        nvm = handheld.nvm
    with Handheld(board, nvm=nvm) as handheld:
        choose(handheld, "Continue")
        assert playing(handheld) == first
        handheld.press("B")  # takes the number back
        handheld.press("RIGHT")
        handheld.press("A")
        second = playing(handheld)
        leave(handheld)
        assert saved(handheld) == [second] != [first]


@pytest.mark.parametrize("board", [SMALL, LARGE])
def test_a_game_after_another_is_saved_from_its_first_move_on(board):
    with Handheld(board, seed=7) as handheld:
        old = begun(handheld, 3)
        for moves in (0, 1):
            choose(handheld, "Arabana")
            choose(handheld, "New game")
            handheld.press("A")
            handheld.wait(3000)
            if moves:
                play_on(handheld, Random(7), lambda s: len(s.session.moves) > 0)
            else:
                nvm = handheld.nvm
            leave(handheld)
            first = labels(handheld)[0]
            assert first.startswith("Continue: Arabana" if moves else "Continue: Hashi")
            assert saved(handheld) == [old]
            assert len(kept(handheld, "arabana")) == moves
    with Handheld(board, nvm=nvm) as handheld:  # the power went off before its first move
        assert labels(handheld)[0] == "Continue: Hashi"
        assert kept(handheld, "arabana") == []


def test_a_new_game_over_a_running_one_asks_and_names_it():
    with Handheld(seed=7) as handheld:
        begin(handheld)
        play(handheld, 9)
        old = playing(handheld)
        handheld.hold("B", 700)
        assert "Leave, game is kept" in labels(handheld)
        choose(handheld, "Leave")
        begin(handheld)
        assert text(handheld).startswith("Your game is at card 9. Start a new one?")
        handheld.press("B")
        assert up(handheld) == "NewGame"
        assert saved(handheld) == [old]
        handheld.press("A")
        handheld.press("A")
        assert saved(handheld) == [old]
        assert up(handheld) == "Play"


def test_the_old_game_comes_back_until_the_new_ones_first_turn_is_confirmed():
    with Handheld(seed=7) as handheld:
        old = begun(handheld, 9)
        begin(handheld)
        handheld.press("A")
        play(handheld, 1)
        handheld.press("A")
        new = playing(handheld)
        leave(handheld)
        assert saved(handheld) == [new, old]
        nvm = handheld.nvm
    with Handheld(nvm=nvm) as handheld:
        choose(handheld, "Continue")
        assert playing(handheld) == new
        handheld.hold("B", 700)
        choose(handheld, "Undo the new game")
        assert text(handheld) == "Take back the new game? Then the game at card 9 goes on."
        handheld.press("B")
        assert saved(handheld) == [new, old]
        handheld.press("A")
        handheld.press("A")
        assert playing(handheld) == old
        assert saved(handheld) == [old]
        handheld.hold("B", 700)
        assert "Undo the new game" not in labels(handheld)
    with Handheld(nvm=nvm) as handheld:
        choose(handheld, "Continue")
        play(handheld, 2)
        assert saved(handheld) == [playing(handheld)]
        handheld.hold("B", 700)
        assert "Undo the new game" not in labels(handheld)


def test_a_game_just_begun_gives_way_to_another_after_a_question():
    with Handheld(seed=7) as handheld:
        old = begun(handheld, 9)
        begin(handheld)
        handheld.press("A")
        handheld.press("A")
        leave(handheld)
        begin(handheld)
        assert text(handheld) == "Your game at card 1 has only just begun. Start another one?"
        handheld.press("A")
        assert saved(handheld) == [old]
        handheld.press("A")
        assert saved(handheld) == [playing(handheld), old]


def test_with_room_the_newest_three_are_saved_and_say_how_far_they_are():
    with Handheld(LARGE, seed=7) as handheld:
        records = []
        for rounds in (3, 5, 9):
            records.insert(0, begun(handheld, rounds))
        assert saved(handheld) == records
        choose(handheld, "Hashi")
        handheld.wait(1500)
        assert labels(handheld)[:3] == [f"Continue: card {n}" for n in (9, 5, 3)]
        choose(handheld, "Continue: card 5")
        assert playing(handheld) == records[1]
        leave(handheld)
        begin(handheld)
        assert text(handheld).startswith("Your game is at card 3. Start a new one?")
        handheld.press("A")
        play(handheld, 1)
        assert len(saved(handheld)) == 4
        play(handheld, 2)
        assert saved(handheld) == [playing(handheld), *records[:2]]


def test_a_game_that_is_over_is_removed():
    with Handheld(LARGE, seed=7) as handheld:
        old = begun(handheld, 3)
        begin(handheld)
        play(handheld, 99)
        assert saved(handheld) == [old]


@pytest.mark.parametrize("board", [SMALL, LARGE])
def test_a_game_is_saved_with_each_turn_of_a_person(board):
    with Handheld(board, seed=7) as handheld:
        choose(handheld, "Arabana")
        choose(handheld, "New game")
        handheld.press("A")
        screen = app(handheld).screen
        saves = []
        save = screen.save

        def counted():
            saves.append(1)
            return save()

        screen.save = counted
        play_on(handheld, Random(7), lambda s: len(s.session.moves) > 40)
        game = catalog.make("arabana")
        game.reset(screen.session.seed, screen.session.options)
        turns = [0, 0]
        for move in screen.session.moves:
            seat = game.player()
            turns[seat] += bool(game.apply(move))
        assert turns[1] > 2
        assert len(saves) - turns[0] in (0, 1)


def test_a_round_taken_back_during_its_recap_ends_the_recap():
    with Handheld(seed=7) as handheld:
        play = short_game(handheld)
        lay(handheld, play.view)
        handheld.press("A")
        for _ in range(400):
            if play.view.recap:
                break
            handheld.wait(20)
        assert play.view.recap
        handheld.hold("B", 700)
        choose(handheld, en.TAKE_BACK)
        while up(handheld) == "Question":
            handheld.press("A")
        assert app(handheld).screen is play
        assert not play.view.recap
        assert play.session.game.laid(play.seat) == 0


def test_a_round_taken_back_says_where_that_is_and_stops_at_the_start():
    with Handheld(seed=7) as handheld:
        begin(handheld)
        play(handheld, 3)
        screen = app(handheld).screen
        for n in (2, 1, 0):
            handheld.hold("B", 700)
            choose(handheld, en.TAKE_BACK)
            handheld.press("A")
            assert screen.session.game.round() == n
            assert screen.view.words == f"Back at card {max(n, 1)}"
            while screen.session.can_undo():
                handheld.press("B")
        handheld.hold("B", 700)
        assert en.TAKE_BACK not in labels(handheld)


def test_everything_is_erased_after_two_questions():
    with Handheld(seed=7) as handheld:
        begun(handheld, 2)
        settings(handheld)
        choose(handheld, "Erase all")
        handheld.press("A")
        handheld.press("B")
        assert up(handheld) == "Settings"
        assert len(saved(handheld)) == 1
        handheld.press("A")
        handheld.press("A")
        handheld.press("A")
        assert up(handheld) == "Title"
        assert set(handheld.nvm) == {255}
        assert not labels(handheld)[0].startswith("Continue")
        assert app(handheld).settings.level == 3


def of_another_version(name: str) -> bytes:
    record = b"Tb\x04" + catalog.key(name).to_bytes(2, "little") + bytes((99,)) + bytes(20)
    crc = checksum(record, 0, len(record))
    return record + bytes((crc & 255, crc >> 8))


@pytest.mark.parametrize("name", TITLES)
def test_continue_says_each_time_why_a_saved_game_cannot_be_read(name):
    nvm = bytearray(b"\xff" * 4096)
    store = Store(nvm)
    store.save(GAME, of_another_version(name))
    with Handheld(nvm=bytes(nvm)) as handheld:
        pictures = []
        for _ in range(3):
            handheld.press("A")  # Continue is the first row of the title, and of the game's menu
            assert up(handheld) == "Notice"
            pictures.append(handheld.frame())
            handheld.press("A")
            assert up(handheld) == "GameMenu"
        assert pictures[1] == pictures[2]
        handheld.press("B")
        assert up(handheld) == "Title"


def damaged(nvm: bytes) -> tuple[bytes, str]:
    return bytes(64) + nvm[64:], "Some of what was saved cannot be read. All else is here."


def torn(nvm: bytes) -> tuple[bytes, str]:
    end = len(nvm.rstrip(b"\xff"))
    return (
        nvm[: end - 1] + b"\xff" + nvm[end:],
        "The power went off while saving: the last turn may be missing.",
    )


@pytest.mark.parametrize("harm", [damaged, torn])
def test_what_was_lost_is_said_in_one_sentence_once(harm):
    nvm = bytearray(b"\xff" * 4096)
    store = Store(nvm)
    with Handheld(seed=7) as handheld:
        begin(handheld)
        play(handheld, 3)
        record = playing(handheld)
    store.save(SETTINGS, bytes(59))
    store.save(HASHI, record)
    store.save(SETTINGS, b"\3\1")
    image, sentence = harm(bytes(nvm))
    with Handheld(nvm=image) as handheld:
        assert text(handheld) == sentence
        handheld.press("A")
        assert up(handheld) == "Title"
        assert saved(handheld) == [record]
        healed = handheld.nvm
    with Handheld(nvm=healed) as handheld:
        assert up(handheld) == "Title"


def test_what_cannot_be_read_is_erased_only_when_asked():
    foreign = bytes(range(1, 129)) * 32
    with Handheld(nvm=foreign) as handheld:
        assert text(handheld).startswith("What is saved here cannot be read. Erase it?")
        handheld.press("B")
        assert up(handheld) == "Title"
        begin(handheld)
        handheld.press("A")
        handheld.hold("B", 700)
        choose(handheld, "Leave")
        assert text(handheld).startswith("There is no room to save this game")
        handheld.press("A")
        assert handheld.nvm == foreign
    with Handheld(nvm=foreign) as handheld:
        handheld.press("A")
        assert up(handheld) == "Title"
        assert set(handheld.nvm) == {255}


@pytest.mark.parametrize("game", ["hashi", "arabana"])
def test_what_is_confirmed_is_shown_first_and_saved_before_the_next_key(game):
    env = {"TOMBOLO_GAME": game}
    with Handheld(seed=4, env=env, nvm=record.settings(0), start_ms=1500) as handheld:
        shown = []
        handheld.machine.nvm.on_write = lambda nvm: shown.append(handheld.frame())
        luck = Random(5)
        while len(shown) < 4:
            before = handheld.frame()
            writes = len(shown)
            handheld.press(luck.choice(("UP", "LEFT", "RIGHT", "A", "A", "A")))
            assert before not in shown[writes:], "saved before it was shown"


def test_a_round_without_room_is_reported_after_what_it_brought():
    foreign = bytes(range(1, 129)) * 32
    with Handheld(nvm=foreign, seed=7) as handheld:
        handheld.press("B")
        begin(handheld)
        handheld.press("A")
        session = app(handheld).screen.session
        for key, ms in SoloBot(session.seed).presses():
            if up(handheld) == "Notice":
                break
            tap(handheld, key, ms)
        assert text(handheld).startswith("There is no room to save this game")
        assert session.moves
        assert not session.can_undo()
        assert handheld.nvm == foreign
