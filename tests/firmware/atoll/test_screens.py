"""Atoll through the buttons: whole games, plans, stories, people, and what no press may lose."""

from __future__ import annotations

import operator
from collections.abc import Iterator

import pytest

from engine import catalog, rng
from engine.atoll.cards import OCEAN
from engine.atoll.state import CARD, NONE, PLACE, SURE, TAKE
from engine.game import OVER
from engine.record import decode, encode
from engine.session import PRACTICE, Session
from firmware import art
from firmware.kinds import GAME, SETTINGS
from firmware.store import Store
from firmware.words.en import atoll, atoll_awards, atoll_help, atoll_sheets, atoll_story, settings
from host_sim.drive import Handheld
from tests.firmware.atoll.buttons import (
    go_to,
    lay,
    mark,
    new_game,
    saved,
    screen,
    short_game,
    turn,
)

CURSOR = 160  # bytes on the bus: a cursor that moves,
WITH_TEXT = 300  # one that changes text,
REQUEST = 140  # more for each Request that lacks other tiles,
SCREEN = 1200  # a whole new screen


@pytest.fixture(scope="module")
def middle() -> Iterator[Handheld]:
    """A game of four in its middle, medium opponents, the hand on the screen."""
    with Handheld(seed=13, env={"TOMBOLO_GAME": "atoll"}) as handheld:
        for _ in range(7):
            turn(handheld, screen(handheld).view)
        handheld.wait(1500)
        yield handheld


def test_t1_t13_t15_options_of_a_new_game_reach_the_engine():
    with Handheld(seed=3) as handheld:
        steps = {"Players": 1, "Rounds": 3, "Computer_1": 1, "Computer_3": 3}
        session = new_game(handheld, **steps).session
        assert session.options == bytes((5, 1, 6))
        assert list(session.seats) == [1, 2, 3, 2, 0]  # people sit behind the computers
        assert session.game.awards_shown() == 6


def test_t13_t15_more_awards_lie_open_in_one_round_alone():
    with Handheld(seed=3) as handheld:
        go_to(handheld, "Atoll")
        go_to(handheld, "New game")
        menu = screen(handheld)
        row = next(row for row in menu.rows if row.label == "Rounds")
        offered = []
        for value in row.values:
            assert width(row.text()) <= 118
            offered.append((value, *menu.kit.start_options()[1:]))
            row.step(1)
    assert offered == [("2", 2, 4)] + [(f"1, {n} Awards", 1, n) for n in range(4, 11)]


def test_a_saved_game_with_other_awards_a_round_still_goes_on():
    for options in (b"\x03\x02\x01", b"\x03\x02\x0a", b"\x03\x01\x01"):
        session = Session(catalog.make("atoll"), 5, options, b"\x01\x01\x00")
        nvm = bytearray(b"\xff" * 4096)
        store = Store(nvm)
        store.save(GAME + 3, encode(session))
        store.save(SETTINGS, b"\x04\x03")
        with Handheld(nvm=bytes(nvm)) as handheld:
            go_to(handheld, "Continue")
            assert screen(handheld).session.options == options


def test_a_whole_game_by_the_buttons_ends_in_the_final_count():
    with Handheld(seed=21) as handheld:
        play = short_game(handheld)
        view = play.view
        session = play.session
        for _ in range(20):
            turn(handheld, view)
        handheld.wait(50)
        result = screen(handheld)
        game = session.game
        assert game.player() == OVER
        assert decode(encode(session), catalog.make).game.state == game.state
        assert saved(handheld) is None
        text = "\n".join(line for _, lines in result.pages for line in lines)
        for p in range(3):
            assert f"Requests {game.request_points(p)}\n" in text
        for i in range(game.awards_shown()):
            has_winner = game.award_winner(game.award(i)) != NONE
            assert (atoll_awards.name(game.award(i)) in text) == has_winner
        handheld.bytes_on_bus()
        for _ in result.pages:
            handheld.press("RIGHT")
            assert handheld.bytes_on_bus() <= SCREEN
        handheld.press("B")
        assert not hasattr(screen(handheld), "session")


def test_what_is_hidden_does_not_reach_the_screen(middle):
    def pictures() -> list[bytes]:
        frames = []
        for keys in (["DOWN"], ["A"], ["A"], ["B"]):
            for key in keys:
                middle.press(key)
            frames.append(middle.frame())
        return frames

    session = screen(middle).session
    before = pictures()
    state = bytes(session.game.state)
    for seed in (1, 2, 3):
        r = bytearray(4)
        rng.seed(r, seed)
        session.game.determinize(session.game.player(), r)
        assert session.game.state != state
        screen(middle).view.changed()
        assert pictures() == before, f"rng seed {seed}"
    session.game.state[:] = state
    screen(middle).view.changed()


