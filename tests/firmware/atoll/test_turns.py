"""A person's turn in Atoll: a card carried and laid, resting, confirmed, taken back, left."""

from __future__ import annotations

from engine.atoll.state import NONE, PLACE, SURE, TAKE
from engine.record import encode
from engine.session import PRACTICE
from firmware.games.atoll.words import en as atoll
from host_sim.drive import Handheld
from tests.firmware.atoll.buttons import begun, lay, saved, short_game, turn
from tests.firmware.kept import with_settings
from tests.firmware.menus import choose, screen


def test_h13_taking_back_a_turn_makes_it_practice_and_shows_the_plan_again():
    with begun(4) as (handheld, view):
        turn(handheld, view)
        placed = view.seen.placed(view.seat, 0)
        handheld.hold("B", 700)
        choose(handheld, "Take back")
        handheld.press("A")
        assert view.session.flags & PRACTICE
        assert view.ended == 0
        assert view.recap is None
        assert view.seen.stage() == SURE
        assert not view.is_sure
        assert view.plan[-1] == placed
        handheld.press("B", len(view.plan))
        turn(handheld, view)  # and on it goes


def test_all_can_be_taken_back_until_it_is_confirmed():
    with begun(4) as (handheld, view):
        turn(handheld, view)
        handheld.wait(2000)  # the others have chosen: the plan goes into the session at once
        assert view.session.game.player() == view.seat
        moves = list(view.session.moves)
        hand = handheld.frame()
        place = view.place
        lay(handheld, view)
        handheld.wait(100)
        assert len(view.session.moves) == len(moves) + len(view.plan)
        while view.plan:
            handheld.press("B")
        assert list(view.session.moves) == moves
        view.place = place
        handheld.press("DOWN")
        handheld.press("B")
        assert handheld.frame() == hand
        handheld.press("B")  # nothing more, and never the others' choices
        assert list(view.session.moves) == moves
        assert view.prompt() == atoll.NO_UNDO
        assert not view.session.flags & PRACTICE


def test_t6_the_card_is_carried_only_where_it_may_lie_and_turns_at_the_coast():
    with begun(4) as (handheld, view):
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
    with begun(4) as (handheld, view):
        handheld.press("A")
        for there, back in (("RIGHT", "LEFT"), ("DOWN", "UP"), ("LEFT", "DOWN")):
            at = view.place
            handheld.press(there)
            assert view.place != at
            assert view.place & ~3 == at & ~3
            handheld.press(back)
            assert view.place == at


def test_a_card_laid_rests_a_second_and_may_be_taken_back_before():
    with begun(4) as (handheld, view):
        lay(handheld, view)
        handheld.wait(300)
        handheld.press("B")
        handheld.wait(3000)
        assert view.seen.stage() == PLACE
        handheld.press("A")
        handheld.wait(3000)
        assert view.ended == 1


def test_a_card_laid_waits_for_a_confirmation_if_the_settings_say_so():
    with Handheld(seed=4, nvm=with_settings(asks=1)) as handheld:
        view = short_game(handheld).view
        lay(handheld, view)
        handheld.wait(3000)
        assert view.seen.stage() == SURE
        assert not view.is_sure
        assert view.prompt() in [text.format(n=view.panel.gain()) for text in atoll.HINT_SURE]
        handheld.press("A")
        handheld.wait(3000)
        assert view.ended == 1


def test_nothing_is_confirmed_behind_the_menu_a_sheet_or_after_a_look_at_them():
    with begun(4) as (handheld, view):
        lay(handheld, view)
        for key, ms in (("B", 700), ("A", 700)):
            handheld.hold(key, ms)
            handheld.wait(3000)
            assert not view.is_sure
            handheld.press("B")
        handheld.wait(2000)
        assert view.ended == 1


def test_t11_double_water_takes_up_a_card_by_the_buttons():
    with begun(13) as (handheld, view):
        slots: list[int] = []
        while not slots:
            turn(handheld, view)
            game = view.seen
            cards = [game.hand(view.seat, k) for k in range(game.hand_size(view.seat))]
            slots = [k for k, card in enumerate(cards) if card < 8]
        laid = view.ended
        handheld.press("RIGHT", slots[0])
        handheld.press("A")
        assert view.prompt() == atoll.HINT_TAKE[0]
        handheld.press("UP")
        taking = view.taking
        card = view.seen.card(view.seat, taking)
        assert view.prompt() == atoll.HINT_TAKE[1]
        handheld.press("B")
        assert view.taking == NONE
        handheld.press("UP")
        handheld.press("A")
        assert view.seen.placing(view.seat) == card
        handheld.press("A", 2)
        while view.ended == laid:
            handheld.wait(20)
        game = view.session.game
        assert game.taken_up(view.seat) == taking
        assert game.card(view.seat, taking) == cards[slots[0]]
        assert game.card(view.seat, laid) == card


def test_leaving_keeps_the_turn_and_continue_goes_on_with_it():
    with begun(9) as (handheld, view):
        turn(handheld, view)
        handheld.wait(2000)
        handheld.press("RIGHT")
        screen(handheld).app.settings.asks = 1
        lay(handheld, view)
        handheld.wait(100)
        frame = handheld.frame()
        record = encode(view.session)
        handheld.hold("B", 700)
        handheld.press("UP")
        handheld.press("A")
        assert encode(saved(handheld)) == record
        nvm = handheld.nvm
    with Handheld(seed=1, nvm=nvm) as handheld:
        handheld.press("A")
        assert encode(screen(handheld).session) == record
        assert handheld.frame() == frame
