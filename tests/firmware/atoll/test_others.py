"""Atoll's other seats: opponents that think meanwhile, the recap, several people."""

from __future__ import annotations

from engine.atoll.rules import AWARD, CLAIM
from firmware.games.atoll.words import en as game_words
from firmware.words import en_menus as words
from host_sim.drive import Handheld
from tests.firmware.atoll.buttons import begun, lay, new_game, short_game, turn
from tests.firmware.ink import Ink
from tests.firmware.menus import screen, setting


def test_opponents_think_while_the_person_looks_and_plans():
    with Handheld(seed=5) as handheld:
        play = new_game(handheld, Players=2, Rivals=3)
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
        while not view.ended:
            handheld.wait(10)
            waited += 10
        assert waited < 3000
        assert list(moves)[-3:] == [*plan, 0]  # confirmed as planned


def test_looking_and_planning_does_not_disturb_opponents():
    played = []
    for is_busy in (False, True):
        with Handheld(seed=17) as handheld:
            play = short_game(handheld, Rivals=3)  # hard
            view = play.view
            for _ in range(4):
                for key in "DOWN A A B A B RIGHT DOWN B LEFT".split() if is_busy else ():
                    handheld.press(key)
                if not is_busy:
                    handheld.wait(4000)
                turn(handheld, view)
                handheld.press("B")
            played.append(list(play.session.moves)[:40])
    assert played[0] == played[1]


def test_recaps_can_be_skipped_one_by_one_and_all_at_once():
    with begun(6) as (handheld, view):
        lay(handheld, view)
        handheld.press("A")
        while not view.recap:
            handheld.wait(10)
        assert handheld.frame().count(b"\0") < 1024
        handheld.press("A")
        assert view.recap is None
        turn(handheld, view)  # ends with B, which skips all
        assert view.recap is None


def test_one_picture_tells_who_laid_and_claimed_what_and_down_shows_the_islands():
    told = []
    with begun(6, Players=1) as (handheld, view):
        for _ in range(4):
            lay(handheld, view)
            handheld.press("A")
            while not view.recap:
                handheld.wait(10)
            recap = view.recap
            _, rows = recap.pictures[0]
            news = bytes(view.session.game.news)
            assert b"".join(rows) == news
            told += rows
            assert recap.n == 1
            frame = handheld.frame()
            handheld.press("DOWN")
            sheet = view.sheet
            assert type(sheet).__name__ == "Islands"
            assert not view.recap
            placed = view.seen.placed(sheet.at, view.ended - 1)
            assert tuple(sheet._board._drawn[2:4]) == (placed >> 2 & 127, placed >> 9)  # ringed
            assert handheld.frame() != frame
            handheld.press("B")
            assert not view.sheet
    assert told


def test_ones_own_turn_follows_within_three_seconds_at_a_table_of_four():
    with begun(6, Players=1, Rivals=2) as (handheld, view):
        for laid in range(3):
            lay(handheld, view)
            handheld.press("A")
            waited = 0
            while view.ended == laid or view.recap:
                handheld.wait(20)
                waited += 20
            assert waited <= 3000


def test_what_ends_a_round_is_told_after_the_cards_laid_and_the_claims():
    with begun(6) as (handheld, view):
        for _ in range(9):
            turn(handheld, view)
        lay(handheld, view)
        handheld.press("A")
        while not view.recap:
            handheld.wait(10)
        recap = view.recap
        news = bytes(view.session.game.news)
        assert b"".join([row for _, rows in recap.pictures for row in rows]) == news
        ends = [news[at] != CLAIM for at in range(0, len(news), 4)]
        assert ends == sorted(ends)
        assert sum(ends) == 5  # four Awards and the second round
        assert recap.n == 3
        handheld.press("A", recap.n - 1)
        assert view.recap is recap
        assert recap.at == recap.n - 1
        handheld.press("A")
        assert view.recap is None


def test_recaps_pass_by_themselves_and_not_at_all_at_the_fastest_pace():
    with Handheld(seed=6) as handheld:
        setting(handheld, words.SETTING["pace"][0])
        handheld.press("LEFT", 2)  # at once
        handheld.press("B", 2)
        view = short_game(handheld).view
        lay(handheld, view)
        handheld.press("A")
        handheld.wait(1000)
        assert view.ended == 1
        assert view.recap is None
        handheld.machine.main["app"].settings.pace = 2
        lay(handheld, view)
        handheld.press("A")
        while not view.recap:
            handheld.wait(10)
        handheld.wait(15000)
        assert view.recap is None


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
        assert play.view.recap  # what has happened since is told to everybody
        handheld.press("B")
        assert play.view.ended == 1
        nvm = handheld.nvm
    with Handheld(seed=1, nvm=nvm) as handheld:
        handheld.press("A")  # Continue
        assert handheld.frame() == covered_first


def test_the_recap_of_the_last_turn_has_the_points_before_the_awards():
    with begun(6, Rounds=1) as (handheld, view):
        while view.ended < 9:
            turn(handheld, view)
        lay(handheld, view)
        handheld.press("A")
        while not view.recap:
            handheld.wait(100)
        game = view.seen
        won = [row[2] for kind, rows in view.recap.pictures if kind == AWARD for row in rows]
        before = [str(game.score(p) - 10 * won.count(p)) for p in range(game.players())]
        assert set(won) & set(range(game.players())), "somebody has an Award"
        ink = Ink()
        view.recap.draw(ink, True)
        shown = [arg for what, args in ink.strokes if what == "right" for arg in args]
        assert [text for text in shown if isinstance(text, str)] == before


def test_the_last_line_never_says_that_nobody_has_to_choose_yet():
    with begun(6) as (handheld, view):
        lay(handheld, view)
        view.is_sure = True
        view.before = 2
        assert view.prompt() == game_words.HINT_WAIT.format(n=2)
        view.before = 0
        assert view.prompt() == game_words.HINT_DONE