def test_bytes_on_the_bus_stay_within_the_budget(middle):
    view = screen(middle).view
    middle.bytes_on_bus()
    for _ in range(4):
        middle.press("RIGHT")
        assert middle.bytes_on_bus() <= CURSOR
    for key in ("DOWN", "A", "A", "B", "A"):
        middle.press(key)
        assert middle.bytes_on_bus() <= SCREEN
    while view.seen.stage() != PLACE:
        middle.press("A")
    middle.bytes_on_bus()
    board = view.board
    for key in ("RIGHT", "RIGHT", "DOWN", "DOWN", "LEFT", "LEFT", "LEFT", "UP", "UP", "UP") * 3:
        missing = bytes(view.panel.missing)
        before = view.hint(), board.x, board.y
        middle.press(key)
        after = view.hint(), board.x, board.y
        allowed = CURSOR if before == after else WITH_TEXT
        allowed += sum(map(operator.ne, missing, view.panel.missing)) * REQUEST
        if before[1:] != after[1:]:
            allowed = SCREEN  # the window has moved
        assert middle.bytes_on_bus() <= allowed, (key, before, after)
    while view.plan:
        middle.press("B")
    assert view.seen.stage() == CARD


def test_every_look_is_two_presses_away_at_most(middle):
    view = screen(middle).view
    looks = ((60, "DOWN", "Requests"), (60, "DOWN A", "Awards"), (600, "A", "Islands"))
    for ms, keys, name in looks:
        frame = middle.frame()
        for key in keys.split():
            middle.hold(key, ms)
        assert type(view.sheet).__name__ == name
        middle.press("B")
        assert middle.frame() == frame  # left the way it was entered


def test_opponents_think_while_the_person_looks_and_plans():
    with Handheld(seed=5) as handheld:
        play = new_game(handheld, Players=2, Computers=1)
        moves = play.session.moves
        counts = []
        for key in ("DOWN", "A", "A", "B"):
            handheld.press(key)
            counts.append(len(moves))
        assert counts[0] < counts[-1]
        view = play.view
        lay(handheld, view)
        assert play.session.game.player() != view.seat  # not all have chosen
        plan = list(view.plan)
        assert len(plan) == 2
        assert not view.handed
        handheld.press("A")
        assert view.is_sure
        handheld.press("B")  # may still be taken back
        assert not view.is_sure
        handheld.press("A")
        waited = 0
        while not view.laid:
            handheld.wait(10)
            waited += 10
        assert waited < 3000
        assert list(moves)[-3:] == [*plan, 0]  # confirmed as planned


def test_looking_and_planning_does_not_disturb_who_thinks():
    told = []
    for is_busy in (False, True):
        with Handheld(seed=17) as handheld:
            play = short_game(handheld, Computers=1)  # hard
            view = play.view
            for _ in range(4):
                for key in "DOWN A A B A B RIGHT DOWN B LEFT".split() if is_busy else ():
                    handheld.press(key)
                if not is_busy:
                    handheld.wait(4000)
                turn(handheld, view)
                handheld.press("B")
            told.append(list(play.session.moves)[:40])
    assert told[0] == told[1]


def test_h13_taking_back_a_turn_makes_it_practice_and_shows_the_plan_again():
    with Handheld(seed=4) as handheld:
        play = short_game(handheld)
        view = play.view
        turn(handheld, view)
        placed = view.seen.placed(view.seat, 0)
        handheld.hold("B", 700)
        go_to(handheld, "Take back")
        handheld.press("A")
        assert play.session.flags & PRACTICE
        assert view.laid == 0
        assert view.story is None
        assert view.hint().endswith(atoll.HINT_SURE)
        assert view.plan[-1] == placed
        handheld.press("B", len(view.plan))
        turn(handheld, view)  # and on it goes


def test_all_can_be_taken_back_until_it_is_confirmed():
    with Handheld(seed=4) as handheld:
        play = short_game(handheld)
        view = play.view
        turn(handheld, view)
        handheld.wait(2000)  # the others have chosen: the plan goes into the session at once
        assert play.session.game.player() == view.seat
        moves = list(play.session.moves)
        hand = handheld.frame()
        place = view.place
        lay(handheld, view)
        handheld.wait(100)
        assert len(play.session.moves) == len(moves) + len(view.plan)
        while view.plan:
            handheld.press("B")
        assert list(play.session.moves) == moves
        view.place = place
        handheld.press("DOWN")
        handheld.press("B")
        assert handheld.frame() == hand
        handheld.press("B")  # nothing more, and never the others' choices
        assert list(play.session.moves) == moves
        assert view.hint() == atoll.NO_UNDO
        assert not play.session.flags & PRACTICE


def test_t6_the_card_is_carried_only_where_it_may_lie_and_turns_at_the_coast():
    with Handheld(seed=4) as handheld:
        view = short_game(handheld).view
        for n in range(4):
            handheld.press("A")
            if view.seen.stage() == TAKE:
                handheld.press("A")
            for key in ("UP", "LEFT", "DOWN", "RIGHT", "DOWN", "LEFT") * 3:
                was = view.place
                handheld.press(key)
                assert view.seen.is_legal(view.place), n
                assert view.place != was
            handheld.press("B", len(view.plan))
            turn(handheld, view)


def test_what_one_arrow_has_turned_the_other_turns_back_at_the_first_card():
    with Handheld(seed=4) as handheld:
        view = short_game(handheld).view
        handheld.press("A")
        for there, back in (("RIGHT", "LEFT"), ("DOWN", "UP"), ("LEFT", "DOWN")):
            at = view.place
            handheld.press(there)
            assert view.place != at
            assert view.place & ~3 == at & ~3
            handheld.press(back)
            assert view.place == at


def test_a_card_laid_rests_a_second_and_may_be_taken_back_before():
    with Handheld(seed=4) as handheld:
        view = short_game(handheld).view
        lay(handheld, view)
        handheld.wait(300)
        handheld.press("B")
        handheld.wait(3000)
        assert view.seen.stage() == PLACE
        handheld.press("A")
        handheld.wait(3000)
        assert view.laid == 1


def test_a_card_laid_waits_for_a_confirmation_if_the_settings_say_so():
    with Handheld(seed=4) as handheld:
        go_to(handheld, "Settings")
        mark(handheld, settings.ASKS)
        handheld.press("RIGHT")
        handheld.press("B")
        nvm = handheld.nvm
    with Handheld(seed=4, nvm=nvm) as handheld:
        view = short_game(handheld).view
        lay(handheld, view)
        handheld.wait(3000)
        assert view.seen.stage() == SURE
        assert not view.is_sure
        assert view.hint().endswith(atoll.HINT_SURE)
        handheld.press("A")
        handheld.wait(3000)
        assert view.laid == 1


def test_nothing_is_confirmed_behind_the_menu_a_sheet_or_after_a_look_at_them():
    with Handheld(seed=4) as handheld:
        view = short_game(handheld).view
        lay(handheld, view)
        for key, ms in (("B", 700), ("A", 700)):
            handheld.hold(key, ms)
            handheld.wait(3000)
            assert not view.is_sure
            handheld.press("B")
        handheld.wait(2000)
        assert view.laid == 1


def test_t11_double_water_takes_up_a_card_by_the_buttons():
    with Handheld(seed=13) as handheld:
        play = short_game(handheld)
        view = play.view
        slots: list[int] = []
        while not slots:
            turn(handheld, view)
            game = view.seen
            cards = [game.hand(view.seat, k) for k in range(game.hand_size(view.seat))]
            slots = [k for k, card in enumerate(cards) if card < 8]
        laid = view.laid
        handheld.press("RIGHT", slots[0])
        handheld.press("A")
        assert view.hint() == atoll.HINT_TAKE
        handheld.press("UP")
        taking = view.taking
        card = view.seen.card(view.seat, taking)
        assert view.hint() == atoll.HINT_TAKE_THIS
        handheld.press("B")
        assert view.taking == NONE
        handheld.press("UP")
        handheld.press("A")
        assert view.seen.placing(view.seat) == card
        handheld.press("A", 2)
        while view.laid == laid:
            handheld.wait(20)
        game = play.session.game
        assert game.taken_up(view.seat) == taking
        assert game.card(view.seat, taking) == cards[slots[0]]
        assert game.card(view.seat, laid) == card


def test_stories_can_be_skipped_one_by_one_and_all_at_once():
    with Handheld(seed=6) as handheld:
        view = short_game(handheld).view
        lay(handheld, view)
        handheld.press("A")
        while not view.story:
            handheld.wait(10)
        story = view.story
        assert handheld.frame().count(b"\0") < 1024
        handheld.press("A")
        assert view.story is story
        assert story.at == 4
        handheld.press("A")
        assert view.story is None
        turn(handheld, view)  # ends with B, which skips all
        assert view.story is None


def test_stories_pass_by_themselves_and_not_at_all_at_the_fastest_pace():
    with Handheld(seed=6) as handheld:
        go_to(handheld, "Settings")
        mark(handheld, settings.PACE)
        handheld.press("LEFT", 2)  # at once
        handheld.press("B")
        view = short_game(handheld).view
        lay(handheld, view)
        handheld.press("A")
        handheld.wait(1000)
        assert view.laid == 1
        assert view.story is None
        handheld.machine.main["app"].pace = 2
        lay(handheld, view)
        handheld.press("A")
        while not view.story:
            handheld.wait(10)
        handheld.wait(15000)
        assert view.story is None


def test_several_people_hand_the_device_over_and_see_no_other_hand():
    with Handheld(seed=8) as handheld:
        cover = short_game(handheld, People=1)
        covered_first = handheld.frame()
        play = cover.play
        assert list(play.session.seats) == [1, 0, 0]
        handheld.press("A")
        assert screen(handheld) is play
        assert play.view.seat == 1
        lay(handheld, play.view)
        handheld.press("A")
        while screen(handheld) is play:
            handheld.wait(20)
        assert screen(handheld).seat == 2
        covered = handheld.frame()
        chosen = len(play.session.moves)
        handheld.press("A")
        assert screen(handheld) is play
        assert play.view.seat == 2
        handheld.press("B")  # does not take back what somebody else has chosen
        assert len(play.session.moves) == chosen
        lay(handheld, play.view)
        handheld.press("A")
        while screen(handheld) is play:
            handheld.wait(20)
        assert screen(handheld).seat == 1
        assert handheld.frame() != covered  # it names the other player
        handheld.press("A")
        assert play.view.story  # what has happened since is told to everybody
        handheld.press("B")
        assert play.view.laid == 1
        nvm = handheld.nvm
    with Handheld(seed=1, nvm=nvm) as handheld:
        handheld.press("A")  # Continue
        assert handheld.frame() == covered_first


def test_leaving_keeps_the_turn_and_continue_goes_on_with_it():
    with Handheld(seed=9) as handheld:
        play = short_game(handheld)
        turn(handheld, play.view)
        handheld.wait(2000)
        handheld.press("RIGHT")
        screen(handheld).app.asks = True
        lay(handheld, play.view)
        handheld.wait(100)
        frame = handheld.frame()
        record = encode(play.session)
        handheld.hold("B", 700)
        handheld.press("UP")
        handheld.press("A")
        assert encode(saved(handheld)) == record
        nvm = handheld.nvm
    with Handheld(seed=1, nvm=nvm) as handheld:
        handheld.press("A")
        assert encode(screen(handheld).session) == record
        assert handheld.frame() == frame


def test_atoll_comes_back_after_another_game():
    with Handheld(seed=2) as handheld:
        play = short_game(handheld)
        turn(handheld, play.view)
        for game in ("Hashi", "Arabana", "Atoll"):
            handheld.hold("B", 700)
            handheld.press("UP")
            handheld.press("A")
            go_to(handheld, game)
            go_to(handheld, "Continue" if game == "Atoll" else "New game")
            if game != "Atoll":
                handheld.press("A")
            handheld.wait(1000)
        assert screen(handheld).session.game.laid(0) == 1
        turn(handheld, screen(handheld).view)


def width(words: str) -> int:
    """Return how many dots wide words are."""
    codes = [ord(c) - 32 if ord(c) < 127 else 95 + art.EXTRA.index(c) for c in words]
    return sum(art.WIDTHS[code] + 1 for code in codes) - 1


def test_every_hint_and_every_line_fits():
    everything = {**vars(atoll), **vars(atoll_sheets), **vars(atoll_story)}
    for name, value in everything.items():
        if name.startswith(("HINT_", "NO_")):
            assert width(value) <= 128, name
    assert width("5" + atoll.HINT_WAIT) <= 128
    assert width(atoll.LAID + " +24" + atoll.HINT_SURE) <= 128
    for first in range(OCEAN + 1):
        for second in range(OCEAN + 1):
            assert width(atoll.lay(first, second)) <= 128
    for tail in (atoll_story.LAYS, atoll_story.SWAPS, atoll_story.CLAIMS):
        assert width(atoll_story.PLAYER + "6" + tail) <= 128
    for page in atoll_help.PAGES:
        assert len(page) <= 6, page[0]
        for line in page[1:]:
            assert width(line) <= 124, line
    for award in range(20):
        assert width(atoll_awards.name(award)) + 9 + 6 + width("you 40") <= 128
        assert all(width(line) <= 126 for line in atoll_awards.lines(award))
